import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const time = (name?: string) =>
  name ? timestamp(name, { withTimezone: true }) : timestamp({ withTimezone: true });

/** Work that is done once across all processes: repeated tasks have an interval, others are done and stay for staff to see. */
export const job = pgTable(
  'job',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    key: text().notNull().default(''),
    payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    state: text().notNull().default('waiting'),
    runAt: time('run_at').notNull().defaultNow(),
    everyMs: integer('every_ms'),
    tries: integer().notNull().default(0),
    maxTries: integer('max_tries').notNull().default(5),
    /** The process that runs it, until its lease ends. */
    holder: text(),
    leaseUntil: time('lease_until'),
    isCancelRequested: boolean('is_cancel_requested').notNull().default(false),
    startedAt: time('started_at'),
    finishedAt: time('finished_at'),
    result: text(),
    failure: text(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('job_open').on(t.kind, t.key).where(sql`"state" in ('waiting', 'running', 'paused')`),
    index('job_due').on(t.runAt).where(sql`"state" in ('waiting', 'running')`),
  ],
);
