import type { Database } from '#server/db/database.server.ts';
import type { Moderation } from './provider.ts';

/** The member of staff who decides. */
export interface StaffMember {
  id: string;
  name: string;
}

export interface ReviewDecision {
  reviewId: string;
  decision: Moderation;
  reason: string | null;
  staffName: string;
  /** ISO instant. */
  at: string;
  /** Null for a review of an external provider or a deleted one. */
  title: string | null;
  productName: string | null;
}

export interface Decisions {
  record(reviewId: string, decision: Moderation, reason: string | null, staff: StaffMember): Promise<void>;
  /** Newest first. */
  list(limit: number): Promise<ReviewDecision[]>;
}

/** The append-only log of moderation decisions. */
export function createDecisions({ pool }: Pick<Database, 'pool'>): Decisions {
  return {
    async record(reviewId, decision, reason, staff) {
      await pool.query(
        `insert into review_decision (review_id, decision, reason, staff_id, staff_name)
         values ($1, $2, $3, $4, $5)`,
        [reviewId, decision, reason, staff.id, staff.name],
      );
    },
    async list(limit) {
      const { rows } = await pool.query<Omit<ReviewDecision, 'at'> & { at: Date }>(
        `select d.review_id as "reviewId", d.decision, d.reason, d.staff_name as "staffName", d.at,
           coalesce(r.title, left(r.review_text, 80)) as title, p.name as "productName"
         from review_decision d left join review r on r.id = d.review_id left join product p on p.id = r.product_id
         order by d.at desc, d.id desc limit $1`,
        [limit],
      );
      return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
    },
  };
}
