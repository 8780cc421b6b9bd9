import { createTransport } from 'nodemailer';
import { LetterRefused, type MailCarrier } from '#commerce/email/provider.ts';
import type { OutsideOutcome } from '#integrations/gateway/gateway.server.ts';
import { stripSecrets } from '#integrations/gateway/strip-secrets.ts';

export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  /** `Selvedge <shop@example.com>`. */
  from: string;
  /** Counts a letter and how long it took. */
  observe?: (system: string, outcome: OutsideOutcome, seconds: number) => void;
  patienceMs?: number;
}

const PATIENCE_MS = 20_000;
/** What a mail server says of the letter itself, not of its own state or of how we signed in. */
const ABOUT_THE_LETTER = ['EENVELOPE', 'EMESSAGE'];

/** Any mail service that speaks SMTP. Letters are plain text; nothing is read from files or fetched for them. */
export function createSmtpCarrier({
  url,
  from,
  observe = () => {},
  patienceMs = PATIENCE_MS,
}: SmtpSettings): MailCarrier {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { password, hostname } = new URL(url);
  const secrets = password === '' ? [] : [password, decodeURIComponent(password)];
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? hostname;
  return {
    async carry({ name, to, subject, body }) {
      const started = performance.now();
      const tell = (outcome: OutsideOutcome) =>
        observe('SMTP', outcome, (performance.now() - started) / 1000);
      try {
        await transport.sendMail({ from, to, subject, text: body, messageId: `<${name}@${domain}>` });
        tell('ok');
      } catch (error) {
        const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
        const message = stripSecrets((error as Error).message, secrets);
        const isRefused = ABOUT_THE_LETTER.includes(code ?? '') && responseCode >= 500;
        tell(isRefused ? 'refused' : 'failed');
        throw isRefused ? new LetterRefused(message) : new Error(`SMTP failed: ${message}`);
      }
    },
    close: () => transport.close(),
  };
}
