import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { createErrorHooks, type ErrorReport } from './error-webhook.server.ts';

function createFixture(respond = () => new Response('')) {
  const sent: { url: string; report: ErrorReport }[] = [];
  let time = Date.UTC(2026, 10, 17);
  const lines: string[] = [];
  const hooks = createErrorHooks(
    { ERROR_WEBHOOK_URL: 'https://errors.example/hook/secret', OTEL_SERVICE_NAME: 'selvedge' },
    {
      now: () => time,
      fetch: (async (url: string | URL, init: RequestInit) => {
        sent.push({ url: String(url), report: JSON.parse(String(init.body)) });
        return respond();
      }) as typeof fetch,
    },
  );
  const log = pino({ hooks }, { write: (line: string) => lines.push(line) });
  return {
    log,
    sent,
    lines,
    wait: (ms: number) => {
      time += ms;
    },
  };
}

describe('the error webhook', () => {
  it('[RUN-06] gets every error that is logged, with its stack and ids', async () => {
    const { log, sent, lines } = createFixture();
    log.warn('a warning');
    log.child({ requestId: 'r-1' }).error({ err: new TypeError('no price') }, 'request failed');
    await eventually(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      url: 'https://errors.example/hook/secret',
      report: {
        text: 'selvedge: request failed (no price)',
        at: '2026-11-17T00:00:00.000Z',
        error: { name: 'TypeError', message: 'no price' },
        requestId: 'r-1',
        repeated: 0,
      },
    });
    expect(sent[0]?.report.error?.stack).toContain('error-webhook.test.ts');
    expect(lines).toHaveLength(2);
  });

  it('[RUN-06] gets an error that repeats once a minute, and how many there were', async () => {
    const { log, sent, wait } = createFixture();
    for (let i = 0; i < 5; i++) log.error({ err: new Error('down') }, 'job failed');
    log.error('another');
    wait(60_000);
    log.error({ err: new Error('down') }, 'job failed');
    await eventually(() => expect(sent).toHaveLength(3));
    expect(sent.map(({ report }) => [report.message, report.repeated])).toEqual([
      ['job failed', 0],
      ['another', 0],
      ['job failed', 4],
    ]);
  });

  it('[RUN-06] does not get the values of a statement', async () => {
    const { log, sent } = createFixture();
    log.error({ err: new Error('Failed query: select 1\nparams: ada@example.com') }, 'request failed');
    await eventually(() => expect(sent).toHaveLength(1));
    expect(JSON.stringify(sent)).not.toContain('ada@example.com');
  });

  it('[RUN-06] is not called without an address', () => {
    expect(createErrorHooks({ ERROR_WEBHOOK_URL: undefined, OTEL_SERVICE_NAME: 'selvedge' })).toEqual({});
  });
});
