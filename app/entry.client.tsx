import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { loadMessages } from './i18n/load-messages.ts';
import { Texts } from './i18n/texts.tsx';

const locale = document.documentElement.dataset.locale ?? 'en-GB';
const messages = await loadMessages(locale);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Texts locale={locale} messages={messages}>
        <HydratedRouter />
      </Texts>
    </StrictMode>,
  );
});
