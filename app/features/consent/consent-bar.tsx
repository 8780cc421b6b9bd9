import { useTranslations } from 'use-intl';
import type { Consent } from '#commerce/events/consent.ts';
import { Button } from '#ui/button.tsx';
import './consent.css';

/** Asks for cookie consent; both buttons look the same. */
export default function ConsentBar({ onChoose }: { onChoose: (consent: Consent) => void }) {
  const t = useTranslations('recommendations.consent');
  return (
    <section className="consent" aria-labelledby="consent-title">
      <div>
        <h2 id="consent-title" className="consent-title">
          {t('title')}
        </h2>
        <p className="text-soft text-sm">{t('text')}</p>
      </div>
      <div className="consent-choices">
        <Button size="small" variant="secondary" onClick={() => onChoose('necessary')}>
          {t('no')}
        </Button>
        <Button size="small" variant="secondary" onClick={() => onChoose('all')}>
          {t('yes')}
        </Button>
      </div>
    </section>
  );
}
