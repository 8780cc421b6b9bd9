import * as v from 'valibot';
import { pounds } from '#commerce/pricing/pounds.ts';
import { datedStatus, pauseActions, RUN_STATUSES } from '#commerce/resources/dated-status.ts';
import { defineResource } from '#commerce/resources/define-resource.ts';
import { DISCOUNT_NAMES, discountFieldsOfKind, emptyOtherKinds, isFieldOfKind } from './discount-fields.ts';
import { blankPromotion, countUpTo, type EditablePromotion, promotionSchema } from './promotion-schema.ts';

/** How many codes are generated at once, and how they begin. */
export const codeBatchSchema = v.object({
  count: v.pipe(countUpTo(10_000), v.title('How many')),
  prefix: v.pipe(
    v.string(),
    v.trim(),
    v.toUpperCase(),
    v.regex(/^[A-Z0-9]{0,12}$/, 'Write at most 12 letters or digits.'),
    v.title('They begin with'),
    v.description('Leave it empty for nothing.'),
  ),
});

export const offerResource = defineResource<EditablePromotion>({
  name: 'offers',
  kind: 'promotion',
  one: 'offer',
  many: 'Offers and codes',
  line: 'What shoppers get off their basket, by itself or with a code.',
  schema: promotionSchema,
  permissions: { read: 'promotions.read', write: 'promotions.write' },
  title: ({ name }) => name,
  brandOf: ({ site }) => site,
  status: { of: datedStatus, names: RUN_STATUSES },
  list: {
    sort: 'priority',
    searchHint: 'Name or code',
    columns: [
      { name: 'name', label: 'Name', isSortable: true, detail: describeDiscount },
      { name: 'code', label: 'Code', isSortable: true },
      { name: 'startsOn', label: 'First day', format: 'day', isSortable: true },
      { name: 'endsOn', label: 'Last day', format: 'day', isSortable: true },
      { name: 'priority', label: 'Order', format: 'number', isSortable: true, isHidden: true },
      { name: 'brands', label: 'Brands', format: 'list', isHidden: true },
      { name: 'site', label: 'Site', format: 'brand', isHidden: true },
    ],
    filters: [
      {
        name: 'applies',
        label: 'Applies',
        options: { code: 'With a code', itself: 'By itself' },
        matches: ({ code, hasOwnCodes }, value) => (code === null && !hasOwnCodes) === (value === 'itself'),
      },
      {
        name: 'gives',
        label: 'What it gives',
        options: DISCOUNT_NAMES,
      },
    ],
  },
  blank: blankPromotion,
  form: {
    isShown: (field, { gives, hasOwnCodes }) =>
      isFieldOfKind(field, gives) && !(field === 'code' && hasOwnCodes === true),
    upFront: ({ gives }) => [
      ...discountFieldsOfKind(gives),
      ...['hasOwnCodes', 'totalUses', 'usesPerCustomer', 'isFirstOrderOnly', 'badge'],
    ],
    afterChange(body, field) {
      if (field === 'gives') return emptyOtherKinds(body);
      // A code that the form hides must not open the offer.
      return field === 'hasOwnCodes' && body.hasOwnCodes === true ? { ...body, code: null } : body;
    },
  },
  actions: [
    ...pauseActions<EditablePromotion>(),
    {
      name: 'generate-codes',
      label: 'Generate codes',
      isFor: ({ hasOwnCodes }) => hasOwnCodes,
      input: codeBatchSchema,
    },
  ],
  affectsShoppers: true,
});

/** `10% off from £50.00, with the code TEN`. */
export function describeDiscount(offer: EditablePromotion): string {
  const { minimum, code, hasOwnCodes } = offer;
  const how = hasOwnCodes ? 'with a code each' : code === null ? 'by itself' : `with the code ${code}`;
  return `${minimum === null ? gainOf(offer) : `${gainOf(offer)} from ${pounds(minimum)}`}, ${how}`;
}

function gainOf({ gives, percent, amount, buy, pay, tiers, pieceTiers, giftSku }: EditablePromotion): string {
  const off = (step: { percent: number | null; amount?: number | null }) =>
    step.amount == null ? `${step.percent}% off` : `${pounds(step.amount)} off`;
  switch (gives) {
    case 'multibuy':
      return `${buy} for ${pay}`;
    case 'tiers':
      return tiers.map((step) => `${off(step)} from ${pounds(step.minimum)}`).join(', ');
    case 'piece-tiers':
      return pieceTiers.map((step) => `${off(step)} from ${step.pieces} pieces`).join(', ');
    case 'free-delivery':
      return 'Free delivery';
    case 'gift':
      return `Gift ${giftSku}`;
    default:
      return off(gives === 'percent' ? { percent } : { percent: null, amount });
  }
}
