import { createContext, useContext, useEffect } from 'react';

/** Menus of a hero that are open hold the carousel they stand in. */
export interface HeroInteractions {
  opened: () => void;
  closed: () => void;
}

export const HeroInteractionsContext = createContext<HeroInteractions | null>(null);

/** Tells the carousel around, if there is one, for as long as something is open. */
export function useHeroInteraction(isOpen: boolean) {
  const carousel = useContext(HeroInteractionsContext);
  useEffect(() => {
    if (!isOpen || !carousel) return;
    carousel.opened();
    return () => carousel.closed();
  }, [isOpen, carousel]);
}
