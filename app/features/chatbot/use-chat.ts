import { useEffect, useReducer, useState } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '#app/site/site.ts';
import { CHAT_MAX_CHARACTERS, type ChatMessage, checkChatMessage } from '#commerce/chatbot/chat-message.ts';
import { viewedSlug } from '#commerce/chatbot/chat-pages.ts';
import { CHAT_START, nextChatWidget } from '#commerce/chatbot/chat-widget.ts';
import { sendMessage, startChat } from './chat-calls.ts';

/** For the way there and back, beside the time that the server takes. */
const WAY_MS = 2000;

/** The conversation: its session starts when the chat is loaded, and one question is asked at a time. */
export function useChat() {
  const { locale } = useSite();
  const { pathname } = useLocation();
  const [state, tell] = useReducer(nextChatWidget, CHAT_START);
  const [messages, setMessages] = useState<ChatMessage[]>([]);
  /** What the server said of itself when the session started. */
  const [limits, setLimits] = useState({ maxMessageChars: CHAT_MAX_CHARACTERS, timeoutMs: 20_000 });
  /** Each new chat is another round. */
  const [round, setRound] = useState(0);

  useEffect(() => {
    const mine = new AbortController();
    startChat(locale, round > 0, mine.signal).then(
      (started) => {
        setMessages(started.messages);
        setLimits({ maxMessageChars: started.maxMessageChars, timeoutMs: started.timeoutMs });
        tell({ type: 'session-started' });
      },
      () => mine.signal.aborted || tell({ type: 'failed' }),
    );
    return () => mine.abort();
  }, [locale, round]);

  async function send(words: string) {
    const checked = checkChatMessage(words, limits.maxMessageChars);
    if (!checked.ok || state.session !== 'ready') return;
    tell({ type: 'message-sent', text: words });
    setMessages((known) => [...known, spoken(checked.message)]);
    try {
      const answer = await sendMessage(
        { message: checked.message, locale, viewing: viewedSlug(pathname) },
        AbortSignal.timeout(limits.timeoutMs + WAY_MS),
      );
      if (answer.kind !== 'success') return tell({ type: 'failed' });
      setMessages((known) => [...known, answer.message]);
      tell({ type: 'answer-arrived' });
    } catch {
      tell({ type: 'failed' });
    }
  }

  function restart() {
    setMessages([]);
    tell({ type: 'new-chat' });
    setRound((number) => number + 1);
  }

  return { state, tell, messages, send, restart, maxCharacters: limits.maxMessageChars };
}

function spoken(message: string): ChatMessage {
  return {
    id: crypto.randomUUID(),
    role: 'USER',
    message,
    timestamp: new Date().toISOString(),
    products: [],
  };
}
