import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { OrderSnapshot } from '../order-snapshot.server.ts';
import { code39Bars } from './code-39.ts';
import { drawPackingSlips, drawPickList } from './order-documents.server.ts';
import { makePickList } from './pick-list.ts';

const line = (sku: string, name: string, more: object = {}) => ({
  lineId: sku,
  sku,
  name,
  brand: 'Selvedge',
  colourLabel: 'Écru',
  size: '12',
  customFields: {},
  quantity: 1,
  ...more,
});

const order = (number: string, locale: string, lines: object[], quantity = 1) => ({
  number,
  placedAt: new Date('2026-11-16T12:00:00Z'),
  snapshot: {
    locale,
    brandName: 'Selvedge',
    home: 'https://shop.example',
    shippingAddress: {
      firstName: 'Zoë',
      lastName: 'Ångström-Žák',
      streetName: 'Rue de l’Œuvre 1',
      additionalStreetInfo: '',
      city: 'Malmö',
      region: '',
      postalCode: '21120',
      country: 'SE',
      phone: '+46 40 1',
    },
    delivery: { id: 'standard', name: 'Standard', price: 0, estimatedDate: null },
    lines,
    returnDays: 28,
  } as unknown as OrderSnapshot,
  pieces: lines.map((_, position) => ({ position, quantity })),
  hasRest: false,
});

/** The texts of a file: glyphs of the embedded fonts, mapped to letters by the tables that the file carries. */
function textsIn(file: Buffer): string {
  const streams = [...file.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(
    ([, body]) => {
      try {
        return [inflateSync(Buffer.from(body ?? '', 'latin1')).toString('latin1')];
      } catch {
        return [];
      }
    },
  );
  const letters = streams
    .filter((stream) => stream.includes('beginbfrange'))
    .map((stream) =>
      [...stream.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list]) =>
        [...(list ?? '').matchAll(/<([0-9a-f]+)>/gi)].map(([, hex]) =>
          Buffer.from(hex ?? '', 'hex')
            .swap16()
            .toString('utf16le'),
        ),
      ),
    );
  return streams
    .filter((stream) => stream.includes('BT'))
    .flatMap((stream) => [...stream.matchAll(/\[((?:<[0-9a-f]*>|[-\d.\s])*)\] TJ/gi)])
    .map(([, shown]) => {
      const glyphs = [...(shown ?? '').matchAll(/<([0-9a-f]*)>/gi)].map(([, hex]) => hex).join('');
      const ids = (glyphs.match(/.{4}/g) ?? []).map((hex) => Number.parseInt(hex, 16));
      return letters.map((font) => ids.map((id) => font[id] ?? '').join('')).join('|');
    })
    .join('\n');
}

describe('packing slips', () => {
  it('[OPS-08] one for each order, in its language, with accents', async () => {
    const file = await drawPackingSlips([
      order('100001', 'fr', [line('A-1', 'Robe en lin'), line('B-1', 'Échantillon', { isGift: true })]),
      order('100002', 'sv', [line('A-1', 'Linneklänning')]),
    ]);
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(2);
    const text = textsIn(file);
    for (const part of [
      'Bon de livraison',
      'Följesedel',
      'Zoë Ångström-Žák',
      'Rue de l’Œuvre 1',
      'Suède',
      'Écru',
    ])
      expect(text).toContain(part);
    expect(text).toContain('Cadeau');
  });

  it('[OPS-08] a long order goes on over several pages', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => line(`S-${index}`, `Thing ${index}`));
    const file = await drawPackingSlips([order('100003', 'en-GB', lines)]);
    expect(file.toString('latin1').match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(2);
    expect(textsIn(file)).toContain('Thing 59');
  });

  it('has the number as a barcode', () => {
    expect(code39Bars('100001')?.bars).toHaveLength(8 * 5);
    expect(code39Bars('é')).toBeNull();
  });
});

describe('the pick list', () => {
  it('[OPS-08] names each sku once, with how many and for which orders', async () => {
    const orders = [
      order('100001', 'en-GB', [line('B', 'Coat'), line('A', 'Belt')]),
      order('100002', 'fr', [line('A', 'Ceinture')], 2),
    ];
    const rows = makePickList(
      orders.map(({ number, snapshot, pieces }) => ({ number, lines: snapshot.lines, pieces })),
    );
    expect(rows).toMatchObject([
      {
        sku: 'A',
        quantity: 3,
        orders: [
          { number: '100001', quantity: 1 },
          { number: '100002', quantity: 2 },
        ],
      },
      { sku: 'B', quantity: 1 },
    ]);
    const text = textsIn(await drawPickList(orders, 'nl', new Date()));
    expect(text).toContain('4 stuks voor 2 bestellingen');
    expect(text).toContain('100001, 100002 (2)');
  });
});
