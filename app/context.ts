import { createContext, RouterContextProvider } from 'react-router';
import type { RequestContext } from '#server/http/request-context.server.ts';
import type { Shop } from '#server/shop.server.ts';

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
