import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LazyTexts, preloadLazyTexts } from '#app/i18n/lazy-texts.tsx';
import { useSite } from '#app/site/site.ts';
import { HINT_FROM_MS, HINT_UNTIL_MS, isHintVisible, isPanelVisible } from '#commerce/chatbot/chat-widget.ts';
import { lazyOverlay } from '#ui/lazy.ts';
import { useScrolled } from '#ui/use-scrolled.ts';
import { useChatLauncher } from './chat-launcher.ts';
import { useChat } from './use-chat.ts';
import './chat.css';

/** The panel is fetched when the shopper opens the chat. */
const ChatPanel = lazyOverlay(() => import('./chat-panel.tsx'));

void preloadLazyTexts('chatbot');

export default function Chat() {
  return (
    <LazyTexts area="chatbot">
      <FloatingChat />
    </LazyTexts>
  );
}

function FloatingChat() {
  const t = useTranslations('chatbot');
  const { brand } = useSite();
  const chat = useChat();
  const { state, dispatch, send } = chat;
  const { hasPanel, request } = useChatLauncher();
  const launcher = useRef<HTMLButtonElement>(null);
  const isScrolled = useScrolled(isPanelVisible);
  const elapsed = usePageClock();
  const isReady = state.session === 'ready';

  const handled = useRef(0);
  useEffect(() => {
    if (request.number > 0) dispatch({ type: 'opened' });
  }, [request.number, dispatch]);
  useEffect(() => {
    if (!isReady || request.number === handled.current) return;
    handled.current = request.number;
    if (request.message) void send(request.message);
  }, [isReady, request, send]);

  function close() {
    dispatch({ type: 'closed' });
    launcher.current?.focus();
  }

  // On a page with its own panel the floating button appears once that panel is scrolled out of view.
  const isShown = state.isOpen || !hasPanel || isScrolled;
  return (
    <aside
      className="chat"
      data-shown={isShown || undefined}
      data-scrolled={isScrolled || undefined}
      aria-label={t('title', { shop: brand.name })}
    >
      <button
        ref={launcher}
        type="button"
        className="chat-launcher"
        aria-expanded={state.isOpen}
        aria-label={t('open', { shop: brand.name })}
        onClick={() => (state.isOpen ? close() : dispatch({ type: 'opened' }))}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 4.5h16v12H10l-4.5 4v-4H4v-12Z" />
        </svg>
      </button>
      {isHintVisible(elapsed, state.hasBeenOpened) && (
        <p className="chat-hint" role="status">
          {t('hint')}
        </p>
      )}
      {state.isOpen && (
        <Suspense>
          <ChatPanel chat={chat} onClose={close} />
        </Suspense>
      )}
    </aside>
  );
}

/** Milliseconds since the page was opened; changes only when the hint appears and disappears. */
function usePageClock(): number {
  const [elapsed, setElapsed] = useState(() => performance.now());
  useEffect(() => {
    const timers = [HINT_FROM_MS, HINT_UNTIL_MS].map((moment) =>
      setTimeout(() => setElapsed(Math.max(moment, performance.now())), moment - performance.now()),
    );
    return () => timers.forEach(clearTimeout);
  }, []);
  return elapsed;
}
