import { describe, expect, it } from 'vitest';
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
  it('[APAY-05] has the documented signature', () => {
    expect(notificationSignature(item, KEY)).toBe('coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=');
  });

  it('[APAY-05] is parsed when every signature is valid', () => {
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

  it('[APAY-05] distinguishes refunds from failed refunds', () => {
    const kindOf = (eventCode: string, success: string) =>
      readNotification(writeNotification([{ ...item, eventCode, success }], KEY), KEY)?.[0]?.kind;
    expect(kindOf('REFUND', 'true')).toBe('refunded');
    expect(kindOf('CANCEL_OR_REFUND', 'true')).toBe('refunded');
    expect(kindOf('CANCELLATION', 'false')).toBe('refund-failed');
    expect(kindOf('REFUND_FAILED', 'true')).toBe('refund-failed');
    expect(kindOf('CAPTURE', 'true')).toBe('other');
  });

  it('[APAY-05] is rejected as a whole when one of its items is not signed', () => {
    const [good, bad] = [item, { ...item, pspReference: 'OTHER' }].map((one) =>
      JSON.parse(writeNotification([one], KEY)),
    );
    bad.notificationItems[0].NotificationRequestItem.additionalData = {};
    const both = { live: 'false', notificationItems: [...good.notificationItems, ...bad.notificationItems] };
    expect(readNotification(JSON.stringify(both), KEY)).toBeNull();
    expect(
      readNotification(writeNotification([item, { ...item, pspReference: 'B' }], KEY), KEY),
    ).toHaveLength(2);
  });

  it.each(['pspReference', 'merchantAccountCode', 'merchantReference', 'eventCode', 'success'] as const)(
    '[APAY-05] is rejected when its %s was changed',
    (field) => {
      const sent = JSON.parse(writeNotification([item], KEY));
      sent.notificationItems[0].NotificationRequestItem[field] += 'x';
      expect(readNotification(JSON.stringify(sent), KEY)).toBeNull();
    },
  );

  it('[APAY-05] signs the reference of the original payment', () => {
    const refund = { ...item, eventCode: 'REFUND', pspReference: 'NEW', originalReference: 'PAID' };
    expect(readNotification(writeNotification([refund], KEY), KEY)?.[0]?.reference).toBe('PAID');
    const moved = writeNotification([refund], KEY).replace('"PAID"', '"ELSE"');
    expect(readNotification(moved, KEY)).toBeNull();
  });

  it('[APAY-05] is rejected when a field was changed, the key differs, or it is not a notification', () => {
    const body = writeNotification([item], KEY);
    expect(readNotification(body.replace('1130', '1'), KEY)).toBeNull();
    expect(readNotification(body.replace('"true"', '"false"'), KEY)).toBeNull();
    expect(readNotification(body, KEY.replace('4478', '4479'))).toBeNull();
    for (const bad of ['', '{}', 'null', '{"notificationItems":[]}', '{"notificationItems":[{}]}']) {
      expect(readNotification(bad, KEY)).toBeNull();
    }
  });
});
