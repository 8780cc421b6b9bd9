import type { ListRow } from '#commerce/resources/list-query.ts';
import { listRecords } from '#commerce/resources/list-records.ts';
import type { Actor } from '#commerce/resources/permissions.ts';
import type { ActionResult, OpenStore } from '#commerce/resources/resource-store.server.ts';
import type { Moderation } from './provider.ts';
import type { ModeratedReview } from './review-resource.ts';
import type { Reviews } from './reviews.server.ts';

const MOST_WAITING = 500;
const MOST_DECIDED = 500;

/** Reviews of whichever provider the shop has, and what was decided about them. */
export function createReviewStore(
  reviews: Pick<Reviews, 'waiting' | 'decisions' | 'moderate'>,
  productsOf: (ids: string[]) => Promise<{ id: string; name: string; slug: string }[]>,
): OpenStore {
  async function waiting(): Promise<ListRow[]> {
    const found = await reviews.waiting(MOST_WAITING);
    const products = await productsOf([...new Set(found.map(({ productId }) => productId))]);
    const productOf = new Map(products.map((product) => [product.id, product]));
    return found.map(({ id, productId, rating, title, reviewText, username, submittedAt, photos }) => {
      const product = productOf.get(productId);
      const body: ModeratedReview = {
        status: 'pending',
        product: product?.name ?? productId,
        productSlug: product?.slug ?? null,
        rating,
        title: title ?? null,
        text: reviewText ?? null,
        author: username ?? null,
        at: submittedAt,
        photos: photos.map((photo) => photo.sizes.normal.url),
        reason: null,
        staffName: null,
      };
      return { id, body: { ...body } };
    });
  }

  async function decided(): Promise<ListRow[]> {
    const found = await reviews.decisions(MOST_DECIDED);
    return found.map(({ reviewId, decision, reason, staffName, at, title, productName }) => {
      const body: ModeratedReview = {
        status: decision,
        product: productName ?? reviewId,
        productSlug: null,
        rating: null,
        title,
        text: null,
        author: null,
        at,
        photos: [],
        reason,
        staffName,
      };
      return { id: reviewId, body: { ...body } };
    });
  }

  /** A review that waits again after an older decision is waiting. */
  async function all(): Promise<ListRow[]> {
    const [open, done] = await Promise.all([waiting(), decided()]);
    return [...new Map([...done.toReversed(), ...open].map((row) => [row.id, row])).values()];
  }

  const decide =
    (decision: Moderation) =>
    async (id: string, input: unknown, { id: staffId, name }: Actor): Promise<ActionResult> => {
      const { reason = null } = (input ?? {}) as { reason?: string };
      const isDone = await reviews.moderate(id, decision, reason, { id: staffId ?? '', name });
      return isDone ? { kind: 'done' } : { kind: 'refused', reason: 'It was decided before.' };
    };

  return (_db, resource) => ({
    list: async (query) => listRecords(resource, await all(), query),
    read: async (id) => (await all()).find((row) => row.id === id) ?? null,
    actions: { approve: decide('approved'), reject: decide('rejected') },
  });
}
