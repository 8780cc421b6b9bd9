import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { LateTexts, preloadLateTexts } from '#app/i18n/late-texts.tsx';
import { useSite } from '#app/site/site.ts';
import { HINT_FROM_MS, HINT_UNTIL_MS, isHintVisible, isPanelVisible } from '#commerce/chatbot/chat-widget.ts';
import { late } from '#ui/late.ts';
import { useChatDoor } from './chat-door.ts';
import { useChat } from './use-chat.ts';
import './chat.css';

/** The conversation itself comes with the wish to have one. */
const ChatPanel = late(() => import('./chat-panel.tsx'));

void preloadLateTexts('chatbot');

export default function Chat() {
  return (
    <LateTexts area="chatbot">
      <FloatingChat />
    </LateTexts>
  );
}

function FloatingChat() {
  const t = useTranslations('chatbot');
  const { brand } = useSite();
  const chat = useChat();
  const { state, tell, send } = chat;
  const { hasPanel, knock } = useChatDoor();
  const launcher = useRef<HTMLButtonElement>(null);
  const isScrolled = useSyncExternalStore(onScroll, () => isPanelVisible(window.scrollY));
  const elapsed = usePageClock();
  const isReady = state.session === 'ready';

  const answered = useRef(0);
  useEffect(() => {
    if (knock.number > 0) tell({ type: 'opened' });
  }, [knock.number, tell]);
  useEffect(() => {
    if (!isReady || knock.number === answered.current) return;
    answered.current = knock.number;
    if (knock.words) void send(knock.words);
  }, [isReady, knock, send]);

  function close() {
    tell({ type: 'closed' });
    launcher.current?.focus();
  }

  // Where a panel stands in the page, the floating one takes over once it has been scrolled past.
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
        onClick={() => (state.isOpen ? close() : tell({ type: 'opened' }))}
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

function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** Milliseconds since the page was opened, told anew only when the hint comes or goes. */
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
