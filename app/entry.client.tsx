import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { leaveFirstPage } from '#app/hydration/defer-hydration.tsx';
import { holdEarlyInput } from '#app/hydration/early-input.ts';
import { answerManifest, loadKnownRoutes } from '#app/site/known-routes.ts';
import { answerLocally, routerFetch } from '#app/site/router-fetch.ts';
import { messages, pageLocale, pageTexts } from './i18n/page-texts.ts';
import { Texts } from './i18n/texts.tsx';

holdEarlyInput();
// A page of a route without `handle.deferHydration` is not made of parts, so its texts come first.
if (document.documentElement.dataset.deferHydration === undefined) await pageTexts();
leaveFirstPage();
// The first link that is followed would wait for it.
answerLocally(answerManifest);
loadKnownRoutes().catch(() => {
  // React Router asks for each route when it is opened.
});

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
