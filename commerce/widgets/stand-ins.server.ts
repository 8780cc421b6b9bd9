import type { BrandConfig } from '#config/brands/brand.ts';

/** What a stand-in of an outside widget is asked for. */
export interface StandInRequest {
  /** After the stand-in's own name: `5012345678900.json`; empty for its first page. */
  rest: string;
  query: URLSearchParams;
  brand: BrandConfig;
  locale: string;
  /** The shop around the frame. */
  origin: string;
  nonce: string;
}

/** Null when there is no such thing. */
export type StandIn = (request: StandInRequest) => Promise<Response | null>;

export interface StandIns {
  /** Answers `/stand-ins/{path}`; in a shop that is no demo there are none. */
  respond(path: string, request: Omit<StandInRequest, 'rest'>): Promise<Response | null>;
}

export function createStandIns(byName: Record<string, StandIn>): StandIns {
  return {
    async respond(path, request) {
      const [name = '', ...rest] = path.split('/');
      const standIn = Object.hasOwn(byName, name) ? byName[name] : undefined;
      return standIn ? standIn({ ...request, rest: rest.join('/') }) : null;
    },
  };
}

/** A script of a stand-in, as a vendor's content network would serve it. */
export function scriptAnswer(code: string): Response {
  return new Response(code, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
}

/** A frame in a sandbox has no origin, so whatever its script fetches must be open to all. */
export function openAnswer(value: unknown): Response {
  return Response.json(value, { headers: { 'access-control-allow-origin': '*' } });
}
