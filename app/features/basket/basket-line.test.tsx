import { brands } from '@selvedge/demo-store/brands/all.ts';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, Outlet } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ServerTexts } from '#app/i18n/server-texts.tsx';
import type { BasketLineView } from '#commerce/basket/basket-line-view.server.ts';
import { BasketLine } from './basket-line.tsx';

const line: BasketLineView = {
  customFieldLabels: [],
  id: 'SAMPLE',
  sku: 'SAMPLE',
  productId: 'p',
  productKey: 'KEY',
  slug: 'sample',
  name: 'Perfume sample',
  brand: 'Ottelie',
  colour: 'black',
  catalogueName: 'Linen dress',
  colourLabel: 'Black',
  size: null,
  picture: null,
  quantity: 1,
  limit: 1,
  availableQuantity: 3,
  unitPrice: 0,
  wasUnitPrice: null,
  gross: 0,
  discount: 0,
  net: 0,
  customFields: {},
  isSubscription: false,
  isPremier: false,
  isGift: true,
  isSubscribable: false,
  preorderUntil: null,
  returnsPolicy: null,
  discountEffects: [],
  state: 'available',
};

function rendered(more: Partial<BasketLineView>): string {
  const Line = () => <BasketLine line={{ ...line, ...more }} notices={[]} currency="GBP" kind="basket" />;
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: Outlet,
      HydrateFallback: () => null,
      loader: () => null,
      children: [{ path: '*', Component: Line }],
    },
  ]);
  const root = { brand: brands.selvedge, locale: 'en-GB', origin: 'https://shop.example' };
  return renderToString(
    <ServerTexts locale="en-GB">
      <Stub initialEntries={['/basket']} hydrationData={{ loaderData: { root } }} />
    </ServerTexts>,
  );
}

describe('a line of the basket', () => {
  it('[PDP-14] a gift is marked and has nothing to press', () => {
    const gift = rendered({});
    expect(gift).toContain('Perfume sample');
    expect(gift).toContain('Free gift');
    expect(gift).not.toMatch(/<button|<input|£/);
  });

  it('a bought piece has its price, quantity and buttons', () => {
    const bought = rendered({ isGift: false, unitPrice: 300, gross: 300, net: 300 });
    expect(bought).toContain('£3');
    expect(bought).toContain('Remove');
    expect(bought).not.toContain('Free gift');
  });
});
