import type { Page } from '@playwright/test';
import { examples } from '#demo/examples.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';

const MANY = examples['many-reviews']!.path;

/** Whatever is below the fold comes when the visitor comes near. */
async function comeNear(page: Page, selector: string) {
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect(page.locator(selector).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.locator(selector).first().scrollIntoViewIfNeeded();
}

test('[REV-01] [REV-02] [REV-03] reviews: stars, opinions, photos, filter, order, more', async ({ page }) => {
  await page.goto(MANY);
  await comeNear(page, '.reviews-spread');
  const reviews = page.locator('.reviews');
  await expect(reviews.getByText('2,000 reviews')).toBeVisible();
  await expect(reviews.locator('.reviews-spread > li')).toHaveCount(5);
  await expect(reviews.getByText(/% of reviewers recommend this/)).toBeVisible();
  await expect(reviews.locator('.reviews-summary')).toBeVisible();
  await expect(reviews.locator('.review')).toHaveCount(5);
  await expectAccessible(page);

  await reviews.getByRole('button', { name: 'Show 5 more' }).click();
  await expect(reviews.locator('.review')).toHaveCount(10);

  const fit = reviews.getByRole('button', { name: 'fit', exact: true });
  await fit.click();
  await expect(fit).toHaveAttribute('aria-pressed', 'true');
  await expect(reviews.locator('.review')).toHaveCount(5);
  for (const text of await reviews.locator('.review').allInnerTexts()) expect(text).toMatch(/fit/i);
  await fit.click();
  await expect(fit).toHaveAttribute('aria-pressed', 'false');

  await reviews.getByLabel('Sort reviews').selectOption('LowestRating');
  await expect(reviews.locator('.review').first()).not.toContainText('Excellent');

  await reviews.locator('.reviews-photos .review-photo').first().click();
  const modal = page.getByRole('dialog', { name: 'Photos from shoppers' });
  await expect(modal.getByText(/^Photo 1 of/)).toBeVisible();
  await modal.getByRole('button', { name: 'Next' }).click();
  await expect(modal.getByText(/^Photo 2 of/)).toBeVisible();
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
});

test('[REV-05] a review is checked, sent, and waits to be read', async ({ page }) => {
  await page.goto(examples['no-reviews']!.path);
  await comeNear(page, '.reviews-empty');
  await page.getByRole('button', { name: 'Write a review' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.getByText('Please check 3 answers')).toBeVisible();
  await form.getByText('5 out of 5: Excellent').click({ force: true });
  await form.getByLabel('Your review').fill('Soft, warm and exactly the colour in the pictures.');
  await form.getByLabel('Nickname').fill('weaver');
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.getByText(/We will read your review/)).toBeVisible();
});

test('[REC-01] [REC-03] [EVENT-01] what is alike and what was seen; nothing is told before a yes', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/_api/events')) told.push(request.postData() ?? '');
  });
  await page.goto(examples['few-reviews']!.path);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recently-viewed')), { timeout: 15_000 })
    .toContain('CTZ20116');
  await page.goto(MANY);
  await comeNear(page, 'section[aria-label="Similar products"] article');
  await expect(page.locator('section[aria-label="Similar products"] article').first()).toBeVisible();
  await comeNear(page, 'section[aria-label="Recently viewed"] article');
  await expect(page.locator('section[aria-label="Recently viewed"]')).toContainText('Plunge Ruched Swimsuit');
  expect(told).toEqual([]);
  const kept = page.waitForResponse('**/_api/events/consent');
  await page.getByRole('button', { name: 'Yes, that is fine' }).click();
  expect((await kept).ok()).toBe(true);
});
