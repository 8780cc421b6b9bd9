import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  children: ReactNode;
  /** Stands there until the content does, and keeps its place. */
  placeholder?: ReactNode;
}

/** A screen's half below counts as near, and so does all above: whoever jumped past must find it when coming back. */
const NEAR = '100000px 0px 400px';

/** Content that exists only once the visitor comes near: its code and data are not fetched before. */
export function WhenNear({ children, placeholder = null }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!place.current || isNear) return;
    const watching = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    watching.observe(place.current);
    return () => watching.disconnect();
  }, [isNear]);

  return (
    <div ref={place}>{isNear ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}</div>
  );
}
