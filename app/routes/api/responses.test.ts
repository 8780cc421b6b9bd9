import { describe, expect, it } from 'vitest';
import { orUnavailable } from './responses.ts';

const failWith = (error: unknown) => orUnavailable(() => Promise.reject(error));
const named = (name: string, more: object = {}) => Object.assign(new Error('away'), { name, ...more });

describe('a response that depends on a provider', () => {
  it.each([
    ['failed', named('ProviderCallFailed')],
    ['timed out', named('TimeoutError')],
    ['is temporarily down', named('ExternalServiceError', { isTransient: true })],
  ])('is 503 when the provider %s', async (_, error) => {
    const response = await failWith(error);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ error: 'This cannot be read just now.' });
  });

  it('does not hide an error of our own', async () => {
    await expect(failWith(new TypeError('a fault'))).rejects.toThrow('a fault');
    await expect(failWith(named('ExternalServiceError', { isTransient: false }))).rejects.toThrow('away');
  });
});
