import { useEffect, useState } from 'react';
import type { CardOverlay } from './late-slots.ts';
import { watchCards } from './watch-cards.ts';

type Overlays = Readonly<Record<string, CardOverlay>>;

/** Asks how the cards on the page look with some more badges; null while there are none to add. */
export function useOverlays(address: string, added: object | null): Overlays | undefined {
  const [ids, setIds] = useState<string[]>([]);
  const [overlays, setOverlays] = useState<Overlays>();
  const isOn = added !== null;

  useEffect(() => (isOn ? watchCards(setIds) : undefined), [isOn]);
  useEffect(() => {
    if (!added || ids.length === 0) return;
    const leaving = new AbortController();
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids, ...added }),
      signal: leaving.signal,
    })
      .then((response) => (response.ok ? response.json() : null))
      .then((answer: { cards: Overlays } | null) => answer && setOverlays(answer.cards))
      // The cards keep the badges they have.
      .catch(() => {});
    return () => leaving.abort();
  }, [address, added, ids]);

  return isOn ? overlays : undefined;
}
