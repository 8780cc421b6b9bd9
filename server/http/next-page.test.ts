import { expect, it, vi } from 'vitest';
import { NEXT_PAGE, TAKES_NEXT_PAGE } from '#commerce/links/next-page.ts';
import { withNextPage } from './next-page.server.ts';

const ADDRESS = '/checkout/delivery.data?_routes=delivery';
const form = (headers: Record<string, string> = { [TAKES_NEXT_PAGE]: '1' }) =>
  new Request('https://shop.example/checkout.data', {
    method: 'POST',
    headers: { cookie: 'basket=1', 'content-type': 'text/plain', ...headers },
    body: 'email=',
  });
const answer = (status = 202) =>
  new Response('["leads on"]\n', { status, headers: { [NEXT_PAGE]: ADDRESS } });

it('appends the data of the page that a form leads to, as the same visitor would get it', async () => {
  const render = vi.fn(async (_: Request) => new Response('["delivery"]\n'));
  const response = await withNextPage(form(), answer(), render);
  expect(response.status).toBe(202);
  expect(response.headers.get(NEXT_PAGE)).toBe(ADDRESS);
  expect(await response.text()).toBe('["leads on"]\n["delivery"]\n');
  const [[asked] = []] = render.mock.calls;
  expect(asked?.method).toBe('GET');
  expect(asked?.url).toBe(`https://shop.example${ADDRESS}`);
  expect(Object.fromEntries(asked?.headers ?? [])).toEqual({ cookie: 'basket=1' });
});

it.each([
  ['the page does not take it', form({}), answer(), 200],
  ['the form leads there by a document', form(), answer(302), 200],
  ['the next page leads on itself', form(), answer(), 202],
  ['the next page fails', form(), answer(), 500],
])('answers the form alone when %s', async (_, request, own, nextStatus) => {
  const { status } = own;
  const response = await withNextPage(
    request,
    own,
    async () => new Response('["next"]\n', { status: nextStatus }),
  );
  expect(response.status).toBe(status);
  expect(response.headers.has(NEXT_PAGE)).toBe(false);
  expect(await response.text()).toBe('["leads on"]\n');
});

it('leaves any other answer as it is', async () => {
  const own = new Response('["a form with errors"]\n', { status: 422 });
  expect(await withNextPage(form(), own, async () => new Response('next'))).toBe(own);
});
