import { requestContext, shopContext } from '#app/context.ts';
import { requestedLocale } from '../requested-locale.ts';
import { errorResponse, jsonResponse } from '../responses.ts';
import type { Route } from './+types/start-chat-session';

/** Starts a chat session, or resumes this browser's; `new=true` always starts another. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { chats } = context.get(shopContext).products;
  const { brand, client, log, origin } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const locale = requestedLocale(brand, searchParams.get('locale'));
  const cookie = chats.cookie(origin.startsWith('https:'));
  const started = await chats.start(
    cookie.read(request.headers.get('cookie')),
    searchParams.get('new') === 'true',
    { brand, locale, client, log },
  );
  if (!started) return errorResponse({ kind: 'error' }, { status: 429, headers: { 'retry-after': '60' } });
  const { sessionId, messages, token } = started;
  const { maxMessageChars, timeoutMs } = brand.settings.chat;
  return jsonResponse(
    { sessionId, messages, maxMessageChars, timeoutMs },
    { headers: { 'set-cookie': cookie.write(token), 'cache-control': 'private, no-store' } },
  );
}
