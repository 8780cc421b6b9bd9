/** A value as it arrives after JSON: dates have become text. */
export type Serialised<T> = T extends { toJSON(): infer Json }
  ? Json
  : T extends object
    ? { [Key in keyof T]: Serialised<T[Key]> }
    : T;

/** The JSON body of a failed call. */
export interface ApiError {
  /** A sentence in English. */
  error?: string;
  /** A short name that the page can translate. */
  code?: string;
  /** The field of the request that was refused. */
  field?: string;
  /** Keys of texts, by field of a form. */
  errors?: Record<string, string>;
}

/** A successful response whose body the types know; routes make it with `jsonResponse`. */
export interface JsonResponse<T> extends Response {
  readonly ok: true;
  json(): Promise<Serialised<T>>;
}

/** A failed response; routes make it with `jsonError` or `errorResponse`. */
export interface ErrorResponse extends Response {
  readonly ok: false;
  json(): Promise<ApiError>;
}

/** A route's `loader` or `action`. */
type Endpoint = (args: never) => unknown;

type TypedResponse<R> = R extends JsonResponse<unknown> | ErrorResponse ? R : never;

export type ApiResponse<E extends Endpoint> = TypedResponse<Awaited<ReturnType<E>>> | ErrorResponse;

/** What an endpoint sends when it succeeds. */
export type ApiData<E extends Endpoint> =
  Extract<ApiResponse<E>, { ok: true }> extends JsonResponse<infer T> ? Serialised<T> : never;

/**
 * Calls an endpoint of the shop. The type argument is the `loader` or `action` of the route at that address, imported as
 * a type only: `import type { loader } from '#app/routes/api/stock.ts'` and `callApi<typeof loader>(address)`.
 */
export function callApi<E extends Endpoint>(address: string, init?: RequestInit): Promise<ApiResponse<E>> {
  return fetch(inMarket(address), init) as Promise<ApiResponse<E>>;
}

/** Sends JSON that needs no answer; unlike a call it is sent even while the page unloads. False when the browser's queue is full. */
export function sendBeacon(address: string, body: unknown): boolean {
  return navigator.sendBeacon(
    inMarket(address),
    new Blob([JSON.stringify(body)], { type: 'application/json' }),
  );
}

/** The address of a call within the market of the page: `/ie/_api/stock/1`. */
function inMarket(address: string): string {
  const prefix = typeof document === 'undefined' ? undefined : document.documentElement?.dataset.marketPath;
  return prefix && address.startsWith('/') ? prefix + address : address;
}
