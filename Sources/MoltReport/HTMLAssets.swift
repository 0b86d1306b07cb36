/// The look of the page, and its search.
enum HTMLAssets {
  static let style = """

    :root { --ink: #1c2430; --dim: #5d6878; --paper: #fbfaf8; --sheet: #fff; --line: #e2ded6; --accent: #b8501c;
      --good: #2b7a4b; --warn: #96600a; --bad: #b3261e; --del: #fbe9e7; --ins: #e4f3e8; --code: #f1eee8; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #e4e6ea; --dim: #9aa4b2; --paper: #14171c; --sheet: #1c2027; --line: #323843; --accent: #f0925a;
        --good: #6cc791; --warn: #e2ac57; --bad: #f28b82; --del: #3d2422; --ins: #1d3527; --code: #272c35; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
    header { position: sticky; top: 0; z-index: 1; background: var(--sheet); border-bottom: 1px solid var(--line); }
    .bar, main, footer { max-width: 62rem; margin: 0 auto; padding: 0.6rem 1rem; }
    .bar { display: flex; gap: 1rem; align-items: center; }
    h1 { font-size: 1.15rem; margin: 0; white-space: nowrap; color: var(--accent); }
    input { flex: 1; min-width: 0; font: inherit; padding: 0.4rem 0.7rem; color: inherit; background: var(--paper);
      border: 1px solid var(--line); border-radius: 0.5rem; }
    h2 { font-size: 1.1rem; margin: 2rem 0 0.6rem; }
    small { color: var(--dim); font-weight: normal; font-size: 0.85rem; }
    .lead { font-size: 1.05rem; margin: 1rem 0; }
    .cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: 0.7rem; }
    .card { background: var(--sheet); border: 1px solid var(--line); border-radius: 0.6rem; padding: 0.7rem 0.9rem; }
    .card b { display: block; font-size: 1.5rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
    .card span { color: var(--dim); font-size: 0.9rem; }
    .card.good b { color: var(--good); }
    .card.warn b { color: var(--warn); }
    table { width: 100%; border-collapse: collapse; background: var(--sheet); border: 1px solid var(--line); }
    th, td { text-align: left; padding: 0.45rem 0.7rem; border-bottom: 1px solid var(--line); vertical-align: top; }
    th { color: var(--dim); font-weight: 600; font-size: 0.85rem; }
    .n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
    .name { overflow-wrap: anywhere; }
    .meter { height: 0.5rem; min-width: 6rem; margin-top: 0.45rem; background: var(--code); border-radius: 1rem;
      overflow: hidden; }
    .meter i { display: block; height: 100%; background: var(--good); }
    details { background: var(--sheet); border: 1px solid var(--line); border-radius: 0.5rem; margin: 0.4rem 0;
      padding: 0 0.8rem; }
    summary { cursor: pointer; padding: 0.5rem 0; overflow-wrap: anywhere; }
    details[open] { padding-bottom: 0.8rem; }
    .count { display: inline-block; min-width: 2.2rem; margin-right: 0.3rem; text-align: right;
      font-variant-numeric: tabular-nums; }
    .count.warning { color: var(--warn); }
    .count.error { color: var(--bad); }
    .kind { border-top: 1px solid var(--line); padding: 0.5rem 0; }
    .kind p { margin: 0 0 0.4rem; overflow-wrap: anywhere; }
    code, pre, figcaption, .places { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
      font-size: 0.86rem; }
    code { background: var(--code); border-radius: 0.25rem; padding: 0.05rem 0.3rem; overflow-wrap: anywhere; }
    figure { margin: 0.3rem 0; border: 1px solid var(--line); border-radius: 0.4rem; overflow: hidden; }
    figcaption { color: var(--dim); padding: 0.25rem 0.6rem; border-bottom: 1px solid var(--line);
      overflow-wrap: anywhere; }
    pre { margin: 0; overflow-x: auto; line-height: 1.45; padding: 0.3rem 0; }
    pre > * { display: block; width: max-content; min-width: 100%; padding: 0 0.6rem; text-decoration: none; tab-size: 4; }
    del { background: var(--del); }
    ins { background: var(--ins); }
    .why { color: var(--dim); margin: 0.2rem 0 0.6rem; padding-left: 1.2rem; }
    p.why { padding-left: 0; white-space: pre-line; }
    .places { columns: 22rem; margin: 0.5rem 0 0; padding-left: 1.2rem; overflow-wrap: anywhere; }
    footer { color: var(--dim); font-size: 0.85rem; padding-bottom: 3rem; }
    [hidden] { display: none !important; }
    @media (max-width: 34rem) {
      .bar { flex-direction: column; align-items: stretch; gap: 0.3rem; }
      th, td { padding: 0.4rem 0.5rem; }
      .cards { grid-template-columns: 1fr 1fr; }
      .meter { min-width: 4rem; }
      .places { columns: auto; }
    }

    """

  /// Hides what does not hold every word of the search, and groups of which nothing is left.
  static let script = """

    const items = [...document.querySelectorAll('.item')];
    for (const item of items) item.words = item.textContent.toLowerCase();
    const groups = [...document.querySelectorAll('details.rule'), ...document.querySelectorAll('section')];
    const search = document.getElementById('search');
    function show() {
      const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
      let count = 0;
      for (const item of items) {
        const rule = item.closest('details.rule');
        const text = rule && rule !== item ? item.words + ' ' + rule.firstElementChild.textContent.toLowerCase() : item.words;
        item.hidden = !words.every(word => text.includes(word));
        if (!item.hidden) count += 1;
      }
      for (const group of groups) {
        const rest = group.querySelector('.item:not([hidden])');
        group.hidden = !rest;
        if (group.matches('details.rule') && words.length) group.open = !!rest;
      }
      document.getElementById('none').hidden = count > 0 || !words.length;
    }
    search.addEventListener('input', show);

    """
}
