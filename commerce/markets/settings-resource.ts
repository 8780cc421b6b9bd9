import { defineResource } from '#commerce/resources/define-resource.ts';
import { type MerchantSettings, merchantSettingsSchema } from './merchant-settings.ts';

export const settingsResource = defineResource<MerchantSettings>({
  name: 'settings',
  one: 'settings',
  many: 'Settings of the shop',
  line: 'What a merchant sets for each brand, with its default and history. Removing a change brings the defaults back.',
  schema: merchantSettingsSchema,
  permissions: { read: 'settings.read', write: 'settings.write' },
  title: ({ brand }) => brand,
  list: {
    sort: 'brand',
    columns: [
      { name: 'brand', label: 'Brand', format: 'brand', isSortable: true },
      { name: 'supportEmail', label: 'Support email' },
      { name: 'supportPhone', label: 'Support telephone' },
      { name: 'wishlistMax', label: 'Most items in a wishlist', format: 'number', isHidden: true },
    ],
  },
  form: { isShown: (field) => field !== 'brand' },
  brandOf: ({ brand }) => brand,
  isRemovable: true,
  affectsShoppers: true,
});
