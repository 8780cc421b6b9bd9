import { createContext, RouterContextProvider } from 'react-router';
import type { Visit } from '#server/http/visit.server.ts';
import type { Shop } from '#server/shop.server.ts';

/** The shop's use cases, for loaders and actions. */
export const shopContext = createContext<Shop>();

/** This request: which brand and language, and what its answer depends on. */
export const visitContext = createContext<Visit>();

export function createLoadContext(shop: Shop, visit: Visit): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(visitContext, visit);
  return context;
}
