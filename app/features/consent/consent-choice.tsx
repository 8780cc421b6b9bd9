import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { asleep } from '#app/hydration/asleep.tsx';
import { wakeUp, whenAwake, whenSomebodyIsHere } from '#app/hydration/presence.ts';
import { forgetVisitor } from '#app/site/visitor-name.ts';
import { type Consent, readConsent } from '#commerce/events/consent.ts';

const { Part: ConsentBar } = asleep(() => import('./consent-bar.tsx'));

/** The first view belongs to the shop; the question comes after it, to somebody who is there. */
const ASK_AFTER_MS = 2_500;
/** Asks by itself. */
const COOKIE_PAGE = '/cookies';

/** Asks once whether looking may be counted. Before a yes nothing is sent. */
export function ConsentChoice() {
  const [consent, setConsent] = useState<Consent | null | 'unknown'>('unknown');
  const isAskedHere = useLocation().pathname.endsWith(COOKIE_PAGE);

  useEffect(() => {
    const given = readConsent(document.cookie);
    if (given) return setConsent(given);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    void whenSomebodyIsHere().then(() => {
      if (!isGone) timer = setTimeout(() => setConsent(null), ASK_AFTER_MS);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);

  useEffect(() => {
    void whenAwake()
      .then(() => import('./watch-page.ts'))
      .then(({ watchPage }) => watchPage());
  }, []);

  useEffect(() => {
    // Whoever takes a yes back has no name any more.
    if (consent === 'necessary') forgetVisitor();
    if (consent !== 'all') return;
    // What is seen counts from the first view on.
    wakeUp();
    void import('./send-events.ts').then(({ startSending }) => startSending());
  }, [consent]);

  if (consent !== null || isAskedHere) return null;
  async function choose(choice: Consent) {
    setConsent('unknown');
    const response = await fetch('/_api/events/consent', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ consent: choice }),
    }).catch(() => null);
    // A choice that could not be kept is asked for again on the next page.
    if (response?.ok) setConsent(choice);
  }

  return (
    <Suspense>
      <ConsentBar onChoose={choose} />
    </Suspense>
  );
}
