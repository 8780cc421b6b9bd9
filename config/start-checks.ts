import { BadEnvironment, type Environment } from './environment.ts';

/** What a shop is not ready for, and which variable accepts it by name. */
export type ShopNotice = 'publicDemo' | 'sandboxPayments' | 'unsentEmail';

type Checked = Pick<
  Environment,
  | 'DEMO'
  | 'HOST'
  | 'PUBLIC_URL'
  | 'PAYMENTS'
  | 'MAIL'
  | 'ALLOW_PUBLIC_DEMO'
  | 'ALLOW_SANDBOX_PAYMENTS'
  | 'ALLOW_UNSENT_EMAIL'
>;

const RISKS: {
  notice: ShopNotice;
  isPresent: (environment: Checked) => boolean;
  variable: 'ALLOW_PUBLIC_DEMO' | 'ALLOW_SANDBOX_PAYMENTS' | 'ALLOW_UNSENT_EMAIL';
  sentence: string;
}[] = [
  {
    notice: 'publicDemo',
    isPresent: ({ DEMO, HOST, PUBLIC_URL }) =>
      DEMO && !(isLoopback(HOST) && (!PUBLIC_URL || isLoopback(new URL(PUBLIC_URL).hostname))),
    variable: 'ALLOW_PUBLIC_DEMO',
    sentence:
      'HOST or PUBLIC_URL makes the demo reachable from outside. Its staff passwords are known and anybody can read its emails at /demo/outbox. ' +
      'Set DEMO=false, or HOST=127.0.0.1, or accept this with ALLOW_PUBLIC_DEMO=true.',
  },
  {
    notice: 'sandboxPayments',
    isPresent: ({ DEMO, PAYMENTS }) => !DEMO && PAYMENTS === 'sandbox',
    variable: 'ALLOW_SANDBOX_PAYMENTS',
    sentence:
      'PAYMENTS is not set: the sandbox accepts test cards and takes no money. ' +
      'Set PAYMENTS=adyen (docs/integrations.md), or accept this with ALLOW_SANDBOX_PAYMENTS=true.',
  },
  {
    notice: 'unsentEmail',
    isPresent: ({ DEMO, MAIL }) => !DEMO && MAIL === 'embedded',
    variable: 'ALLOW_UNSENT_EMAIL',
    sentence:
      'MAIL is not set: order confirmations and password links are stored and never sent. ' +
      'Set MAIL=smtp (docs/integrations.md), or accept this with ALLOW_UNSENT_EMAIL=true.',
  },
];

/** Stops the start of a shop that would be open to everybody, take no money or send no email, unless that is asked for by name. */
export function checkStart(environment: Checked): void {
  const refused = RISKS.filter((risk) => risk.isPresent(environment) && !environment[risk.variable]);
  if (refused.length > 0) throw new BadEnvironment(refused.map(({ sentence }) => sentence).join('\n'));
}

/** What was accepted by name, for the banner on every page. */
export function shopNotices(environment: Checked): ShopNotice[] {
  return RISKS.filter((risk) => risk.isPresent(environment)).map(({ notice }) => notice);
}

function isLoopback(host: string): boolean {
  return /^(?:127(?:\.\d{1,3}){3}|\[?::1\]?|(?:.+\.)?localhost)$/i.test(host);
}
