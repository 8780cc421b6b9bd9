/** Makes an account a staff account: `npm run staff -- add name@example.com --role admin`. */
import { parseArgs } from 'node:util';
import { createAudit } from '#commerce/content/editor/audit.server.ts';
import { createCustomers } from '#commerce/customers/customers.server.ts';
import { isEmail } from '#commerce/customers/email.ts';
import { deriveKey, sessionSecret } from '#commerce/customers/secrets.server.ts';
import { createSessions } from '#commerce/customers/sessions.server.ts';
import { createOutbox } from '#commerce/email/outbox.server.ts';
import { readShopPort } from '#server/http/shop-port.server.ts';
import { CommandError, print, withDatabase } from './with-database.ts';

const HELP = `Usage:
  npm run staff -- add name@example.com --role admin|staff [--first-name Ada] [--last-name Loom]
It prints a link to set a password, valid once and for an hour.`;

await withDatabase(async (database, environment) => {
  const { values, positionals } = readCommand();
  const [command, email = ''] = positionals;
  const { role } = values;
  if (command !== 'add' || !isEmail(email) || (role !== 'admin' && role !== 'staff'))
    throw new CommandError(HELP);
  const secret = await sessionSecret(environment);
  const customers = createCustomers({
    database,
    sessions: createSessions(database, deriveKey(secret, 'session')),
    outbox: createOutbox(database),
    tokenKey: deriveKey(secret, 'customer-token'),
  });
  const token = await customers.inviteStaff({
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
  const home = environment.PUBLIC_URL ?? `http://localhost:${await readShopPort(environment)}`;
  print(`${email} has the role ${role}. Set a password with this link, valid once and for an hour:`);
  print(`${home.replace(/\/$/, '')}/password-reset/new?token=${token}`);
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
    throw new CommandError(`${(error as Error).message}\n\n${HELP}`);
  }
}
