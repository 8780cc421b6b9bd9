import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fieldsOf, readCells, toCells } from './csv-cells.ts';
import { defineResource } from './define-resource.ts';
import { type ListPage, parseListQuery, readCursor, writeCursor } from './list-query.ts';
import { listRecords } from './list-records.ts';

const schema = v.object({
  name: v.string(),
  rank: v.nullable(v.number()),
  isOn: v.boolean(),
  words: v.pipe(v.array(v.string()), v.metadata({ control: 'lines' })),
});

const things = defineResource({
  name: 'things',
  one: 'thing',
  many: 'Things',
  line: '',
  schema,
  permissions: { read: 'settings.read', write: 'settings.write' },
  title: ({ name }) => name,
  list: {
    sort: 'name',
    columns: [
      { name: 'name', label: 'Name', isSortable: true },
      { name: 'rank', label: 'Rank', isSortable: true },
    ],
  },
});

const bodies = fc.array(
  fc.record({
    name: fc.string({ maxLength: 3 }),
    rank: fc.option(fc.integer({ min: -5, max: 5 })),
    isOn: fc.boolean(),
    words: fc.constant([]),
  }),
  { maxLength: 40 },
);

describe('[OPS-01] pages of a list', () => {
  it('hold every row once, in the same order forwards and backwards', () => {
    fc.assert(
      fc.property(
        bodies,
        fc.constantFrom('name', '-name', 'rank', '-rank'),
        fc.integer({ min: 1, max: 7 }),
        (all, sort, limit) => {
          const rows = all.map((body, index) => ({ id: `row${index}`, body }));
          const page = (place: Record<string, string>): ListPage => {
            const params = new URLSearchParams({ sort, limit: String(limit), ...place });
            return listRecords(
              things,
              rows,
              parseListQuery(things, params, { today: '', timeZone: 'UTC', brands: null }),
            );
          };
          const pages = [page({})];
          while (pages.at(-1)?.next) pages.push(page({ after: pages.at(-1)!.next! }));
          const ids = pages.flatMap((each) => each.rows.map(({ id }) => id));
          expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
          for (const [index, each] of pages.entries()) {
            const before = each.previous ? page({ before: each.previous }) : null;
            if (index === 0) expect(each.previous).toBeNull();
            else expect(before?.rows).toEqual(pages[index - 1]!.rows);
          }
        },
      ),
    );
  });

  it('have cursors that anything may be written into', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (value, id) => {
        expect(readCursor(writeCursor({ value, id }))).toEqual({ value, id });
      }),
    );
    for (const bad of ['', 'x', '%', btoa('[1,2]'), btoa('{}')]) expect(readCursor(bad)).toBeNull();
  });
});

describe('[OPS-01] the cells of a file', () => {
  it('read back as the record that they were written from', () => {
    const word = fc.stringMatching(/^[a-z][a-z ]{0,8}[a-z]$/);
    const record = fc.record({
      name: word,
      rank: fc.option(fc.integer()),
      isOn: fc.boolean(),
      words: fc.array(word),
    });
    fc.assert(
      fc.property(record, (body) => {
        const [, ...cells] = toCells(things, { id: '1', body }, '');
        const fields = fieldsOf(things);
        const named = Object.fromEntries(fields.map(({ name }, index) => [name, cells[index]!]));
        expect(readCells(fields, named, {})).toEqual(body);
      }),
    );
  });
});
