import { readFileSync } from 'node:fs';
import { waitForHydration } from './hydrated.ts';
import { expect, test } from './shopper.ts';
import { findVariants } from './shopping.ts';

const textsOf = (language: string, file: string) =>
  JSON.parse(readFileSync(`app/i18n/${language}/${file}.json`, 'utf8'));

const MARKETS = [
  {
    market: 'France',
    language: 'fr',
    country: 'FR',
    price: /\d,95\s€/,
    delivery: 'Livraison standard',
    tax: 'TVA 20 %',
    address: { streetName: '1 rue du Fil', city: 'Paris', postalCode: '75008', phone: '+33 1 42 68 53 00' },
  },
  {
    market: 'Sverige',
    language: 'sv',
    country: 'SE',
    price: /9\skr/,
    delivery: 'Standardleverans',
    tax: 'moms 25 %',
    address: { streetName: 'Vävargatan 1', city: 'Malmö', postalCode: '211 19', phone: '+46 40 34 10 00' },
  },
];

for (const { market, language, country, price, delivery, tax, address } of MARKETS) {
  test.describe(market, () => {
    test.use({ locale: `${language}-${country}` });

    test('[MKT-01] [MKT-02] [MKT-06] a shopper is offered the market, keeps the page and buys there', async ({
      page,
    }) => {
      const path = `/${language}`;
      await page.goto('/categories/womens-dresses');
      const offer = page.getByRole('complementary', { name: 'Another country' });
      await expect(offer).toBeVisible();
      await expect(page).toHaveURL(({ pathname }) => pathname === '/categories/womens-dresses');
      const name = new Intl.DisplayNames('en', { type: 'region' }).of(country);
      await offer.getByRole('link', { name: `Go to ${name}` }).click();
      await expect(page).toHaveURL(new RegExp(`${path}/categories/womens-dresses$`));
      const { marketOffer } = textsOf(language, 'page/shell');
      await expect(page.getByRole('complementary', { name: marketOffer.label })).toHaveCount(0);
      const product = page.locator('[data-product]').first();
      await expect(product).toContainText(price);
      await waitForHydration(page);
      await product.getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`${path}/product/`));
      const slug = new URL(page.url()).pathname.replace(path, '');
      const alternate = (code: string) => page.locator(`link[rel="alternate"][hreflang="${code}"]`);
      await expect(alternate('fr-FR')).toHaveAttribute('href', new RegExp(`/fr${slug}$`));
      await expect(alternate('sv-SE')).toHaveAttribute('href', new RegExp(`/sv${slug}$`));
      await expect(alternate('en-IE')).toHaveAttribute('href', new RegExp(`/ie${slug}$`));
      await expect(alternate('x-default')).toHaveAttribute('href', new RegExp(`(?<!/[a-z]{2})${slug}$`));

      const [variant] = await findVariants(page.request, 1);
      const data = JSON.stringify({ items: [{ sku: variant!.sku }] });
      const added = await page.request.post(`${path}/_api/basket/addToCart`, { form: { data } });
      expect(added.status()).toBe(200);
      const texts = textsOf(language, 'purchase/checkout');
      await page.goto(`${path}/checkout`);
      await page.getByLabel(texts.email).fill('ada@example.com');
      const fields = { firstName: 'Ada', lastName: 'Byron', ...address };
      for (const [field, value] of Object.entries(fields))
        await page.getByLabel(texts.address[field].label, { exact: true }).first().fill(value);
      await page.getByRole('button', { name: texts.toDelivery }).click();
      await expect(page).toHaveURL(new RegExp(`${path}/checkout/delivery$`));
      await expect(page.getByRole('radio', { name: delivery })).toBeChecked();
      await page.getByRole('button', { name: texts.toPayment }).click();
      await expect(page).toHaveURL(new RegExp(`${path}/checkout/payment$`));
      await expect(page.getByRole('main')).toContainText(tax);
      const card = page.frameLocator('iframe');
      const cardTexts = textsOf(language, 'server/card-field');
      await card.getByLabel(cardTexts.number).fill('4111 1111 1111 1111');
      await card.getByLabel(cardTexts.expiry).fill('12/29');
      await card.getByLabel(cardTexts.securityCode).fill('737');
      await page.getByRole('button', { name: texts.pay.replace('{total}', '').trim() }).click();
      await expect(page.getByRole('heading', { name: texts.thanks.replace('{name}', 'Ada') })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(price);
    });
  });
}
