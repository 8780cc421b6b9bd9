import { createTransport } from 'nodemailer';
import { EmailRejected, type EmailTransport } from '#commerce/email/provider.ts';
import type { Environment } from '#config/environment.ts';
import type { CallOutcome } from '#integrations/gateway/gateway.server.ts';
import { type Integration, requireVariables } from '#integrations/gateway/integration.ts';
import { stripSecrets } from '#integrations/gateway/strip-secrets.ts';

/** Emails by any mail service that speaks SMTP. */
export const smtp = {
  id: 'smtp',
  name: 'SMTP',
  env: ['MAIL_URL', 'MAIL_FROM'],
  hosts: [],
  create(environment: Environment, observe?: SmtpSettings['observe']): EmailTransport {
    const { MAIL_URL: url, MAIL_FROM: from } = requireVariables(smtp, environment);
    return createSmtpTransport({ url, from, observe });
  },
} satisfies Integration;

export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  /** `Selvedge <shop@example.com>`. */
  from: string;
  /** Records the outcome and duration of a delivery. */
  observe?: (service: string, outcome: CallOutcome, seconds: number) => void;
  timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;
/** Errors about the message itself, not about the server or the login. */
const MESSAGE_ERROR_CODES = ['EENVELOPE', 'EMESSAGE'];

/** Nothing is read from files or fetched for an email. */
export function createSmtpTransport({
  url,
  from,
  observe = () => {},
  timeoutMs = TIMEOUT_MS,
}: SmtpSettings): EmailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { password, hostname } = new URL(url);
  const secrets = password === '' ? [] : [password, decodeURIComponent(password)];
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? hostname;
  return {
    async send({ id, to, subject, body, html, headers }) {
      const started = performance.now();
      const record = (outcome: CallOutcome) => observe('SMTP', outcome, (performance.now() - started) / 1000);
      try {
        const messageId = `<${id}@${domain}>`;
        await transport.sendMail({ from, to, subject, text: body, html, headers: { ...headers }, messageId });
        record('ok');
      } catch (error) {
        const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
        const message = stripSecrets((error as Error).message, secrets);
        const isRefused = MESSAGE_ERROR_CODES.includes(code ?? '') && responseCode >= 500;
        record(isRefused ? 'refused' : 'failed');
        throw isRefused ? new EmailRejected(message) : new Error(`SMTP failed: ${message}`);
      }
    },
    close: () => transport.close(),
  };
}
