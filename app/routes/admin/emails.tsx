import { EmailsPage } from '#app/admin/emails/emails-page.tsx';
import { shopContext } from '#app/context.ts';
import { readForm } from '#app/routes/read-form.ts';
import { plainTextOf, subjectOf } from '#commerce/email/email-content.ts';
import { ALL_BRANDS, emailTextId, emailTextResource } from '#commerce/email/email-text-resource.ts';
import { may } from '#commerce/resources/permissions.ts';
import type { Route } from './+types/emails';
import { requireActor } from './actor.ts';
import { composeSample, readChoice } from './sample-email.server.ts';
import { studioBrands } from './studio-brands.server.ts';

/** Every email in every brand and language, as it is sent. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = await requireActor(context, 'content.read');
  const shop = context.get(shopContext);
  const choice = readChoice(context, url.searchParams);
  const content = await composeSample(context, choice);
  const own = emailTextId(choice.kind, choice.brand, choice.locale);
  const common = emailTextId(choice.kind, ALL_BRANDS, choice.locale);
  return {
    choice,
    brands: studioBrands(shop),
    subject: subjectOf(content),
    plainText: plainTextOf(content),
    /** The text that is used: that of the brand, else that of every brand. */
    textId: (await shop.admin.resources.open(actor, emailTextResource, own)) ? own : common,
    address: actor.email,
    canSend: may(actor, 'content.write'),
  };
}

/** Sends the email that is shown to the person who looks at it, and to nobody else. */
export async function action({ context, request }: Route.ActionArgs) {
  const actor = await requireActor(context, 'content.write');
  const shop = context.get(shopContext);
  const form = await readForm(request);
  const params = new URLSearchParams(
    ['email', 'brand', 'language'].map((name) => [name, String(form.get(name) ?? '')]),
  );
  const choice = readChoice(context, params);
  await shop.admin.emailSamples.send(await composeSample(context, choice), actor.email);
  await shop.content.audit.record({
    who: actor.email,
    role: actor.role,
    client: actor.client,
    action: 'test email',
    subject: `email ${choice.kind} ${choice.brand} ${choice.locale}`,
    outcome: 'done',
  });
  return { sentTo: actor.email };
}

export default function StaffEmails({ loaderData, actionData }: Route.ComponentProps) {
  return <EmailsPage {...loaderData} sentTo={actionData?.sentTo ?? null} />;
}
