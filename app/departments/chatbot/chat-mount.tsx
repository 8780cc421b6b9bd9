import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { whenAwake } from '#app/site/presence.ts';
import { isChatPage } from '#domain/chatbot/chat-pages.ts';

/** The first view belongs to the shop. */
const COMES_AFTER_MS = 1_500;

/** The floating chat; nothing of it is fetched before somebody is there and the page has come to rest. */
export function ChatMount() {
  const { pathname } = useLocation();
  const [Chat, setChat] = useState<ComponentType | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    void whenAwake().then(() => {
      if (isGone) return;
      timer = setTimeout(() => {
        // A page that cannot fetch it goes on without a chat.
        import('./chat.tsx').then(({ default: part }) => setChat(() => part)).catch(() => {});
      }, COMES_AFTER_MS);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
  if (!Chat || !isChatPage(pathname)) return null;
  return (
    <Suspense>
      <Chat />
    </Suspense>
  );
}
