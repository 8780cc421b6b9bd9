import { formatDeliveryDate } from '#commerce/delivery/estimated-date.ts';
import { pictureAddress } from '#commerce/media/picture.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import type { BrandRegistry } from '#config/brands/registry.ts';
import type { Database } from '#server/db/database.server.ts';
import type { EmailContent, EmailLine, EmailText } from './email-content.ts';
import type { EmailKind } from './email-kinds.ts';
import { emailLabel, readEmailText } from './email-texts.server.ts';
import { storeEmail } from './outbox.server.ts';

/** A product of the shop, to show what an order looks like. */
export interface SampleProduct {
  name: string;
  colour: string;
  price: number;
  picture: string | null;
}

interface Sample {
  brand: BrandConfig;
  locale: string;
  text: EmailText;
  origin: string;
  products: readonly SampleProduct[];
  today: Date;
}

/** Emails with made-up people, to look at and to send as a test. */
export interface EmailSamples {
  compose(kind: EmailKind, brand: string, locale: string, origin: string): Promise<EmailContent>;
  send(content: EmailContent, to: string): Promise<void>;
}

interface Parts {
  database: Database;
  brands: Pick<BrandRegistry, 'bySlug' | 'default'>;
  /** A few products that are sold. */
  findProducts(): Promise<SampleProduct[]>;
}

export function createEmailSamples({ database: { db }, brands, findProducts }: Parts): EmailSamples {
  return {
    async compose(kind, slug, locale, origin) {
      const brand = brands.bySlug(slug) ?? brands.default;
      const text = await readEmailText(db, kind, brand.slug, locale);
      return sampleEmail(kind, {
        brand,
        locale,
        text,
        origin,
        products: await findProducts(),
        today: new Date(),
      });
    },
    send: (content, to) =>
      storeEmail(db, {
        to,
        content: { ...content, text: { ...content.text, subject: `[Test] ${content.text.subject}` } },
      }),
  };
}

const DELIVERY = 395;
const DAY = 86_400_000;

/** An email as somebody would get it, with made-up people and products of the shop. */
function sampleEmail(
  kind: EmailKind,
  { brand, locale, text, origin, products, today }: Sample,
): EmailContent {
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: brand.currency }, locale);
  const lines = products.map(
    ({ name, colour, price, picture }, at): EmailLine => ({
      quantity: at + 1,
      name,
      details: [colour],
      price: money(price * (at + 1)),
      picture: picture && pictureAddress(picture, 180, { origin }),
    }),
  );
  const goods = products.reduce((sum, { price }, at) => sum + price * (at + 1), 0);
  const totals = [
    { label: emailLabel('subtotal', locale), amount: money(goods) },
    { label: emailLabel('delivery', locale), amount: money(DELIVERY) },
    { label: emailLabel('total', locale), amount: money(goods + DELIVERY), isTotal: true },
  ];
  const tracking = { carrier: 'DPD', number: '15501234567890', link: null };
  const values: Record<string, string> = {
    firstName: 'Ada',
    inviter: 'Grace Hopper',
    shop: brand.name,
    number: '100042',
    name: products[0]?.name ?? brand.name,
    label: products[0]?.colour ?? '',
    lines: lines.map(({ quantity, name, price }) => `${quantity} × ${name}: ${price}`).join('\n'),
    totals: totals.map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
    total: money(goods + DELIVERY),
    amount: money(goods),
    delivery: money(DELIVERY),
    date: formatDeliveryDate(new Date(today.getTime() + 3 * DAY).toISOString().slice(0, 10), locale),
    address: ['Ada Byron', '12 St James’s Square', 'SW1Y 4JH London'].join('\n'),
    tracking: `${tracking.carrier} ${tracking.number}`,
    device: 'Firefox, Mac',
    place: '192.0.2.7',
    time: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
      today,
    ),
    link: origin,
  };
  return {
    kind,
    brand: brand.slug,
    locale,
    text,
    values,
    lines,
    totals,
    tracking,
    ...(kind === 'back-in-stock' && {
      unsubscribe: { link: `${origin}/unsubscribe`, label: emailLabel('unsubscribe', locale) },
    }),
  };
}
