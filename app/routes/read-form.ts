import { parseStorableJson, storableText } from '#commerce/text/storable-text.ts';

/** The form in a request's body, its texts made safe to store; null when the body is no form. */
export async function readFormOrNull(request: Request): Promise<FormData | null> {
  const sent = await request.formData().catch(() => null);
  if (!sent) return null;
  const form = new FormData();
  for (const [name, value] of sent) {
    if (typeof value === 'string') form.append(name, storableText(value));
    else form.append(name, value);
  }
  return form;
}

/** The form in a request's body; 400 when the body is no form. */
export async function readForm(request: Request): Promise<FormData> {
  const form = await readFormOrNull(request);
  if (!form) throw new Response('Please send a form.', { status: 400 });
  return form;
}

/** The JSON value of a form field; null when the field is missing or malformed. */
export function parseJsonField(form: FormData, name: string): unknown {
  const text = form.get(name);
  try {
    return typeof text === 'string' ? parseStorableJson(text) : null;
  } catch {
    return null;
  }
}
