import { examples } from '@selvedge/demo-store/examples.ts';
import { expectAccessible } from './axe.ts';
import { scrollToDeferred } from './scroll-to-deferred.ts';
import { gallery, test } from './section-gallery.ts';
import { expect } from './shopper.ts';

const POSTS = '**/_api/social/posts**';
const post = (id: number, channel: string, tags: string[], videos: object[] = []) => ({
  flocklerId: id,
  channel,
  sourceUrl: `https://www.${channel}.com/p/${id}`,
  text: `Post ${id}`,
  author: 'selvedge',
  images: [{ url: '/media/campaign/occasion', altText: `Picture ${id}` }],
  videos,
  tags,
  ctaLink: null,
});
const posts = [
  post(901, 'instagram', ['myselvedge', 'satin']),
  post(902, 'tiktok', ['myselvedge', 'linen'], [{ type: 'link', url: '/films/linen.webm' }]),
  post(903, 'facebook', ['myselvedge', 'satin']),
  post(904, 'tiktok', ['myselvedge'], [{ type: 'iframe', url: 'https://www.tiktok.com/embed/v2/904' }]),
];

test('[SOC-01] posts by channel and by several tags; films play after a click', async ({ page }) => {
  await page.route('https://www.tiktok.com/**', (route) => route.fulfill({ body: 'film' }));
  await page.route(POSTS, (route) => route.fulfill({ json: { posts } }));
  await page.goto(gallery('SocialsCarousel'));
  await scrollToDeferred(page, '.social-carousel');
  const social = page.locator('.social').last();
  const cards = social.locator('.social-post');
  await expect(cards).toHaveCount(4);
  await expectAccessible(page, '.social');

  await social.getByText('TikTok', { exact: true }).click();
  await expect(cards).toHaveCount(2);
  await social.getByText('Facebook', { exact: true }).click();
  await expect(cards).toHaveCount(1);
  await social.getByText('View All', { exact: true }).click();
  await expect(cards).toHaveCount(4);

  await social.getByRole('button', { name: '#satin' }).click();
  await expect(cards).toHaveCount(2);
  await social.getByRole('button', { name: '#linen' }).click();
  await expect(cards).toHaveCount(3);
  await expect(social.getByRole('button', { name: '#linen' })).toHaveAttribute('aria-pressed', 'true');
  await social.getByText('Instagram', { exact: true }).click();
  await expect(cards).toHaveCount(1);
  await social.getByRole('button', { name: '#satin' }).click();
  await expect(cards).toHaveCount(0);
  await expect(social.getByText('There are no posts to show just now.')).toBeVisible();
  await social.getByRole('button', { name: '#linen' }).click();
  await social.getByText('View All', { exact: true }).click();

  const file = cards.filter({ hasText: 'Post 902' });
  await expect(file.locator('video')).toHaveCount(0);
  await file.getByRole('button', { name: /Play the film/ }).click();
  await expect(file.locator('video')).toHaveAttribute('src', '/films/linen.webm');
  const framed = cards.filter({ hasText: 'Post 904' });
  await expect(framed.locator('iframe')).toHaveCount(0);
  await framed.getByRole('button', { name: /Play the film/ }).click();
  await expect(framed.locator('iframe')).toHaveAttribute('src', 'https://www.tiktok.com/embed/v2/904');
});

test('[SOC-01] five posts on a wide screen, three and two on narrower ones; at most 300 by 500 pixels', async ({
  page,
}) => {
  const many = Array.from({ length: 9 }, (_, place) => post(900 + place, 'instagram', ['myselvedge']));
  await page.route(POSTS, (route) => route.fulfill({ json: { posts: many } }));
  await page.goto(gallery('SocialsCarousel'));
  await scrollToDeferred(page, '.social-carousel');
  const carousel = page.locator('.social-carousel').last();
  for (const [width, slides] of [
    [1440, 5],
    [1100, 3],
    [800, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const track = (await carousel.locator('.carousel-track').boundingBox())!;
    const slide = (await carousel.locator('li').first().boundingBox())!;
    expect(track.width / (slide.width + 16), `${width}`).toBeCloseTo(slides, 0);
    const card = (await carousel.locator('.social-post').first().boundingBox())!;
    expect(card.width).toBeLessThanOrEqual(300);
    expect(card.height).toBeLessThanOrEqual(500);
  }
});

test('[SOC-01] a failing service shows no posts and logs once; the page works', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Network response was not ok')) said.push(message.text());
  });
  await page.route(POSTS, (route) => route.fulfill({ status: 503, json: { error: 'x' } }));
  await page.goto(gallery('SocialsCarousel'));
  await scrollToDeferred(page, '.social-none');
  await expect(page.getByText('There are no posts to show just now.').first()).toBeVisible();
  expect(said.length).toBeGreaterThan(0);
});

test('[SOC-01] the gallery of a product: four in a row, four rows; hidden without posts', async ({
  page,
}) => {
  const many = Array.from({ length: 16 }, (_, place) => post(900 + place, 'instagram', ['dresses']));
  let requested = '';
  await page.route(POSTS, (route) => {
    requested = route.request().url();
    return route.fulfill({ json: { posts: many } });
  });
  await page.goto(examples['size-dress']!.path);
  await scrollToDeferred(page, '.social-wall');
  expect(new URL(requested).searchParams.getAll('filterByTags[]')).toContain('dresses');
  // Read at once: the page may still be scrolling.
  const tops = await page
    .locator('.social-wall > li')
    .evaluateAll((items: HTMLElement[]) => items.map(({ offsetTop }) => offsetTop));
  expect(new Set(tops).size).toBe(4);
  expect(tops).toHaveLength(16);
  await page.unroute(POSTS);
  await page.route(POSTS, (route) => route.fulfill({ json: { posts: [] } }));
  await page.reload();
  const response = page.waitForResponse(POSTS);
  await scrollToDeferred(page, '.footer, footer');
  await response;
  await expect(page.locator('.social-wall')).toHaveCount(0);
});
