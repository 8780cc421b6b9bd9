import { useTranslations } from 'use-intl';
import { useSite } from '#app/site/site.ts';
import type { ReviewDecision } from '#commerce/reviews/decisions.server.ts';

/** Who decided what, newest first. */
export function DecisionList({ decisions }: { decisions: readonly ReviewDecision[] }) {
  const t = useTranslations('moderation');
  const { locale } = useSite();
  if (decisions.length === 0) return null;
  const formatMoment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  });
  return (
    <section className="mt-16" aria-labelledby="decisions">
      <h2 id="decisions" className="heading text-xl">
        {t('decisions')}
      </h2>
      <ul className="divide-line mt-4 divide-y">
        {decisions.map(({ reviewId, decision, reason, staffName, at, title, productName }) => (
          <li
            key={`${reviewId} ${at}`}
            className="grid gap-1 py-3 text-sm md:grid-cols-[9rem_minmax(0,1fr)_12rem]"
          >
            <strong>{t(decision)}</strong>
            <span>
              {[productName, title].filter(Boolean).join(': ')}
              {reason && <span className="text-soft block">{reason}</span>}
            </span>
            <span className="text-soft">
              {staffName}, {formatMoment.format(new Date(at))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
