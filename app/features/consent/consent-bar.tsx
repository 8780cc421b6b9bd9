import { useTranslations } from 'use-intl';
import type { Consent } from '#commerce/events/consent.ts';
import { Button } from '#ui/button.tsx';
import './consent.css';

/**
 * Tells what is fixed above the bar how tall it is, and the page where a focused field may stand. By a stylesheet: an inherited
 * property of the root would restyle the whole page.
 */
function measureBar(bar: HTMLElement | null) {
  if (!bar) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const observer = new ResizeObserver(() => {
    const height = `${bar.offsetHeight}px`;
    sheet.replaceSync(
      `html { scroll-padding-bottom: ${height} } .toasts, .filter-float, .chat { --consent-height: ${height} }`,
    );
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
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
