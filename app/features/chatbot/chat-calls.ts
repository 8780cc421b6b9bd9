import type { ChatMessage } from '#commerce/chatbot/chat-message.ts';

export interface StartedChat {
  sessionId: string;
  messages: ChatMessage[];
  /** The most characters that the server takes in one message. */
  maxMessageChars: number;
  /** How long it looks for an answer. */
  timeoutMs: number;
}

export type ChatAnswer = { kind: 'success'; message: ChatMessage } | { kind: 'error' };

export async function startChat(locale: string, isNew: boolean, signal: AbortSignal): Promise<StartedChat> {
  const asked = new URLSearchParams({ locale, ...(isNew && { new: 'true' }) });
  const response = await fetch(`/chatbot/start-chat-session?${asked}`, { signal });
  if (!response.ok) throw new Error(`The chat did not start: ${response.status}`);
  return (await response.json()) as StartedChat;
}

export async function sendMessage(
  sent: { message: string; locale: string; viewing: string | null },
  signal: AbortSignal,
): Promise<ChatAnswer> {
  const response = await fetch('/chatbot/chat-message', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
    signal,
  });
  return (await response.json()) as ChatAnswer;
}
