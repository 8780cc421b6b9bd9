import { useTranslations } from 'use-intl';
import { useLocalPath } from '#app/site/local-path.ts';
import { ButtonLink } from '#ui/button-link.tsx';

/** The search page without a query. */
export default function SearchPrompt() {
  const t = useTranslations('search');
  const title = t('prompt');
  const local = useLocalPath();
  return (
    <main id="content" tabIndex={-1} className="page-width section">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="heading text-2xl">{title}</h1>
      <p className="text-soft mt-4 max-w-prose">{t('promptHint')}</p>
      <p className="mt-6">
        <ButtonLink to={local('/visual-search')} variant="secondary">
          {t('byPicture')}
        </ButtonLink>
      </p>
    </main>
  );
}
