import { recordChange } from '../../../server/db/changes.server.ts';
import type { Database } from '../../../server/db/database.server.ts';
import { seedOnce } from '../../../server/db/seed-once.server.ts';

/** Reviews to fill an empty shop with, as rows of the table. */
export interface ReviewSource {
  fingerprint: string;
  productCount: number;
  reviews(): AsyncIterable<{ productId: string; reviews: object[] }>;
}

const FACT = 'reviews';
const BATCH = 1_000;

/** Once, in one transaction. Afterwards every product's rating is exactly that of its reviews. */
export async function seedReviews(
  database: Database,
  source: ReviewSource,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  const filling = { fact: FACT, value: source.fingerprint };
  const isFilled = await seedOnce(database, filling, async (insert, query) => {
    let rows: object[] = [];
    let products = 0;
    const flush = async () => {
      await insert('review', rows);
      rows = [];
      onProgress(products, source.productCount);
    };
    for await (const { reviews } of source.reviews()) {
      rows.push(...reviews);
      products += 1;
      if (rows.length >= BATCH) await flush();
    }
    await flush();
    await query('analyze review');
    await query(STARS_OF_EVERY_PRODUCT);
  });
  if (isFilled) await recordChange(database.db, ['catalogue']);
}

/** Sets the rating and the values of the rating filter, so that "4 stars & up" finds exactly what shows four stars. */
const STARS_OF_EVERY_PRODUCT = `
  with rated as (
    select p.id, count(r.id)::int as count, coalesce(round(avg(r.rating), 2), 0) as average
    from product p left join review r on r.product_id = p.id and r.state = 'approved' group by p.id
  ), stars as (
    select id, count, average,
      coalesce((select jsonb_agg(n || ' stars & up' order by n desc) from unnest(array[4, 3, 2]) n where average >= n), '[]') as groups
    from rated
  )
  update product p set total_review_count = s.count, average_rating = s.average::real,
    details = case
      when coalesce(p.details #> '{facets,ratingGroup}', '[]') = s.groups or p.details -> 'facets' is null then p.details
      when s.groups = '[]' then p.details #- '{facets,ratingGroup}'
      else jsonb_set(p.details, '{facets,ratingGroup}', s.groups) end
  from stars s
  where s.id = p.id and (p.total_review_count <> s.count or p.average_rating <> s.average::real)`;
