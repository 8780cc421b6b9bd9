import * as v from 'valibot';
import type { AttemptState } from '#commerce/payments/payment-attempt.ts';
import type { Money } from '#commerce/pricing/money.ts';
import { defineResource } from '#commerce/resources/define-resource.ts';

export interface ListedPayment {
  id: string;
  email: string;
  name: string;
  brand: string;
  country: string | null;
  amount: Money;
  method: string;
  provider: string;
  reference: string | null;
  state: AttemptState;
  createdAt: string;
  /** Null once somebody has settled it. */
  escalatedAt: string | null;
  /** The refusal of the provider, or what was found by hand. */
  found: string | null;
  order: string | null;
}

export const settleInput = v.object({
  outcome: v.pipe(
    v.picklist(['not-charged', 'refunded']),
    v.title('What became of it'),
    v.metadata({
      labels: { 'not-charged': 'The customer was not charged', refunded: 'It was refunded at the provider' },
    }),
  ),
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Write what you found.'),
    v.maxLength(500),
    v.title('What you found'),
    v.description('For colleagues, such as the reference at the provider.'),
  ),
});

const isOpen = ({ escalatedAt, order }: ListedPayment) => escalatedAt !== null && order === null;

/** Payments whose outcome the shop cannot find out by itself. Those with an order are settled on its page. */
export const paymentResource = defineResource<ListedPayment>({
  name: 'payments',
  kind: 'payment',
  one: 'payment',
  many: 'Payments to check',
  line: 'The provider never said what became of them, or a refund failed. Compare them there, and write down what you found.',
  schema: null,
  permissions: { read: 'orders.refund', write: 'orders.refund' },
  title: ({ id }) => id,
  brandOf: ({ brand }) => brand,
  countryOf: ({ country }) => country,
  href: (id, { order }) => (order === null ? `/staff/payments/${id}` : `/staff/orders/${order}`),
  list: {
    sort: '-escalatedAt',
    searchHint: 'Email, payment or reference',
    columns: [
      { name: 'id', label: 'Payment', detail: ({ provider, reference }) => reference ?? provider },
      { name: 'escalatedAt', label: 'Since', format: 'moment', isSortable: true },
      { name: 'createdAt', label: 'Begun', format: 'moment' },
      { name: 'name', label: 'Customer', detail: ({ email }) => email },
      { name: 'amount', label: 'Total', format: 'money' },
      { name: 'state', label: 'Payment state' },
      { name: 'order', label: 'Order' },
      { name: 'brand', label: 'Brand', format: 'brand' },
      { name: 'found', label: 'What was found', isHidden: true },
    ],
  },
  actions: [
    { name: 'settle', label: 'Mark as settled', isFor: isOpen, input: settleInput },
    {
      name: 'refund-again',
      label: 'Refund it again',
      confirm: 'The provider is asked once more to refund it',
      isFor: (payment) => isOpen(payment) && payment.state === 'authorised',
    },
  ],
});
