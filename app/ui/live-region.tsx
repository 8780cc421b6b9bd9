export interface LiveRegionProps {
  /** Read out whenever it changes. */
  message: string;
  /** Interrupts what is being read. */
  urgent?: boolean;
}

/** Announces a change to screen readers. Must be on the page before the message is set. */
export function LiveRegion({ message, urgent = false }: LiveRegionProps) {
  return (
    <div className="sr-only" role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'}>
      {message}
    </div>
  );
}
