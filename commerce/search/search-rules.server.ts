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

/** The tag of rule changes in the change feed. */
const SEARCH_RULES_TAG = 'search-rules';

/** Stores synonyms, redirects and ranking rules. */
export interface SearchRules {
  /** Every rule, by kind, oldest first. */
  list(): Promise<StoredRule[]>;
  /** Stores a new rule, or replaces the one with the same id. An invalid rule is not stored; its problems are returned. */
  save(draft: unknown): Promise<{ rule: StoredRule } | { problems: RuleProblem[] }>;
  /** False when there was none. */
  remove(id: string): Promise<boolean>;
  /** The active rules in the engines' format. */
  forEngine(): Promise<EngineRules>;
  /** Stores the first rules of a new shop, once: rules that were removed later stay removed. */
  seed(drafts: readonly SearchRuleDraft[]): Promise<void>;
}

type Rows = Pick<Db, 'select' | 'insert' | 'delete' | 'execute'>;

const SEEDED = 'search-rules';

/** `db` is the shop's database or one transaction of it. */
export function createSearchRules({ db }: { db: Rows & Pick<Db, 'transaction'> }): SearchRules {
  return {
    list: () => readAll(db),

    async save(draft) {
      const read = readRule(draft);
      if ('problems' in read) return read;
      return db.transaction(async (rows) => {
        const { id = randomUUID(), ...rest } = read.rule;
        const duplicate = findDuplicateQuery(read.rule, id, await readAll(rows));
        if (duplicate !== null) {
          return { problems: [{ path: 'queries', message: `“${duplicate}” already has another redirect.` }] };
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

    seed: (drafts) =>
      db.transaction(async (rows) => {
        const isFirst = await rows
          .insert(fact)
          .values({ name: SEEDED, value: drafts.length })
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

/** Updates this process's engine when any process changes the rules. */
export function syncRules(
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
      log.error({ err: error }, 'search rules update failed');
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

/** A query of the rule that another redirect of the same scope already has. */
function findDuplicateQuery(rule: CheckedRule, id: string, others: readonly StoredRule[]): string | null {
  if (rule.kind !== 'redirect' || !rule.isActive) return null;
  const taken = new Set(
    others.flatMap((other) =>
      other.kind === 'redirect' &&
      other.isActive &&
      other.id !== id &&
      other.brand === rule.brand &&
      other.locale === rule.locale
        ? other.queries.map(normaliseQuery)
        : [],
    ),
  );
  return rule.queries.find((query) => taken.has(normaliseQuery(query))) ?? null;
}

function normaliseQuery(query: string): string {
  return cleanSearchTerm(query).toLowerCase();
}
