import { storableText } from '#commerce/text/storable-text.ts';

/** The form that a request carries, its texts such as can be kept; null when it carries none. */
export async function formOf(request: Request): Promise<FormData | null> {
  const sent = await request.formData().catch(() => null);
  if (!sent) return null;
  const form = new FormData();
  for (const [name, value] of sent) {
    if (typeof value === 'string') form.append(name, storableText(value));
    else form.append(name, value);
  }
  return form;
}

/** The form a page was sent; whoever sends anything else is told so. */
export async function readForm(request: Request): Promise<FormData> {
  const form = await formOf(request);
  if (!form) throw new Response('Please send a form.', { status: 400 });
  return form;
}
