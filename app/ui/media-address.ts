import { createContext, useContext } from 'react';

/** Turns a path of the shop's media into its address; without a provider it is the path itself. */
export const MediaAddress = createContext<(path: string) => string>((path) => path);

export const useMediaAddress = () => useContext(MediaAddress);
