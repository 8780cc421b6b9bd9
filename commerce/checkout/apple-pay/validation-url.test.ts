import { describe, expect, it } from 'vitest';
import { isAppleValidationUrl } from './validation-url.ts';

describe('the URL of a merchant session', () => {
  it('[APAY-03] is an Apple Pay gateway and nothing else', () => {
    expect(isAppleValidationUrl('https://apple-pay-gateway.apple.com/paymentservices/startSession')).toBe(
      true,
    );
    expect(isAppleValidationUrl('https://apple-pay-gateway-cert.apple.com/x')).toBe(true);
    for (const url of [
      'http://apple-pay-gateway.apple.com/x',
      'https://apple-pay-gateway.apple.com.evil.example/x',
      'https://evil.example/apple-pay-gateway.apple.com',
      'https://user@apple-pay-gateway.apple.com/x',
      'https://apple-pay-gateway.apple.com:8443/x',
      'https://127.0.0.1/',
      'nonsense',
    ]) {
      expect(isAppleValidationUrl(url)).toBe(false);
    }
  });
});
