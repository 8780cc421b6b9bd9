import { type Page, test as untouched } from '@playwright/test';
import { examples } from '@selvedge/demo-store/examples.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';

const DRESSES = '/categories/womens-dresses';

const productPage = (page: Page) => page.goto(examples['size-dress']!.path);

async function openChat(page: Page) {
  await page.getByRole('button', { name: 'Ask Selvedge' }).first().click();
  return page.getByRole('dialog', { name: 'Ask Selvedge' });
}

async function ask(page: Page, words: string) {
  await page.getByLabel('Your message').fill(words);
  await page.keyboard.press('Enter');
  await expect(page.locator('.chat-waiting')).toHaveCount(0);
}

// Without the fixture of `shopper.ts`: time passes by the clock of the test only, also while the page hydrates.
untouched(
  '[CHAT-01] closed at first, its session starts on load, the hint shows from 3 to 10 seconds',
  async ({ page }) => {
    const opened = Date.parse('2026-11-16T12:00:00Z');
    await page.clock.install({ time: opened });
    await page.clock.pauseAt(opened + 1_000);
    const started = page.waitForResponse((response) =>
      response.url().includes('/chatbot/start-chat-session'),
    );
    await productPage(page);
    const now = () => page.evaluate(() => performance.now());
    const hint = page.getByText('Looking for something? Ask me.');
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(hint).toBeVisible({ timeout: 50 });
    }).toPass({ intervals: [50] });
    const shownAt = await now();
    expect(shownAt).toBeGreaterThanOrEqual(3_000);
    const response = await started;
    expect(response.status()).toBe(200);
    expect(await response.json()).toMatchObject({
      sessionId: expect.any(String),
      messages: [],
      maxMessageChars: 1000,
    });
    expect((await response.allHeaders())['set-cookie']).toMatch(/HttpOnly/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.runFor(9_900 - shownAt);
    await expect(hint).toBeVisible();
    await page.clock.runFor(200);
    await expect(hint).toBeHidden();
  },
);

test('[SITE-03] [CHAT-02] a message may be as long as the setting says', async ({ page }) => {
  await page.route('**/chatbot/start-chat-session?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response: response, json: { ...(await response.json()), maxMessageChars: 20 } });
  });
  await productPage(page);
  const dialog = await openChat(page);
  const field = page.getByLabel('Your message');
  const sent: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/chatbot/chat-message') && sent.push(request.url()),
  );
  await field.fill('x'.repeat(21));
  await expect(dialog.getByRole('status').filter({ hasText: '20' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('x'.repeat(21));
  await field.fill('a green dress');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText('a green dress');
  await expect(page.locator('.chat-waiting')).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

test('[CHAT-02] a conversation: products with current prices, follow-ups, pages, and it continues on another page', async ({
  page,
}) => {
  await productPage(page);
  const dialog = await openChat(page);
  const field = page.getByLabel('Your message');
  await expect(field).toBeFocused();

  // An empty message is not sent.
  const sent: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/chatbot/chat-message') && sent.push(request.url()),
  );
  await field.fill('   ');
  await page.keyboard.press('Enter');

  await ask(page, 'a dress for a wedding');
  expect(sent).toHaveLength(1);
  const log = page.getByRole('log', { name: 'Conversation' });
  await expect(log).toContainText('This is what I found for: dress, wedding guest.');
  await ask(page, 'in green under £100');
  await expect(log).toContainText('dress, green, wedding guest, under £100.00');
  await expectAccessible(page, '.chat');

  await ask(page, 'how long does delivery take?');
  await expect(log).toContainText('Standard, up to 4 working days: £3.99');
  await expect(dialog.getByRole('link', { name: 'Delivery' })).toHaveAttribute(
    'href',
    '/pages/informational/delivery',
  );
  await ask(page, 'a purple unicorn saddle');
  await expect(log).toContainText(/nothing in the shop is all of this: .*unicorn/i);

  const card = log.locator('.chat-card').first();
  const name = await card.locator('.chat-card-name').innerText();
  const price = await card.locator('.price-now').innerText();
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('.product-panel .price-now').first()).toContainText(price.replace(/^Now /, ''));
  await expect(dialog).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ask Selvedge' })).toBeFocused();
  await page.reload();
  await openChat(page);
  await expect(log).toContainText('dress, green, wedding guest, under £100.00');
});

test("[CHAT-01] an error hides the input and offers 'Start a New Chat'", async ({ page }) => {
  await page.route('**/chatbot/chat-message', (route) => route.fulfill({ json: { kind: 'error' } }));
  await productPage(page);
  const dialog = await openChat(page);
  await ask(page, 'a dress');
  await expect(dialog.getByRole('alert')).toContainText(
    "There was an error! Please select 'Start a New Chat' and try again",
  );
  await expect(page.getByLabel('Your message')).toHaveCount(0);
  await page.unroute('**/chatbot/chat-message');
  await dialog.getByRole('button', { name: 'Start a New Chat' }).click();
  await expect(page.getByLabel('Your message')).toBeVisible();
  await expect(page.getByRole('log')).not.toContainText('a dress');
  await ask(page, 'something like this');
  await expect(page.getByRole('log')).toContainText('Close to');
});

test('[PLP-04] a panel above dresses opens the chat; the floating button appears after 320 pixels', async ({
  page,
}) => {
  await page.goto(DRESSES);
  const panel = page.getByRole('region', { name: 'Not sure which one?' });
  await expect(panel).toBeVisible();
  const launcher = page.locator('.chat-launcher');
  await expect(launcher).toBeAttached();
  await expect(launcher).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 320));
  await expect(launcher).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 330));
  await expect(launcher).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));

  // On a tablet every prompt is visible without horizontal scrolling.
  await page.setViewportSize({ width: 768, height: 1024 });
  const prompts = page.locator('.list-chat-prompts');
  await expect(prompts.getByRole('button', { name: 'Ask Selvedge' })).toBeVisible();
  await expect.poll(() => prompts.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);

  await panel.getByRole('button', { name: 'A black dress under £50' }).click();
  await expect(page.getByRole('log')).toContainText('dress, black, under £50.00');
});
