export const TRY_ON_STYLE = `*{box-sizing:border-box}
html,body{height:100%}
body{margin:0;background:#faf8f4;color:#16150f;font:16px/1.5 system-ui,sans-serif}
.page{display:grid;grid-template-rows:auto minmax(0,1fr) auto;gap:12px;height:100%;padding:16px;max-width:1100px;margin:auto}
header{display:flex;align-items:center;justify-content:space-between;gap:16px}
h1{font:400 22px/1.2 Georgia,serif;margin:0}
#stage{display:grid;place-items:center;min-height:0;touch-action:none}
canvas{max-width:100%;max-height:100%;border-radius:2px;background:#e9e2d6}
#tools{display:grid;gap:12px}
fieldset{border:0;margin:0;padding:0;min-width:0}
legend{padding:0;font-size:14px;color:#5d594e}
.dots{display:flex;flex-wrap:wrap;gap:4px;max-height:100px;overflow:auto}
.dots label{position:relative;display:grid;place-items:center;width:44px;height:44px;border-radius:50%}
.dots span{width:30px;height:30px;border-radius:50%;box-shadow:inset 0 0 0 1px rgb(0 0 0/.15)}
.dots input{position:absolute;inset:0;opacity:0;margin:0}
.dots label:has(:checked){box-shadow:inset 0 0 0 2px #16150f}
.dots label:has(:focus-visible),button:focus-visible,.file:focus-within,input:focus-visible{outline:2px solid #1f5fbf;outline-offset:2px}
.row{display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center}
.row label{display:flex;gap:8px;align-items:center;font-size:14px}
button,.file{font:inherit;font-size:15px;padding:9px 16px;border:1px solid #16150f;border-radius:2px;background:transparent;color:inherit;cursor:pointer;min-height:44px}
.file input{position:absolute;width:1px;height:1px;opacity:0}
[hidden]{display:none!important}
small{color:#5d594e}
@media(min-width:900px){.page{grid-template-columns:minmax(0,1fr) 340px;grid-template-rows:auto minmax(0,1fr)}header{grid-column:1/-1}#tools{align-content:start}.dots{max-height:none}}`;
