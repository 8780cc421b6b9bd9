import { requestContext, shopContext } from '#app/context.ts';
import type { Route } from './+types/start-chat-session';
import { localeAsked } from './locale-asked.ts';

/** Opens a conversation, or goes on with the one this browser is in; `new=true` begins afresh. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { chats } = context.get(shopContext);
  const { brand, client, log, origin } = context.get(requestContext);
  const asked = new URL(request.url).searchParams;
  const locale = localeAsked(brand, asked.get('locale'));
  const cookie = chats.cookie(origin.startsWith('https:'));
  const started = await chats.start(cookie.read(request.headers.get('cookie')), asked.get('new') === 'true', {
    brand,
    locale,
    client,
    log,
  });
  if (!started) return Response.json({ kind: 'error' }, { status: 429, headers: { 'retry-after': '60' } });
  const { sessionId, messages, token } = started;
  const { maxMessageChars, timeoutMs } = brand.settings.chat;
  return Response.json(
    { sessionId, messages, maxMessageChars, timeoutMs },
    { headers: { 'set-cookie': cookie.write(token), 'cache-control': 'private, no-store' } },
  );
}
