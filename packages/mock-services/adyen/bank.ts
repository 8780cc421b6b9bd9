import { Hono } from 'hono';
import type { Books } from './books.ts';

const ANSWERS = { yes: 'Authorised', no: 'Refused', cancel: 'Cancelled' } as const;

/** The bank's page, where the shopper says yes or no, or turns back; what they said travels with them. */
export function bankPages(books: Books): Hono {
  const app = new Hono();
  app.get('/:psp', (c) => {
    const payment = books.payments.get(c.req.param('psp'));
    if (!payment) return c.text('No such payment', 404);
    const said = c.req.query('answer');
    if (said === undefined) return c.html(page(payment.amount));
    if (!isAnswer(said)) return c.text('No such answer', 400);
    const back = new URL(payment.returnUrl);
    back.searchParams.set('redirectResult', books.judge(payment, ANSWERS[said]));
    return c.redirect(back.href, 303);
  });
  return app;
}

const isAnswer = (said: string): said is keyof typeof ANSWERS => said in ANSWERS;

const page = ({ value, currency }: { value: number; currency: string }) =>
  `<!doctype html><html lang="en"><title>Your bank</title><h1>Is this you paying ${(value / 100).toFixed(2)} ${currency}?</h1>
<p><a href="?answer=yes">Yes</a> · <a href="?answer=no">No</a> · <a href="?answer=cancel">Back to the shop</a></p></html>`;
