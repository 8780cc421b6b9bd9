import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { whenAwake, whenSomebodyIsHere } from '#app/hydration/presence.ts';
import { isChatPage } from '#commerce/chatbot/chat-pages.ts';
import { readConsent } from '#commerce/events/consent.ts';
import { useChatDoor } from './chat-door.ts';

/** The first view belongs to the shop. */
const COMES_AFTER_MS = 1_500;
/** Where cookies are still to be asked about, that question comes first: the chat would only make way for it. */
const COMES_AFTER_QUESTION_MS = 3_000;

/** The floating chat; nothing of it is fetched before somebody is there and the page has come to rest. */
export function ChatMount() {
  const { pathname } = useLocation();
  const isCalled = useChatDoor().knock.number > 0;
  const [Chat, setChat] = useState<ComponentType | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const isAsked = readConsent(document.cookie) === null;
    const pause = isAsked ? COMES_AFTER_QUESTION_MS : COMES_AFTER_MS;
    void (isAsked ? whenSomebodyIsHere() : whenAwake()).then(() => {
      if (isGone) return;
      timer = setTimeout(
        () => {
          // A page that cannot fetch it goes on without a chat.
          import('./chat.tsx').then(({ default: part }) => setChat(() => part)).catch(() => {});
        },
        isCalled ? 0 : pause,
      );
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isCalled]);
  if (!Chat || !isChatPage(pathname)) return null;
  return (
    <Suspense>
      <Chat />
    </Suspense>
  );
}
