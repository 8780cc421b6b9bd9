import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { LateTexts } from '#app/i18n/late-texts.tsx';
import { useSite } from '#app/site/site.ts';
import { ChatIcon } from '#ui/icon-tool.tsx';
import { announcePanel, openChat } from './chat-door.ts';

const PROMPTS = ['wedding', 'size', 'budget'] as const;

export default function ListingPanel() {
  return (
    <LateTexts area="chatbot">
      <Panel />
    </LateTexts>
  );
}

/** Above a list of dresses: help for those who do not know yet which one. */
function Panel() {
  const t = useTranslations('chatbot.panel');
  const { brand } = useSite();
  useEffect(announcePanel, []);
  return (
    <section className="list-chat" aria-label={t('title')}>
      <div>
        <h2 className="heading text-lg">{t('title')}</h2>
        <p className="text-soft text-sm">{t('text')}</p>
      </div>
      <ul className="list-chat-prompts">
        {PROMPTS.map((prompt) => (
          <li key={prompt}>
            <button type="button" className="chip" onClick={() => openChat(t(`prompts.${prompt}`))}>
              {t(`prompts.${prompt}`)}
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="chip list-chat-ask" onClick={() => openChat(null)}>
            <ChatIcon />
            {t('ask', { shop: brand.name })}
          </button>
        </li>
      </ul>
    </section>
  );
}
