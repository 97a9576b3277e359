language-name = Italiano
