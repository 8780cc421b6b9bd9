import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { deferHydration } from '#app/hydration/defer-hydration.tsx';
import { whenIdle, whenQuiet } from '#app/hydration/when-idle.ts';
import { forgetVisitor } from '#app/site/visitor-name.ts';
import { type Consent, readConsent } from '#commerce/events/consent.ts';
import { nextCode } from '#ui/lazy.ts';

const { Part: ConsentBar } = deferHydration(() => import('./consent-bar.tsx'), { isRare: true });

/** How long after the page is idle the question appears: it should not cover the first view. */
const ASK_AFTER_MS = 2_500;
/** The cookie page has the question as its content; while paying, nothing may cover the fields. */
const PAGES_WITHOUT = /\/(?:cookies|checkout(?:\/.*)?)$/;

/** Asks once for consent to analytics. Nothing is sent before the shopper agrees. */
export function ConsentChoice() {
  const [consent, setConsent] = useState<Consent | null | 'unknown'>('unknown');
  const isAskedHere = !PAGES_WITHOUT.test(useLocation().pathname);

  useEffect(() => {
    const stored = readConsent(document.cookie);
    if (stored) return setConsent(stored);
    let isUnmounted = false;
    void whenQuiet(ASK_AFTER_MS).then(() => isUnmounted || setConsent(null));
    return () => {
      isUnmounted = true;
    };
  }, []);

  useEffect(() => {
    void whenIdle()
      .then(nextCode(() => import('./watch-page.ts')))
      .then(({ watchPage }) => watchPage());
  }, []);

  useEffect(() => {
    // Withdrawn consent also removes the visitor id.
    if (consent === 'necessary') forgetVisitor();
    if (consent !== 'all') return;
    void import('./send-events.ts').then(({ startSending }) => startSending());
  }, [consent]);

  if (consent !== null || !isAskedHere) return null;
  async function choose(choice: Consent) {
    setConsent('unknown');
    const response = await fetch('/_api/events/consent', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ consent: choice }),
    }).catch(() => null);
    // A choice that could not be stored is asked for again on the next page.
    if (response?.ok) setConsent(choice);
  }

  return (
    <Suspense>
      <ConsentBar onChoose={choose} />
    </Suspense>
  );
}
