import * as v from 'valibot';
import { isEntryKind } from '#commerce/content/editor/entry-key.ts';

const part = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** Which piece of content, and for whom. */
export const studioAddress = v.object({
  kind: v.pipe(part, v.check(isEntryKind, 'There is no content of this kind.')),
  key: part,
  brand: part,
  locale: part,
});

export function readStudioAddress(request: Request): v.InferOutput<typeof studioAddress> {
  const asked = v.safeParse(studioAddress, Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) throw new Response(null, { status: 404 });
  return asked.output;
}
