import { expect, test } from './shopper.ts';

const DRESSES = '/categories/womens-dresses';

test('[CARD-03] [CARD-04] swatches preview and choose, the link follows, and the picture turns over', async ({
  page,
}) => {
  await page.goto(DRESSES);
  // Once every card is laid out and the advertisements are inserted, nothing moves from under the mouse.
  await expect(page.locator('[data-sponsored]').first()).toBeVisible();
  await expect(page.locator('.deferred-layout:not([data-laid-out="stored"])')).toHaveCount(0);
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

test('[CARD-02] [CARD-07] [CARD-11] swatches that fit are shown and the others counted; long lists of colours scroll; a gift without a name needs room', async ({
  page,
}) => {
  await page.goto(DRESSES);
  // The card with most colours. Advertisements may be inserted at the front of the list meanwhile: stay with one product.
  const id = await page
    .locator('[data-product]', { has: page.locator('.swatches[data-more]') })
    .filter({ has: page.getByRole('button', { name: /^Quick add / }) })
    .evaluateAll((all) => {
      const colours = (element: Element) =>
        Number(getComputedStyle(element.querySelector('.swatches')!).getPropertyValue('--total'));
      return all.toSorted((a, b) => colours(b) - colours(a))[0]?.getAttribute('data-product');
    });
  const card = page.locator(`[data-product="${id}"]`).first();
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
    const measure = () =>
      row.evaluate((element: HTMLElement, width) => {
        element.style.width = `${width}px`;
        const more = element.querySelector('.swatches-more')!;
        return {
          overflow: more.getBoundingClientRect().right - element.getBoundingClientRect().right,
          shown: [...element.querySelectorAll('.swatch')].filter((swatch) => swatch.checkVisibility()).length,
          counter: getComputedStyle(more).counterReset,
        };
      }, room);
    await expect.poll(measure, { message: `in ${room} pixels` }).toMatchObject({
      shown: Math.min(fitting, total),
      ...(total > fitting && { counter: `more ${total - fitting}` }),
    });
    // Below 116 pixels no card is drawn.
    if (room >= 116) expect((await measure()).overflow, `+N fits in ${room} pixels`).toBeLessThanOrEqual(2);
  }
  const drawnWidth = (swatch: Element) => {
    const { width, paddingLeft } = getComputedStyle(swatch);
    return Number.parseFloat(width) - 2 * Number.parseFloat(paddingLeft);
  };
  expect(await row.locator('.swatch:not(:checked)').first().evaluate(drawnWidth)).toBe(22);

  const giftOn = (kind: 'named' | 'unnamed', width: number) =>
    card.evaluate(
      (element: HTMLElement, { kind, width }) => {
        element.style.cssText = `box-sizing: content-box; width: ${width}px`;
        const gift = document.createElement('span');
        gift.className = `badge card-gift card-gift-${kind}`;
        gift.textContent = 'Free gift with it';
        element.querySelector('.product-card-media')!.append(gift);
        const { right, bottom } = gift.getBoundingClientRect();
        const add = element.querySelector('.product-card-add > *')!.getBoundingClientRect();
        const shown = { isShown: gift.checkVisibility(), isFree: right <= add.left || bottom <= add.top };
        gift.remove();
        element.style.cssText = '';
        return shown;
      },
      { kind, width },
    );
  expect((await giftOn('unnamed', 149)).isShown).toBe(false);
  expect((await giftOn('unnamed', 150)).isShown).toBe(true);
  for (const width of [130, 148, 162, 175, 239, 240, 300])
    expect(await giftOn('named', width), `${width} pixels`).toEqual({ isShown: true, isFree: true });

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
