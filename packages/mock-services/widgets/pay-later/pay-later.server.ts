import { type MockWidget, scriptResponse } from '../mock-widgets.ts';

/** Mocks the library of Klarna: fills its element with the amount of three payments. */
export const payLaterScript: MockWidget = async () => scriptResponse(`(${run})()`);

/** Its source is inlined into the frame, so it must not use anything outside itself. */
function run(): void {
  const place = document.querySelector<HTMLElement>('klarna-placement');
  const { locale = 'en-GB', purchaseAmount = '0' } = place?.dataset ?? {};
  if (!place || !document.querySelector('script[data-client-id]')) return;
  const each = Math.ceil(Number(purchaseAmount) / 3) / 100;
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency: 'GBP' }).format(each);
  place.textContent = `3 × ${amount} · Klarna (demo)`;
}
