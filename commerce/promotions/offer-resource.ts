import { pounds } from '#commerce/pricing/pounds.ts';
import { datedStatus, pauseActions, RUN_STATUSES } from '#commerce/resources/dated-status.ts';
import { defineResource } from '#commerce/resources/define-resource.ts';
import {
  blankPromotion,
  discountFieldsOfKind,
  type EditablePromotion,
  emptyOtherKinds,
  isFieldOfKind,
  promotionSchema,
} from './promotion-schema.ts';

export const offerResource = defineResource<EditablePromotion>({
  name: 'offers',
  kind: 'promotion',
  one: 'offer',
  many: 'Offers and codes',
  line: 'What shoppers get off their basket, by itself or with a code.',
  schema: promotionSchema,
  permissions: { read: 'promotions.read', write: 'promotions.write' },
  title: ({ name }) => name,
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
    ],
    filters: [
      {
        name: 'applies',
        label: 'Applies',
        options: { code: 'With a code', itself: 'By itself' },
        matches: ({ code }, value) => (code === null) === (value === 'itself'),
      },
      {
        name: 'gives',
        label: 'What it gives',
        options: { percent: 'A share off', amount: 'An amount off', multibuy: 'Some pieces free' },
      },
    ],
  },
  blank: blankPromotion,
  form: {
    isShown: (field, { gives }) => isFieldOfKind(field, gives),
    upFront: ({ gives }) => discountFieldsOfKind(gives),
    afterChange: (body, field) => (field === 'gives' ? emptyOtherKinds(body) : body),
  },
  actions: pauseActions<EditablePromotion>(),
  affectsShoppers: true,
});

/** `10% off from £50.00, with the code TEN`. */
export function describeDiscount(offer: EditablePromotion): string {
  const { gives, percent, amount, buy, pay, minimum, code } = offer;
  const how = code === null ? 'by itself' : `with the code ${code}`;
  if (gives === 'multibuy') return `${buy} for ${pay}, ${how}`;
  const off = gives === 'percent' ? `${percent}% off` : `${pounds(amount ?? 0)} off`;
  return `${minimum === null ? off : `${off} from ${pounds(minimum)}`}, ${how}`;
}
