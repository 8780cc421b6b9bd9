import type { ReactNode } from 'react';

export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line mt-12 border-t pt-6" aria-label={title}>
      <h2 className="heading text-xl mb-6">{title}</h2>
      <div className="grid grid-cols-1 gap-8">{children}</div>
    </section>
  );
}

export function GalleryRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
