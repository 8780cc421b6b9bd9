import type { Advisor } from '../../../../commerce/events/data-layer-event.ts';
import type { AdvisorSuggestion } from '../../../../commerce/widgets/advisor/provider.ts';
import { escapeHtml, scriptValue, type WidgetPage } from '../../../../commerce/widgets/widget-page.ts';
import { CONSULTATIONS } from './questions.ts';

export interface AdvisorTexts {
  titles: Record<Advisor, string>;
  /** By name of the question, then by answer. */
  questions: Record<string, { ask: string; answers: Record<string, string> }>;
  send: string;
  result: string;
  none: string;
  add: string;
  addAll: string;
  added: string;
  basket: string;
  again: string;
}

interface AdvisorPage {
  kind: Advisor;
  locale: string;
  shop: string;
  texts: AdvisorTexts;
  /** Given answers by name of the question. */
  given: Record<string, string>;
  /** Null until all questions are answered. */
  suggestions: AdvisorSuggestion[] | null;
}

const STYLE = `*{box-sizing:border-box}body{margin:0;background:#faf8f4;color:#16150f;font:16px/1.5 system-ui,sans-serif}
.page{display:grid;gap:24px;padding:24px;max-width:720px;margin:auto}
h1{font:400 26px/1.2 Georgia,serif;margin:0}h2{font-size:16px;margin:0;color:#5d594e;font-weight:500}
form{display:grid;gap:24px}fieldset{border:0;margin:0;padding:0}legend{padding:0 0 8px;font-weight:500}
.answers{display:flex;flex-wrap:wrap;gap:8px}.answers label{position:relative;border:1px solid #857f71;border-radius:999px;padding:9px 18px;min-height:44px}
.answers input{position:absolute;inset:0;opacity:0;margin:0}.answers label:has(:checked){background:#16150f;color:#faf8f4}
label:has(:focus-visible),button:focus-visible,a:focus-visible{outline:2px solid #1f5fbf;outline-offset:2px}
button,.again{font:inherit;font-weight:500;min-height:44px;padding:10px 20px;border:1px solid #16150f;border-radius:2px;background:#16150f;color:#faf8f4;cursor:pointer}
button.quiet,.again{background:transparent;color:#16150f}button[disabled]{opacity:.6}
ul{list-style:none;margin:0;padding:0;display:grid;gap:20px}li{display:grid;grid-template-columns:96px minmax(0,1fr);gap:16px;align-items:start}
img{width:96px;aspect-ratio:1/1.25;object-fit:cover;background:#f2eee6;border-radius:2px}p{margin:0}.soft{color:#5d594e;font-size:14px}
li button{margin-top:8px}.row{display:flex;flex-wrap:wrap;gap:12px}`;

export function advisorPage({ kind, locale, shop, texts, given, suggestions }: AdvisorPage): WidgetPage {
  return {
    title: texts.titles[kind],
    locale,
    style: STYLE,
    body: `<section class="page"><h1>${escapeHtml(texts.titles[kind])}</h1>${
      suggestions ? results(suggestions, { kind, locale, texts }) : questions({ kind, locale, texts, given })
    }</section>`,
    bridge: `(${run})(${scriptValue(shop)}, ${scriptValue(texts.added)})`,
    script: null,
    hosts: [],
  };
}

function questions({ kind, locale, texts, given }: Pick<AdvisorPage, 'kind' | 'locale' | 'texts' | 'given'>) {
  const asked = CONSULTATIONS[kind].questions.map(({ name, answers }) => {
    const { ask, answers: labels } = texts.questions[name]!;
    const choices = answers.map(
      ({ value }) =>
        `<label><input type="radio" name="${name}" value="${value}" required${
          given[name] === value ? ' checked' : ''
        }>${escapeHtml(labels[value]!)}</label>`,
    );
    return `<fieldset><legend>${escapeHtml(ask)}</legend><div class="answers">${choices.join('')}</div></fieldset>`;
  });
  return `<form method="get"><input type="hidden" name="kind" value="${kind}"><input type="hidden" name="locale" value="${escapeHtml(
    locale,
  )}">${asked.join('')}<div><button>${escapeHtml(texts.send)}</button></div></form>`;
}

function results(
  suggestions: AdvisorSuggestion[],
  { kind, locale, texts }: Pick<AdvisorPage, 'kind' | 'locale' | 'texts'>,
) {
  const again = `<a class="again" href="?${escapeHtml(String(new URLSearchParams({ kind, locale })))}">${escapeHtml(texts.again)}</a>`;
  if (suggestions.length === 0) return `<p>${escapeHtml(texts.none)}</p><div class="row">${again}</div>`;
  const items = suggestions.map(
    ({ sku, name, brand, detail, price, picture }) =>
      `<li>${
        picture ? `<img src="${escapeHtml(picture.src)}" alt="${escapeHtml(picture.alt)}">` : '<span></span>'
      }<div><p class="soft">${escapeHtml(brand)}</p><p>${escapeHtml(name)}</p><p class="soft">${escapeHtml(
        detail,
      )}</p><p>${escapeHtml(price)}</p><button type="button" class="quiet" data-skus="${escapeHtml(sku)}">${escapeHtml(texts.add)}<span hidden> ${escapeHtml(name)}</span></button></div></li>`,
  );
  const all = suggestions.map(({ sku }) => sku).join(' ');
  const addAll =
    suggestions.length > 1
      ? `<button type="button" data-skus="${escapeHtml(all)}">${escapeHtml(texts.addAll)}</button>`
      : '';
  return `<h2>${escapeHtml(texts.result)}</h2><ul>${items.join('')}</ul><div class="row">${addAll}<button type="button" class="quiet" data-checkout>${escapeHtml(
    texts.basket,
  )}</button>${again}</div>`;
}

/** Its source is inlined into the frame, so it must not use anything outside itself. */
function run(shop: string, added: string): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button');
    if (!button) return;
    if (button.hasAttribute('data-checkout')) parent.postMessage({ type: 'checkout' }, shop);
    const { skus } = button.dataset;
    if (!skus) return;
    const products = skus.split(' ').map((sku) => ({ sku }));
    parent.postMessage({ type: 'add_to_cart', products }, shop);
    button.textContent = added;
    button.disabled = true;
  });
}
