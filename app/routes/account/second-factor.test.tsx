import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler } from 'react-router';
import { expect, it } from 'vitest';
import { createLoadContext } from '#app/context.ts';
import { ServerTexts } from '#app/i18n/server-texts.tsx';
import * as route from './second-factor.tsx';

it('[OPS-17] the recovery codes are on the page that answers the form, though the factor is on by then', async () => {
  let isOn = false;
  const factor = {
    begin: async () => (isOn ? null : { secret: 'ABCD', uri: 'otpauth://totp/x' }),
    confirm: async () => {
      isOn = true;
      return { kind: 'on', recoveryCodes: ['AAAA-BBBB', 'CCCC-DDDD'] };
    },
  };
  const customer = { id: 'c', email: 'ada@example.com', staffRole: 'service', pendingFactor: null };
  const session = { current: async () => ({ id: 's', customer }), passFactor: async () => {} };
  const context = createLoadContext(
    { admin: { factor }, content: { audit: { record: async () => {} } } } as never,
    { session, client: '', locale: 'en-GB', brand: { name: 'Shop', locale: 'en-GB' } } as never,
  );
  const Page = route.default as ComponentType<object>;
  const { query } = createStaticHandler([
    {
      path: '/sign-in/second-factor',
      loader: route.loader as never,
      action: route.action as never,
    },
  ]);
  const form = new Request('http://shop/sign-in/second-factor?returnTo=/staff', {
    method: 'POST',
    body: new URLSearchParams({ code: '123456' }),
  });
  const answer = await query(form, { requestContext: context });
  if (answer instanceof Response) throw new Error(`led to ${answer.headers.get('location')}`);
  const [id = ''] = Object.keys(answer.loaderData);
  const drawn = {
    loaderData: answer.loaderData[id],
    actionData: answer.actionData?.[id],
  };
  expect(drawn.loaderData).toMatchObject({ isOn: true, returnTo: '/staff' });
  const html = renderToStaticMarkup(
    <ServerTexts locale="en-GB">
      <Page {...drawn} />
    </ServerTexts>,
  );
  expect(html).toContain('AAAA-BBBB');
  expect(html).toContain('href="/staff"');
});
