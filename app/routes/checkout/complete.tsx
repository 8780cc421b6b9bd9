import { useEffect } from 'react';
import { redirect, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { requestContext, shopContext } from '#app/context.ts';
import { basketOwner } from '#app/routes/customer-guard.ts';
import { localPath } from '#app/site/local-path.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { Route } from './+types/complete';

const POLL_EVERY_MS = 3_000;

/** Shown while the outcome of a payment is unknown; the shopper's bank also returns here. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { brand, locale } = context.get(requestContext);
  const owner = await basketOwner(context);
  const { attempt = '', ...returned } = Object.fromEntries(new URL(request.url).searchParams);
  const result =
    owner && (await context.get(shopContext).checkout.service.checkStatus(attempt, owner, returned));
  const local = (path: string) => localPath(path, locale, brand);
  if (!result) throw new Response(null, { status: 404 });
  switch (result.kind) {
    case 'placed':
    case 'pending':
      throw redirect(local(`/order/${result.number}?key=${result.key}`));
    case 'challenge':
      throw redirect(local(result.url));
    case 'refused':
      throw redirect(local('/checkout/payment?refused'));
    default:
      return { isReturned: result.kind === 'refunded' };
  }
}

export default function CheckoutComplete({ loaderData: { isReturned } }: Route.ComponentProps) {
  const t = useTranslations('checkout');
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isReturned) return;
    const timer = setInterval(() => void revalidate(), POLL_EVERY_MS);
    return () => clearInterval(timer);
  }, [isReturned, revalidate]);
  return (
    <main id="content" tabIndex={-1} className="page-width my-8 lg:my-12 grid justify-items-start gap-6">
      <title>{t('waiting.title')}</title>
      <meta name="robots" content="noindex" />
      {isReturned ? (
        <>
          <h1 className="heading text-2xl">{t('returned.title')}</h1>
          <p className="max-w-prose">{t('returned.text')}</p>
          <ShopLink to="/" className={buttonClass({})}>
            {t('keepShopping')}
          </ShopLink>
        </>
      ) : (
        <>
          <noscript>
            <meta httpEquiv="refresh" content="4" />
          </noscript>
          <h1 className="heading flex items-center gap-4 text-2xl">
            <Spinner /> {t('waiting.title')}
          </h1>
          <p className="max-w-prose">{t('waiting.text')}</p>
        </>
      )}
    </main>
  );
}
