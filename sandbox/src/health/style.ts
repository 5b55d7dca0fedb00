/** Of the pages of health. */
export const style = `
  h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; overflow-wrap: anywhere; }
  h3 { font-size: 1.0625rem; margin: 0; overflow-wrap: anywhere; }
  h4 { font-size: .9375rem; margin: 1rem 0 .25rem; }
  form { background: #fff; border: 1px solid #c9d2db; border-radius: 8px; padding: 1rem 1.25rem; }
  form div { display: flex; gap: .5rem; }
  label { font-weight: 700; }
  input { flex: 1; min-width: 0; font: inherit; padding: .25rem .5rem; border: 1px solid #75869a; border-radius: 4px; }
  button { font: inherit; font-weight: 700; padding: .25rem 1.25rem; border: 0; border-radius: 4px;
    background: #0b5cad; color: #fff; white-space: nowrap; }
  [role="alert"] { margin: .5rem 0 0; color: #a31919; }
  nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 1rem 0 0; }
  article, ol li { background: #fff; border: 1px solid #c9d2db; border-radius: 8px; padding: 1rem 1.25rem; margin: 0 0 1rem; }
  .head { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: baseline; justify-content: space-between;
    color: #4a5866; font-size: .875rem; }
  .head h2, .head h3 { margin: 0; color: #1c2733; font-size: 1.0625rem; }
  .figures { display: grid; grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); gap: .5rem; margin: .75rem 0; }
  .figures div { background: #f4f6f8; border-radius: 4px; padding: .25rem .75rem; }
  dt { color: #4a5866; font-size: .8125rem; }
  dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
  .figures dd { font-size: 1.25rem; font-weight: 700; line-height: 1.4; font-variant-numeric: tabular-nums; }
  .figures .bad dd, li.bad h2 { color: #a31919; }
  figure { margin: .75rem 0 0; }
  svg { display: block; width: 100%; height: 4rem; background: #f4f6f8; border-block-end: 1px solid #75869a; }
  rect.visits { fill: #0b5cad; } rect.errors { fill: #c22f2f; }
  figcaption { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; color: #4a5866; font-size: .8125rem; }
  figcaption span:last-child { flex-basis: 100%; }
  figcaption i { display: inline-block; width: .75em; height: .75em; margin-inline-end: .25em; }
  i.visits { background: #0b5cad; } i.errors { background: #c22f2f; }
  ul { margin: 0; padding-inline-start: 1.25rem; overflow-wrap: anywhere; }
  ol { list-style: none; margin: 0; padding: 0; }
  .build { margin: 0; color: #4a5866; font-size: .875rem; overflow-wrap: anywhere; }
  li dl { margin: .5rem 0 0; display: grid; gap: .25rem; }
  .wide { overflow-x: auto; }
  table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
  th, td { border-block-end: 1px solid #c9d2db; padding: .125rem .5rem; text-align: end; white-space: nowrap; }
  th:first-child { text-align: start; }
`;
