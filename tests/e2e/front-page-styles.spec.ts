import { expect, test } from '@playwright/test';
import { waitForHydration } from './hydrated.ts';

test('a front page that is left and opened again has all its styles, in the order of their layers', async ({
  page,
}) => {
  const families = () =>
    page.evaluate(() => [
      ...new Set(
        [...document.styleSheets].flatMap(
          ({ href }) => /\/assets\/(\w+)-[^/]*\.css/.exec(href ?? '')?.[1] ?? [],
        ),
      ),
    ]);
  await page.goto('/');
  await waitForHydration(page);
  await expect.poll(families).toContain('strips');
  const atFirst = await families();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.locator('nav a[href^="/categories/"]').first().click();
  await expect(page).toHaveURL(/\/categories\//);
  await expect(page.locator('.product-list')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.hero-carousel')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect.poll(families).toEqual(expect.arrayContaining(atFirst));
  // React inserts the stylesheets of sections before those of the theme; each must declare the order of the layers first.
  const layers = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].flatMap((rule) => {
        if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
        return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
      }),
    ),
  );
  const ordered = ['theme', 'base', 'components', 'utilities'];
  expect([...new Set(layers)].filter((name) => ordered.includes(name))).toEqual(ordered);
});
