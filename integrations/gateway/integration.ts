import type { Environment } from '#config/environment.ts';

type Variable = keyof Environment;

/** Hosts of a vendor that pages may reach: each list becomes part of a content security policy. */
export interface PageHosts {
  /** Pictures and videos. */
  media: string[];
  frames: string[];
  /** Where a form may lead, such as the bank of a shopper who pays. */
  forms: string[];
  /** Where pages of staff may send files. */
  uploads: string[];
}

/** What the main file of a vendor's folder exports. */
export interface Integration {
  /** The folder's name, and the value that chooses it in the environment. */
  id: string;
  /** The vendor's name, for messages. */
  name: string;
  /** Environment variables that must be set. */
  env: readonly Variable[];
  /** Environment variables that are read when they are set. */
  optionalEnv?: readonly Variable[];
  /** The vendor's own hosts, which the server calls or pages reach unless a variable names others. */
  hosts: readonly string[];
  /** Hosts that pages may reach while this integration is chosen. */
  pageHosts?(environment: Environment): Partial<PageHosts>;
  /** In place of the usual sentence about variables that are not set. */
  notConfigured?(environment: Environment): string;
  /** Makes the provider; its arguments and result depend on the contract. */
  create(...args: never[]): unknown;
  /** The suite in `commerce/` that every implementation of its contract passes; its test runs it. */
  contractTests?: string;
}

/** An integration was chosen without the variables that it needs. The message names them; the shop does not start. */
export class NotConfigured extends Error {
  override name = 'NotConfigured';
}

/** An environment in which these variables are set. */
export type Configured<Name extends Variable> = Environment & {
  [Key in Name]-?: NonNullable<Environment[Key]>;
};

/** The environment, once every variable that the integration needs is known to be set. */
export function requireVariables<const Name extends Variable>(
  integration: Pick<Integration, 'name' | 'notConfigured'> & { env: readonly Name[] },
  environment: Environment,
): Configured<Name> {
  const missing = integration.env.filter((name) => !isSet(environment[name]));
  if (missing.length > 0) {
    const names = new Intl.ListFormat('en-GB').format(missing);
    throw new NotConfigured(
      integration.notConfigured?.(environment) ?? `${integration.name} is not configured: set ${names}.`,
    );
  }
  return environment as Configured<Name>;
}

function isSet(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : value !== undefined;
}

/** The origin of an address that may not be set. */
export function originOf(url: string | undefined): string[] {
  return url ? [new URL(url).origin] : [];
}
