import { useEffect, useReducer, useState } from 'react';
import { useLocation } from 'react-router';
import type { action } from '#app/routes/api/chatbot/chat-message.ts';
import type { loader } from '#app/routes/api/chatbot/start-chat-session.ts';
import { type ApiData, callApi } from '#app/site/api-call.ts';
import { useSite } from '#app/site/site.ts';
import { CHAT_MAX_CHARACTERS, type ChatMessage, checkChatMessage } from '#commerce/chatbot/chat-message.ts';
import { viewedSlug } from '#commerce/chatbot/chat-pages.ts';
import { CHAT_START, nextChatWidget } from '#commerce/chatbot/chat-widget.ts';

/** Time for the network, on top of the server's own limit. */
const NETWORK_MS = 2000;

/** The conversation: its session starts when the chat loads, and one message is sent at a time. */
export function useChat() {
  const { locale } = useSite();
  const { pathname } = useLocation();
  const [state, dispatch] = useReducer(nextChatWidget, CHAT_START);
  const [messages, setMessages] = useState<ChatMessage[]>([]);
  /** Limits that the server sends when the session starts. */
  const [limits, setLimits] = useState({ maxMessageChars: CHAT_MAX_CHARACTERS, timeoutMs: 20_000 });
  /** Counts new chats in this page. */
  const [round, setRound] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    startChat(locale, round > 0, controller.signal).then(
      (started) => {
        setMessages(started.messages);
        setLimits({ maxMessageChars: started.maxMessageChars, timeoutMs: started.timeoutMs });
        dispatch({ type: 'session-started' });
      },
      () => controller.signal.aborted || dispatch({ type: 'failed' }),
    );
    return () => controller.abort();
  }, [locale, round]);

  async function send(words: string) {
    const checked = checkChatMessage(words, limits.maxMessageChars);
    if (!checked.ok || state.session !== 'ready') return;
    dispatch({ type: 'message-sent', text: words });
    setMessages((known) => [...known, toUserMessage(checked.message)]);
    try {
      const reply = await sendMessage(
        { message: checked.message, locale, viewing: viewedSlug(pathname) },
        AbortSignal.timeout(limits.timeoutMs + NETWORK_MS),
      );
      if (reply.kind !== 'success') return dispatch({ type: 'failed' });
      setMessages((known) => [...known, reply.message]);
      dispatch({ type: 'reply-received' });
    } catch {
      dispatch({ type: 'failed' });
    }
  }

  function restart() {
    setMessages([]);
    dispatch({ type: 'new-chat' });
    setRound((number) => number + 1);
  }

  return { state, dispatch, messages, send, restart, maxCharacters: limits.maxMessageChars };
}

function toUserMessage(message: string): ChatMessage {
  return {
    id: crypto.randomUUID(),
    role: 'USER',
    message,
    timestamp: new Date().toISOString(),
    products: [],
  };
}

async function startChat(
  locale: string,
  isNew: boolean,
  signal: AbortSignal,
): Promise<ApiData<typeof loader>> {
  const query = new URLSearchParams({ locale, ...(isNew && { new: 'true' }) });
  const response = await callApi<typeof loader>(`/chatbot/start-chat-session?${query}`, { signal });
  if (!response.ok) throw new Error(`start chat session: ${response.status}`);
  return response.json();
}

async function sendMessage(
  sent: { message: string; locale: string; viewing: string | null },
  signal: AbortSignal,
): Promise<ApiData<typeof action>> {
  const response = await callApi<typeof action>('/chatbot/chat-message', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
    signal,
  });
  return response.ok ? response.json() : { kind: 'error' };
}
