"""Which pages there are, at what address, in which words; and how they become a site.

- `addresses`: the only maker of addresses. `words`, `prose`: messages of the interface, our texts.
- `kinds`: every kind of page, from the views to drafts. `core`: drafts to pages, knowing no MkDocs.
- `frame`, `head`: what stands around a page, and what is said of it in its head.
- `search`: the records of the search. `written`: the files beside pages, and the way out.
- `build`: from a folder of data to the pages. `plugin`: MkDocs hooks and nothing else.
- `checker`, `well_formed`, `markup`: a built site is looked through.

May import the views and the model; `build` and `plugin` also loading and replay. No sentence for
a reader stands here: words come from generator/words, prose from the data.
"""
