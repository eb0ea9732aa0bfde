/** Styles of the panel; it lies outside the console's theme, which may not be loaded. */
export const overlayStyle = `
  section {
    position: fixed; inset: auto 16px 16px; z-index: 2147483647; max-height: 60vh; overflow: auto;
    max-width: 960px; margin: 0 auto; padding: 16px 20px; border-radius: 10px; border-left: 6px solid #d92d20;
    background: #1c1f26; color: #f4f5f7; box-shadow: 0 12px 40px rgb(0 0 0 / 45%);
    font: 14px/1.6 system-ui, 'PingFang SC', 'Microsoft YaHei', sans-serif;
  }
  header, footer { display: flex; gap: 16px; align-items: center; justify-content: space-between; }
  h2 { margin: 0; font-size: 15px; font-weight: 600; }
  article { margin-top: 12px; }
  p { margin: 2px 0; overflow-wrap: anywhere; white-space: pre-line; }
  code { color: #ffb4ab; font: 13px/1.6 ui-monospace, Consolas, monospace; overflow-wrap: anywhere; }
  pre { margin: 6px 0 0; padding: 8px 12px; overflow-x: auto; border-radius: 6px; background: #11141a; font: 13px/1.5 ui-monospace, Consolas, monospace; }
  pre > * { display: block; min-height: 1.5em; }
  mark { background: #4a1d20; color: inherit; }
  button { flex: none; padding: 4px 14px; border: 1px solid #6b7280; border-radius: 6px; background: none; color: inherit; font: inherit; cursor: pointer; }
  button:hover { background: #2b303b; }
  button:focus-visible { outline: 2px solid #8ab4ff; outline-offset: 2px; }
`
