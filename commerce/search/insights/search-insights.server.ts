import { splitWords } from '@selvedge/search-index/text/tokeniser.ts';
import type { Database } from '#server/db/database.server.ts';
import type { SearchEngine } from '../provider.ts';
import type { SearchRules } from '../search-rules.server.ts';
import { learnOrder, type SeenProduct } from './learn-order.ts';
import {
  proposeSynonyms,
  type Refinement,
  relationsForSearches,
  relationsFromRefinements,
} from './propose-synonyms.ts';

export interface SearchedText {
  query: string;
  searches: number;
  clicks: number;
  /** Products found, on average. */
  results: number;
}

export interface ProposedRedirect {
  query: string;
  url: string;
  searches: number;
}

export interface SearchReport {
  top: SearchedText[];
  withoutResult: SearchedText[];
  withoutClick: SearchedText[];
  refinements: Refinement[];
  synonyms: { word: string; other: string; because: string }[];
  redirects: ProposedRedirect[];
}

export interface SearchInsights {
  report(days: number): Promise<SearchReport>;
  /** Tells the engine what shoppers' searches and clicks taught, if it can use it. */
  teach(): Promise<void>;
}

interface Parts {
  database: Pick<Database, 'pool'>;
  engine: Pick<SearchEngine, 'readLearned' | 'setShopperData'>;
  rules: Pick<SearchRules, 'list'>;
  now?: () => Date;
}

const DAY_MS = 86_400_000;
const LEARNED_DAYS = 60;
const NEW_DAYS = 30;
const MOST = 100;

/** Searches of shoppers who consented; a click belongs to a search of the same shopper. */
const SEARCHES = `searches as (
  select lower(btrim(details->>'query')) as query, details->>'queryId' as query_id, visitor, at,
    coalesce((details->>'results')::int, 0) as results
  from event where name = 'search' and coalesce(details->>'query', '') <> '' and at > $1)`;

export function createSearchInsights({
  database: { pool },
  engine,
  rules,
  now = () => new Date(),
}: Parts): SearchInsights {
  const since = (days: number) => new Date(now().getTime() - days * DAY_MS);

  async function readTexts(days: number): Promise<SearchedText[]> {
    const { rows } = await pool.query<SearchedText>(
      `with ${SEARCHES}, clicks as (
         select distinct details->>'queryId' as query_id, visitor, product_id from event where name = 'searchClick' and at > $1)
       select s.query, count(distinct (s.query_id, s.visitor, s.at))::int as searches,
         (count(distinct (c.query_id, c.visitor, c.product_id)) filter (where c.query_id is not null))::int as clicks, round(avg(s.results))::int as results
       from searches s left join clicks c on c.query_id = s.query_id and c.visitor = s.visitor
       group by s.query order by searches desc, s.query limit 1000`,
      [since(days)],
    );
    return rows;
  }

  async function readRefinements(days: number): Promise<Refinement[]> {
    const { rows } = await pool.query<Refinement>(
      `with ${SEARCHES}, steps as (
         select query, lead(query) over (partition by visitor order by at) as next,
           lead(at) over (partition by visitor order by at) - at as pause from searches)
       select query as "from", next as "to", count(*)::int as times from steps
       where next is not null and next <> query and pause < interval '10 minutes'
       group by 1, 2 order by times desc, 1, 2 limit ${MOST}`,
      [since(days)],
    );
    return rows;
  }

  async function readRedirects(texts: readonly SearchedText[]): Promise<ProposedRedirect[]> {
    const known = (await rules.list()).flatMap((rule) => (rule.kind === 'redirect' ? rule.queries : []));
    const { rows } = await pool.query<{ query: string; slug: string }>(
      `select q.query, min(c.slug) as slug from unnest($1::text[]) q(query)
       join category c on exists (select 1 from jsonb_each_text(c.names) n where lower(n.value) = q.query) group by 1`,
      [texts.map(({ query }) => query)],
    );
    const searches = new Map(texts.map((text) => [text.query, text.searches]));
    return rows
      .filter(({ query }) => !known.includes(query))
      .map(({ query, slug }) => ({ query, url: `/categories/${slug}`, searches: searches.get(query) ?? 0 }))
      .sort((a, b) => b.searches - a.searches);
  }

  /** Words of brand names: a shopper who goes from one brand to another does not mean the same. */
  async function readBrandWords(): Promise<Set<string>> {
    const { rows } = await pool.query<{ name: string }>('select name from brand');
    return new Set(rows.flatMap(({ name }) => splitWords(name)));
  }

  return {
    async report(days) {
      const [texts, refinements, stored] = await Promise.all([
        readTexts(days),
        readRefinements(days),
        rules.list(),
      ]);
      const groups = stored.flatMap((rule) => (rule.kind === 'synonyms' ? [rule.words] : []));
      const relations = [
        ...relationsFromRefinements(refinements),
        ...relationsForSearches((await engine.readLearned?.())?.relations ?? [], texts),
      ];
      return {
        top: texts.slice(0, MOST),
        withoutResult: texts.filter(({ results }) => results === 0).slice(0, MOST),
        withoutClick: texts.filter(({ results, clicks }) => results > 0 && clicks === 0).slice(0, MOST),
        refinements,
        synonyms: proposeSynonyms(relations, groups, await readBrandWords()).map(
          ({ word, other, because }) => ({
            word,
            other,
            because: because.join(', '),
          }),
        ),
        redirects: await readRedirects(texts),
      };
    },

    async teach() {
      if (!engine.setShopperData) return;
      const { rows } = await pool.query<SeenProduct>(
        `with lists as (
           select distinct details->>'queryId' as query_id, nullif(lower(btrim(details->>'query')), '') as query,
             details->>'category' as category from event where name = 'search' and at > $1),
         seen as (
           select l.query, l.category, item->>'id' as product_id, (item->>'position')::int as position, 1 as seen, 0 as clicks
           from event e join lists l on l.query_id = e.details->>'queryId',
             jsonb_array_elements(e.details->'impressions') item where e.name = 'productImpressions' and e.at > $1
           union all
           select l.query, l.category, e.product_id, (e.details->>'position')::int, 0, 1
           from event e join lists l on l.query_id = e.details->>'queryId' where e.name = 'searchClick' and e.at > $1)
         select s.query, s.category, s.product_id as "productId", s.position, sum(s.seen)::int as seen,
           sum(s.clicks)::int as clicks, bool_or(p.published_at > $2) as "isNew"
         from seen s join product p on p.id = s.product_id where s.position is not null
         group by 1, 2, 3, 4`,
        [since(LEARNED_DAYS), since(NEW_DAYS)],
      );
      const shoppers = relationsFromRefinements(await readRefinements(LEARNED_DAYS));
      await engine.setShopperData({ shoppers, order: learnOrder(rows) });
    },
  };
}
