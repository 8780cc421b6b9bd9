import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A shopper's conversation with the chatbot; kept a day after the last word, then forgotten. */
export const chatSession = pgTable(
  'chat_session',
  {
    id: text().primaryKey(),
    brand: text().notNull(),
    /** What the adviser gave back to be reminded of. */
    memory: jsonb(),
    /** Messages with products by id: names and prices are read anew each time they are shown. */
    messages: jsonb().notNull().default([]),
    /** One question at a time: until then the last one is being answered. */
    busyUntil: timestamp('busy_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('chat_session_expires').on(t.expiresAt)],
);
