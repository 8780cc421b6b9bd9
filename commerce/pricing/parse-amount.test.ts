import { describe, expect, it } from 'vitest';
import { parseAmount } from './parse-amount.ts';

describe('an amount', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12,50', 1250],
    ['1,250.50', 125_050],
    ['1.250,50', 125_050],
    ['1 250', 125_000],
    ['1,250', 125_000],
    ['£3', 300],
    ['3,20 €', 320],
    ['0', 0],
  ])('[OPS-10] %s is %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each(['', 'ten', '-5', '.5', '1e3', '99999999999999999999'])('[OPS-10] %j is none', (text) => {
    expect(parseAmount(text)).toBeNull();
  });
});
