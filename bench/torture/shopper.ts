import { randomUUID } from 'node:crypto';
import { address } from '#tests/shop-fixture.ts';

export interface Bought {
  status: number;
  text: string;
  isPlaced: boolean;
}

/** The payment data of a wallet, in which the sandbox and the mock provider read how they are to respond. */
export const walletToken = (behaviour = 'authorise') =>
  btoa(
    JSON.stringify({
      version: 'EC_v1',
      data: `sandbox:${behaviour}`,
      signature: 'x',
      header: { ephemeralPublicKey: 'x', publicKeyHash: 'x', transactionId: randomUUID() },
    }),
  );

/** One shopper with a session and an address of their own, who buys over HTTP like the Apple Pay sheet. */
export function createShopper(port: number, number: number) {
  let cookie = 'consent=necessary';
  const headers = () => ({
    cookie,
    origin: `http://localhost:${port}`,
    'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  });

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(`http://localhost:${port}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { ...headers(), ...init.headers },
    });
    for (const set of response.headers.getSetCookie()) cookie += `; ${set.split(';')[0]}`;
    return response;
  }
  const sendJson = (path: string, body: unknown) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  /** Fills a basket and everything but the payment; returns what pays. */
  async function prepare(sku: string, quantity = 1): Promise<(token?: string) => Promise<Bought>> {
    const data = JSON.stringify({ items: [{ sku, quantity }], ephemeral: true });
    const added = await send('/_api/basket/addToCart', {
      method: 'POST',
      body: new URLSearchParams({ data }),
    });
    const { cartId } = (await readJson(added)) as { cartId: string };
    const at = (name: string) => `/_api/cart/${name}?cartID=${cartId}`;
    const payment = (await readJson(await send(at('pdpPaymentData')))) as {
      paymentMethods: { adyenConfigKey: string }[];
    };
    await readJson(await sendJson(at('getShippingMethods'), { postalCode: address.postalCode }));
    await readJson(await sendJson(at('addEmailAddress'), { emailAddress: `buyer${number}@example.com` }));
    await readJson(await sendJson(at('addShippingAddress'), { shippingAddress: address }));
    await readJson(await sendJson(at('addBillingAddress'), { billingAddress: address }));
    await readJson(await sendJson(at('addShippingMethod'), { methodId: 'standard' }));
    const form = { adyenConfigKey: payment.paymentMethods[0]?.adyenConfigKey ?? '', quickBuy: 'true' };
    return async (token = walletToken()) => {
      const body = new URLSearchParams({ ...form, token });
      const paid = await send(`/_api/payments/submitApplePay?cartID=${cartId}`, { method: 'POST', body });
      const text = await paid.text();
      return { status: paid.status, text, isPlaced: paid.status === 200 && text.includes('/order/') };
    };
  }

  return { send, prepare };
}

async function readJson(response: Response): Promise<unknown> {
  if (!response.ok)
    throw new Error(`${response.status} ${response.url}: ${(await response.text()).slice(0, 200)}`);
  return response.json();
}
