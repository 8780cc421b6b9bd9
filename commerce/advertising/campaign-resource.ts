import type * as v from 'valibot';
import { pounds } from '#commerce/pricing/pounds.ts';
import { datedStatus, pauseActions, RUN_STATUSES } from '#commerce/resources/dated-status.ts';
import { defineResource } from '#commerce/resources/define-resource.ts';
import { endCampaign } from './campaign.ts';
import { campaignSchema } from './campaign-schema.ts';

type CampaignBody = v.InferOutput<typeof campaignSchema>;

export const campaignResource = defineResource<CampaignBody>({
  name: 'campaigns',
  kind: 'campaign',
  one: 'campaign',
  many: 'Campaigns',
  line: 'Products that advertisers pay for; they lead the lists they belong to, marked as sponsored.',
  schema: campaignSchema,
  permissions: { read: 'advertising.read', write: 'advertising.write' },
  title: ({ name }) => name,
  // It runs on the sites of every brand.
  brandOf: () => null,
  status: { of: datedStatus, names: RUN_STATUSES },
  list: {
    sort: 'name',
    searchHint: 'Name or sponsor',
    columns: [
      { name: 'name', label: 'Name', isSortable: true, detail: describeBid },
      { name: 'sponsor', label: 'Sponsor', isSortable: true },
      { name: 'startsOn', label: 'First day', format: 'day', isSortable: true },
      { name: 'endsOn', label: 'Last day', format: 'day', isSortable: true },
      { name: 'dailyBudget', label: 'Budget a day', format: 'money', isSortable: true, isHidden: true },
    ],
    filters: [
      {
        name: 'pricing',
        label: 'Pays for',
        options: { click: 'Each click', 'thousand-views': 'Each thousand views' },
      },
    ],
  },
  blank: (today) => ({
    name: '',
    sponsor: '',
    brand: null,
    productKeys: [],
    categorySlugs: [],
    pricing: 'click',
    bid: 30,
    dailyBudget: 2000,
    startsOn: today,
    endsOn: null,
    isPaused: false,
  }),
  actions: [
    ...pauseActions<CampaignBody>(),
    {
      name: 'end',
      label: 'End it now',
      isBulk: true,
      isFor: (body, today) => ['live', 'paused'].includes(datedStatus(body, today)),
      change: (body, today) => endCampaign(body, today),
    },
  ],
  affectsShoppers: true,
});

function describeBid({ pricing, bid, dailyBudget }: CampaignBody): string {
  const per = pricing === 'click' ? 'a click' : 'a thousand views';
  return `${pounds(bid)} ${per}, ${pounds(dailyBudget)} a day`;
}
