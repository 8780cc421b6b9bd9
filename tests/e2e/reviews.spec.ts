import { examples } from '@selvedge/demo-store/examples.ts';
import { expectAccessible } from './axe.ts';
import { scrollToDeferred } from './scroll-to-deferred.ts';
import { expect, test } from './shopper.ts';

const MANY = examples['many-reviews']!.path;

test('[REV-01] [REV-02] [REV-03] reviews: stars, opinions, photos, filter, order, more', async ({ page }) => {
  await page.goto(MANY);
  await scrollToDeferred(page, '.reviews-spread');
  const reviews = page.locator('.reviews');
  await expect(reviews.getByText('2,000 reviews')).toBeVisible();
  await expect(reviews.locator('.reviews-spread > li')).toHaveCount(5);
  await expect(reviews.getByText(/% of reviewers recommend this/)).toBeVisible();
  await expect(reviews.locator('.reviews-summary')).toBeVisible();
  await expect(reviews.locator('.review')).toHaveCount(5);
  await expectAccessible(page, '.reviews');

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

test('[REV-05] a review is validated, sent, and waits for moderation', async ({ page }) => {
  await page.goto(examples['no-reviews']!.path);
  await scrollToDeferred(page, '.reviews-empty');
  await page.getByRole('button', { name: 'Write a review' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.getByText('Please check 3 answers')).toBeVisible();
  await form.locator('label', { hasText: '5 out of 5: Excellent' }).click();
  await form.getByLabel('Your review').fill('Soft, warm and exactly the colour in the pictures.');
  await form.getByLabel('Nickname').fill('weaver');
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.getByText(/We will read your review/)).toBeVisible();
});

test('[REC-01] recommendations that cannot be read are left out', async ({ page }) => {
  const answered = page.waitForResponse('**/_api/recommendations?**');
  await page.route('**/_api/recommendations?**', (route) => route.fulfill({ body: '<html>' }));
  await page.goto(MANY);
  await scrollToDeferred(page, '.reviews-spread');
  await answered;
  await expect(page.locator('section[aria-label="Similar products"]')).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
});

test('[REC-01] loading stops after two seconds', async ({ page }) => {
  await page.route('**/_api/recommendations?**', () => {});
  await page.goto(MANY);
  // A slow machine may miss the loading state.
  const waited = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const look = () => {
          const row = document.querySelector('[aria-busy="true"] h2');
          if (row) resolve(row.textContent);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await scrollToDeferred(page, '.reviews-spread');
  expect(await waited).not.toBe('');
  await expect(page.getByRole('heading', { name: 'Similar products' })).toHaveCount(0);
});

test('[REV-01] reviews that fail to load show a message and can be retried', async ({ page }) => {
  await page.route('**/_api/reviews**', (route) => route.fulfill({ status: 503, json: { error: 'x' } }));
  await page.goto(MANY);
  await scrollToDeferred(page, 'text=The reviews could not be loaded.');
  await page.unroute('**/_api/reviews**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.reviews-spread')).toBeVisible();
});

test('[REV-05] a photo opens its own review, also one that is not among the newest with photos', async ({
  page,
}) => {
  const photo = (id: string) => ({ id, caption: null, sizes: { normal: { url: `/media/${id}` } } });
  const review = (id: string, photos: string[]) => ({
    id,
    rating: 5,
    title: `Review ${id}`,
    reviewText: `The words of ${id}.`,
    userLocation: null,
    username: id,
    submittedAt: '2026-01-01T00:00:00Z',
    isRecommended: true,
    secondaryRatings: [],
    responses: [],
    isSyndicated: false,
    syndicationSource: null,
    photos: photos.map(photo),
  });
  const newest = [review('newest', ['n1']), review('newer', ['n2'])];
  await page.route('**/_api/reviews?**', (route) => {
    const isRow = new URL(route.request().url()).searchParams.get('hasPhotos') === 'true';
    const results = isRow ? newest : [newest[0], review('oldest', ['o1', 'o2'])];
    return route.fulfill({ json: { results, remainingResults: 0, hasNextPage: false } });
  });
  await page.goto(MANY);
  await scrollToDeferred(page, '.reviews-spread');
  const oldest = page.locator('.reviews-list .review', { hasText: 'The words of oldest.' });
  await oldest.locator('.review-photo').nth(1).click();
  const modal = page.getByRole('dialog', { name: 'Photos from shoppers' });
  await expect(modal).toContainText('The words of oldest.');
  await expect(modal.getByText('Photo 4 of 4')).toBeVisible();
  // Swiping back leads through its other photo to the newer reviews.
  await modal.getByRole('button', { name: 'Previous' }).click();
  await expect(modal.getByText('Photo 3 of 4')).toBeVisible();
  await expect(modal).toContainText('The words of oldest.');
  await modal.getByRole('button', { name: 'Previous' }).click();
  await expect(modal).toContainText('The words of newer.');
});
