import { Hono } from 'hono';
import type { PaymentStore } from './payment-store.ts';

const OUTCOMES = { yes: 'Authorised', no: 'Refused', cancel: 'Cancelled' } as const;

/** The page of the bank: the shopper confirms, refuses or cancels, and is redirected to the shop with the outcome. */
export function bankPages(store: PaymentStore): Hono {
  const app = new Hono();
  app.get('/:psp', (c) => {
    const payment = store.payments.get(c.req.param('psp'));
    if (!payment) return c.text('No such payment', 404);
    const answer = c.req.query('answer');
    if (answer === undefined) return c.html(page(payment.amount));
    if (!isAnswer(answer)) return c.text('No such answer', 400);
    const back = new URL(payment.returnUrl);
    back.searchParams.set('redirectResult', store.addRedirectOutcome(payment, OUTCOMES[answer]));
    return c.redirect(back.href, 303);
  });
  return app;
}

const isAnswer = (answer: string): answer is keyof typeof OUTCOMES => answer in OUTCOMES;

const page = ({ value, currency }: { value: number; currency: string }) =>
  `<!doctype html><html lang="en"><title>Your bank</title><h1>Is this you paying ${(value / 100).toFixed(2)} ${currency}?</h1>
<p><a href="?answer=yes">Yes</a> · <a href="?answer=no">No</a> · <a href="?answer=cancel">Back to the shop</a></p></html>`;
