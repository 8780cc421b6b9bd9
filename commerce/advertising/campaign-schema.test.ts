import { describe, expect, it } from 'vitest';
import { checkCampaign } from './campaign-schema.ts';

const campaign = {
  name: 'Autumn',
  sponsor: 'Coast',
  brand: 'Coast',
  categorySlugs: [],
  productKeys: [],
  pricing: 'click',
  bid: 40,
  dailyBudget: 5000,
  startsOn: '2026-11-01',
  endsOn: '2026-11-30',
  isPaused: false,
};

describe('[SPON-03] a campaign', () => {
  it('that is valid has no errors', () => {
    expect(checkCampaign(campaign)).toEqual({});
    expect(checkCampaign({ ...campaign, endsOn: null, brand: null, productKeys: ['SVZ1'] })).toEqual({});
  });

  it.each([
    ['name', { name: '' }, 'Write a name.'],
    ['sponsor', { sponsor: '  ' }, 'Write a name.'],
    ['sponsor', { sponsor: 'x'.repeat(81) }, 'Keep it under 80 characters.'],
    ['productKeys', { brand: null }, 'Choose a brand, or at least one product.'],
    ['bid', { bid: 0 }, 'Write an amount above zero.'],
    ['bid', { bid: 12.5 }, 'Write whole pence.'],
    ['bid', { bid: undefined }, 'Write an amount.'],
    ['bid', { bid: 5001 }, 'One click would cost more than a day’s budget.'],
    ['dailyBudget', { dailyBudget: -1 }, 'Write an amount above zero.'],
    ['startsOn', { startsOn: '2026-02-30' }, 'Choose a day.'],
    ['endsOn', { endsOn: 'soon' }, 'Choose a day.'],
    ['endsOn', { endsOn: '2026-10-01' }, 'The last day is before the first.'],
  ])('with an invalid %s (%o) is refused: %s', (field, change, error) => {
    expect(checkCampaign({ ...campaign, ...change })).toMatchObject({ [field]: error });
  });

  it('reports all errors at once', () => {
    expect(
      Object.keys(checkCampaign({ ...campaign, name: '', endsOn: '2026-01-01', bid: 9000 })).sort(),
    ).toEqual(['bid', 'endsOn', 'name']);
  });
});
