export interface LiveRegionProps {
  /** Read out whenever it changes. */
  message: string;
  /** Interrupts; only for what cannot wait. */
  urgent?: boolean;
}

/** Says a change to screen readers. Must be on the page before the message comes. */
export function LiveRegion({ message, urgent = false }: LiveRegionProps) {
  return (
    <div className="sr-only" role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'}>
      {message}
    </div>
  );
}
