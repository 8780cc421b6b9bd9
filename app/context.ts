import { createContext, RouterContextProvider } from 'react-router';
import type { Shop } from '#server/composition.server.ts';
import type { RequestContext } from '#server/http/request-context.server.ts';

/** The shop's use cases, for loaders and actions. */
export const shopContext = createContext<Shop>();

/** This request: which brand and language, and what its answer depends on. */
export const requestContext = createContext<RequestContext>();

export function createLoadContext(shop: Shop, visit: RequestContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(requestContext, visit);
  return context;
}
