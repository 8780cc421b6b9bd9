import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './environment.ts';
import { checkStart, shopNotices } from './start-checks.ts';

const start = (source: Record<string, string>) => checkStart(parseEnvironment(source));
const LIVE = { DEMO: 'false', PAYMENTS: 'adyen', MAIL: 'smtp' };

describe('a demo', () => {
  it.each<Record<string, string>>([
    {},
    { HOST: '127.0.0.2' },
    { HOST: '::1' },
    { HOST: 'localhost', PUBLIC_URL: 'http://coast.localhost:3000' },
  ])('starts on this machine: %o', (source) => {
    expect(() => start(source)).not.toThrow();
    expect(shopNotices(parseEnvironment(source))).toEqual([]);
  });

  it.each<Record<string, string>>([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.0.2.1' },
    { PUBLIC_URL: 'https://shop.example' },
  ])('is open to everybody only when asked for by name: %o', (source) => {
    expect(() => start(source)).toThrow('accept this with ALLOW_PUBLIC_DEMO=true');
    const accepted = { ...source, ALLOW_PUBLIC_DEMO: 'true' };
    expect(() => start(accepted)).not.toThrow();
    expect(shopNotices(parseEnvironment(accepted))).toEqual(['publicDemo']);
  });
});

describe('a shop', () => {
  it('starts with a payment provider and an email transport, wherever it listens', () => {
    expect(() => start({ ...LIVE, HOST: '0.0.0.0' })).not.toThrow();
    expect(shopNotices(parseEnvironment(LIVE))).toEqual([]);
  });

  it('takes test payments and keeps its emails only when asked for by name', () => {
    expect(() => start({ ...LIVE, PAYMENTS: 'sandbox' })).toThrow('ALLOW_SANDBOX_PAYMENTS=true');
    expect(() => start({ ...LIVE, MAIL: 'embedded' })).toThrow('ALLOW_UNSENT_EMAIL=true');
    expect(() => start({ DEMO: 'false' })).toThrow(
      /ALLOW_SANDBOX_PAYMENTS=true[\s\S]*ALLOW_UNSENT_EMAIL=true/,
    );
    const accepted = { DEMO: 'false', ALLOW_SANDBOX_PAYMENTS: 'true', ALLOW_UNSENT_EMAIL: 'true' };
    expect(() => start(accepted)).not.toThrow();
    expect(shopNotices(parseEnvironment(accepted))).toEqual(['sandboxPayments', 'unsentEmail']);
  });
});
