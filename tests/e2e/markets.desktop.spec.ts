import { waitForHydration } from './hydrated.ts';
import { expect, test } from './shopper.ts';
import { findVariants } from './shopping.ts';

test.use({ locale: 'fr-FR' });

test('[MKT-01] [MKT-02] a French shopper is offered France, keeps the page and buys in euros', async ({
  page,
}) => {
  await page.goto('/categories/womens-dresses');
  const offer = page.getByRole('complementary', { name: 'Another country' });
  await expect(offer).toContainText('France');
  await expect(page).toHaveURL(/\/categories\/womens-dresses$/);
  await offer.getByRole('link', { name: 'Go to France' }).click();
  await expect(page).toHaveURL(/\/fr\/categories\/womens-dresses$/);
  await expect(page.getByRole('complementary', { name: 'Un autre pays' })).toHaveCount(0);
  const product = page.locator('[data-product]').first();
  await expect(product).toContainText(/\d,95\s€/);
  await waitForHydration(page);
  await product.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/fr\/product\//);
  const slug = new URL(page.url()).pathname.replace('/fr', '');
  const alternate = (language: string) => page.locator(`link[rel="alternate"][hreflang="${language}"]`);
  await expect(alternate('fr-FR')).toHaveAttribute('href', new RegExp(`/fr${slug}$`));
  await expect(alternate('en-IE')).toHaveAttribute('href', new RegExp(`/ie${slug}$`));
  await expect(alternate('x-default')).toHaveAttribute('href', new RegExp(`[^r]${slug}$`));

  const [variant] = await findVariants(page.request, 1);
  const data = JSON.stringify({ items: [{ sku: variant!.sku }] });
  const added = await page.request.post('/fr/_api/basket/addToCart', { form: { data } });
  expect(added.status()).toBe(200);
  await page.goto('/fr/checkout');
  await page.getByLabel('Adresse e-mail').fill('ada@example.com');
  await page.getByLabel('Prénom').first().fill('Ada');
  await page.getByLabel('Nom', { exact: true }).first().fill('Byron');
  await page.getByLabel('Adresse', { exact: true }).first().fill('1 rue du Fil');
  await page.getByLabel('Ville').first().fill('Paris');
  await page.getByLabel('Code postal').first().fill('75008');
  await page.getByLabel('Téléphone').first().fill('+33 1 42 68 53 00');
  await page.locator('main form button[type="submit"]').last().click();
  await expect(page).toHaveURL(/\/fr\/checkout\/delivery$/);
  await page.locator('main form button[type="submit"]').last().click();
  await expect(page).toHaveURL(/\/fr\/checkout\/payment$/);
  await expect(page.getByRole('main')).toContainText('TVA');
  const card = page.frameLocator('iframe');
  await card.getByLabel('Numéro de carte').fill('4111 1111 1111 1111');
  await card.getByLabel('Expiration (MM/AA)').fill('12/29');
  await card.getByLabel('Code de sécurité').fill('737');
  await page.getByRole('button', { name: /€/ }).click();
  await expect(page.getByRole('heading', { name: /Ada/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/\d\s€/);
});
