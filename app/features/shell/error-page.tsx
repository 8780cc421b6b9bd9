import { isRouteErrorResponse, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import { describePageError, isNetworkError } from '#commerce/links/page-error.ts';
import { buttonClass } from '#ui/button.tsx';

/** An error for shoppers, with links to go on; details are in the log only. */
export default function ErrorPage({ error, isMissing = false }: { error?: unknown; isMissing?: boolean }) {
  const t = useTranslations();
  const status = isMissing ? 404 : isRouteErrorResponse(error) ? error.status : undefined;
  const view = describePageError({ status, error: status });
  if (view.kind === 'missing') return <Message title={t(view.message.key)} text={t('errors.notFoundText')} />;
  if (status === 503 || isNetworkError(error))
    return <Message title={t('errors.awayTitle')} text={t('errors.awayText')} isTransient />;
  const reason = view.kind === 'broken' ? t(view.message.key, view.message.values) : '';
  return <Message title={t('errors.errorTitle')} text={reason} isTransient />;
}

interface MessageProps {
  title: string;
  text: string;
  /** Trying again may help. */
  isTransient?: boolean;
}

function Message({ title, text, isTransient = false }: MessageProps) {
  const t = useTranslations('errors');
  const { pathname, search } = useLocation();
  return (
    <main id="content" tabIndex={-1} className="page-width section grid justify-items-start gap-6">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="heading text-2xl">{title}</h1>
      <p className="text-soft max-w-prose">{text}</p>
      <div className="flex flex-wrap gap-3">
        {isTransient && (
          <a href={`${pathname}${search}`} className={buttonClass({ variant: 'primary' })}>
            {t('tryAgain')}
          </a>
        )}
        <ShopLink to="/" className={buttonClass({ variant: isTransient ? 'secondary' : 'primary' })}>
          {t('browse')}
        </ShopLink>
      </div>
    </main>
  );
}
