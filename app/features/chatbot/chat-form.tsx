import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { checkChatMessage } from '#commerce/chatbot/chat-message.ts';
import { ArrowUpIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface ChatFormProps {
  canSend: boolean;
  maxCharacters: number;
  onSend: (words: string) => void;
}

export function ChatForm({ canSend, maxCharacters, onSend }: ChatFormProps) {
  const t = useTranslations('chatbot');
  const [words, setWords] = useState('');
  const [isSent, setSent] = useState(false);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const checked = checkChatMessage(words, maxCharacters);
  const isTooLong = !checked.ok && checked.reason === 'too-long';

  // A message sent while the chat still starts or replies waits until it can be sent.
  const sendWords = useEffectEvent(() => {
    setSent(false);
    setWords('');
    onSend(words);
  });
  useEffect(() => {
    if (isSent && canSend && checked.ok) sendWords();
  }, [isSent, canSend, checked.ok]);

  function sendOnEnter(event: KeyboardEvent) {
    // Enter that confirms a suggestion of an input method does not send the message.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  }

  return (
    <form
      ref={form}
      className="chat-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (checked.ok) setSent(true);
      }}
    >
      <label className="sr-only" htmlFor={id}>
        {t('label')}
      </label>
      <textarea
        id={id}
        rows={1}
        value={words}
        placeholder={t('placeholder')}
        enterKeyHint="send"
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? `${id}-long` : undefined}
        onChange={(event) => {
          setWords(event.target.value);
          setSent(false);
        }}
        onKeyDown={sendOnEnter}
      />
      <IconButton
        type="submit"
        label={t('send')}
        className="chat-send"
        aria-disabled={!canSend || !checked.ok || undefined}
      >
        <ArrowUpIcon />
      </IconButton>
      {isTooLong && (
        <p id={`${id}-long`} className="chat-long text-sale text-xs" role="status">
          {t('tooLong', { max: maxCharacters })}
        </p>
      )}
      <p className="chat-note text-soft text-xs">{t('note')}</p>
    </form>
  );
}
