import { Hono } from 'hono';
import { checkCard } from '../../../commerce/payments/sandbox/test-cards.ts';

interface TypedCard {
  token: string;
  brand: string;
  lastFour: string;
}

/**
 * Mocks the page with Adyen's secured fields: the card is typed here, and the shop reads the token that the fields would
 * have encrypted.
 */
export function cardPages(): Hono {
  const app = new Hono();
  const typed = new Map<string, TypedCard>();
  app.get('/:session', (c) => {
    const card = typed.get(c.req.param('session'));
    if (c.req.header('accept')?.includes('application/json')) return card ? c.json(card) : c.json({}, 404);
    return c.html(
      page(card ? `${card.brand} ending in ${card.lastFour}` : '', { ready: card !== undefined }),
    );
  });
  app.post('/:session', async (c) => {
    const form = await c.req.parseBody();
    const entered = {
      number: String(form.number),
      expiry: String(form.expiry),
      securityCode: String(form.code),
    };
    const check = checkCard(entered, new Date());
    if (!check.valid) return c.html(page(`Please check the ${check.field}.`, { wrong: check.field }), 422);
    const [month, year] = entered.expiry.split('/');
    const fields = {
      encryptedCardNumber: `test_${entered.number.replace(/[\s-]/g, '')}`,
      encryptedExpiryMonth: `test_${month?.trim()}`,
      encryptedExpiryYear: `test_20${year?.trim().slice(-2)}`,
      encryptedSecurityCode: `test_${entered.securityCode}`,
    };
    const token = Buffer.from(JSON.stringify(fields)).toString('base64');
    typed.set(c.req.param('session'), { token, brand: check.brand, lastFour: check.lastFour });
    return c.html(page(`${check.brand} ending in ${check.lastFour}`, { ready: true }));
  });
  return app;
}

/** Posts its state to the shop, never card digits, and submits the card when the shop requests it. */
function page(note: string, { ready = false, wrong = null as string | null }): string {
  const state = JSON.stringify({ source: 'card-field', ready, wrong });
  return `<!doctype html><title>Card</title><form method="post"><p role="status">${note}</p>
<label>Card number <input name="number" inputmode="numeric" autocomplete="cc-number" required></label>
<label>Expiry <input name="expiry" placeholder="MM/YY" autocomplete="cc-exp" required></label>
<label>Security code <input name="code" inputmode="numeric" autocomplete="cc-csc" required></label>
<button>Use this card</button></form><script>
const form = document.forms[0];
const report = () => parent.postMessage(${state}, '*');
report();
addEventListener('message', (event) => {
  if (event.source !== parent || event.data !== 'card-field:send') return;
  if (${ready} && !form.elements.number.value) report();
  else form.submit();
});</script>`;
}
