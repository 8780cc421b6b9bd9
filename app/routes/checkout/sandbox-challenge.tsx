import { Form, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { shopContext } from '#app/context.ts';
import { readForm } from '#app/routes/read-form.ts';
import { useSite } from '#app/site/site.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { Button } from '#ui/button.tsx';
import type { Route } from './+types/sandbox-challenge';

/** The embedded payment provider's simulation of the bank's confirmation page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const challenge = await context.get(shopContext).checkout.sandbox?.challenge(params.reference);
  if (!challenge) throw new Response(null, { status: 404 });
  if (!challenge.isOpen) throw redirect(challenge.returnUrl);
  return { amount: challenge.amount, currency: challenge.currency };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const isApproved = (await readForm(request)).get('decision') === 'approve';
  const challenge = await context
    .get(shopContext)
    .checkout.sandbox?.resolveChallenge(params.reference, isApproved);
  if (!challenge) throw new Response(null, { status: 404 });
  throw redirect(challenge.returnUrl);
}

export default function Challenge({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('checkout');
  const { locale } = useSite();
  const amount = formatMoney({ centAmount: loaderData.amount, currencyCode: loaderData.currency }, locale);
  return (
    <main id="content" tabIndex={-1} className="page-width my-8 lg:my-12">
      <title>{t('challenge.title')}</title>
      <meta name="robots" content="noindex" />
      <Form method="post" reloadDocument className="border-line mx-auto grid max-w-sm gap-5 border p-8">
        <h1 className="heading text-xl">{t('challenge.title')}</h1>
        <p>{t('challenge.text', { amount })}</p>
        <Button type="submit" name="decision" value="approve" wide>
          {t('challenge.approve')}
        </Button>
        <Button type="submit" name="decision" value="decline" variant="secondary" wide>
          {t('challenge.decline')}
        </Button>
      </Form>
    </main>
  );
}
