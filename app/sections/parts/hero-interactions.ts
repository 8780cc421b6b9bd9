import { createContext, useContext, useEffect } from 'react';

/** An open product in a hero pauses the carousel around it. */
export interface HeroInteractions {
  opened: () => void;
  closed: () => void;
}

export const HeroInteractionsContext = createContext<HeroInteractions | null>(null);

/** Reports to the carousel around, if there is one, while something is open. */
export function useHeroInteraction(isOpen: boolean) {
  const carousel = useContext(HeroInteractionsContext);
  useEffect(() => {
    if (!isOpen || !carousel) return;
    carousel.opened();
    return () => carousel.closed();
  }, [isOpen, carousel]);
}
