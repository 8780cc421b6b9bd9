import { type MailServer, startMailServer } from '@selvedge/mock-services/mail-server.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EmailRejected } from '#commerce/email/provider.ts';
import { createSmtpTransport } from './smtp.server.ts';

const email = { id: 'email-7', to: 'ada@example.com', subject: 'Grüße, £5', body: 'Hello,\n\n.dot\n' };

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

function open(url = server.url) {
  const seen: string[] = [];
  const transport = createSmtpTransport({
    url,
    from: 'Selvedge <shop@selvedge.example>',
    observe: (_, outcome) => seen.push(outcome),
    timeoutMs: 2000,
  });
  return { transport, seen };
}

describe('emails by SMTP', () => {
  it('arrive unchanged, with a stable message id', async () => {
    const { transport, seen } = open();
    await transport.send(email);
    transport.close();
    expect(server.emails).toMatchObject([{ from: 'shop@selvedge.example', to: 'ada@example.com' }]);
    const { source } = server.emails[0]!;
    expect(source).toContain('Message-ID: <email-7@selvedge.example>');
    expect(source).toContain('From: Selvedge <shop@selvedge.example>');
    expect(source).toContain('.dot');
    expect(seen).toEqual(['ok']);
  });

  it('[OPS-18] have a text and an HTML part, and the headers for one-click unsubscribe', async () => {
    const { transport } = open();
    const headers = {
      'List-Unsubscribe': '<https://shop.example/unsubscribe?x>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    await transport.send({ ...email, html: '<p>Hello</p>', headers });
    transport.close();
    const { source } = server.emails[0]!;
    expect(source).toContain('Content-Type: multipart/alternative');
    expect(source).toMatch(/text\/plain[\s\S]*text\/html/);
    expect(source).toContain('List-Unsubscribe: <https://shop.example/unsubscribe?x>');
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('to a mailbox that does not exist are refused for good', async () => {
    const { transport, seen } = open();
    await expect(transport.send({ ...email, to: 'nobody@example.com' })).rejects.toThrow(EmailRejected);
    transport.close();
    expect(seen).toEqual(['refused']);
  });

  it('that the server defers may be sent again', async () => {
    const { transport } = open();
    const failure = await transport.send({ ...email, to: 'later@example.com' }).catch((error) => error);
    transport.close();
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(EmailRejected);
  });

  it('fail without a server, with an error that does not contain the password', async () => {
    const { transport, seen } = open('smtp://shop:hush-hush@127.0.0.1:9');
    const failure = await transport.send(email).catch((error) => error);
    transport.close();
    expect(failure.message).toContain('SMTP failed');
    expect(failure.message).not.toContain('hush-hush');
    expect(seen).toEqual(['failed']);
  });

  it('get no second recipient or header from an address or a subject', async () => {
    const { transport } = open();
    await transport
      .send({ ...email, subject: 'Hello\r\nBcc: eve@example.com', to: 'ada@example.com' })
      .catch(() => {});
    transport.close();
    expect(server.emails.map(({ to }) => to)).toEqual(['ada@example.com']);
    expect(server.emails[0]!.source).not.toMatch(/^Bcc:/m);
  });
});
