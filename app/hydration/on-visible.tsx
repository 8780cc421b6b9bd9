import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

interface OnVisibleProps {
  children: ReactNode;
  /** Shown until the content is, and takes the same space. */
  placeholder?: ReactNode;
}

/** Up to 400 px below the screen counts as visible, and so does everything above it, for a user who jumped past and scrolls back. */
const MARGIN = '100000px 0px 400px';

/** Renders its content once the user has scrolled near it; code and data of the content are not fetched before. */
export function OnVisible({ children, placeholder = null }: OnVisibleProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isVisible, setVisible] = useState(false);

  useEffect(() => {
    if (!container.current || isVisible) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setVisible(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(container.current);
    return () => observer.disconnect();
  }, [isVisible]);

  return (
    <div ref={container}>
      {isVisible ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
    </div>
  );
}
