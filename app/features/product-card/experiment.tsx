import { useEffect, useState } from 'react';
import { type ExperimentMessage, readExperimentMessage } from '#commerce/promotions/badges/preview-badges.ts';
import { isFromPage } from '#commerce/promotions/badges/preview-origin.ts';
import { setLazySlots } from './lazy-slots.ts';
import { useOverlays } from './use-overlays.ts';

/** Listens to the messages of the experiment tool in the page and shows its badges on the cards. */
export default function Experiment() {
  const [received, setReceived] = useState<{ messages: ExperimentMessage[] } | null>(null);
  const overlays = useOverlays('/_api/experiment-badges', received);

  useEffect(() => {
    function onMessage(event: MessageEvent) {
      if (!isFromPage(event, window)) return;
      const message = readExperimentMessage(event.data);
      if (message) setReceived((known) => ({ messages: [...(known?.messages ?? []), message].slice(-20) }));
    }
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  useEffect(() => {
    if (overlays) setLazySlots({ overlays });
  }, [overlays]);
  return null;
}
