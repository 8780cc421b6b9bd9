import { preloadLateTexts } from '#app/i18n/late-texts.tsx';
import { makeLate } from '#app/site/late.tsx';
import { useSite } from '#app/site/site.ts';
import { ChatMount } from './chat-mount.tsx';
import './listing-panel.css';

const load = async () => {
  const [panel] = await Promise.all([import('./listing-panel.tsx'), preloadLateTexts('chatbot')]);
  return panel;
};

/** In the page from the start, so that nothing jumps; its buttons come alive once the page has come to rest. */
const LatePanel = makeLate(import.meta.env.SSR ? (await load()).default : null, load);

/** The panel of a list, and the chat behind it where the brand does not have one on every page. */
export function ListingChat() {
  const { brand } = useSite();
  return (
    <>
      <LatePanel />
      {!brand.features.chatbot && <ChatMount />}
    </>
  );
}
