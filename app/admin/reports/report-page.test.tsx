import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { OfferSimulator } from '#app/admin/offers/offer-simulator.tsx';
import type { OfferSimulation } from '#commerce/basket/simulate-offers.server.ts';
import type { Report } from '#commerce/reports/read-reports.server.ts';
import { readLanguageTexts } from '#config/languages.server.ts';
import { niceTop } from './day-chart.tsx';
import { ReportPage } from './report-page.tsx';

const AREAS = {
  'staff-reports': 'staff/staff-reports.json',
  'staff-offers': 'staff/staff-offers.json',
  orders: 'purchase/orders.json',
};
const texts = Object.entries(AREAS).map(
  ([area, file]) => [area, readLanguageTexts<Record<string, never>>(file)] as const,
);

/** Fails for a text that a language does not have. */
function render(locale: string, page: ReactElement): string {
  const Page = () => (
    <IntlProvider
      locale={locale}
      messages={Object.fromEntries(texts.map(([area, all]) => [area, all.get(locale) ?? {}]))}
      timeZone="UTC"
      onError={(error) => {
        throw error;
      }}
    >
      {page}
    </IntlProvider>
  );
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  return renderToStaticMarkup(<Stub initialEntries={['/staff']} />).replaceAll('<!-- -->', '');
}

const figures = {
  orders: 2,
  cancelled: 1,
  pieces: 3,
  discount: 200,
  delivery: 0,
  tax: 90,
  total: 5000,
  refunded: 0,
};
const named = (key: string) => ({ key, name: key, orders: 2, pieces: 3, amount: 5000, amountBefore: 2500 });
const report: Report = {
  period: { from: '2026-11-15', until: '2026-11-16' },
  compared: { from: '2026-11-13', until: '2026-11-14' },
  currency: 'GBP',
  currencies: ['GBP', 'EUR'],
  countedAt: '2026-11-16T12:00:00Z',
  sales: figures,
  salesBefore: { ...figures, total: 0 },
  days: [
    { day: '2026-11-15', orders: 0, total: 0, before: { day: '2026-11-13', orders: 1, total: 2500 } },
    { day: '2026-11-16', orders: 2, total: 5000, before: { day: '2026-11-14', orders: 0, total: 0 } },
  ],
  sites: [named('coast')],
  markets: [named('FR')],
  makers: [named('Coast')],
  categories: [named('Dresses')],
  returns: [{ reason: 'too-small', returns: 1, pieces: 1, amount: 2500 }],
  funnel: { views: 10, baskets: 4, checkouts: 3, paid: 2 },
  funnelBefore: { views: 0, baskets: 4, checkouts: 3, paid: 2 },
  searches: [{ query: 'zither', searches: 4 }],
  stock: [{ sku: 'A', productKey: 'KEY', name: 'Dress', quantity: 0, sold: 9, daysLeft: 0 }],
};

const REASONS = [
  ...['needs-code', 'code-spent', 'used-up', 'used-by-customer', 'not-first-order', 'other-currency'],
  'other-site',
  ...['nothing-in-scope', 'below-minimum', 'too-few-pieces', 'gift-gone', 'nothing-left', 'better-offer'],
  ...['paused', 'scheduled', 'over'],
] as OfferSimulation['refused'][number]['reason'][];
const simulation: OfferSimulation = {
  currency: 'GBP',
  unknown: ['nothing'],
  lines: [
    {
      ...{ id: 'A', name: 'Dress', sku: 'A', quantity: 2, isGift: false, gross: 4000, net: 3600 },
      discounts: [{ name: 'Ten off', amount: 400 }],
    },
  ],
  subTotal: 4000,
  discountTotal: 400,
  delivery: { name: 'Standard', price: 399 },
  total: 3999,
  applied: [{ id: 'ten', name: 'Ten off', amount: 400, savedDelivery: 0, gift: null }],
  refused: REASONS.map((reason) => ({ id: reason, name: reason, code: 'X', reason, missing: 1 })),
};

describe.each(['en-GB', 'fr', 'nl', 'sv'])('in %s', (locale) => {
  it('[OPS-13] a report has every text, and a table for every chart', () => {
    const page = render(
      locale,
      <ReportPage
        report={report}
        comparison="before"
        today="2026-11-16"
        sites={{ coast: 'Coast' }}
        isLimited
        isOfMarkets={false}
      />,
    );
    expect(page).toContain('role="img"');
    expect(page).toContain('type="range"');
    expect(page.match(/<table/g)).toHaveLength(9);
    expect(page).toContain(new Intl.DisplayNames([locale], { type: 'region' }).of('FR'));
  });

  it('[OPS-19] the simulator has a sentence for every reason', () => {
    const form = {
      items: [{ name: 'nothing', quantity: 1 }],
      ...{ brand: 'coast', kind: 'email' as const, email: '', code: '', day: '' },
    };
    const page = render(
      locale,
      <OfferSimulator form={form} shops={[{ slug: 'coast', name: 'Coast' }]} simulation={simulation} />,
    );
    expect(page).toContain('aria-invalid="true"');
    for (const reason of REASONS) expect(page).toContain(`/staff/offers/${reason}`);
  });
});

it.each([
  [1, 1],
  [730, 1000],
  [2100, 2500],
  [450_000, 500_000],
])('the top of a chart with %i is %i', (highest, top) => {
  expect(niceTop(highest)).toBe(top);
});
