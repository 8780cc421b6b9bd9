import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSite } from '#app/site/site.ts';
import type { ChatMessage } from '#commerce/chatbot/chat-message.ts';
import { ChatProducts } from './chat-products.tsx';

/** A region that scrolls must be focusable by keyboard. */
const REACHABLE = { tabIndex: 0 };

interface ChatLogProps {
  messages: ChatMessage[];
  /** Shown while the chat starts or replies; else null. */
  status: string | null;
  onFollow: () => void;
}

export function ChatLog({ messages, status, onFollow }: ChatLogProps) {
  const t = useTranslations('chatbot');
  const log = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id;

  // A reply scrolls to its beginning; the shopper's own message to the end.
  useLayoutEffect(() => {
    const place = log.current;
    if (!place) return;
    const message = place.querySelector<HTMLElement>(`[data-message="${last}"]`);
    const isReply = message?.dataset.role === 'BOT';
    place.scrollTop = isReply ? message.offsetTop - place.offsetTop - 12 : place.scrollHeight;
  }, [last]);

  return (
    <div
      ref={log}
      className="chat-log"
      role="log"
      aria-label={t('log')}
      aria-busy={status !== null}
      {...REACHABLE}
    >
      <p className="chat-said">{t('hello')}</p>
      {messages.map((message) => (
        <Message key={message.id} message={message} onFollow={onFollow} />
      ))}
      {status && (
        <p className="chat-waiting">
          <span className="chat-dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <span className="sr-only">{status}</span>
        </p>
      )}
    </div>
  );
}

function Message({ message, onFollow }: { message: ChatMessage; onFollow: () => void }) {
  const t = useTranslations('chatbot');
  const { brand } = useSite();
  const isShopper = message.role === 'USER';
  return (
    <div className="chat-message" data-message={message.id} data-role={message.role}>
      <span className="sr-only">{isShopper ? t('you') : t('bot', { shop: brand.name })}</span>
      {message.message && <p className="chat-said">{message.message}</p>}
      {message.products.map((set) => (
        <ChatProducts key={set.intro} set={set} onFollow={onFollow} />
      ))}
      {message.links?.map(({ label, href }) => (
        <Link key={href} to={href} className="text-link text-sm" onClick={onFollow}>
          {label}
        </Link>
      ))}
    </div>
  );
}
