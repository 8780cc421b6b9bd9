/** What staff and the checks know about an email. */
interface EmailDescription {
  name: string;
  /** What its text may use, as `{firstName}`. */
  variables: readonly string[];
  /** Without these it would be of no use. */
  required: readonly string[];
}

const order = ['firstName', 'shop', 'number', 'lines', 'total', 'link'];

/** Every email that the shop sends. */
export const EMAILS = {
  'confirm-email': { name: 'Welcome', variables: ['firstName', 'shop', 'link'], required: ['link'] },
  'already-registered': { name: 'Already registered', variables: ['shop', 'link'], required: ['link'] },
  'reset-password': { name: 'New password', variables: ['firstName', 'shop', 'link'], required: ['link'] },
  'sign-in-link': { name: 'Link to sign in', variables: ['firstName', 'shop', 'link'], required: ['link'] },
  'account-closed': { name: 'Account closed', variables: ['firstName', 'shop'], required: [] },
  'back-in-stock': {
    name: 'Back in stock',
    variables: ['name', 'label', 'shop', 'link'],
    required: ['name', 'link'],
  },
  'order-placed': {
    name: 'Order confirmation',
    variables: [...order, 'totals', 'delivery', 'date', 'address'],
    required: ['number', 'lines', 'totals', 'link'],
  },
  'payment-problem': { name: 'Payment problem', variables: order, required: ['number', 'link'] },
  'order-cancelled': { name: 'Order cancelled', variables: order, required: ['number'] },
  'order-part-cancelled': {
    name: 'Order cancelled in part',
    variables: [...order, 'amount'],
    required: ['number', 'lines', 'amount'],
  },
  'order-dispatched': {
    name: 'Order shipped',
    variables: [...order, 'tracking', 'date'],
    required: ['number', 'tracking'],
  },
  'order-part-dispatched': {
    name: 'Order shipped in part',
    variables: [...order, 'tracking'],
    required: ['number', 'lines', 'tracking'],
  },
  'order-address-changed': {
    name: 'Address changed',
    variables: [...order, 'address'],
    required: ['number', 'address'],
  },
  'order-refunded': { name: 'Refund', variables: [...order, 'amount'], required: ['number', 'amount'] },
  'return-requested': {
    name: 'Return announced',
    variables: [...order, 'amount'],
    required: ['number', 'lines', 'amount'],
  },
  'return-refunded': {
    name: 'Return received',
    variables: [...order, 'amount'],
    required: ['number', 'amount'],
  },
  'payment-refunded': {
    name: 'Payment returned',
    variables: ['firstName', 'shop', 'total'],
    required: ['total'],
  },
  'staff-invitation': {
    name: 'Invitation of staff',
    variables: ['firstName', 'inviter', 'shop', 'link'],
    required: ['link'],
  },
  'new-device': {
    name: 'Staff: new device',
    variables: ['firstName', 'shop', 'device', 'place', 'time', 'link'],
    required: ['device', 'place', 'time', 'link'],
  },
} as const satisfies Record<string, EmailDescription>;

export type EmailKind = keyof typeof EMAILS;

export const EMAIL_KINDS = Object.keys(EMAILS) as EmailKind[];

export const EMAIL_NAMES: Readonly<Record<EmailKind, string>> = Object.fromEntries(
  EMAIL_KINDS.map((kind) => [kind, EMAILS[kind].name]),
) as Record<EmailKind, string>;

export function isEmailKind(value: unknown): value is EmailKind {
  return EMAIL_KINDS.some((kind) => kind === value);
}

const VARIABLE = /\{(\w+)\}/g;
const BRACES = /[{}]/;

const variablesIn = (text: string) => [...text.matchAll(VARIABLE)].map(([, name = '']) => name);

/** What is wrong with the variables that a text uses, in a sentence; null when nothing is. */
export function checkVariables(kind: EmailKind, text: string): string | null {
  const { variables }: EmailDescription = EMAILS[kind];
  const unknown = variablesIn(text).find((name) => !variables.includes(name));
  const listed = variables.map((name) => `{${name}}`).join(', ');
  if (unknown) return `There is no {${unknown}} in this email. It may use ${listed}.`;
  const isBroken = BRACES.test(text.replaceAll(VARIABLE, ''));
  return isBroken ? `A brace is left over. Variables are written as ${listed}.` : null;
}

/** Names a variable that an email needs and its texts lack. */
export function checkRequired(kind: EmailKind, text: string): string | null {
  const { required }: EmailDescription = EMAILS[kind];
  const missing = required.find((name) => !variablesIn(text).includes(name));
  return missing ? `This email needs {${missing}}.` : null;
}

/** A text with its variables filled in. */
export function fillVariables(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(VARIABLE, (whole, name: string) => values[name] ?? whole);
}
