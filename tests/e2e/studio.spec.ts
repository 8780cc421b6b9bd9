import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './shopper.ts';

const ADMIN = { email: 'admin@demo.example', password: 'demo-admin', returnTo: '/' };
const STAFF = { email: 'staff@demo.example', password: 'demo-staff', returnTo: '/' };

async function signIn(request: APIRequestContext, form: typeof ADMIN) {
  expect((await request.post('/sign-in', { form, maxRedirects: 0 })).status()).toBe(302);
}

function entry(key: string) {
  return `/staff/studio/entry?${new URLSearchParams({ kind: 'page', key, brand: 'selvedge', locale: 'en-GB' })}`;
}

const shop = (page: Page) => page.frameLocator('iframe[title="Preview of the page"]');

/** The text of a page for a shopper. */
async function readAsShopper(shopper: APIRequestContext, path: string) {
  const response = await shopper.get(path);
  const [main = ''] = /<main.*<\/main>/s.exec(await response.text()) ?? [];
  return { status: response.status(), text: main.replace(/<[^>]+>/g, '') };
}

test('a page is created, previewed, published, read by a shopper and rolled back', async ({
  page,
  request,
}) => {
  test.slow();
  const name = `studio-${randomUUID().slice(0, 8)}`;
  const path = `/pages/${name}`;
  await signIn(page.request, ADMIN);

  await test.step('create a page', async () => {
    await page.goto('/staff/studio');
    await expect(page.getByRole('heading', { name: 'Pages and articles' })).toBeVisible();
    await page.getByLabel('Find').fill('winter coat');
    await expect(page.getByRole('link', { name: /How to choose a winter coat/ }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'New page' }).click();
    const dialog = page.getByRole('dialog', { name: 'New page' });
    await dialog.getByLabel('Address').fill('Not An Address');
    await dialog.getByRole('button', { name: 'Begin' }).click();
    await expect(dialog.getByText(/begins with \/pages\//)).toBeVisible();
    await dialog.getByLabel('Address').fill(path);
    await dialog.getByLabel('Brand').selectOption('selvedge');
    await dialog.getByRole('button', { name: 'Begin' }).click();
    await expect(page).toHaveURL(/\/staff\/studio\/entry/, { timeout: 60_000 });
  });

  await test.step('an error is shown at its field', async () => {
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
      /Write something here/,
    );
    await page.getByRole('textbox', { name: 'Title' }).fill('Snow days');
  });

  const outline = page.getByRole('navigation', { name: 'Sections of this page' });
  const row = (type: string) => outline.locator('[data-row]', { hasText: type });

  await test.step('add sections, and see them in the preview', async () => {
    for (const [find, add] of [
      ['questions', 'Add faq accordian'],
      ['headings, paragraphs', 'Add text'],
    ]) {
      await outline.getByRole('button', { name: 'Add section' }).click();
      const picker = page.getByRole('dialog', { name: 'Add a section' });
      await picker.getByLabel('Find a section').fill(find!);
      await picker.locator('.studio-type').first().click();
      await picker.getByRole('button', { name: add }).click();
    }
    await expect(row('Text')).toHaveAttribute('aria-current', 'true');
    await page.getByRole('textbox', { name: 'Markdown' }).fill('## Warm and **dry**');
    await expect(shop(page).getByRole('heading', { name: 'Warm and dry' })).toBeVisible({ timeout: 30_000 });
    await expect(shop(page).getByText('Frequently Asked Questions')).toBeVisible();
  });

  await test.step('reorder by keyboard, remove and undo', async () => {
    await row('Text').focus();
    await row('Text').press('Alt+ArrowUp');
    await expect(outline.locator('[data-row]').first()).toContainText('Text');
    await expect(outline.locator('[data-row]').first()).toBeFocused();
    await row('Faq').press('Delete');
    await expect(outline.locator('[data-row]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect(outline.locator('[data-row]')).toHaveCount(2);
  });

  await test.step('clicking a section in the preview opens its form', async () => {
    await expect(async () => {
      await shop(page).getByText('Frequently Asked Questions').click();
      await expect(row('Faq')).toHaveAttribute('aria-current', 'true', { timeout: 2_000 });
    }).toPass();
    await page.getByText('Phone', { exact: true }).click();
    await expect(page.locator('iframe[title="Preview of the page"]')).toHaveCSS('width', '390px');
    await expectAccessible(page, undefined, 'iframe');
  });

  await test.step('a picture is chosen from thumbnails', async () => {
    await outline.getByRole('button', { name: 'Page settings' }).click();
    await page.getByRole('button', { name: /^Choose image/ }).click();
    const picker = page.getByRole('dialog', { name: 'Choose a picture' });
    await picker.getByLabel('Find').fill('tailoring');
    await expect(picker.getByRole('button', { name: 'new tailoring' }).first()).toBeVisible();
    await expectAccessible(page, undefined, 'iframe');
    await picker.getByRole('button', { name: 'new tailoring' }).first().click();
    await expect(page.getByRole('textbox', { name: 'Image' })).toHaveValue('/media/campaign/new-tailoring');
  });

  await test.step('leaving with unsaved changes needs a confirmation', async () => {
    await page.getByRole('link', { name: 'Back to the list' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(page).toHaveURL(/\/staff\/studio\/entry/);
    await expect(page.getByRole('textbox', { name: 'Image' })).toHaveValue('/media/campaign/new-tailoring');
  });

  await test.step('a draft is visible in the studio only', async () => {
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Draft saved')).toBeVisible();
    expect((await readAsShopper(request, path)).status).toBe(404);
  });

  await test.step('published, shoppers see it', async () => {
    await page.getByRole('button', { name: 'Publish…' }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('Published. Shoppers see it now.')).toBeVisible();
    await expect
      .poll(async () => (await readAsShopper(request, path)).text, { timeout: 15_000 })
      .toContain('Warm and dry');
  });

  await test.step('an invalid second version is refused', async () => {
    await row('Text').click();
    await page.getByRole('textbox', { name: 'Markdown' }).fill('');
    await page.getByRole('button', { name: 'Publish…' }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByRole('alert')).toContainText('cannot be shown yet');
    await page.getByRole('textbox', { name: 'Markdown' }).fill('## Thaw');
    await page.getByRole('button', { name: 'Publish…' }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect
      .poll(async () => (await readAsShopper(request, path)).text, { timeout: 15_000 })
      .toContain('Thaw');
  });

  await test.step('a newer draft of another editor is not overwritten, and nothing is lost', async () => {
    const address = { kind: 'page', key: path, brand: 'selvedge', locale: 'en-GB' };
    const theirs = { title: 'Hers', sections: [{ type: 'Text', markdown: 'Hers' }] };
    const change = (base: number) =>
      page.request.post('/staff/studio/change', { data: { address, base, intent: 'save', body: theirs } });
    const { entry: now } = (await (await change(0)).json()) as { entry: { revision: number } };
    expect(((await (await change(now.revision)).json()) as { kind: string }).kind).toBe('done');
    await page.getByRole('textbox', { name: 'Markdown' }).fill('## Mine');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('alert')).toContainText('Ada Loom changed this');
    await expect(page.getByRole('textbox', { name: 'Markdown' })).toHaveValue('## Mine');
    await page.getByRole('button', { name: 'Keep mine' }).click();
    // Not the message, which stands for a moment after an earlier draft too.
    await expect(page.getByRole('button', { name: 'Discard draft' })).toBeEnabled();
  });

  await test.step('rolled back to the first version', async () => {
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    const first = history.getByRole('listitem').filter({ hasText: 'Published' }).last();
    await expect(first).toContainText('Ada Loom');
    await first.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('Restored. Shoppers see it now.')).toBeVisible();
    await expect
      .poll(async () => (await readAsShopper(request, path)).text, { timeout: 15_000 })
      .toContain('Warm and dry');
  });

  await test.step('scheduled, then unpublished', async () => {
    await page.getByRole('button', { name: 'Publish…' }).click();
    await page.getByText('For a time').click();
    await page.getByLabel('Begins').fill('2031-12-01T09:00');
    await page.getByRole('button', { name: 'Schedule' }).click();
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    await expect(history.getByText(/from 1 Dec 2031/).first()).toBeVisible();
    await history.getByRole('listitem').filter({ hasText: 'Standing' }).getByRole('button').click();
    await expect.poll(async () => (await readAsShopper(request, path)).status).toBe(404);
  });
});

test('[BADGE-05] a draft badge is shown in the preview only', async ({ page, request }) => {
  test.slow();
  await signIn(page.request, ADMIN);
  await page.goto('/staff/studio');
  // Any allowed parent may send messages as the studio does; here this page is the parent.
  const said = await page.evaluate(async () => {
    const badges = [
      { id: 'soon', placement: 'PLP-topLeft_productImage', text1: 'Made by hand', priority: 0 },
    ];
    const frame = document.createElement('iframe');
    frame.name = 'parent-test';
    frame.style.width = '1200px';
    frame.style.height = '900px';
    const first = new Promise<unknown>((resolve) => {
      window.addEventListener('message', (event) => {
        if (event.source !== frame.contentWindow) return;
        if (event.data?.type === 'init') {
          frame.contentWindow?.postMessage(
            { type: 'init-response', data: { badges } },
            window.location.origin,
          );
          resolve(event.data);
        }
      });
    });
    frame.src = '/staff/studio/preview?list=womens-dresses';
    document.body.append(frame);
    return first;
  });
  expect(said).toEqual({ type: 'init' });
  await expect(page.frameLocator('iframe[name="parent-test"]').getByText('Made by hand').first()).toBeVisible(
    {
      timeout: 30_000,
    },
  );
  expect(await (await request.get('/categories/womens-dresses')).text()).not.toContain('Made by hand');
});

test('[STAFF-05] other visitors get no studio: page, data, endpoint or script', async ({
  playwright,
  baseURL,
}) => {
  const open = () => playwright.request.newContext({ baseURL });
  const admin = await open();
  await signIn(admin, ADMIN);
  const html = await (await admin.get(entry('/'))).text();
  const scripts = [...html.matchAll(/"(\/assets\/(?:staff-)?studio[\w-]*-[\w-]+\.(?:js|css))"/g)].map(
    ([, file]) => file!,
  );

  const guest = await open();
  const staff = await open();
  await signIn(staff, STAFF);
  for (const visitor of [guest, staff]) {
    const missing = await visitor.get('/no-such-page');
    const expected = (await missing.text()).match(/<h1[^>]*>[^<]*/)?.[0];
    for (const path of [
      '/staff/studio',
      '/fr/staff/studio',
      entry('/'),
      '/staff/studio/preview',
      '/staff/activity',
      '/staff/pages',
    ]) {
      const response = await visitor.get(path);
      expect(response.status(), path).toBe(404);
      const text = await response.text();
      expect(text, path).not.toMatch(/staff-studio|Pages and articles/);
      if (!path.startsWith('/fr')) expect(text.match(/<h1[^>]*>[^<]*/)?.[0]).toBe(expected);
    }
    expect((await visitor.get('/staff/studio.data')).status()).toBe(404);
    for (const data of ['pictures', 'products?text=dress', 'values?key=brand&text=co'])
      expect((await visitor.get(`/staff/studio/${data}`)).status(), data).toBe(404);
    expect((await visitor.get('/staff/studio/version?kind=page&key=/&brand=*&locale=*&id=1')).status()).toBe(
      404,
    );
    expect((await visitor.post('/staff/studio/change', { data: { intent: 'save' } })).status()).toBe(404);
  }
  for (const file of scripts) {
    expect((await guest.get(file)).status(), file).toBe(404);
    expect((await admin.get(file)).status(), file).toBe(200);
  }
  const activity = await (await admin.get('/staff/api/activity?q=staff@demo.example')).text();
  expect(activity).toContain('staff@demo.example');
  expect(activity).toContain('/staff/studio/change');
  for (const context of [admin, guest, staff]) await context.dispose();
});
