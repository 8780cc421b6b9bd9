import { describe, expect, it } from 'vitest';
import { isAppleValidationUrl } from './contract.ts';
import {
  type NotificationItem,
  notificationSignature,
  readNotification,
  writeNotification,
} from './notification.ts';

const KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
const item: NotificationItem = {
  eventCode: 'AUTHORISATION',
  success: 'true',
  eventDate: '2026-01-01T12:00:00+01:00',
  pspReference: '7914073381342284',
  merchantAccountCode: 'TestMerchant',
  merchantReference: 'TestPayment-1407325143704',
  amount: { value: 1130, currency: 'EUR' },
};

describe('a payment notification', () => {
  it('[APAY-05] is signed as the provider documents it', () => {
    expect(notificationSignature(item, KEY)).toBe('coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=');
  });

  it('[APAY-05] is read when every signature is right', () => {
    expect(readNotification(writeNotification([item], KEY), KEY)).toEqual([
      {
        id: 'AUTHORISATION:7914073381342284:true',
        reference: '7914073381342284',
        merchantReference: 'TestPayment-1407325143704',
        kind: 'authorised',
        amount: { value: 1130, currency: 'EUR' },
      },
    ]);
  });

  it('[APAY-05] is refused when a field was changed, the key is another, or it is no notification', () => {
    const body = writeNotification([item], KEY);
    expect(readNotification(body.replace('1130', '1'), KEY)).toBeNull();
    expect(readNotification(body.replace('"true"', '"false"'), KEY)).toBeNull();
    expect(readNotification(body, KEY.replace('4478', '4479'))).toBeNull();
    for (const bad of ['', '{}', 'null', '{"notificationItems":[]}', '{"notificationItems":[{}]}']) {
      expect(readNotification(bad, KEY)).toBeNull();
    }
  });
});

describe('where a merchant session is asked for', () => {
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
