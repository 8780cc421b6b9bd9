import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { useLocalPath } from '#app/site/local-path.ts';
import { Button, type ButtonLook } from '#ui/button.tsx';

interface EditFormProps extends ButtonLook {
  fields: Record<string, string>;
  className?: string;
  children: ReactNode;
}

/** One button that changes the basket; works as a plain form before hydration. */
export function EditForm({ fields, children, className, ...look }: EditFormProps) {
  const fetcher = useFetcher();
  const local = useLocalPath();
  return (
    <fetcher.Form method="post" action={local('/basket')} className={className}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="link" size="small" loading={fetcher.state !== 'idle'} {...look}>
        {children}
      </Button>
    </fetcher.Form>
  );
}
