import { describe, expect, it } from 'vitest';
import { checkChatMessage } from './chat-message.ts';
import { isChatPage, viewedSlug } from './chat-pages.ts';
import {
  CHAT_START,
  type ChatWidgetEvent,
  describeChatInput,
  isHintVisible,
  isPanelVisible,
  nextChatWidget,
} from './chat-widget.ts';

const run = (events: ChatWidgetEvent[]) => events.reduce(nextChatWidget, CHAT_START);

describe('the chat widget', () => {
  it('[CHAT-01] is closed at first, and its session starts on load', () => {
    expect(CHAT_START).toEqual({ isOpen: false, hasBeenOpened: false, session: 'starting' });
    expect(run([{ type: 'session-started' }])).toMatchObject({ isOpen: false, session: 'ready' });
  });

  it('[CHAT-01] the hint shows from 3 s to 10 s, not once the chat was opened', () => {
    expect([2999, 3000, 9999, 10_000].map((ms) => isHintVisible(ms, false))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isHintVisible(5000, run([{ type: 'opened' }, { type: 'closed' }]).hasBeenOpened)).toBe(false);
  });

  it('[CHAT-01] the panel is visible after a scroll of 320', () => {
    expect([320, 321].map(isPanelVisible)).toEqual([false, true]);
  });

  it('[CHAT-01] is shown on shopping pages, not on checkout, account and staff pages', () => {
    expect(
      ['/', '/fr', '/product/wrap-dress', '/categories/womens-dresses', '/nl/search'].map(isChatPage),
    ).toEqual(Array(5).fill(true));
    expect(
      ['/basket', '/fr/checkout/payment', '/staff/ui', '/wordsworth/k1', '/sign-in'].map(isChatPage),
    ).toEqual(Array(5).fill(false));
  });

  it('[CHAT-02] finds the product of the page', () => {
    expect(['/product/wrap-dress', '/sv/premier/club', '/categories/x'].map(viewedSlug)).toEqual([
      'wrap-dress',
      'club',
      null,
    ]);
  });

  it('[CHAT-01] an empty message is not sent, nor one that is too long', () => {
    expect(checkChatMessage('  \n')).toEqual({ ok: false, reason: 'empty' });
    expect(checkChatMessage('x'.repeat(1001))).toEqual({ ok: false, reason: 'too-long' });
    expect(checkChatMessage(' red dress ')).toEqual({ ok: true, message: 'red dress' });
    expect(run([{ type: 'session-started' }, { type: 'message-sent', text: ' ' }]).session).toBe('ready');
  });

  it('[CHAT-01] one question at a time', () => {
    const waiting = run([{ type: 'session-started' }, { type: 'message-sent', text: 'hi' }]);
    expect(describeChatInput(waiting)).toMatchObject({ showsInput: true, canSend: false });
    expect(nextChatWidget(waiting, { type: 'reply-received' }).session).toBe('ready');
  });

  it("[CHAT-01] in the error state the input is hidden and 'Start a New Chat' resets it", () => {
    const failed = run([
      { type: 'session-started' },
      { type: 'message-sent', text: 'hi' },
      { type: 'failed' },
    ]);
    expect(describeChatInput(failed)).toEqual({
      showsInput: false,
      canSend: false,
      error: "There was an error! Please select 'Start a New Chat' and try again",
    });
    expect(nextChatWidget(failed, { type: 'message-sent', text: 'hi' }).session).toBe('error');
    expect(nextChatWidget(failed, { type: 'new-chat' }).session).toBe('starting');
  });
});
