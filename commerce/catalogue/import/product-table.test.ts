import { demoCatalogue } from '@selvedge/demo-store/catalogue/demo-catalogue.ts';
import { describe, expect, it } from 'vitest';
import type { Product } from '../product.ts';
import { changedFields, fromProduct } from './from-product.ts';
import { checkLine } from './parse-line.ts';
import type { ProductLine } from './product-line.ts';
import { fromTableRows, locateProblem, openTable, tableColumns, toTableRows } from './product-table.ts';

const defaults = { currency: 'GBP', country: 'GB', currencies: ['GBP'] };
const shirt: ProductLine = {
  key: 'SHIRT-1',
  name: 'Linen Shirt',
  brand: 'Maine',
  type: 'clothing',
  category: 'shirts',
  colours: [{ colour: 'navy', pictures: [{ src: '/media/own/a', alt: 'Front', focus: '30% 20%' }] }],
  variants: [
    { sku: 'SHIRT-1-S', colour: 'navy', size: 'S', price: '49.00', quantity: 3 },
    { sku: 'SHIRT-1-M', colour: 'navy', size: 'M', price: '49.00', quantity: 5 },
  ],
  attributes: { neckline: ['V Neck', 'Round'] },
  texts: { fr: { name: 'Chemise en lin' } },
};
const columns = tableColumns({ attributes: ['neckline'], languages: ['fr'] });

function readRows(cells: string[][], head: string[] = columns) {
  const opened = openTable({ line: 1, cells: head });
  if ('problems' in opened) throw new Error(JSON.stringify(opened.problems));
  return cells.map((each, index) => {
    const row = opened.value({ line: index + 2, cells: each });
    if ('problems' in row) throw new Error(JSON.stringify(row.problems));
    return row.value;
  });
}

describe('[OPS-16] products as a table', () => {
  it('are the same products when they are read again, whatever the demo store sells', () => {
    for (const product of demoCatalogue({ seed: 7, products: 120 }).products() as Iterable<Product>) {
      const line = fromProduct(product, true, defaults);
      const names = tableColumns({ attributes: Object.keys(line.attributes ?? {}), languages: [] });
      const read = checkLine(2, fromTableRows(readRows(toTableRows(line, names), names), line));
      if ('problems' in read || read.value.kind !== 'product') throw new Error(JSON.stringify(read));
      expect(changedFields(line, read.value.product)).toEqual([]);
    }
  });

  it('make a new product from rows alone', () => {
    const read = checkLine(2, fromTableRows(readRows(toTableRows(shirt, columns)), null));
    expect(read).toMatchObject({
      value: {
        product: {
          name: 'Linen Shirt',
          attributes: { neckline: ['V Neck', 'Round'] },
          texts: { fr: { name: 'Chemise en lin' } },
          variants: [{ sku: 'SHIRT-1-S', quantity: 3 }, { sku: 'SHIRT-1-M' }],
        },
      },
    });
  });

  it('change only what their columns name, and delete nothing', () => {
    const rows = readRows(
      [['SHIRT-1', 'SHIRT-1-M', '39,00', '']],
      ['key', 'sku', 'price', 'attribute:neckline'],
    );
    expect(fromTableRows(rows, shirt)).toMatchObject({
      name: 'Linen Shirt',
      colours: shirt.colours,
      variants: [
        { sku: 'SHIRT-1-S', price: '49.00' },
        { sku: 'SHIRT-1-M', price: '39.00', size: 'M' },
      ],
    });
    expect(fromTableRows(rows, shirt)).not.toHaveProperty('attributes');
  });

  it('say which cell is wrong, by row, column, value and reason', () => {
    const rows = toTableRows(shirt, columns);
    rows[1]![columns.indexOf('price')] = 'cheap';
    rows[0]![columns.indexOf('type')] = 'furniture';
    rows[0]![columns.indexOf('attribute:neckline')] = 'x'.repeat(300);
    const read = readRows(rows);
    const line = fromTableRows(read, shirt);
    const checked = checkLine(2, line);
    if (!('problems' in checked)) throw new Error('nothing was wrong');
    const cells = checked.problems.map((problem) => locateProblem(problem, read, line));
    expect(cells.map(({ line: row, field, value }) => [row, field, value?.slice(0, 9)])).toEqual([
      [2, 'type', 'furniture'],
      [3, 'price', 'cheap'],
      [2, 'attribute:neckline', 'xxxxxxxxx'],
    ]);
  });

  it('refuse columns that do not exist', () => {
    expect(openTable({ line: 1, cells: ['key', 'prize', 'key'] })).toMatchObject({
      problems: [
        { line: 1, field: 'prize' },
        { line: 1, field: 'key' },
      ],
    });
    expect(openTable({ line: 1, cells: ['name'] })).toMatchObject({ problems: [{ field: 'key' }] });
  });
});
