import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { type ChangeFeed, recordChange } from '#server/db/changes.server.ts';
import type { Db } from '#server/db/database.server.ts';
import { fact } from '#server/db/schema.server.ts';
import { searchRule } from '#server/db/search-rules-schema.server.ts';
import { toEngineRules } from './engine-rules.server.ts';
import type { SearchRules as EngineRules, SearchEngine } from './provider.ts';
import {
  type CheckedRule,
  type RuleProblem,
  readRule,
  type SearchRuleDraft,
  type StoredRule,
} from './rule-schema.ts';
import { cleanSearchTerm } from './search-term.ts';

/** What a change of the rules is called in the change feed, and what pages that show lists depend on. */
const SEARCH_RULES_TAG = 'search-rules';

/** Synonyms, redirects and ranking rules, for those who look after the search. */
export interface SearchRules {
  /** Every rule, by kind, oldest first. */
  list(): Promise<StoredRule[]>;
  /** Stores a new rule, or one with an id in place of the old one. Whatever is wrong with it is said, and nothing is stored. */
  save(draft: unknown): Promise<{ rule: StoredRule } | { problems: RuleProblem[] }>;
  /** False when there was none. */
  remove(id: string): Promise<boolean>;
  /** The active rules as search engines take them. */
  forEngine(): Promise<EngineRules>;
  /** Gives a shop its first rules, once: rules that somebody removed stay removed. */
  provide(drafts: readonly SearchRuleDraft[]): Promise<void>;
}

type Rows = Pick<Db, 'select' | 'insert' | 'delete' | 'execute'>;

const PROVIDED = 'search-rules';

/** Works in the shop's database, or within one transaction of it. */
export function createSearchRules({ db }: { db: Rows & Pick<Db, 'transaction'> }): SearchRules {
  return {
    list: () => readAll(db),

    async save(draft) {
      const read = readRule(draft);
      if ('problems' in read) return read;
      return db.transaction(async (rows) => {
        const { id = randomUUID(), ...rest } = read.rule;
        const taken = findTakenQuery(read.rule, id, await readAll(rows));
        if (taken !== null) {
          return { problems: [{ path: 'queries', message: `“${taken}” already leads somewhere else.` }] };
        }
        const rule = { ...rest, id, updatedAt: new Date() } as StoredRule;
        await write(rows, [rule]);
        await recordChange(rows, [SEARCH_RULES_TAG]);
        return { rule };
      });
    },

    remove: (id) =>
      db.transaction(async (rows) => {
        const gone = await rows
          .delete(searchRule)
          .where(eq(searchRule.id, id))
          .returning({ id: searchRule.id });
        if (gone.length > 0) await recordChange(rows, [SEARCH_RULES_TAG]);
        return gone.length > 0;
      }),

    forEngine: async () => toEngineRules(await readAll(db)),

    provide: (drafts) =>
      db.transaction(async (rows) => {
        const isFirst = await rows
          .insert(fact)
          .values({ name: PROVIDED, value: drafts.length })
          .onConflictDoNothing()
          .returning({ name: fact.name });
        if (isFirst.length === 0) return;
        const rules = drafts.map((draft) => {
          const read = readRule(draft);
          if ('problems' in read) throw new Error(`${JSON.stringify(draft)}: ${read.problems[0]?.message}`);
          return { ...read.rule, id: read.rule.id ?? randomUUID(), updatedAt: new Date() } as StoredRule;
        });
        await write(rows, rules);
        await recordChange(rows, [SEARCH_RULES_TAG]);
      }),
  };
}

/** Whatever any process changes, this process's engine obeys from its next query on. */
export function keepRulesInStep(
  engine: Pick<SearchEngine, 'setRules'>,
  rules: Pick<SearchRules, 'forEngine'>,
  changes: ChangeFeed,
  log: Pick<Logger, 'error'>,
): () => void {
  return changes.subscribe(async (tags) => {
    if (!tags.includes(SEARCH_RULES_TAG)) return;
    try {
      await engine.setRules?.(await rules.forEngine());
    } catch (error) {
      log.error({ err: error }, 'the search engine missed a change of its rules');
    }
  });
}

async function readAll(rows: Rows): Promise<StoredRule[]> {
  const found = await rows
    .select()
    .from(searchRule)
    .orderBy(asc(searchRule.kind), asc(searchRule.updatedAt), asc(searchRule.id));
  return found.map(({ body, ...row }) => ({ ...body, ...row }) as unknown as StoredRule);
}

async function write(rows: Rows, rules: readonly StoredRule[]): Promise<void> {
  for (const { id, kind, brand, locale, isActive, updatedAt, ...body } of rules) {
    const row = { kind, brand, locale, isActive, updatedAt, body };
    await rows
      .insert(searchRule)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: searchRule.id, set: row });
  }
}

/** A search that another redirect of the same scope already answers. */
function findTakenQuery(rule: CheckedRule, id: string, others: readonly StoredRule[]): string | null {
  if (rule.kind !== 'redirect' || !rule.isActive) return null;
  const taken = new Set(
    others.flatMap((other) =>
      other.kind === 'redirect' &&
      other.isActive &&
      other.id !== id &&
      other.brand === rule.brand &&
      other.locale === rule.locale
        ? other.queries.map(sameSearch)
        : [],
    ),
  );
  return rule.queries.find((query) => taken.has(sameSearch(query))) ?? null;
}

function sameSearch(query: string): string {
  return cleanSearchTerm(query).toLowerCase();
}
