import type { CardFieldTexts } from './card-field-texts.ts';

interface CardFieldPage {
  texts: CardFieldTexts;
  locale: string;
  stylesheet: string;
  nonce: string;
  wrong: 'number' | 'expiry' | 'securityCode' | null;
  card: { brand: string; lastFour: string } | null;
}

/**
 * The embedded provider's page for card numbers: an ordinary form in a frame. What is typed is sent to the provider's
 * address alone; the shop around it hears "ready" or "not yet", never a digit.
 */
export function cardFieldPage({ texts, locale, stylesheet, nonce, wrong, card }: CardFieldPage): string {
  const field = (name: 'number' | 'expiry' | 'securityCode', more: string) => {
    const error =
      wrong === name ? `<span class="error" id="${name}-error">${toHtml(texts.errors[name])}</span>` : '';
    const invalid = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : '';
    return `<label${name === 'number' ? ' class="whole"' : ''}>${toHtml(texts[name])}
<input name="${name}" inputmode="numeric" required ${more}${invalid}>${error}</label>`;
  };
  const done = card
    ? `<p class="done" role="status">${toHtml(texts.saved)} ${toHtml(card.brand)} •••• ${toHtml(card.lastFour)}</p>`
    : '';
  const state = JSON.stringify({ source: 'card-field', ready: card !== null, wrong });
  return `<!doctype html><html lang="${toHtml(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${toHtml(texts.number)}</title><link rel="stylesheet" href="${toHtml(stylesheet)}"></head>
<body data-state="${toHtml(state)}"><form method="post" autocomplete="on">${done}
${field('number', 'autocomplete="cc-number" maxlength="23"')}
${field('expiry', 'autocomplete="cc-exp" maxlength="7" placeholder="MM/YY"')}
${field('securityCode', 'autocomplete="cc-csc" maxlength="4"')}
<button type="submit">${toHtml(texts.save)}</button></form>
<script nonce="${toHtml(nonce)}">${SCRIPT}</script></body></html>`;
}

/**
 * Tells the shop's page how it stands, and sends the form when asked to. What was typed stays in its fields: the answer
 * brings only what is wrong with it, or that all is well.
 */
const SCRIPT = `document.body.classList.add('scripted');
const form = document.forms[0];
const stateOf = (page) => JSON.parse(page.body.dataset.state);
let state = stateOf(document);
const tell = () => parent.postMessage(state, location.origin);
const take = (answer) => {
  state = stateOf(answer);
  if (state.ready) form.innerHTML = answer.forms[0].innerHTML;
  else for (const input of form.querySelectorAll('input')) {
    const told = answer.forms[0].elements[input.name];
    input.nextElementSibling?.remove();
    if (told.nextElementSibling) input.after(document.adoptNode(told.nextElementSibling));
    for (const name of ['aria-invalid', 'aria-describedby'])
      told.hasAttribute(name) ? input.setAttribute(name, told.getAttribute(name)) : input.removeAttribute(name);
  }
  tell();
  form.querySelector('[aria-invalid]')?.focus();
};
const send = () => fetch(location.href, { method: 'POST', body: new URLSearchParams(new FormData(form)) })
  .then((answer) => answer.text())
  .then((text) => take(new DOMParser().parseFromString(text, 'text/html')))
  .catch(() => form.submit());
tell();
form.addEventListener('submit', (event) => {
  event.preventDefault();
  send();
});
addEventListener('message', (event) => {
  if (event.origin !== location.origin || event.data !== 'card-field:send') return;
  if (state.ready && !form.elements.number.value) tell();
  else send();
});`;

function toHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
