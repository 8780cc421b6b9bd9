import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { holdEarlyInput } from '#app/hydration/early-input.ts';
import { startHydration, watchUserActivity } from '#app/hydration/user-activity.ts';
import { routerFetch } from '#app/site/router-fetch.ts';
import { messages, pageLocale, pageTexts } from './i18n/page-texts.ts';
import { Texts } from './i18n/texts.tsx';

watchUserActivity();
holdEarlyInput();
// Only pages of routes with `handle.deferHydration` wait for activity.
if (document.documentElement.dataset.deferHydration === undefined) {
  startHydration();
  await pageTexts();
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Texts locale={pageLocale()} messages={messages}>
        <HydratedRouter unstable_fetch={routerFetch} />
      </Texts>
    </StrictMode>,
  );
});
