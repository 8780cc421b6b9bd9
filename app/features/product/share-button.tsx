import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShopper } from '#app/site/shopper.tsx';
import { nextShareState, type ShareState } from '#commerce/social/share-link.ts';
import { CheckIcon } from '#ui/icon.tsx';
import { ShareIcon } from '#ui/icon-tool.tsx';

/** Shares the page by the device's share sheet if there is one, else copies its link. */
export function ShareButton({ title, copiedMs }: { title: string; copiedMs: number }) {
  const t = useTranslations('pdp.share');
  const shopper = useShopper();
  const [state, setState] = useState<ShareState>('idle');

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState((now) => nextShareState(now, 'copied-shown')), copiedMs);
    return () => clearTimeout(timer);
  }, [state, copiedMs]);

  async function share() {
    setState((now) => nextShareState(now, 'press'));
    const { sharePage } = await import('./share-page.ts');
    const outcome = await sharePage(title, shopper?.kind !== 'guest');
    setState((now) => nextShareState(now, outcome));
  }

  return (
    <button
      type="button"
      className="share-button"
      disabled={state === 'working'}
      onClick={() => void share()}
    >
      {state === 'copied' ? <CheckIcon /> : <ShareIcon />}
      <span aria-live="polite">
        {state === 'copied' ? t('copied') : state === 'working' ? t('working') : t('button')}
      </span>
    </button>
  );
}
