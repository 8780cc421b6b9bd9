import * as v from 'valibot';
import { defineResource } from '#commerce/resources/define-resource.ts';

/** A review as moderators see it: waiting, or decided. */
export interface ModeratedReview {
  status: 'pending' | 'approved' | 'rejected';
  product: string;
  productSlug: string | null;
  rating: number | null;
  title: string | null;
  text: string | null;
  author: string | null;
  /** ISO instant. */
  at: string;
  photos: readonly string[];
  /** Of the decision. */
  reason: string | null;
  staffName: string | null;
}

const reason = v.object({
  reason: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(3, 'Say in a few words why.'),
    v.maxLength(300, 'Keep it under 300 characters.'),
    v.title('Reason'),
    v.description('For your colleagues; the shopper does not read it.'),
  ),
});

export const reviewResource = defineResource<ModeratedReview>({
  name: 'reviews',
  kind: 'review',
  one: 'review',
  many: 'Reviews',
  line: 'What shoppers wrote, before others read it.',
  schema: null,
  permissions: { read: 'reviews.read', write: 'reviews.write' },
  title: ({ product, title }) => [product, title].filter(Boolean).join(': '),
  status: {
    of: ({ status }) => status,
    names: { pending: 'Waiting', approved: 'Approved', rejected: 'Rejected' },
    detail: ({ staffName, reason: why }) => [staffName, why].filter(Boolean).join(': ') || null,
  },
  list: {
    sort: '-at',
    opening: { status: 'pending' },
    columns: [
      { name: 'product', label: 'Product', isSortable: true, detail: ({ title }) => title },
      { name: 'rating', label: 'Stars', format: 'number', isSortable: true },
      { name: 'text', label: 'Review', format: 'excerpt' },
      { name: 'author', label: 'Written by', isSortable: true },
      { name: 'at', label: 'Written', format: 'moment', isSortable: true },
    ],
  },
  actions: [
    { name: 'approve', label: 'Approve', isBulk: true, isFor: ({ status }) => status === 'pending' },
    { name: 'reject', label: 'Reject', input: reason, isFor: ({ status }) => status === 'pending' },
  ],
});
