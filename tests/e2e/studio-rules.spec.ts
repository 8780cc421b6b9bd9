import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';
import { addToBasket, findVariants } from './shopping.ts';

const ADMIN = { email: 'admin@demo.example', password: 'demo-admin', returnTo: '/' };

/** A random word that no other journey uses. */
const mark = () => `zq${randomUUID().slice(0, 6).replace(/\d/g, 'x')}`;

async function openArea(page: Page, name: string) {
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Shoppers feel it now.').last()).toBeVisible();
};

/** Floating elements cover part of a long page wherever it is scrolled to; they have journeys of their own. */
const hideFloatingParts = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('body *')) {
      const floats = getComputedStyle(part).position === 'fixed' && !part.closest('main');
      if (floats) part.style.visibility = 'hidden';
    }
  });

const history = (page: Page) => page.getByRole('region', { name: 'History' }).locator('> ol > li');

/** Where a shopper's search leads, once every process has received the change. */
async function expectSearch(
  shopper: APIRequestContext,
  text: string,
  to: { location?: string; finds?: RegExp },
) {
  await expect
    .poll(
      async () => {
        const response = await shopper.get(`/search?q=${text}`, { maxRedirects: 0 });
        return to.finds ? to.finds.test(await response.text()) : (response.headers().location ?? '');
      },
      { timeout: 15_000 },
    )
    .toBe(to.finds ? true : (to.location ?? ''));
}

test('merchandisers edit search rules and campaigns, and shoppers see the result', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow();
  const shopper = await playwright.request.newContext({ baseURL });
  expect((await page.request.post('/sign-in', { form: ADMIN, maxRedirects: 0 })).status()).toBe(302);
  const word = mark();

  await test.step('[PLP-06] a redirect: refused, created, changed, restored, removed', async () => {
    await page.goto('/staff/search-redirects');
    await expect(page.getByRole('link', { name: /^returns, return/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'New search redirect' }).click();
    const words = page.getByRole('textbox', { name: 'What shoppers type' });
    const target = page.getByRole('textbox', { name: 'Address' });
    await target.fill('https://elsewhere.example');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(words).toBeFocused();
    await expect(words).toHaveAccessibleDescription(/Enter at least one search/);
    await expect(target).toHaveAccessibleDescription(/beginning with one slash/);
    await expectAccessible(page);
    // Another redirect already matches this query, which only the server can know.
    await words.fill('returns');
    await target.fill('/pages/christmas');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(words).toHaveAccessibleDescription(/already has another redirect/);
    await words.fill(word);
    await save(page);
    await expect(page).toHaveURL(/\/search-redirects\/(?!new)[\w-]+$/);
    await expect(page.getByText('It leads to /pages/christmas')).toBeVisible();
    await expectSearch(shopper, word, { location: '/pages/christmas' });

    await target.fill('/pages/gift-guide');
    await save(page);
    await expect(history(page).first()).toContainText('Address: /pages/christmas /pages/gift-guide');
    await expect(history(page).first()).toContainText('Ada Loom');
    await expectSearch(shopper, word, { location: '/pages/gift-guide' });
    await history(page).last().getByRole('button', { name: 'Restore' }).click();
    await expectSearch(shopper, word, { location: '/pages/christmas' });
    await expect(target).toHaveValue('/pages/christmas');

    await page.getByRole('button', { name: 'Remove…' }).click();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Removed' })).toBeVisible();
    await expectSearch(shopper, word, {});
  });

  await test.step('synonyms', async () => {
    await openArea(page, 'Synonyms');
    await page.getByLabel('Find').fill('settee');
    await expect(page.getByRole('link', { name: /sofa, settee/ })).toBeVisible();
    await page.getByRole('link', { name: 'New group of synonyms' }).click();
    await page.getByRole('textbox', { name: 'Words that mean the same' }).fill(`${word}\nvase`);
    await save(page);
    await expect(page.getByRole('region', { name: 'What shoppers find now' })).toContainText('Vase');
    await expectSearch(shopper, word, { finds: /\/product\// });
  });

  await test.step('ranking: a lower product moves to the top', async () => {
    await openArea(page, 'Ranking');
    await page.getByRole('link', { name: 'New ranking rule' }).click();
    await page.getByRole('textbox', { name: 'A shopper searches for' }).fill(`${word} vase`);
    await page.getByRole('searchbox', { name: 'Find a product' }).fill('vase');
    const offered = page.getByRole('list', { name: 'Found products' }).getByRole('button');
    const wanted = (await offered.nth(2).getAttribute('aria-label'))!.replace('Add ', '');
    await offered.nth(2).click();
    await page
      .getByRole('group', { name: /Boosted/ })
      .getByLabel('Value')
      .fill('Selvedge');
    await page
      .getByRole('group', { name: /Boosted/ })
      .getByRole('button', { name: 'Add' })
      .click();
    await expect(page.getByRole('button', { name: 'Leave out Brands Selvedge' })).toBeVisible();
    await save(page);
    const found = page.getByRole('region', { name: 'What shoppers find now' }).getByRole('listitem');
    await expect(found.first()).toContainText(wanted);
    await expectAccessible(page);
  });

  await test.step('[SPON-03] a campaign runs, and ends', async () => {
    await openArea(page, 'Campaigns');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'New campaign' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Write a name/);
    await page.getByRole('textbox', { name: 'Name' }).fill(`Journey ${word}`);
    await page.getByRole('textbox', { name: 'Sponsor' }).fill(`Sponsor ${word}`);
    await page.getByRole('searchbox', { name: 'Find a product' }).fill('vase');
    await page.getByRole('list', { name: 'Found products' }).getByRole('button').first().click();
    await page.getByLabel('Add a category').selectOption('home-vases');
    await page.getByRole('textbox', { name: 'Bid' }).fill('40');
    await page.getByRole('textbox', { name: 'Budget a day' }).fill('20');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Bid' })).toHaveAccessibleDescription(
      /more than a day’s budget/,
    );
    await page.getByRole('textbox', { name: 'Bid' }).fill('4.50');
    await save(page);
    const ads = async () =>
      (
        await shopper.get(
          '/_api/advertising/miraklSponsoredProducts?pageType=category&signal=home-vases&platform=desktop',
        )
      ).text();
    await expect.poll(ads, { timeout: 15_000 }).toContain(`Sponsor ${word}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'End it now' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Over' })).toBeVisible();
    await expect(history(page).first()).toContainText('Last day: nothing');
    await expect.poll(ads, { timeout: 15_000 }).not.toContain(`Sponsor ${word}`);
  });

  await test.step('every change is in the activity', async () => {
    await openArea(page, 'Activity');
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: /campaign [\w-]+.*Done/s })
        .first(),
    ).toContainText('admin@demo.example');
    await expectAccessible(page);
  });
  await shopper.dispose();
});

test('badges, menus and roundels are edited like pages; every staff page is accessible', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow();
  const shopper = await playwright.request.newContext({ baseURL });
  expect((await page.request.post('/sign-in', { form: ADMIN, maxRedirects: 0 })).status()).toBe(302);
  const word = mark();
  const listing = async () => (await shopper.get('/categories/home-vases')).text();

  await test.step('a badge is drafted, previewed, published, and rolled back', async () => {
    await page.goto('/staff/studio?kind=badges');
    await page
      .getByRole('row')
      .filter({ hasText: /Every brand.*English/ })
      .getByRole('link')
      .click();
    await page.getByRole('button', { name: 'Add badge' }).click();
    await page.getByRole('textbox', { name: 'Id' }).fill(word);
    await page.getByRole('combobox', { name: 'Placement' }).selectOption('PLP-topLeft_productImage');
    for (const [name, value] of [
      ['Text', word],
      ['Only in categories', 'home-vases'],
    ] as const) {
      const field = page.getByRole('textbox', { name, exact: false }).last();
      if (!(await field.isVisible())) await page.getByText('More settings').last().click();
      await field.fill(value);
    }
    await page.getByRole('spinbutton', { name: 'Priority' }).fill('0');
    await page.getByRole('button', { name: 'Publish…' }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('Published. Shoppers see it now.')).toBeVisible();
    await expect.poll(listing, { timeout: 15_000 }).toContain(word);
    await expectAccessible(page, undefined, 'iframe');
    await page.getByRole('button', { name: 'History' }).click();
    const lines = page.getByRole('dialog', { name: 'History' }).locator('.studio-history').last();
    await lines.getByRole('button', { name: 'Restore' }).nth(1).click();
    await expect(page.getByText('Restored. Shoppers see it now.')).toBeVisible();
    await expect.poll(listing, { timeout: 15_000 }).not.toContain(word);
  });

  await test.step('menus and roundels have their forms', async () => {
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await openArea(page, 'Menus');
    await page.locator('.studio-table tbody th a').first().click();
    await expect(page.getByRole('group', { name: /^Columns/ })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await openArea(page, 'Roundels');
    await expectAccessible(page);
    await page.locator('.studio-table tbody th a').first().click();
    await expect(page.getByRole('group', { name: /^Sets/ })).toBeVisible();
  });

  await test.step('the other staff pages', async () => {
    for (const path of ['/staff/ui', '/staff/examples', '/staff/reviews', '/staff/orders']) {
      await page.goto(path);
      await expect(page.locator('main h1').first()).toBeVisible();
      await hideFloatingParts(page);
      await expectAccessible(page, 'main');
    }
  });

  await test.step('the gallery of all sections', async () => {
    await page.goto('/staff/sections');
    // Its rows can be scrolled by keyboard once they are hydrated.
    const row = page.locator('[data-section="PerksCarousel"] .carousel-track').first();
    await expect(row).toHaveAttribute('tabindex', '0', { timeout: 30_000 });
    // The same promises are there twice; on a shopper's page they are not.
    await expectAccessible(page, 'main', '.usp-static');
  });
  await shopper.dispose();
});

test('merchandisers create an offer, and its code reduces the price of a basket', async ({
  page,
  browser,
  baseURL,
}) => {
  const code = `${mark()}`.toUpperCase();
  expect((await page.request.post('/sign-in', { form: ADMIN, maxRedirects: 0 })).status()).toBe(302);
  await page.goto('/staff/offers');
  await expect(page.getByRole('link', { name: '3 for 2 on beauty' })).toBeVisible();
  await page.getByRole('link', { name: 'New offer' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('A quarter off');
  await page.getByRole('textbox', { name: 'Code' }).fill('WELCOME10');
  await page.getByRole('spinbutton', { name: 'Percent off' }).fill('25');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
    /has this code already/,
  );
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await save(page);

  const shopper = await (await browser.newContext({ baseURL })).newPage();
  const [variant] = await findVariants(shopper.request, 1);
  await addToBasket(shopper, [{ sku: variant!.sku }]);
  await shopper.goto('/basket');
  await shopper.getByText('Have a promotion code?').click();
  await shopper.getByLabel('Promotion code').fill(code);
  await shopper.getByRole('button', { name: 'Apply' }).click();
  await expect(shopper.getByText('A quarter off').first()).toBeVisible();
  await shopper.context().close();
});
