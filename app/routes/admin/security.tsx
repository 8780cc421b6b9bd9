import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { toSerialised } from '#app/admin/content/serialised.ts';
import { SecurityPage } from '#app/admin/security/security-page.tsx';
import { requestContext, shopContext } from '#app/context.ts';
import { readForm } from '#app/routes/read-form.ts';
import type { Route } from './+types/security';
import { requireActor } from './actor.ts';

const change = v.variant('intent', [
  v.object({ intent: v.literal('end'), session: v.string() }),
  v.object({ intent: v.literal('end-others') }),
  v.object({ intent: v.literal('renew-codes'), code: v.string() }),
  v.object({ intent: v.literal('turn-off'), code: v.string() }),
]);

/** A member of staff's own second factor and sessions. */
export async function loader({ context }: Route.LoaderArgs) {
  const { id } = await requirePerson(context);
  const { admin, customers } = context.get(shopContext);
  const current = await context.get(requestContext).session.current();
  const [factor, sessions] = await Promise.all([admin.factor.state(id), customers.sessions.listOf(id)]);
  return { factor, sessions: toSerialised(sessions), currentId: current?.id ?? null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = await requirePerson(context);
  const { admin, customers, content } = context.get(shopContext);
  const current = await context.get(requestContext).session.current();
  const parsed = v.safeParse(change, Object.fromEntries(await readForm(request)));
  if (!parsed.success) return data({ problem: 'unknown' as const, minutes: 0, codes: null }, { status: 422 });
  const sent = parsed.output;
  const note = (outcome: 'done' | 'refused') =>
    content.audit.record({
      who: actor.email,
      role: actor.role,
      client: actor.client,
      action: `security ${sent.intent}`,
      subject: `staff ${actor.email}`,
      outcome,
    });
  if ('code' in sent) {
    // Somebody at a browser that was left open must not weaken the account.
    const result = await admin.factor.check(actor.id, sent.code);
    await note(result.kind === 'ok' ? 'done' : 'refused');
    if (result.kind !== 'ok') {
      const minutes = result.kind === 'too-many' ? Math.ceil(result.retryAfterSeconds / 60) : 0;
      return data({ problem: result.kind, minutes, codes: null }, { status: minutes > 0 ? 429 : 422 });
    }
    if (sent.intent === 'renew-codes')
      return data({ problem: null, minutes: 0, codes: await admin.factor.renewRecoveryCodes(actor.id) });
    await admin.factor.turnOff(actor.id);
    throw redirect('/staff/security', 303);
  }
  if (sent.intent === 'end') await customers.sessions.endOf(actor.id, sent.session);
  else await customers.sessions.endAllOf(actor.id, current?.id);
  await note('done');
  throw redirect('/staff/security', 303);
}

/** A program with a token has no sessions. */
async function requirePerson(context: Route.LoaderArgs['context']) {
  const actor = await requireActor(context);
  if (actor.id === null) throw new Response(null, { status: 404 });
  return { ...actor, id: actor.id };
}

export default function StaffSecurity({ loaderData, actionData }: Route.ComponentProps) {
  return <SecurityPage {...loaderData} result={actionData ?? null} />;
}
