import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';

const DRESSES = '/categories/womens-dresses';
const total = async (page: Page) =>
  Number((await page.locator('.list-count').innerText()).replace(/\D/g, ''));
const facet = (page: Page, name: string) =>
  page.locator('.facet-menu', { has: page.locator('summary', { hasText: name }) });

test('[FACET-03] [FACET-04] [FACET-06] [FACET-11] filters narrow the list in place and can be removed', async ({
  page,
}) => {
  await page.goto(DRESSES);
  const all = await total(page);
  const colour = facet(page, 'Colour');
  await colour.locator('summary').click();
  await expect(colour.locator('.facet-swatch').first()).toBeVisible();
  const black = colour.getByRole('link', { name: /^Black/ });
  const navy = colour.getByRole('link', { name: /^Navy/ });
  const navyBefore = await navy.innerText();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await black.click();
  await expect(page).toHaveURL(`${DRESSES}/facet/colourFacets/Black`);
  await expect(black).toHaveAttribute('aria-current', 'true');
  await expect(black).toBeFocused();
  await expect.poll(() => total(page)).toBeLessThan(all);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect(page.getByRole('status').filter({ hasText: /products?$/ })).toBeAttached();
  // Within a facet the other values keep their counts.
  expect(await navy.innerText()).toBe(navyBefore);
  await navy.click();
  await expect(page).toHaveURL(`${DRESSES}/facet/colourFacets/Black~Navy`);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(colour).not.toHaveAttribute('open');

  await page.getByRole('link', { name: 'Remove Black' }).click();
  await expect(page).toHaveURL(`${DRESSES}/facet/colourFacets/Navy`);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(DRESSES);
  await expect.poll(() => total(page)).toBe(all);
  await page.goBack();
  await expect(page).toHaveURL(`${DRESSES}/facet/colourFacets/Navy`);
  await expect(page.getByRole('link', { name: 'Remove Navy' })).toBeVisible();
});

test('[FACET-07] [FACET-08] [FACET-13] ranges by slider and by typing, brands by name', async ({ page }) => {
  await page.goto(DRESSES);
  const price = facet(page, 'Price Range');
  await price.locator('summary').click();
  await price.getByLabel(/^To/).fill('60');
  await price.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/priceRange\/\d+-60$/);
  await expect(page.getByRole('link', { name: /^Remove Price Range: £\d+-£60$/ })).toBeVisible();
  const lower = price.getByRole('slider').first();
  await lower.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/priceRange\/\d+-60$/);
  await price.getByLabel(/^From/).fill('90');
  await price.getByRole('button', { name: 'Apply' }).click();
  await expect(price.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Clear all' }).click();

  const brands = facet(page, 'Brands');
  await brands.locator('summary').click();
  await brands.getByRole('searchbox').fill('coa');
  await expect(brands.getByRole('link').first()).toHaveText(/^Coast/);
  await brands.getByRole('searchbox').fill('qqqq');
  await expect(brands.getByText('No matching values')).toBeVisible();
});

test('[FACET-05] the next-day switch follows the path, and is reset when the request fails', async ({
  page,
}) => {
  await page.goto(DRESSES);
  const toggle = page.locator('.facet-bar').getByRole('switch');
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(page).toHaveURL(`${DRESSES}/facet/isNextDay/true`);
  await expect(toggle).toBeChecked();
  await page.goBack();
  await expect(toggle).not.toBeChecked();
  await page.context().setOffline(true);
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await expect(page.locator('[data-product]').first()).toBeVisible();
});

test('[CARD-03] [CARD-04] swatches preview and choose, the link follows, and the picture turns over', async ({
  page,
}) => {
  await page.goto(DRESSES);
  // Advertisements may be inserted at the front of the list meanwhile: stay with one product.
  const some = page.locator('[data-product]', { has: page.locator('.swatch') }).last();
  const card = page.locator(`[data-product="${await some.getAttribute('data-product')}"]`);
  const picture = card.locator('.product-card-pictures img').first();
  const link = card.locator('.product-card-link');
  const before = await picture.getAttribute('src');
  const second = card.getByRole('radio').nth(1);
  await second.hover();
  await expect(picture).not.toHaveAttribute('src', before!);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(picture).toHaveAttribute('src', before!);
  await second.check();
  await expect(picture).not.toHaveAttribute('src', before!);
  await expect(link).toHaveAttribute('href', new RegExp(`colour=${await second.getAttribute('value')}`));
  await link.hover();
  await expect(card.locator('.product-card-second')).toHaveCSS('opacity', '1');
});

test('[PLP-05] ten placeholder cards and filters are shown while another list loads', async ({ page }) => {
  await page.goto(DRESSES);
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(/womens-clothing\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Women' }).click();
  const waiting = page.locator('.listing-skeleton');
  await expect(waiting.locator('.product-card')).toHaveCount(10);
  respond();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Women');
  await expect(waiting).toHaveCount(0);
});

test('[FACET-10] [PLP-13] the first row of facets and the cards a row follow the width of the screen', async ({
  page,
}) => {
  await page.goto(DRESSES);
  const menus = page.locator('.facet-bar .facet-menu');
  const available = await menus.count();
  for (const [width, facets] of [
    [768, 4],
    [1279, 4],
    [1280, 5],
    [1459, 5],
    [1460, 6],
    [1640, 7],
    [1820, 8],
    [1980, 9],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const shown = await menus.evaluateAll((all) => all.filter((menu) => menu.checkVisibility()).length);
    expect(shown, `facets at ${width} pixels`).toBe(Math.min(facets, available));
    const { columns, ofTheme } = await page
      .locator('.product-list .card-grid')
      .first()
      .evaluate((grid) => {
        const style = getComputedStyle(grid);
        return {
          columns: style.gridTemplateColumns.split(' ').length,
          ofTheme: Number(style.getPropertyValue('--cards-per-row')),
        };
      });
    expect(columns, `cards a row at ${width} pixels`).toBe(width < 1024 ? Math.min(4, ofTheme) : ofTheme);
  }
});

test('[CARD-02] [CARD-07] [CARD-11] swatches that fit are shown and the others counted; long lists of colours scroll; a gift without a name needs room', async ({
  page,
}) => {
  await page.goto(DRESSES);
  const candidate = page
    .locator('[data-product]', { has: page.locator('.swatches[data-more]') })
    .filter({ has: page.getByRole('button', { name: /^Quick add / }) })
    .last();
  // Advertisements may be inserted at the front of the list meanwhile: stay with one product.
  const card = page.locator(`[data-product="${await candidate.getAttribute('data-product')}"]`).first();
  await card.scrollIntoViewIfNeeded();
  const row = card.locator('.swatches');
  const total = await row.evaluate((element) =>
    Number(getComputedStyle(element).getPropertyValue('--total')),
  );
  for (const [room, fitting] of [
    [400, 6],
    [172, 6],
    [171, 5],
    [144, 5],
    [143, 4],
    [116, 4],
    [115, 3],
    [88, 3],
  ] as const) {
    const { shown, counter } = await row.evaluate((element: HTMLElement, width) => {
      element.style.cssText += `; box-sizing: content-box; width: ${width}px`;
      return {
        shown: [...element.querySelectorAll('.swatch')].filter((swatch) => swatch.checkVisibility()).length,
        counter: getComputedStyle(element.querySelector('.swatches-more')!).counterReset,
      };
    }, room);
    expect(shown, `swatches in ${room} pixels`).toBe(Math.min(fitting, total));
    expect(counter, `+N in ${room} pixels`).toBe(`more ${total - fitting}`);
  }
  const drawnWidth = (swatch: Element) => {
    const { width, paddingLeft } = getComputedStyle(swatch);
    return Number.parseFloat(width) - 2 * Number.parseFloat(paddingLeft);
  };
  expect(await row.locator('.swatch:not(:checked)').first().evaluate(drawnWidth)).toBe(22);

  const hasUnnamedGift = (width: number) =>
    card.evaluate((element: HTMLElement, cardWidth) => {
      element.style.cssText = `box-sizing: content-box; width: ${cardWidth}px`;
      const gift = document.createElement('span');
      gift.className = 'badge card-gift card-gift-unnamed';
      element.querySelector('.product-card-media')!.append(gift);
      const isShown = gift.checkVisibility();
      gift.remove();
      element.style.cssText = '';
      return isShown;
    }, width);
  expect(await hasUnnamedGift(149)).toBe(false);
  expect(await hasUnnamedGift(150)).toBe(true);

  await card.getByRole('button', { name: /^Quick add / }).click();
  const colours = page.getByRole('dialog', { name: 'Quick Add' }).locator('.quick-swatches');
  await expect(colours).toHaveCSS('max-height', '155px');
  await expect(colours).toHaveCSS('overflow-y', 'auto');
  await page.keyboard.press('Escape');
  await expect(colours).toBeHidden();

  await row.locator('.swatches-more').click();
  const dropdown = card.getByRole('listbox');
  await expect(dropdown).toHaveCSS('max-height', '320px');
  expect(await dropdown.locator('.swatch-small').first().evaluate(drawnWidth)).toBe(18);
});
