import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#app/site/use-hydrated.ts';
import { whenIdle } from '#app/site/when-idle.ts';
import { isChatPage } from '#domain/chatbot/chat-pages.ts';

const Chat = lazy(() => whenIdle().then(() => import('./chat.tsx')));

/** The floating chat; nothing of it is fetched before the page has come to rest. */
export function ChatMount() {
  const { pathname } = useLocation();
  if (!useHydrated() || !isChatPage(pathname)) return null;
  return (
    <Suspense>
      <Chat />
    </Suspense>
  );
}
