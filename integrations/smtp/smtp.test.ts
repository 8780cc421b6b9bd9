import { type MailServer, openMailServer } from '@selvedge/mock-services/mail-server.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LetterRefused } from '#commerce/email/provider.ts';
import { createSmtpCarrier } from './smtp.server.ts';

const letter = { name: 'letter-7', to: 'ada@example.com', subject: 'Grüße, £5', body: 'Hello,\n\n.dot\n' };

let server: MailServer;
beforeEach(async () => {
  server = await openMailServer();
});
afterEach(() => server.close());

function open(url = server.url) {
  const seen: string[] = [];
  const carrier = createSmtpCarrier({
    url,
    from: 'Selvedge <shop@selvedge.example>',
    observe: (_, outcome) => seen.push(outcome),
    patienceMs: 2000,
  });
  return { carrier, seen };
}

describe('letters by SMTP', () => {
  it('arrive as they were written, under a name that stays the same', async () => {
    const { carrier, seen } = open();
    await carrier.carry(letter);
    carrier.close();
    expect(server.letters).toMatchObject([{ from: 'shop@selvedge.example', to: 'ada@example.com' }]);
    const { source } = server.letters[0]!;
    expect(source).toContain('Message-ID: <letter-7@selvedge.example>');
    expect(source).toContain('From: Selvedge <shop@selvedge.example>');
    expect(source).toContain('.dot');
    expect(seen).toEqual(['ok']);
  });

  it('to a mailbox that does not exist are refused for good', async () => {
    const { carrier, seen } = open();
    await expect(carrier.carry({ ...letter, to: 'nobody@example.com' })).rejects.toThrow(LetterRefused);
    carrier.close();
    expect(seen).toEqual(['refused']);
  });

  it('that are not wanted now may be tried again', async () => {
    const { carrier } = open();
    const failure = await carrier.carry({ ...letter, to: 'later@example.com' }).catch((error) => error);
    carrier.close();
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(LetterRefused);
  });

  it('wait when there is no server, and the password stays unsaid', async () => {
    const { carrier, seen } = open('smtp://shop:hush-hush@127.0.0.1:9');
    const failure = await carrier.carry(letter).catch((error) => error);
    carrier.close();
    expect(failure.message).toContain('SMTP failed');
    expect(failure.message).not.toContain('hush-hush');
    expect(seen).toEqual(['failed']);
  });

  it('cannot be given a second recipient or a header by an address or a subject', async () => {
    const { carrier } = open();
    await carrier
      .carry({ ...letter, subject: 'Hello\r\nBcc: eve@example.com', to: 'ada@example.com' })
      .catch(() => {});
    carrier.close();
    expect(server.letters.map(({ to }) => to)).toEqual(['ada@example.com']);
    expect(server.letters[0]!.source).not.toMatch(/^Bcc:/m);
  });
});
