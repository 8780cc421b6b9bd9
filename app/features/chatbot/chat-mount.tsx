import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { whenIdle, whenQuiet } from '#app/hydration/when-idle.ts';
import { isChatPage } from '#commerce/chatbot/chat-pages.ts';
import { readConsent } from '#commerce/events/consent.ts';
import { useChatLauncher } from './chat-launcher.ts';

/** The delay after the page is idle: the chat should not compete with the first view. */
const LOAD_AFTER_MS = 1_500;
/** The delay while cookie consent is still to be asked for: that question comes first. */
const LOAD_AFTER_CONSENT_QUESTION_MS = 3_000;

/** The floating chat; its code is fetched some time after the first view. */
export function ChatMount() {
  const { pathname } = useLocation();
  const isRequested = useChatLauncher().request.number > 0;
  const [Chat, setChat] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    const asksConsent = readConsent(document.cookie) === null;
    const delay = asksConsent ? LOAD_AFTER_CONSENT_QUESTION_MS : LOAD_AFTER_MS;
    void (isRequested ? whenIdle() : whenQuiet(delay))
      .then(() => (isUnmounted ? null : import('./chat.tsx')))
      .then((module) => module && setChat(() => module.default))
      // A page that cannot fetch the code goes on without a chat.
      .catch(() => {});
    return () => {
      isUnmounted = true;
    };
  }, [isRequested]);
  if (!Chat || !isChatPage(pathname)) return null;
  return (
    <Suspense>
      <Chat />
    </Suspense>
  );
}
