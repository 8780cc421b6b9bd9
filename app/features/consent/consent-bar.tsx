import { useTranslations } from 'use-intl';
import type { Consent } from '#commerce/events/consent.ts';
import { Button } from '#ui/button.tsx';
import './consent.css';

/** Tells the rest of the page how tall the bar is: fixed buttons and focused fields stay above it. */
function measureBar(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--consent-height', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--consent-height');
  };
}

/** Asks for cookie consent; both buttons look the same. */
export default function ConsentBar({ onChoose }: { onChoose: (consent: Consent) => void }) {
  const t = useTranslations('recommendations.consent');
  return (
    <section ref={measureBar} className="consent" aria-labelledby="consent-title">
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
