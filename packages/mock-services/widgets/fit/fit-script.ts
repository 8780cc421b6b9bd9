import { scriptValue } from '../../../../commerce/widgets/widget-page.ts';
import { allWidgetTexts } from '../widget-texts.ts';
import { type Body, recommendSize } from './recommend-size.ts';

export interface FitTexts {
  intro: string;
  height: string;
  weight: string;
  fit: string;
  close: string;
  regular: string;
  loose: string;
  send: string;
  /** `%s` is the size. */
  answer: string;
  none: string;
  note: string;
}

/** By language code, with which the vendor's locale (`en_GB`) starts. */
function fitTexts(): Record<string, FitTexts> {
  return Object.fromEntries([...allWidgetTexts()].map(([language, { fit }]) => [language.slice(0, 2), fit]));
}

/** Mocks the script of True Fit: defines `tfcapi`, fills the marked element and calls back with a size. */
export function fitScript(): string {
  return `(${run})(${scriptValue(fitTexts())}, ${recommendSize})`;
}

type Recommend = (sizes: readonly string[], body: Body) => string | null;
type Tfcapi = ((...call: unknown[]) => void) & { q?: unknown[][] };

/** Its source is inlined into the frame, so it must not use anything outside itself. */
function run(texts: Record<string, FitTexts>, recommend: Recommend): void {
  const frame = window as unknown as Window & { tfcapi?: Tfcapi };
  const listeners: ((result: { size: string }) => void)[] = [];
  const queued = frame.tfcapi?.q ?? [];
  frame.tfcapi = (name, ...rest) => {
    if (name === 'event' && typeof rest[2] === 'function') listeners.push(rest[2] as (typeof listeners)[0]);
    if (name === 'calculate') document.querySelectorAll<HTMLElement>('.tfc-fitrec-product').forEach(show);
  };
  for (const call of queued) frame.tfcapi(...call);

  function show(element: HTMLElement): void {
    const { locale = 'en_GB', availablesizes = '' } = element.dataset;
    const t = texts[locale.slice(0, 2)] ?? texts.en!;
    const sizes = availablesizes.split(':').filter(Boolean);
    element.innerHTML = `<style>
form{display:grid;gap:16px;padding:20px}p,fieldset{margin:0;border:0;padding:0}
label{display:grid;gap:4px;font-weight:500}.row{display:grid;grid-template-columns:1fr 1fr;gap:16px}
input[type=number]{font:inherit;padding:10px 12px;border:1px solid #857f71;border-radius:2px;background:#fffefb;min-width:0}
legend{font-weight:500;padding:0;margin-bottom:8px}.ways{display:grid;grid-template-columns:repeat(3,1fr);gap:8px}
.ways label{position:relative;border:1px solid #857f71;border-radius:2px;text-align:center;padding:10px 4px;font-weight:400}
.ways input{position:absolute;inset:0;opacity:0;margin:0}.ways label:has(:checked){background:#16150f;color:#faf8f4}
label:has(:focus-visible),button:focus-visible,input:focus-visible{outline:2px solid #1f5fbf;outline-offset:2px}
button{font:inherit;font-weight:500;padding:12px;border:0;border-radius:2px;background:#16150f;color:#faf8f4}
output{display:block;font-size:20px;min-height:30px}small{color:#5d594e}</style>
<form><p>${t.intro}</p><div class="row">
<label>${t.height}<input type="number" name="height" min="120" max="230" required inputmode="numeric"></label>
<label>${t.weight}<input type="number" name="weight" min="30" max="250" required inputmode="numeric"></label></div>
<fieldset><legend>${t.fit}</legend><div class="ways">${(['close', 'regular', 'loose'] as const)
      .map(
        (fit) =>
          `<label><input type="radio" name="fit" value="${fit}"${fit === 'regular' ? ' checked' : ''}>${t[fit]}</label>`,
      )
      .join('')}</div></fieldset>
<button type="submit">${t.send}</button><output aria-live="polite"></output><small>${t.note}</small></form>`;
    const form = element.querySelector('form')!;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const given = new FormData(form);
      const size = recommend(sizes, {
        height: Number(given.get('height')),
        weight: Number(given.get('weight')),
        fit: given.get('fit') as Body['fit'],
      });
      form.querySelector('output')!.textContent = size ? t.answer.replace('%s', size) : t.none;
      if (size) for (const listener of listeners) listener({ size });
    });
  }
}
