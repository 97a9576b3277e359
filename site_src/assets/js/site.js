/* What scripts add to pages that read without them. One classic script, no library, works from file://.

   1. small things   the theme, the language menu, panels, copying, tips
   2. search         over window.minchiateRecords = [{t: title, w: words, k: kind, a: address, o: other spellings}],
                     fetched when first wanted
   3. comparison     filters, columns, differences; the state stands in the address
*/
(function () {
  "use strict";

  var doc = document;
  var root = doc.documentElement;
  var words = JSON.parse((doc.getElementById("site-words") || { textContent: "{}" }).textContent);
  var fromFile = location.protocol === "file:";

  function all(selector, within) {
    return Array.prototype.slice.call((within || doc).querySelectorAll(selector));
  }
  function make(tag, attributes, text) {
    var node = doc.createElement(tag);
    Object.keys(attributes || {}).forEach(function (name) { node.setAttribute(name, attributes[name]); });
    if (text) node.textContent = text;
    return node;
  }
  /* A folder opened from a disk shows its listing, so its index is named. */
  function openable(address) {
    return fromFile ? address.replace(/(^|\/)(?=$|[?#])/, "$1index.html") : address;
  }

  /* ---------- 1. small things ---------- */

  function theme() {
    var button = doc.querySelector("[data-theme-toggle]");
    if (!button) return;
    var system = window.matchMedia("(prefers-color-scheme: dark)");
    function dark() {
      var chosen = root.getAttribute("data-theme");
      return chosen ? chosen === "dark" : system.matches;
    }
    function show() {
      var label = button.querySelector("span");
      label.textContent = button.getAttribute(dark() ? "data-light" : "data-dark");
      button.title = label.textContent;
    }
    button.addEventListener("click", function () {
      var wanted = dark() ? "light" : "dark";
      var asSystem = (wanted === "dark") === system.matches;
      if (asSystem) root.removeAttribute("data-theme"); else root.setAttribute("data-theme", wanted);
      try {
        if (asSystem) localStorage.removeItem("minchiate-theme"); else localStorage.setItem("minchiate-theme", wanted);
      } catch (e) { /* a browser that keeps nothing: the choice holds for this page */ }
      show();
    });
    system.addEventListener("change", show);
    button.hidden = false;
    show();
  }

  function languages() {
    doc.addEventListener("click", function (event) {
      var link = event.target.closest && event.target.closest("a[data-keep-hash]");
      if (link) link.hash = location.hash;
    });
  }

  /* 404.html says the same in every language; an address in the folder of one of them asks for that one. */
  function notFound() {
    var said = all("[data-not-found]");
    var folder = location.pathname.slice((doc.body.getAttribute("data-root") || "").length).split("/")[0];
    var wanted = said.filter(function (part) { return part.lang === folder; })[0];
    if (!wanted) return;
    said.forEach(function (part) { part.hidden = part !== wanted; });
    doc.title = wanted.getAttribute("data-not-found");
  }

  /* Links name index.html, for a disk; on the web the address of a page is without it. */
  function files() {
    if (!fromFile) {
      var shown = location.pathname.replace(/\/index\.html$/, "/");
      if (shown !== location.pathname) history.replaceState(history.state, "", shown + location.search + location.hash);
      return;
    }
    doc.addEventListener("click", function (event) {
      var link = event.target.closest && event.target.closest("a[href]");
      if (link && link.protocol === "file:") link.href = openable(link.href);
    }, true);
  }

  /* <details data-pop>: a panel that closes when one leaves it. */
  function panels() {
    var pops = all("details[data-pop]");
    doc.addEventListener("click", function (event) {
      pops.forEach(function (pop) { if (pop.open && !pop.contains(event.target)) pop.open = false; });
    });
    doc.addEventListener("keydown", function (event) {
      if (event.key !== "Escape") return;
      pops.forEach(function (pop) {
        if (!pop.open) return;
        pop.open = false;
        if (pop.contains(doc.activeElement)) pop.querySelector("summary").focus();
      });
    });
    pops.forEach(function (pop) {
      pop.addEventListener("focusout", function (event) {
        if (event.relatedTarget && !pop.contains(event.relatedTarget)) pop.open = false;
      });
    });
  }

  var spoken;
  function say(text) {
    if (!spoken) {
      spoken = make("div", { role: "status", "class": "vh" });
      doc.body.appendChild(spoken);
    }
    spoken.textContent = "";
    setTimeout(function () { spoken.textContent = text; }, 30);
  }
  function copy(text, then) {
    function byHand() {
      var area = make("textarea", { "class": "vh", readonly: "" });
      area.value = text;
      doc.body.appendChild(area);
      area.select();
      var done = false;
      try { done = doc.execCommand("copy"); } catch (e) { done = false; }
      area.remove();
      then(done);
    }
    if (navigator.clipboard && window.isSecureContext) navigator.clipboard.writeText(text).then(function () { then(true); }, byHand);
    else byHand();
  }
  function flash(node, done) {
    var message = done ? words.copied : words.copyFailed;
    say(message);
    if (!done) return;
    if (!node.hasAttribute("data-was")) node.setAttribute("data-was", node.innerHTML);
    node.textContent = message;
    clearTimeout(node.flashing);
    node.flashing = setTimeout(function () { node.innerHTML = node.getAttribute("data-was"); }, 1600);
  }
  function copying() {
    all("button[data-copy], button[data-print]").forEach(function (button) { button.hidden = false; });
    doc.addEventListener("click", function (event) {
      var at = event.target.closest && event.target.closest("[data-copy], [data-copy-link], [data-print]");
      if (!at) return;
      if (at.hasAttribute("data-print")) {
        root.setAttribute("data-printing", at.getAttribute("data-print"));
        window.print();
        root.removeAttribute("data-printing");
      } else if (at.hasAttribute("data-copy-link")) {
        copy(at.href, function (done) { flash(at, done); });
      } else {
        copy(at.closest("section").querySelector("[data-copy-text]").textContent, function (done) { flash(at, done); });
      }
    });
  }

  /* <details data-cite-steps data-why="Decided by {reasons}.">: cites the step that the table shows, or that the address
     names. Each [data-pattern] in it is a form of the citation with the blanks {step} {why} {anchor} {key}. */
  var escapes = {
    text: function (words) { return words; },
    ris: function (words) { return words; },
    bibtex: function (words) { return words.replace(/~/g, "\\textasciitilde{}").replace(/[&%$#_]/g, "\\$&"); },
    json: function (words) { return JSON.stringify(words).slice(1, -1); }
  };
  function citingSteps() {
    var box = doc.querySelector("[data-cite-steps]");
    var record = doc.querySelector("minchiate-replay > script");
    if (!box || !record) return;
    var deal = JSON.parse(record.textContent), steps = {};
    deal.steps.forEach(function (step) { steps[step.id] = step; });
    function why(step) {
      var reasons = step.because.map(function (place) {
        var each = deal.reasons[place];
        return each.words + " (" + deal.words["evidence-" + each.evidence] + ")";
      });
      return reasons.length ? " " + box.getAttribute("data-why").replace("{reasons}", function () { return reasons.join("; "); }) : "";
    }
    function show(id) {
      if (!steps[id]) return;
      var reasons = why(steps[id]);
      all("[data-pattern]", box).forEach(function (node) {
        var escaped = escapes[node.getAttribute("data-form")];
        var blanks = { step: escaped(id), why: escaped(reasons), anchor: encodeURIComponent(id), key: id.toLowerCase().replace(/[^a-z0-9]+/g, "-") };
        node.textContent = node.getAttribute("data-pattern").replace(/\{(step|why|anchor|key)\}/g, function (_, name) { return blanks[name]; });
      });
    }
    function named() { try { show(decodeURIComponent(location.hash.slice(1))); } catch (e) { /* not a step of ours */ } }
    doc.addEventListener("minchiate-step", function (event) { show(event.detail.step); });
    window.addEventListener("hashchange", named);
    named();
  }

  /* <a data-tip title="...">: the gist of a passage on hover and on focus; Escape hides it, the pointer may rest on it. */
  function tips() {
    var tip, owner, leaving;
    function hide() {
      clearTimeout(leaving);
      if (!owner) return;
      tip.remove();
      owner.removeAttribute("aria-describedby");
      owner = null;
    }
    function soon() { clearTimeout(leaving); leaving = setTimeout(hide, 180); }
    function show(link) {
      if (owner === link) { clearTimeout(leaving); return; }
      hide();
      if (link.title) { link.setAttribute("data-tip", link.title); link.removeAttribute("title"); }
      if (!link.getAttribute("data-tip")) return;
      if (!tip) {
        tip = make("div", { role: "tooltip", id: "tip", "class": "tip" });
        tip.addEventListener("mouseenter", function () { clearTimeout(leaving); });
        tip.addEventListener("mouseleave", soon);
      }
      tip.textContent = link.getAttribute("data-tip");
      doc.body.appendChild(tip);
      owner = link;
      link.setAttribute("aria-describedby", "tip");
      var box = link.getBoundingClientRect();
      var left = Math.max(12, Math.min(box.left, root.clientWidth - tip.offsetWidth - 12));
      var below = box.bottom + 8 + tip.offsetHeight < root.clientHeight || box.top < tip.offsetHeight + 16;
      tip.style.left = left + window.scrollX + "px";
      tip.style.top = (below ? box.bottom + 8 : box.top - tip.offsetHeight - 8) + window.scrollY + "px";
    }
    function link(event) { return event.target.closest && event.target.closest("a[data-tip]"); }
    doc.addEventListener("mouseover", function (event) { if (link(event)) show(link(event)); });
    doc.addEventListener("mouseout", function (event) { if (link(event)) soon(); });
    doc.addEventListener("focusin", function (event) { if (link(event) && link(event).matches(":focus-visible")) show(link(event)); else if (owner) hide(); });
    doc.addEventListener("keydown", function (event) { if (event.key === "Escape") hide(); });
  }

  /* ---------- 2. search ---------- */

  function fold(text) {
    return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/\u00df/g, "ss").toLowerCase();
  }
  function pieces(text) {
    return fold(text).split(/[^a-z0-9]+/).filter(Boolean);
  }

  var index;
  function fetchRecords(address, then) {
    if (index) { then(index); return; }
    function ready() {
      index = (window.minchiateRecords || []).map(function (record) {
        return { record: record, title: " " + pieces(record.t).join(" ") + " ", text: " " + pieces([record.t, record.w, record.a, record.o || ""].join(" ")).join(" ") + " " };
      });
      then(index);
    }
    if (window.minchiateRecords) { ready(); return; }
    var script = doc.querySelector("script[data-records]");
    if (!script) {
      script = make("script", { src: address, "data-records": "" });
      doc.head.appendChild(script);
    }
    script.addEventListener("load", ready);
    script.addEventListener("error", function () { script.remove(); then(null); });
  }

  /* Every word asked for must begin a word of the record. Titles come first, then shorter titles. */
  function find(query) {
    var asked = pieces(query);
    if (!asked.length) return [];
    var found = [];
    index.forEach(function (entry) {
      var score = 0;
      for (var i = 0; i < asked.length; i++) {
        if (entry.text.indexOf(" " + asked[i]) < 0) return;
        if (entry.title.indexOf(" " + asked[i] + " ") >= 0) score += 4;
        else if (entry.title.indexOf(" " + asked[i]) >= 0) score += 3;
        else if (entry.text.indexOf(" " + asked[i] + " ") >= 0) score += 1;
      }
      found.push({ record: entry.record, score: score });
    });
    found.sort(function (a, b) { return b.score - a.score || a.record.t.length - b.record.t.length; });
    return found.map(function (each) { return each.record; });
  }
  /* -> [[kind, records]], the kind of the best record first */
  function grouped(records, most) {
    var kinds = [], by = {};
    records.forEach(function (record) {
      if (!by[record.k]) { by[record.k] = []; kinds.push(record.k); }
      if (by[record.k].length < most) by[record.k].push(record);
    });
    return kinds.map(function (kind) { return [kind, by[kind]]; });
  }
  function addressOf(record) {
    return openable((doc.body.getAttribute("data-root") || "") + record.a);
  }
  function kindName(kind) { return (words.kinds || {})[kind] || kind; }

  function searchBox() {
    var form = doc.querySelector("form[data-search]");
    if (!form) return;
    var input = form.querySelector("input");
    var panel = make("div", { "class": "results", hidden: "" });
    var list = panel.appendChild(make("div", { id: "search-results", role: "listbox", "aria-label": words.searchResults }));
    var none = panel.appendChild(make("p", {}, words.searchNone));
    var status = make("p", { role: "status", "class": "vh" });
    form.appendChild(panel);
    form.appendChild(status);
    form.action = openable(form.action);
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", "search-results");
    input.setAttribute("aria-expanded", "false");
    var options = [], at = -1, timer;

    function close() {
      panel.hidden = true;
      at = -1;
      input.setAttribute("aria-expanded", "false");
      input.removeAttribute("aria-activedescendant");
    }
    function choose(next) {
      if (options[at]) options[at].setAttribute("aria-selected", "false");
      at = next;
      if (at < 0) { input.removeAttribute("aria-activedescendant"); return; }
      options[at].setAttribute("aria-selected", "true");
      input.setAttribute("aria-activedescendant", options[at].id);
      options[at].scrollIntoView({ block: "nearest" });
    }
    function option(href, title, under) {
      var node = make("div", { role: "option", id: "found-" + options.length, "aria-selected": "false" }, title);
      if (under) node.appendChild(make("small", {}, under));
      node.go = href;
      options.push(node);
      return node;
    }
    function draw() {
      var query = input.value.trim();
      if (!query) { close(); return; }
      var records = find(query);
      list.textContent = "";
      options = [];
      at = -1;
      input.removeAttribute("aria-activedescendant");
      grouped(records, 5).slice(0, 6).forEach(function (group, i) {
        var box = make("div", { role: "group", "aria-labelledby": "found-kind-" + i });
        box.appendChild(make("span", { id: "found-kind-" + i, role: "presentation" }, kindName(group[0])));
        group[1].forEach(function (record) { box.appendChild(option(addressOf(record), record.t, record.w)); });
        list.appendChild(box);
      });
      if (records.length) list.appendChild(option(form.action + "?q=" + encodeURIComponent(query), words.searchAll + " (" + records.length + ")"));
      list.hidden = !records.length;
      none.hidden = !list.hidden;
      status.textContent = records.length ? words.searchCount.replace("{count}", records.length) : words.searchNone;
      panel.hidden = false;
      input.setAttribute("aria-expanded", String(records.length > 0));
    }
    function wanted() {
      if (index) { draw(); return; }
      status.textContent = words.searchLoading;
      fetchRecords(form.getAttribute("data-search"), function (got) {
        if (got) { if (input.value.trim()) draw(); } else status.textContent = words.searchFailed;
      });
    }
    input.addEventListener("focus", function () { if (!index) fetchRecords(form.getAttribute("data-search"), function () {}); });
    input.addEventListener("input", function () { clearTimeout(timer); timer = setTimeout(wanted, index ? 40 : 0); });
    input.addEventListener("keydown", function (event) {
      var count = options.length;
      if (event.key === "Escape") {
        if (!panel.hidden) { event.preventDefault(); close(); }
      } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        if (panel.hidden) { if (input.value.trim()) wanted(); return; }
        if (count) choose(event.key === "ArrowDown" ? (at + 1) % count : (at <= 0 ? count : at) - 1);
      } else if (event.key === "Enter" && !panel.hidden && options[at]) {
        event.preventDefault();
        location.href = options[at].go;
        close();
      }
    });
    list.addEventListener("mousedown", function (event) {
      var node = event.target.closest("[role=option]");
      event.preventDefault();
      if (node && event.button === 0) { location.href = node.go; close(); }
    });
    form.addEventListener("focusout", function (event) { if (!form.contains(event.relatedTarget)) close(); });
    doc.addEventListener("keydown", function (event) {
      if (event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !/^(INPUT|TEXTAREA|SELECT)$/.test(doc.activeElement.tagName) && !doc.activeElement.isContentEditable) {
        event.preventDefault();
        input.focus();
      }
    });
  }

  function searchPage() {
    var page = doc.querySelector("[data-search-page]");
    if (!page) return;
    var input = page.querySelector("input"), status = page.querySelector(".status"), found = page.querySelector(".found"), timer;
    page.hidden = false;
    input.value = new URLSearchParams(location.search).get("q") || "";
    function draw() {
      found.textContent = "";
      if (!input.value.trim()) { status.textContent = ""; return; }
      var records = find(input.value);
      status.textContent = records.length ? words.searchCount.replace("{count}", records.length) : words.searchNone;
      grouped(records, 200).forEach(function (group) {
        var list = make("ul");
        found.appendChild(make("h2", {}, kindName(group[0])));
        group[1].forEach(function (record) {
          var item = make("li");
          item.appendChild(make("a", { href: addressOf(record) }, record.t));
          if (record.w) item.appendChild(make("small", {}, record.w));
          list.appendChild(item);
        });
        found.appendChild(list);
      });
    }
    status.textContent = words.searchLoading;
    fetchRecords(page.getAttribute("data-search-records"), function (got) {
      if (got) draw(); else status.textContent = words.searchFailed;
    });
    input.addEventListener("input", function () {
      clearTimeout(timer);
      timer = setTimeout(function () { if (index) draw(); }, 60);
    });
  }

  /* ---------- 3. comparison ----------

     <form data-compare-form="compare" hidden>          shown by this script
       <input type=checkbox name=differ value=1>
       <ul data-compare-columns>
         <li> <input type=checkbox name=form value="online-table/pairs" data-first checked>     data-first: shown at first
              <button data-move="-1"> <button data-move="1">
       <input type=checkbox name=stage value=play>      none checked: all stages
       <input type=checkbox name=evidence value=silent> none checked: any evidence
       <output data-compare-count="form|stage|evidence">  <p data-compare-status data-template="{shown} of {all}">
       <button data-compare-copy>  <button data-compare-reset>
     <table id="compare" data-compare>
       <thead><tr><th>  <th data-form="online-table/pairs"> ...
       <tbody data-stage="play">
         <tr class="stage">                              the head of a stage, shown while a row of it is
         <tr data-stage data-question="play.king_rule">
           <th>  <td data-form data-evidence="stated crux" data-value="forced">
     <p data-compare-empty hidden>

     data-value is the value that is played; "" where the question does not arise; absent where it was not read.
     A row differs when two visible columns that were read have different values.
     The state stands in the fragment, as  #columns=a,b&stage=play,deal&evidence=silent&differ  (in any order; columns in the order
     in which they are shown); the same is also read from the query. A fragment without "=" or "differ" is a place. */

  function comparison() {
    var table = doc.querySelector("table[data-compare]");
    if (!table) return;
    var form = doc.querySelector('form[data-compare-form="' + table.id + '"]');
    if (!form) return;
    var chooser = form.querySelector("[data-compare-columns]");
    var status = form.querySelector("[data-compare-status]");
    var empty = doc.querySelector("[data-compare-empty]");
    var style = doc.head.appendChild(make("style"));
    var forms = all("input[name=form]", chooser).map(function (box) { return box.value; });
    var atFirst = all("input[data-first]", chooser).map(function (box) { return box.value; });
    var headRow = table.tHead.rows[0];
    var rows = all("tr[data-question]", table).map(function (tr) {
      var cells = {};
      all("td[data-form]", tr).forEach(function (td) {
        cells[td.getAttribute("data-form")] = { node: td, value: td.getAttribute("data-value"), evidence: (td.getAttribute("data-evidence") || "").split(" ") };
      });
      return { node: tr, stage: tr.getAttribute("data-stage"), cells: cells };
    });
    var standing = forms.slice();

    function checked(name) {
      return all("input[name=" + name + "]:checked", form).map(function (box) { return box.value; });
    }
    function tick(name, values) {
      all("input[name=" + name + "]", form).forEach(function (box) { box.checked = values.indexOf(box.value) >= 0; });
    }
    function order() {
      return all("input[name=form]", chooser).map(function (box) { return box.value; });
    }
    function arrange(wanted) {
      wanted.forEach(function (id) {
        chooser.appendChild(all("input[name=form]", chooser).filter(function (box) { return box.value === id; })[0].closest("li"));
      });
    }
    function place() {
      var now = order();
      if (now.join() !== standing.join()) {
        now.forEach(function (id) {
          headRow.appendChild(all("th[data-form]", headRow).filter(function (th) { return th.getAttribute("data-form") === id; })[0]);
        });
        rows.forEach(function (row) {
          now.forEach(function (id) { if (row.cells[id]) row.node.appendChild(row.cells[id].node); });
        });
        standing = now;
      }
      all("li", chooser).forEach(function (li, i, list) {
        li.querySelector('[data-move="-1"]').disabled = i === 0;
        li.querySelector('[data-move="1"]').disabled = i === list.length - 1;
      });
    }

    function show() {
      var columns = checked("form"), stages = checked("stage"), evidence = checked("evidence");
      var differ = checked("differ").length > 0, shown = 0;
      place();
      table.style.setProperty("--shown", Math.max(1, columns.length));
      style.textContent = forms.filter(function (id) { return columns.indexOf(id) < 0; })
        .map(function (id) { return '#' + table.id + ' [data-form="' + id + '"]{display:none}'; }).join("\n");
      rows.forEach(function (row) {
        var visible = !stages.length || stages.indexOf(row.stage) >= 0;
        var seen = null, differs = false, held = false;
        columns.forEach(function (id) {
          var cell = row.cells[id];
          if (!cell) return;
          if (cell.value !== null) {
            if (seen === null) seen = cell.value;
            else if (seen !== cell.value) differs = true;
          }
          var fits = !evidence.length || cell.evidence.some(function (word) { return evidence.indexOf(word) >= 0; });
          if (fits) held = true;
          cell.node.classList.toggle("faded", !fits);
        });
        if (differ && !differs) visible = false;
        if (evidence.length && !held) visible = false;
        row.node.hidden = !visible;
        if (visible) shown += 1;
      });
      all("tbody", table).forEach(function (body) {
        body.hidden = !body.querySelector("tr[data-question]:not([hidden])");
      });
      if (status) status.textContent = status.getAttribute("data-template").replace("{shown}", shown).replace("{all}", rows.length);
      if (empty) empty.hidden = shown > 0;
      [["form", columns.length + " / " + forms.length], ["stage", stages.length || ""], ["evidence", evidence.length || ""]].forEach(function (pair) {
        var out = form.querySelector('[data-compare-count="' + pair[0] + '"]');
        if (out) out.textContent = pair[1];
      });
    }

    function isState(text) { return /(^|&)(columns|stage|evidence)=|(^|&)differ(=|&|$)/.test(text); }
    function written() {
      var columns = order().filter(function (id) { return checked("form").indexOf(id) >= 0; });
      var parts = [];
      if (columns.join() !== forms.filter(function (id) { return atFirst.indexOf(id) >= 0; }).join()) parts.push("columns=" + columns.join(","));
      ["stage", "evidence"].forEach(function (name) { if (checked(name).length) parts.push(name + "=" + checked(name).join(",")); });
      if (checked("differ").length) parts.push("differ");
      return parts.join("&");
    }
    function read() {
      var hash = location.hash.slice(1), query = location.search.slice(1);
      var text = isState(hash) ? hash : isState(query) ? query : "";
      var given = new URLSearchParams(text);
      function list(name) { return (given.get(name) || "").split(",").filter(Boolean); }
      var columns = list("columns").filter(function (id) { return forms.indexOf(id) >= 0; });
      arrange(columns.concat(forms.filter(function (id) { return columns.indexOf(id) < 0; })));
      tick("form", columns.length ? columns : atFirst);
      tick("stage", list("stage"));
      tick("evidence", list("evidence"));
      tick("differ", given.has("differ") ? ["1"] : []);
      show();
    }
    function keep() {
      show();
      var text = written();
      history.replaceState(null, "", text || fromFile ? "#" + text : location.pathname);
    }

    form.hidden = false;
    form.addEventListener("submit", function (event) { event.preventDefault(); });
    form.addEventListener("change", keep);
    form.addEventListener("click", function (event) {
      var button = event.target.closest("button");
      if (!button) return;
      if (button.hasAttribute("data-move")) {
        var li = button.closest("li"), up = button.getAttribute("data-move") === "-1";
        var other = up ? li.previousElementSibling : li.nextElementSibling;
        if (other) chooser.insertBefore(li, up ? other : other.nextElementSibling);
        keep();
        (button.disabled ? li.querySelector("button:not(:disabled)") : button).focus();
      } else if (button.hasAttribute("data-compare-reset")) {
        arrange(forms);
        tick("form", atFirst);
        ["stage", "evidence", "differ"].forEach(function (name) { tick(name, []); });
        keep();
      } else if (button.hasAttribute("data-compare-copy")) {
        copy(location.href, function (done) { flash(button, done); });
      }
    });
    window.addEventListener("hashchange", function () { if (isState(location.hash.slice(1)) || !location.hash) read(); });
    read();
  }

  theme();
  languages();
  notFound();
  files();
  panels();
  copying();
  citingSteps();
  tips();
  searchBox();
  searchPage();
  comparison();
})();
