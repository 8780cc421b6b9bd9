import { describe, expect, it } from 'vitest';
import { orUnavailable } from './answers.ts';

const failing = (error: unknown) => orUnavailable(() => Promise.reject(error));
const named = (name: string, more: object = {}) => Object.assign(new Error('away'), { name, ...more });

describe('an answer that hangs on a supplier', () => {
  it.each([
    ['that failed', named('SupplierFailed')],
    ['that took too long', named('TimeoutError')],
    ['that is away for the moment', named('OutsideSystemError', { isPassing: true })],
  ])('%s is not there just now', async (_, error) => {
    const answer = await failing(error);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ error: 'This cannot be read just now.' });
  });

  it('does not hide a fault of the shop', async () => {
    await expect(failing(new TypeError('a fault'))).rejects.toThrow('a fault');
    await expect(failing(named('OutsideSystemError', { isPassing: false }))).rejects.toThrow('away');
  });
});
