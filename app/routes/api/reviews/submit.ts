import * as v from 'valibot';
import { requestContext, shopContext } from '#app/context.ts';
import { readFormOrNull } from '../../read-form.ts';
import { errorResponse, jsonError, jsonResponse, notAllowed } from '../responses.ts';
import type { Route } from './+types/submit';

const text = v.optional(v.string(), '');
const fields = v.object({
  sku: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)),
  rating: v.pipe(v.optional(v.string(), ''), v.transform(Number)),
  title: text,
  reviewText: text,
  username: text,
  userLocation: text,
  isRecommended: v.optional(v.picklist(['', 'yes', 'no']), ''),
});

/** Receives a review with its photos as a form; it stays pending until staff have approved it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormOrNull(request);
  const parsed = v.safeParse(
    fields,
    form && Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')),
  );
  if (!form || !parsed.success) return jsonError(400, 'This is not a review.');
  const { sku, isRecommended, ...review } = parsed.output;
  const files = form.getAll('photos').filter((file): file is File => file instanceof File && file.size > 0);
  const { session, client } = context.get(requestContext);
  const customer = await session.customer();
  const result = await context.get(shopContext).products.reviews.submit(sku, {
    ...review,
    isRecommended: isRecommended === '' ? null : isRecommended === 'yes',
    customerId: customer?.id ?? null,
    client,
    photos: await Promise.all(files.map((file) => file.arrayBuffer())),
  });
  switch (result.kind) {
    case 'received':
      return jsonResponse({ id: result.id, state: 'pending' }, { status: 201 });
    case 'wrong':
      return jsonError(422, 'Please check your review.', { errors: result.errors });
    case 'wrong-photo':
      return jsonError(422, 'One of the photos could not be read.', {
        errors: { photos: 'reviews.submit.photoUnreadable' },
      });
    case 'too-many':
      return errorResponse(
        {
          error: 'You have sent many reviews. Please wait a little.',
          errors: { reviewText: 'reviews.submit.tooMany' },
        },
        { status: 429, headers: { 'retry-after': String(result.seconds) } },
      );
    case 'failed':
      return jsonError(502, 'Your review could not be sent. Please try again.');
    case 'unknown-product':
      return jsonError(404, 'There is no such product.');
  }
}

export function loader() {
  return notAllowed('POST');
}
