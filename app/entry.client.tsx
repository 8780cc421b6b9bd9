import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { holdEarlyInput } from '#app/hydration/early-input.ts';
import { wakeUp, watchForSomebody } from '#app/hydration/presence.ts';
import { messages, pageLocale, pageTexts } from './i18n/page-texts.ts';
import { Texts } from './i18n/texts.tsx';

watchForSomebody();
holdEarlyInput();
// A page that sleeps says so; every other one is alive from the start.
if (document.documentElement.dataset.sleeps === undefined) {
  wakeUp();
  await pageTexts();
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Texts locale={pageLocale()} messages={messages}>
        <HydratedRouter />
      </Texts>
    </StrictMode>,
  );
});
