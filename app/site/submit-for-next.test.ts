import { expect, it, vi } from 'vitest';
import { NEXT_PAGE, TAKES_NEXT_PAGE } from '#commerce/links/next-page.ts';
import { takePageData } from './prefetch-page.ts';
import { submitForNext } from './submit-for-next.ts';

const ADDRESS = '/checkout/delivery.data?_routes=delivery';
const form = () => new Request('https://shop.example/checkout.data', { method: 'POST', body: 'email=' });
const next = () => new Request(`https://shop.example${ADDRESS}`);

it('keeps the data that comes with the answer to a form, for the page that the form leads to', async () => {
  const send = vi.fn(
    async (_: Request) =>
      new Response('["leads on"]\n["delivery"]\n["prices"]\n', {
        status: 202,
        headers: { [NEXT_PAGE]: ADDRESS },
      }),
  );
  const answer = await submitForNext(form(), send);
  expect(answer?.status).toBe(202);
  expect(await answer?.text()).toBe('["leads on"]\n');
  expect(await (await takePageData(next()))?.text()).toBe('["delivery"]\n["prices"]\n');
  expect(takePageData(next())).toBeNull();
  const [[sent] = []] = send.mock.calls;
  expect(sent?.headers.has(TAKES_NEXT_PAGE)).toBe(true);
  expect(await sent?.text()).toBe('email=');
});

it('leaves an answer without such data as it is', async () => {
  const answer = new Response('["errors"]\n', { status: 422 });
  expect(await submitForNext(form(), async () => answer)).toBe(answer);
});

it('sends nothing but forms', () => {
  expect(submitForNext(next(), async () => new Response())).toBeNull();
});
