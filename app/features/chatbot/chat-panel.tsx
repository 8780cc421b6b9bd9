import { useId, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { isPhone } from '#app/site/is-phone.ts';
import { useSite } from '#app/site/site.ts';
import { viewedSlug } from '#commerce/chatbot/chat-pages.ts';
import { describeChatInput } from '#commerce/chatbot/chat-widget.ts';
import { Button } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ChatForm } from './chat-form.tsx';
import { ChatLog } from './chat-log.tsx';
import type { useChat } from './use-chat.ts';

interface ChatPanelProps {
  chat: ReturnType<typeof useChat>;
  onClose: () => void;
}

/** A panel beside the page; on phones a full-screen dialog. */
export default function ChatPanel({ chat, onClose }: ChatPanelProps) {
  const { state, messages, send, restart, maxCharacters } = chat;
  const t = useTranslations('chatbot');
  const { brand } = useSite();
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { showsInput, canSend, error } = describeChatInput(state);
  const isWaiting = state.session === 'waiting';

  useLayoutEffect(() => {
    const panel = dialog.current;
    if (!panel) return;
    const isModal = isPhone();
    if (isModal) panel.showModal();
    else panel.show();
    // Focusing the text field on a phone would open the keyboard over the messages.
    panel.querySelector<HTMLElement>(isModal ? '[data-title]' : 'textarea')?.focus({ preventScroll: true });
    return () => panel.close();
  }, []);

  const starters = [
    ...(viewedSlug(pathname) ? [t('starters.alike')] : []),
    t('starters.wedding'),
    t('starters.gift'),
    t('starters.delivery'),
  ];
  const next = messages.length === 0 ? starters : (messages.at(-1)?.suggestions ?? []);

  return (
    <dialog
      ref={dialog}
      className="chat-panel"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="chat-head">
        <h2 id={titleId} className="heading text-lg" tabIndex={-1} data-title>
          {t('title', { shop: brand.name })}
        </h2>
        <IconButton label={t('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <ChatLog
        messages={messages}
        status={isWaiting ? t('looking') : state.session === 'starting' ? t('starting') : null}
        onFollow={() => isPhone() && onClose()}
      />
      {error ? (
        <div className="chat-error" role="alert">
          <p>{t('error')}</p>
          <Button onClick={restart}>{t('newChat')}</Button>
        </div>
      ) : (
        canSend &&
        next.length > 0 && (
          <ul className="chat-next" aria-label={t('next')}>
            {next.map((words) => (
              <li key={words}>
                <button type="button" className="chip" onClick={() => void send(words)}>
                  {words}
                </button>
              </li>
            ))}
          </ul>
        )
      )}
      {showsInput && (
        <ChatForm canSend={canSend} maxCharacters={maxCharacters} onSend={(words) => void send(words)} />
      )}
    </dialog>
  );
}
