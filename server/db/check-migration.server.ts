/** A statement of a migration that needs care while the shop runs. */
export interface MigrationFinding {
  /** `breaks`: a version that is still running fails. `blocks`: writers wait while it runs. */
  effect: 'breaks' | 'blocks';
  statement: string;
  reason: string;
}

interface Rule {
  pattern: RegExp;
  effect: MigrationFinding['effect'];
  reason: string;
}

const RULES: Rule[] = [
  {
    pattern: /\bdrop\s+(?:table|column|type|view|sequence)\b/i,
    effect: 'breaks',
    reason:
      'the version before still reads it: drop it one release later, in a migration that starts with `-- contract`',
  },
  {
    pattern: /\balter\s+table\b.*\brename\b/is,
    effect: 'breaks',
    reason:
      'the version before knows the old name: add the new one, copy, and drop the old one a release later',
  },
  {
    pattern: /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i,
    effect: 'blocks',
    reason: 'the table is rewritten under a lock: add a new column and copy in batches',
  },
  {
    pattern: /\badd\s+column\b(?!.*\bdefault\b)(?!.*\bgenerated\b).*\bnot\s+null\b/is,
    effect: 'breaks',
    reason: 'the version before inserts rows without it: give it a default',
  },
  {
    pattern: /\balter\s+column\s+\S+\s+set\s+not\s+null\b/i,
    effect: 'breaks',
    reason: 'the version before may insert nulls: enforce it a release later',
  },
  {
    pattern: /\badd\s+constraint\b(?!.*\bnot\s+valid\b)/is,
    effect: 'blocks',
    reason: 'every row is checked under a lock: add it `not valid`, then `validate constraint`',
  },
  {
    pattern: /\bcreate\s+(?:unique\s+)?index\s+(?!concurrently)/i,
    effect: 'blocks',
    reason:
      'writers wait until it is built: `create index concurrently` in a migration that starts with `-- without transaction`',
  },
];

const CONTRACT = /^\s*-- contract\b/;

/** What to know before a migration runs beside the version before it. Tables that it creates itself hold no rows yet. */
export function checkMigration(sql: string): MigrationFinding[] {
  const statements = sql.split('--> statement-breakpoint').map((statement) => statement.trim());
  const created = new Set(statements.flatMap((statement) => tableAfter(/\bcreate\s+table\b/i, statement)));
  return statements.flatMap((statement) => {
    const [table] = tableAfter(/\balter\s+table\b|\bon\b/i, statement);
    if (table && created.has(table)) return [];
    return RULES.filter(({ pattern }) => pattern.test(withoutComments(statement)))
      .filter(({ effect }) => !(effect === 'breaks' && CONTRACT.test(sql)))
      .map(({ effect, reason }) => ({ effect, reason, statement: statement.replaceAll(/\s+/g, ' ') }));
  });
}

const withoutComments = (statement: string) => statement.replaceAll(/^\s*--.*$/gm, '');

function tableAfter(keyword: RegExp, statement: string): string[] {
  const found = new RegExp(
    `(?:${keyword.source})\\s+(?:only\\s+)?(?:if\\s+(?:not\\s+)?exists\\s+)?(?:"?public"?\\.)?"?(\\w+)"?`,
    'i',
  ).exec(statement);
  return found?.[1] ? [found[1]] : [];
}
