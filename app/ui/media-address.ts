import { createContext, useContext } from 'react';

/** Turns a path of the shop's own media into the address it comes from; without one it is the shop itself. */
export const MediaAddress = createContext<(path: string) => string>((path) => path);

export const useMediaAddress = () => useContext(MediaAddress);
