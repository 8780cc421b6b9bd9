import { buildShareLink, type Sharer } from '#commerce/social/share-link.ts';

/** `shared` when a link was handed on, `failed` when nothing came of it. */
export async function sharePage(title: string, isRegistered: boolean): Promise<'shared' | 'failed'> {
  try {
    const sharer = isRegistered ? await askWhoShares() : null;
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

/** Who shares is a courtesy: when it cannot be found out, the plain link is shared. */
async function askWhoShares(): Promise<Sharer | null> {
  try {
    const response = await fetch('/_api/customer/getCustomer');
    const { customer } = (await response.json()) as { customer?: { affiliateId?: string | null } };
    return { isGuest: false, affiliateId: customer?.affiliateId ?? null };
  } catch {
    return null;
  }
}

async function shorten(url: string): Promise<string> {
  try {
    const form = new FormData();
    form.set('url', url);
    const response = await fetch('/_api/url-shorten?index', { method: 'POST', body: form });
    const { shorturl } = (await response.json()) as { shorturl?: string };
    return shorturl ?? url;
  } catch {
    return url;
  }
}

function isTouchDevice(): boolean {
  return matchMedia('(hover: none)').matches;
}

/** Pages without https have no clipboard; a selected text field can still be copied. */
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
