interface CardFieldPage {
  /** Texts of `server/card-field.json`. */
  t: (key: string) => string;
  locale: string;
  stylesheet: string;
  nonce: string;
  wrong: 'number' | 'expiry' | 'securityCode' | null;
  card: { brand: string; lastFour: string } | null;
}

/**
 * The embedded provider's document for card numbers: a form in a frame. Card data is sent to the provider's address only;
 * the shop's page around it learns the state of the form, never a digit.
 */
export function cardFieldPage({ t, locale, stylesheet, nonce, wrong, card }: CardFieldPage): string {
  const field = (name: 'number' | 'expiry' | 'securityCode', more: string) => {
    const error =
      wrong === name ? `<span class="error" id="${name}-error">${toHtml(t(`errors.${name}`))}</span>` : '';
    const invalid = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : '';
    return `<label${name === 'number' ? ' class="whole"' : ''}>${toHtml(t(name))}
<input name="${name}" inputmode="numeric" required ${more}${invalid}>${error}</label>`;
  };
  const done = card
    ? `<p class="done" role="status">${toHtml(t('saved'))} ${toHtml(card.brand)} •••• ${toHtml(card.lastFour)}</p>`
    : '';
  const state = JSON.stringify({ source: 'card-field', ready: card !== null, wrong });
  return `<!doctype html><html lang="${toHtml(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${toHtml(t('number'))}</title><link rel="stylesheet" href="${toHtml(stylesheet)}"></head>
<body data-state="${toHtml(state)}"><form method="post" autocomplete="on">${done}
${field('number', 'autocomplete="cc-number" maxlength="23"')}
${field('expiry', 'autocomplete="cc-exp" maxlength="7" placeholder="MM/YY"')}
${field('securityCode', 'autocomplete="cc-csc" maxlength="4"')}
<button type="submit">${toHtml(t('save'))}</button></form>
<script nonce="${toHtml(nonce)}">${SCRIPT}</script></body></html>`;
}

/**
 * Reports the state of the form to the shop's page and sends the form when that page asks for it. The response updates the
 * errors and leaves what was typed in the fields.
 */
const SCRIPT = `document.body.classList.add('scripted');
const form = document.forms[0];
const stateOf = (page) => JSON.parse(page.body.dataset.state);
let state = stateOf(document);
const reportState = () => parent.postMessage(state, location.origin);
const applyResponse = (page) => {
  state = stateOf(page);
  if (state.ready) form.innerHTML = page.forms[0].innerHTML;
  else for (const input of form.querySelectorAll('input')) {
    const checked = page.forms[0].elements[input.name];
    input.nextElementSibling?.remove();
    if (checked.nextElementSibling) input.after(document.adoptNode(checked.nextElementSibling));
    for (const name of ['aria-invalid', 'aria-describedby'])
      checked.hasAttribute(name) ? input.setAttribute(name, checked.getAttribute(name)) : input.removeAttribute(name);
  }
  reportState();
  form.querySelector('[aria-invalid]')?.focus();
};
const send = () => fetch(location.href, { method: 'POST', body: new URLSearchParams(new FormData(form)) })
  .then((response) => response.text())
  .then((text) => applyResponse(new DOMParser().parseFromString(text, 'text/html')))
  .catch(() => form.submit());
reportState();
form.addEventListener('submit', (event) => {
  event.preventDefault();
  send();
});
addEventListener('message', (event) => {
  if (event.origin !== location.origin || event.data !== 'card-field:send') return;
  if (state.ready && !form.elements.number.value) reportState();
  else send();
});`;

function toHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
