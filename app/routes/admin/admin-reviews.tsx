import { data, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import * as v from 'valibot';
import { DecisionList } from '#app/admin/reviews/decision-list.tsx';
import { WaitingReviewItem } from '#app/admin/reviews/waiting-review.tsx';
import { requestContext, shopContext } from '#app/context.ts';
import { readForm } from '../read-form.ts';
import type { Route } from './+types/admin-reviews';
import { requireStaff } from './require-staff.ts';
import '../../theme/staff.css';

const WAITING = 25;
const DECISIONS = 50;
const LONGEST_REASON = 300;

const form = v.variant('decision', [
  v.object({ id: v.string(), decision: v.literal('approved') }),
  v.object({
    id: v.string(),
    decision: v.literal('rejected'),
    reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(LONGEST_REASON)),
  }),
]);

/** Reviews that wait to be read, and what was decided; for staff only. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireStaff(context);
  const {
    products: { reviews },
    search: { productCards },
  } = context.get(shopContext);
  const [waiting, decisions] = await Promise.all([reviews.waiting(WAITING), reviews.decisions(DECISIONS)]);
  const products = await productCards.products([...new Set(waiting.map(({ productId }) => productId))]);
  const productOf = new Map(products.map(({ id, name, slug }) => [id, { name, slug }]));
  return {
    waiting: waiting.map((review) => ({ ...review, product: productOf.get(review.productId) ?? null })),
    decisions,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  await requireStaff(context);
  const sent = Object.fromEntries(await readForm(request));
  const parsed = v.safeParse(form, sent);
  if (!parsed.success) return data({ wrong: String(sent.id ?? '') }, { status: 422 });
  const { session, client } = context.get(requestContext);
  const staff = await session.customer();
  if (!staff) throw new Response(null, { status: 404 });
  const {
    content: { audit },
    products: { reviews },
  } = context.get(shopContext);
  const { id, decision } = parsed.output;
  const reason = parsed.output.decision === 'rejected' ? parsed.output.reason : null;
  const name = [staff.firstName, staff.lastName].join(' ').trim();
  const isDone = await reviews.moderate(id, decision, reason, { id: staff.id, name });
  if (isDone) {
    const note = { who: staff.email, role: staff.role, client, outcome: 'done' } as const;
    await audit.record({ ...note, action: `review ${decision}`, subject: `review ${id}` });
  }
  // The first decision counts; the list shows it either way.
  return redirect('.', 303);
}

export default function StaffReviews({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('moderation');
  const { waiting, decisions } = loaderData;
  return (
    <main id="content" tabIndex={-1} className="page-width py-10">
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <h1 className="heading text-2xl">{t('title')}</h1>
      <p className="text-soft mt-2">{t('count', { count: waiting.length })}</p>
      <ul className="mt-8 grid gap-8">
        {waiting.map((review) => (
          <li key={review.id}>
            <WaitingReviewItem review={review} needsReason={actionData?.wrong === review.id} />
          </li>
        ))}
      </ul>
      <DecisionList decisions={decisions} />
    </main>
  );
}
