import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A shopper's conversation with the chatbot; deleted a day after the last message. */
export const chatSession = pgTable(
  'chat_session',
  {
    id: text().primaryKey(),
    brand: text().notNull(),
    /** State that the adviser returned and gets again with the next message. */
    memory: jsonb(),
    /** Messages with products by id: names and prices are read each time they are shown. */
    messages: jsonb().notNull().default([]),
    /** One message at a time: until then the last one is being processed. */
    busyUntil: timestamp('busy_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('chat_session_expires').on(t.expiresAt)],
);
