import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { LazyTexts, preloadLazyTexts } from '#app/i18n/lazy-texts.tsx';
import { useSite } from '#app/site/site.ts';
import { formatMoney, toMinorUnits } from '#commerce/pricing/format-money.ts';
import { ChatIcon } from '#ui/icon-tool.tsx';
import { announcePanel, openChat } from './chat-launcher.ts';
import { ChatMount } from './chat-mount.tsx';

/** A tenth of a pound or less. */
const SMALL_CURRENCIES = new Set(['SEK', 'NOK', 'DKK', 'CZK', 'HUF', 'JPY']);
const PROMPTS = ['wedding', 'size', 'budget'] as const;

void preloadLazyTexts('chatbot');

/** The chat panel of a list; mounts the chat itself when the brand does not have it on every page. */
export default function ListingPanel() {
  const { brand } = useSite();
  return (
    <>
      <LazyTexts area="chatbot">
        <Panel />
      </LazyTexts>
      {!brand.features.chatbot && <ChatMount />}
    </>
  );
}

/** Offers help with choosing, above a list. */
function Panel() {
  const t = useTranslations('chatbot.panel');
  const { brand, locale } = useSite();
  const { currency } = brand;
  const amount = formatMoney(toMinorUnits(SMALL_CURRENCIES.has(currency) ? 500 : 50, currency), locale);
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
            <button
              type="button"
              className="chip"
              onClick={() => openChat(t(`prompts.${prompt}`, { amount }))}
            >
              {t(`prompts.${prompt}`, { amount })}
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
