import type { Serialised } from '#app/site/api-call.ts';

export type { Serialised };

export function toSerialised<T>(value: T): Serialised<T> {
  return JSON.parse(JSON.stringify(value)) as Serialised<T>;
}
