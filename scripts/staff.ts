/** Gives somebody a place among the staff: `npm run staff -- add name@example.com --role admin`. */
import { parseArgs } from 'node:util';
import { createAudit } from '#commerce/content/editor/audit.server.ts';
import { createCustomers } from '#commerce/customers/customers.server.ts';
import { isEmail } from '#commerce/customers/email.ts';
import { deriveKey, sessionSecret } from '#commerce/customers/secret.server.ts';
import { createSessions } from '#commerce/customers/sessions.server.ts';
import { createOutbox } from '#commerce/email/mailer.server.ts';
import { Refusal, say, withDatabase } from './with-database.ts';

const HELP = `How to use it:
  npm run staff -- add name@example.com --role admin|staff [--first-name Ada] [--last-name Loom]
It prints a link that opens, once and within an hour, the page for a password.`;
const USUAL_PORT = 3000;

await withDatabase(async (database, environment) => {
  const { values, positionals } = readCommand();
  const [command, email = ''] = positionals;
  const { role } = values;
  if (command !== 'add' || !isEmail(email) || (role !== 'admin' && role !== 'staff')) throw new Refusal(HELP);
  const secret = await sessionSecret(environment);
  const customers = createCustomers({
    database,
    sessions: createSessions(database, deriveKey(secret, 'session')),
    mailer: createOutbox(database),
    tokenKey: deriveKey(secret, 'customer-token'),
  });
  const token = await customers.appoint({
    email,
    role,
    firstName: values['first-name'],
    lastName: values['last-name'],
  });
  await createAudit(database).record({
    who: email,
    role,
    client: 'command line',
    action: 'appointed',
    subject: `${email} as ${role}`,
    outcome: 'done',
  });
  const home = environment.PUBLIC_URL ?? `http://localhost:${environment.PORT ?? USUAL_PORT}`;
  say(`${email} is ${role} now. This link opens the page for a password, once and within an hour:`);
  say(`${home.replace(/\/$/, '')}/password-reset/new?token=${token}`);
  return 0;
});

function readCommand() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        role: { type: 'string' },
        'first-name': { type: 'string', default: 'Staff' },
        'last-name': { type: 'string', default: 'Member' },
      },
    });
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${HELP}`);
  }
}
