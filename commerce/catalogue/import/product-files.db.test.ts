import { demoCatalogue } from '@selvedge/demo-store/catalogue/demo-catalogue.ts';
import { describe, expect, it } from 'vitest';
import { writeXlsx } from '#commerce/resources/xlsx.server.ts';
import { databaseForTest } from '#tests/database.ts';
import { loadCatalogue } from '../load-catalogue.server.ts';
import { exportProductTable } from './export-catalogue.server.ts';
import { importFile } from './import-file.server.ts';

const defaults = { currency: 'GBP', country: 'GB', currencies: ['GBP'] };
const check = { isDryRun: true, defaults };
const apply = { isDryRun: false, defaults };

async function openShop() {
  const database = await databaseForTest();
  await loadCatalogue(database, demoCatalogue({ seed: 7, products: 60 }));
  return database;
}

async function* rowsOf(rows: string[][]) {
  yield* rows;
}
const workbook = (header: string[], ...rows: string[][]) =>
  writeXlsx('Sheet', header, rowsOf(rows), new Set(['price', 'quantity']));
const text = (...lines: string[]) => new Blob([lines.join('\r\n')]).stream();

describe('[OPS-16] files of products', () => {
  it.each(['csv', 'xlsx'] as const)('exported as %s and imported again change nothing', async (format) => {
    const database = await openShop();
    const file = await exportProductTable(database, defaults, format);
    const report = await importFile(database, 'products', file, check);
    expect(report.problems.filter(({ isNote }) => !isNote)).toEqual([]);
    expect(report).toMatchObject({ added: 0, changed: 0, unchanged: 60, refused: 0 });
  });

  it('name row, column, value and reason of every wrong cell of a workbook, and import the rest', async () => {
    const database = await openShop();
    const { rows } = await database.pool.query(
      `select p.key, v.sku from product p join variant v on v.product_id = p.id where v.position = 0 order by p.key limit 3`,
    );
    const [first, second, third] = rows as { key: string; sku: string }[];
    const header = ['key', 'sku', 'price', 'quantity', 'attribute:mood'];
    const file = () =>
      workbook(
        header,
        [first!.key, first!.sku, '12.34', '7', 'Calm | Bright'],
        [second!.key, second!.sku, 'cheap', '-1', ''],
        [third!.key, third!.sku, '10', '1.5', ''],
      );
    const dry = await importFile(database, 'products', file(), check);
    expect(dry).toMatchObject({ changed: 1, refused: 2 });
    expect(dry.problems.map(({ line, field, value }) => [line, field, value])).toEqual([
      [3, 'price', 'cheap'],
      [3, 'quantity', '-1'],
      [4, 'quantity', '1.5'],
    ]);
    expect(await importFile(database, 'products', file(), apply)).toMatchObject({ changed: 1, refused: 2 });
    const stored = await database.pool.query(
      `select r.cent_amount, s.quantity, p.details #> '{facets,mood}' as mood from price r join stock s using (sku)
       join variant v using (sku) join product p on p.id = v.product_id where sku = $1`,
      [first!.sku],
    );
    expect(stored.rows).toEqual([{ cent_amount: 1234, quantity: 7, mood: ['Calm', 'Bright'] }]);
  });

  it('of prices and stock may be workbooks too', async () => {
    const database = await openShop();
    const { rows } = await database.pool.query('select sku from variant order by sku limit 1');
    const sku = String(rows[0].sku);
    const stock = await importFile(
      database,
      'stock',
      workbook(['sku', 'quantity'], [sku, '3'], ['X', '1']),
      apply,
    );
    expect(stock).toMatchObject({ refused: 1, problems: [{ line: 3, field: 'sku', value: 'X' }] });
    const prices = await importFile(
      database,
      'prices',
      workbook(['sku', 'price'], [sku, '0.99'], [sku, '1']),
      apply,
    );
    expect(prices).toMatchObject({ changed: 1, problems: [{ line: 3, field: 'sku' }] });
  });

  it('are recognised by what they hold, and refused in a sentence when they are damaged', async () => {
    const database = await openShop();
    const category = text('{"kind":"category","slug":"new","names":{"en-GB":"New"}}');
    expect(await importFile(database, 'products', category, check)).toMatchObject({ added: 1 });
    const damaged = new Blob(['PK\x03\x04 but no archive']).stream();
    expect(await importFile(database, 'products', damaged, check)).toMatchObject({
      refused: 1,
      problems: [{ text: expect.stringContaining('workbook') }],
    });
    const unknown = text('key,prize', 'A,1');
    expect(await importFile(database, 'products', unknown, check)).toMatchObject({
      problems: [{ line: 1, field: 'prize' }],
    });
  });
});
