import * as v from 'valibot';
import { isStaffRole, STAFF_ROLES, type StaffRole } from '#commerce/resources/permissions.ts';
import { integrationVariables } from './integration-variables.ts';
import { timeZone } from './settings/kinds.ts';

const flag = (fallback: boolean) =>
  v.optional(
    v.pipe(
      v.picklist(['true', 'false', '1', '0', 'yes', 'no'], 'must be true or false'),
      v.transform((value) => ['true', '1', 'yes'].includes(value)),
    ),
    fallback ? 'true' : 'false',
  );

const whole = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `must be a whole number from ${least} to ${most}`),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );

const wholeNumber = (fallback: number, least: number, most: number) =>
  v.optional(whole(least, most), String(fallback));

const list = v.optional(
  v.pipe(
    v.string(),
    v.transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ),
  '',
);

/** `owner,manager`, or `all`. */
const staffRoles = v.optional(
  v.pipe(
    v.string(),
    v.transform((value): string[] => {
      const names = value.split(',').map((part) => part.trim());
      return names.filter(Boolean);
    }),
    v.check(
      (names) => names.every((name) => name === 'all' || isStaffRole(name)),
      `must be all, or some of ${STAFF_ROLES.join(', ')}`,
    ),
    v.transform((names) => names as (StaffRole | 'all')[]),
  ),
  '',
);

const FULL_ADDRESS = 'must be a full address such as https://shop.example';

/** `coast=https://coast.example,oasis=https://oasis.example` */
const originsByBrand = v.optional(
  v.pipe(
    v.string(),
    v.transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
        .map((part): [string, string] => [
          part.slice(0, Math.max(0, part.indexOf('='))).trim(),
          part.slice(part.indexOf('=') + 1).trim(),
        ]),
    ),
    v.check(
      (pairs) => pairs.every(([brand, url]) => brand !== '' && isHttpAddress(url)),
      'must be brand=address for each brand, such as coast=https://coast.example',
    ),
    v.transform((pairs) => Object.fromEntries(pairs.map(([brand, url]) => [brand, new URL(url).origin]))),
  ),
  '',
);

function isHttpAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

/** Secrets that everybody knows: those of examples, and one character over and over. */
const notFromAnExample = [
  v.check(
    (text: string) => !/change[-_ ]?(?:me|this)|replace[-_ ]?(?:me|this)|^(.)\1+$/i.test(text),
    'is the text of an example: make one with `openssl rand -base64 48`',
  ),
] as const;

const postgresAddress = v.optional(
  v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must start with postgres://')),
);

/** The environment, parsed once at start. An invalid value stops the start with a message that names it. */
const schema = v.object({
  NODE_ENV: v.optional(v.picklist(['production', 'development', 'test']), 'production'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(whole(0, 65_535)),
  DATABASE_URL: postgresAddress,
  /** Set when `DATABASE_URL` leads to a pooler in transaction mode (PgBouncer): the same database without the pooler. */
  DATABASE_DIRECT_URL: postgresAddress,
  /** A streaming replica, for reads of the catalogue. */
  DATABASE_REPLICA_URL: postgresAddress,
  /** False where a job of the deployment migrates: a start then refuses a database that lacks migrations. */
  MIGRATE_ON_START: flag(true),
  DATABASE_POOL_SIZE: wholeNumber(10, 2, 1_000),
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber(30_000, 100, 3_600_000),
  DATA_DIR: v.optional(v.string(), '.data'),
  SESSION_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, 'must be at least 32 characters long'), ...notFromAnExample),
  ),
  /** Earlier secrets, separated by commas: what they signed or encrypted is still read. */
  SESSION_SECRET_PREVIOUS: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',').flatMap((part) => part.trim() || [])),
      v.check(
        (secrets) => secrets.every(({ length }) => length >= 32),
        'each must be at least 32 characters long',
      ),
    ),
    '',
  ),
  /** Roles of staff that need a second factor. */
  STAFF_SECOND_FACTOR: staffRoles,
  /** The origin of the default brand's site. */
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isHttpAddress, FULL_ADDRESS),
      v.transform((url) => new URL(url).origin),
    ),
  ),
  /** The origins of other brands' sites. */
  BRAND_URLS: originsByBrand,
  /** Further hosts that are answered: `shop.example`, `coast=coast.example`, or `*` for every host. */
  ALLOWED_HOSTS: list,
  /** Where to report a vulnerability, for `/.well-known/security.txt`. */
  SECURITY_CONTACT: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/,
        'must start with mailto: or https://',
      ),
    ),
  ),
  DEFAULT_BRAND: v.optional(v.string(), 'selvedge'),
  /** The days of offers and reports begin at midnight here. */
  SHOP_TIME_ZONE: v.optional(timeZone(), 'Europe/London'),
  LOG_LEVEL: v.optional(v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'silent'])),
  DEMO: flag(true),
  DEMO_PRODUCTS: wholeNumber(6000, 1, 1_000_000),
  DEMO_SEED: wholeNumber(7, 0, 2_147_483_647),
  /** Processes that share the port on this machine. */
  WORKERS: wholeNumber(1, 1, 128),
  /** Where the search process of this machine listens. Set by the first process when there are several. */
  SEARCH_SOCKET: v.optional(v.string()),
  /** What a shop does only when asked for by name: see `start-checks.ts`. */
  ALLOW_PUBLIC_DEMO: flag(false),
  ALLOW_SANDBOX_PAYMENTS: flag(false),
  ALLOW_UNSENT_EMAIL: flag(false),
  PAGE_CACHE_MB: wholeNumber(64, 0, 65_536),
  IMAGE_CACHE_MB: wholeNumber(1024, 16, 1_048_576),
  /** Pictures of the first views that are drawn after the start, before anybody asks for them. */
  IMAGE_DRAW_AHEAD: wholeNumber(2000, 0, 1_000_000),
  IMAGE_AVIF_AFTER_MS: wholeNumber(1500, 0, 3_600_000),
  MEDIA_BASE_URL: v.optional(v.pipe(v.string(), v.url('must be a full address')), undefined),
  TRUSTED_PROXIES: list,
  OFFICE_NETWORKS: list,
  PREVIEW_PARENT_ORIGINS: list,
  CONTENT_EDIT_URL: v.optional(v.string()),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), ...notFromAnExample)),
  /** Where traces are sent (OTLP over HTTP); without it none are recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.pipe(v.string(), v.url('must be a full address'))),
  /** Gets every error that is logged, as JSON. */
  ERROR_WEBHOOK_URL: v.optional(v.pipe(v.string(), v.url('must be a full address'))),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'selvedge'),
  /** The share of traces that is recorded, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be a number from 0 to 1'),
      v.transform(Number),
    ),
    '0.1',
  ),
  /** Allows other systems to import products, prices and stock; without it the endpoints do not exist. */
  CATALOGUE_TOKEN: v.optional(
    v.pipe(v.string(), v.minLength(24, 'must be at least 24 characters long'), ...notFromAnExample),
  ),
  /** `mock` recommends best sellers after 300 ms, for tests. */
  RECS_MODE: v.optional(v.picklist(['live', 'mock'], 'must be live or mock'), 'live'),
  ...integrationVariables,
});

export type Environment = v.InferOutput<typeof schema>;

/** The names of all variables that mean something to this version. */
export const knownVariables: readonly string[] = Object.keys(schema.entries);

export class BadEnvironment extends Error {}

export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const present = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(schema, present);
  if (parsed.success) return parsed.output;
  const sentences = parsed.issues.map((issue) => {
    const name = String(issue.path?.[0]?.key);
    return `${name} ${issue.message} (it is "${present[name]}").`;
  });
  throw new BadEnvironment(sentences.join('\n'));
}
