import type { ReactNode } from 'react';

interface AuthPageProps {
  title: string;
  intro?: string;
  children: ReactNode;
}

/** The narrow page of sign-in, sign-up and password forms. */
export function AuthPage({ title, intro, children }: AuthPageProps) {
  return (
    <main id="content" tabIndex={-1} className="page-width my-8 lg:my-12">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto grid max-w-sm gap-6">
        <div className="grid gap-2">
          <h1 className="heading text-2xl">{title}</h1>
          {intro && <p className="text-soft">{intro}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}

/** A message about the whole form, above its fields. */
export function FormMessage({ tone, children }: { tone: 'error' | 'good'; children: ReactNode }) {
  return (
    <p
      role={tone === 'error' ? 'alert' : 'status'}
      className={
        tone === 'error'
          ? 'border-sale text-sale border-l-4 py-2 pl-4'
          : 'border-good text-good border-l-4 py-2 pl-4'
      }
    >
      {children}
    </p>
  );
}
