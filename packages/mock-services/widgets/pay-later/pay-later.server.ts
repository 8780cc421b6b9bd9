import { type StandIn, scriptAnswer } from '../../../../commerce/widgets/stand-ins.server.ts';

/** Speaks Klarna's library: it fills the place with what three payments would come to. */
export const payLaterScript: StandIn = async () => scriptAnswer(`(${run})()`);

/** Runs inside the frame: it must not use anything from outside itself. */
function run(): void {
  const place = document.querySelector<HTMLElement>('klarna-placement');
  const { locale = 'en-GB', purchaseAmount = '0' } = place?.dataset ?? {};
  if (!place || !document.querySelector('script[data-client-id]')) return;
  const each = Math.ceil(Number(purchaseAmount) / 3) / 100;
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency: 'GBP' }).format(each);
  place.textContent = `3 × ${amount} · Klarna (demo)`;
}
