import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createEmbeddedSearch } from './engine.ts';
import {
  SAMPLE_DOCUMENTS,
  SAMPLE_FACETS,
  SAMPLE_RULES,
  searchDocument,
  searchQuery,
  termCounts,
} from './sample-catalogue.ts';

const base = { ...SAMPLE_FACETS, rules: SAMPLE_RULES, documents: SAMPLE_DOCUMENTS };

describe('personalisation and A/B tests', () => {
  it('[SEARCH-06] ranks the preferred brands and categories of a user token a little higher', async () => {
    const engine = await createEmbeddedSearch({
      ...base,
      affinityOf: (token) =>
        token === 'fan' ? { brands: { 'Dorothy Perkins': 1 }, categories: { jeans: 1 } } : null,
    });
    const plain = searchQuery({ categorySlug: 'women' });
    const before = await engine.search(plain);
    const unknown = await engine.search({ ...plain, userToken: 'unknown' });
    const fan = await engine.search({ ...plain, userToken: 'fan' });
    expect(unknown.ids).toEqual(before.ids);
    expect(fan.total).toBe(before.total);
    expect(fan.ids.indexOf('d-blue-jeans')).toBeLessThan(before.ids.indexOf('d-blue-jeans'));
    const byPrice = searchQuery({ categorySlug: 'women', sort: 'price-asc' });
    expect((await engine.search({ ...byPrice, userToken: 'fan' })).ids).toEqual(
      (await engine.search(byPrice)).ids,
    );
  });

  it('ignores preferences when their lookup fails', async () => {
    const errors: unknown[] = [];
    const engine = await createEmbeddedSearch({
      ...base,
      affinityOf: () => Promise.reject(new Error('profile store is down')),
      onError: (error) => errors.push(error),
    });
    expect((await engine.search(searchQuery({ userToken: 'fan' }))).total).toBe(SAMPLE_DOCUMENTS.length);
    expect(errors).toHaveLength(1);
  });

  it('[SEARCH-01] returns the test and applies the rules of its variant', async () => {
    const engine = await createEmbeddedSearch({
      ...base,
      rules: { ...SAMPLE_RULES, rules: [{ when: { context: 'order:b' }, pin: ['d-red-oasis'] }] },
      abTestOf: ({ userToken }) => (userToken === 'b' ? { testId: 'order', variantId: 'b' } : null),
    });
    const query = searchQuery({ categorySlug: 'dresses' });
    const tested = await engine.search({ ...query, userToken: 'b' });
    expect(tested).toMatchObject({ abTestId: 'order', abTestVariantId: 'b' });
    expect(tested.ids[0]).toBe('d-red-oasis');
    expect(await engine.search(query)).toMatchObject({ abTestId: null, abTestVariantId: null });
  });

  it('gives every result its own query id', async () => {
    const engine = await createEmbeddedSearch(base);
    const ids = [await engine.search(searchQuery()), await engine.search(searchQuery())].map(
      ({ queryId }) => queryId,
    );
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });

  it('applies new rules from the next query on', async () => {
    const engine = await createEmbeddedSearch(base);
    await engine.setRules({
      synonyms: [['frock', 'dress']],
      redirects: [],
      rules: [{ when: { query: 'dress' }, pin: ['d-black-oasis'] }],
    });
    expect((await engine.search(searchQuery({ text: 'frock' }))).total).toBe(3);
    expect((await engine.search(searchQuery({ text: 'dresses' }))).ids[0]).toBe('d-black-oasis');
  });
});

describe('restarting from a snapshot', { timeout: 30_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'engine-test-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const noDocuments = () => {
    throw new Error('documents were read');
  };

  it.each([0, 1])('has all writes with %i threads, without reading a document', async (workers) => {
    const snapshotPath = join(folder, `whole-${workers}.snapshot`);
    const first = await createEmbeddedSearch({ ...base, workers, snapshotPath });
    expect(first.origin).toBe('documents');
    await first.put([searchDocument('first', { title: 'First Arrival' })]);
    await first.remove(['p-lamp']);
    await first.patch([{ id: 'd-red-oasis', price: 100, isOnStock: false }]);
    await first.close();

    const second = await createEmbeddedSearch({ ...base, workers, documents: noDocuments, snapshotPath });
    expect(second.origin).toBe('snapshot');
    expect((await second.search(searchQuery({ text: 'first arrival' }))).ids).toEqual(['first']);
    expect((await second.search(searchQuery({ text: 'lamp' }))).total).toBe(0);
    const dresses = await second.search(searchQuery({ categorySlug: 'dresses', sort: 'price-asc' }));
    expect(dresses.ids[0]).toBe('d-red-oasis');
    expect(termCounts(dresses, 'isOnStock')).toEqual({ true: 2, false: 1 });
    await second.put([searchDocument('second', { title: 'Second Arrival' })]);
    expect((await second.search(searchQuery({ text: 'arrival' }))).total).toBe(2);
    await second.close();
  });

  it('never leaves a snapshot that is older than a confirmed write', async () => {
    const snapshotPath = join(folder, 'behind.snapshot');
    const engine = await createEmbeddedSearch({ ...base, snapshotPath });
    await engine.settle();
    expect(existsSync(snapshotPath)).toBe(true);
    await engine.remove(['p-lamp']);
    expect(existsSync(snapshotPath)).toBe(false);
    await engine.close();
    expect(existsSync(snapshotPath)).toBe(true);
  });

  it('rebuilds when the snapshot is damaged, or made from another catalogue or other facets', async () => {
    const snapshotPath = join(folder, 'bad.snapshot');
    await (await createEmbeddedSearch({ ...base, snapshotPath, sourceVersion: '1' })).close();
    const other = await createEmbeddedSearch({ ...base, snapshotPath, sourceVersion: '2' });
    expect(other.origin).toBe('documents');
    await other.close();
    const facets = [...base.facets, { key: 'season' }];
    const refaceted = await createEmbeddedSearch({ ...base, facets, snapshotPath, sourceVersion: '2' });
    expect(refaceted.origin).toBe('documents');
    await refaceted.close();
    await (await createEmbeddedSearch({ ...base, snapshotPath, sourceVersion: '2' })).close();
    const bytes = readFileSync(snapshotPath);
    bytes[Math.floor(bytes.length / 2)]! ^= 1;
    writeFileSync(snapshotPath, bytes);
    const rebuilt = await createEmbeddedSearch({ ...base, snapshotPath, sourceVersion: '2' });
    expect(rebuilt.origin).toBe('documents');
    expect((await rebuilt.search(searchQuery())).total).toBe(SAMPLE_DOCUMENTS.length);
    await rebuilt.close();
  });
});

describe('writes during a merge', () => {
  it.each([0, 1])('are all in the index with %i threads', { timeout: 30_000 }, async (workers) => {
    const thing = (i: number, title: string) =>
      searchDocument(`t-${i}`, { title, price: 100, facets: { 'aiattributes.Room': [`Room ${i % 3}`] } });
    const documents = Array.from({ length: 2000 }, (_, i) => thing(i, 'Old Thing'));
    const engine = await createEmbeddedSearch({ ...base, workers, documents });
    const writes: Promise<void>[] = [];
    for (let batch = 0; batch < 12; batch++) {
      const ids = Array.from({ length: 100 }, (_, i) => batch * 100 + i);
      writes.push(engine.put(ids.map((i) => thing(i, 'New Thing'))));
      writes.push(engine.patch(ids.map((i) => ({ id: `t-${i}`, price: 300, isOnStock: i % 2 === 0 }))));
      writes.push(
        engine.patch([{ id: `t-${batch * 100}`, facets: { 'aiattributes.Room': ['Loft', 'Hall'] } }]),
      );
      writes.push(engine.remove([`t-${batch * 100 + 1}`, `t-${1900 + batch}`]));
    }
    await Promise.all(writes);
    await engine.settle();
    const all = await engine.search(searchQuery());
    expect(all.total).toBe(2000 - 24);
    expect(termCounts(all, 'aiattributes.Room')).toMatchObject({ Loft: 12, Hall: 12 });
    expect(termCounts(all, 'isOnStock')).toEqual({ true: 600 + 788, false: 588 });
    expect((await engine.search(searchQuery({ text: 'new' }))).total).toBe(1200 - 12);
    expect((await engine.search(searchQuery({ filters: { priceRange: ['3-3'] } }))).total).toBe(1200 - 12);
    await engine.close();
  });
});

describe('a catalogue read as a stream', () => {
  it('accepts an async source; of two documents with one id the later one is used', async () => {
    async function* stream() {
      for (let i = 0; i < 250; i++)
        yield searchDocument(`s-${i % 200}`, { title: i < 200 ? 'First' : 'Second' });
    }
    const engine = await createEmbeddedSearch({ ...base, workers: 1, documents: stream });
    expect((await engine.search(searchQuery())).total).toBe(200);
    expect((await engine.search(searchQuery({ text: 'second' }))).total).toBe(50);
    await engine.close();
  });

  it('fails to start and stops its threads when the source fails', async () => {
    async function* broken() {
      yield searchDocument('one');
      throw new Error('the source failed');
    }
    await expect(createEmbeddedSearch({ ...base, workers: 1, documents: broken })).rejects.toThrow(
      'source failed',
    );
  });

  it('can start empty', async () => {
    const engine = await createEmbeddedSearch({ ...base, documents: [] });
    expect(await engine.search(searchQuery({ text: 'dress' }))).toMatchObject({
      total: 0,
      ids: [],
      facets: [],
    });
    await engine.put(SAMPLE_DOCUMENTS);
    expect((await engine.search(searchQuery({ text: 'dress' }))).total).toBe(3);
  });
});
