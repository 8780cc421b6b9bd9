import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  children: ReactNode;
  /** Stands there until the content does, and keeps its place. */
  placeholder?: ReactNode;
  /** How far below the screen counts as near. */
  margin?: string;
}

/** Content that exists only once the visitor comes near: its code and data are not fetched before. */
export function WhenNear({ children, placeholder = null, margin = '400px' }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!place.current || isNear) return;
    const watching = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: margin },
    );
    watching.observe(place.current);
    return () => watching.disconnect();
  }, [isNear, margin]);

  return (
    <div ref={place}>{isNear ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}</div>
  );
}
