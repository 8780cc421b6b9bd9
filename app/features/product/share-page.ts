import type { loader as getCustomer } from '#app/routes/api/customer/get-customer.ts';
import type { action as shortenUrl } from '#app/routes/api/url-shorten.ts';
import { callApi } from '#app/site/api-call.ts';
import { buildShareLink, type Sharer } from '#commerce/social/share-link.ts';

/** `shared` when the link was copied, else `failed`: the share sheet gives its own feedback. */
export async function sharePage(title: string, mayBeRegistered: boolean): Promise<'shared' | 'failed'> {
  try {
    const sharer = mayBeRegistered ? await fetchSharer() : null;
    const url = await shorten(buildShareLink(window.location.href, sharer));
    if (isTouchDevice() && navigator.share) {
      await navigator.share({ title, url });
      return 'failed';
    }
    await copy(url);
    return 'shared';
  } catch {
    return 'failed';
  }
}

/** The customer's affiliate id; when the call fails, the link is shared without it. */
async function fetchSharer(): Promise<Sharer | null> {
  try {
    const response = await callApi<typeof getCustomer>('/_api/customer/getCustomer');
    if (!response.ok) return null;
    const { customer } = await response.json();
    return { isGuest: false, affiliateId: customer.affiliateId };
  } catch {
    return null;
  }
}

async function shorten(url: string): Promise<string> {
  try {
    const form = new FormData();
    form.set('url', url);
    const response = await callApi<typeof shortenUrl>('/_api/url-shorten?index', {
      method: 'POST',
      body: form,
    });
    return response.ok ? (await response.json()).shorturl : url;
  } catch {
    return url;
  }
}

function isTouchDevice(): boolean {
  return matchMedia('(hover: none)').matches;
}

/** Pages without HTTPS have no clipboard API; the text of a selected field can still be copied. */
async function copy(text: string): Promise<void> {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}
