import { createContext, useContext } from 'react';

/** Where pictures and films come from, such as https://media.shop.example; empty is the shop itself. */
export const MediaHost = createContext('');

const MEDIA_PATH = '/media/';

/** The address of one of the shop's own media; any other address stays as it is. */
export function mediaAddress(path: string, host: string): string {
  return host !== '' && path.startsWith(MEDIA_PATH) ? host.replace(/\/+$/, '') + path : path;
}

export function useMediaAddress(): (path: string) => string {
  const host = useContext(MediaHost);
  return (path) => mediaAddress(path, host);
}
