import { useEffect, useState } from 'react';
import { type ExperimentMessage, readExperimentMessage } from '#commerce/promotions/badges/preview-badges.ts';
import { isFromPage } from '#commerce/promotions/badges/preview-origin.ts';
import { setLateSlots } from './late-slots.ts';
import { useOverlays } from './use-overlays.ts';

/** Listens to the experiment tool that runs in the page, and puts what it says of a category on its cards. */
export default function Experiment() {
  const [said, setSaid] = useState<{ messages: ExperimentMessage[] } | null>(null);
  const overlays = useOverlays('/_api/experiment-badges', said);

  useEffect(() => {
    function hear(event: MessageEvent) {
      if (!isFromPage(event, window)) return;
      const message = readExperimentMessage(event.data);
      if (message) setSaid((known) => ({ messages: [...(known?.messages ?? []), message].slice(-20) }));
    }
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  useEffect(() => {
    if (overlays) setLateSlots({ overlays });
  }, [overlays]);
  return null;
}
