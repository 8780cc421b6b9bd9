import { DEMO_ACCOUNTS } from '@selvedge/demo-store/seed/seed-accounts.ts';

const GIVE_UP_MS = 15_000;

interface StaffRecord {
  id: string;
  revision: number;
  body: Record<string, unknown> & { description?: string };
}

/** A member of staff who changes products in the back office. */
export async function signInStaff(origin: string) {
  const account = DEMO_ACCOUNTS.find(({ role }) => role === 'admin');
  const signedIn = await fetch(`${origin}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams({
      email: account?.email ?? '',
      password: account?.password ?? '',
      returnTo: '/',
    }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

  async function call(path: string, body?: unknown) {
    const response = await fetch(`${origin}/staff/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, origin, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : undefined,
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    const json = await response.json().catch(() => null);
    return { status: response.status, json };
  }

  const { status, json: list } = await call('products?sort=name');
  if (status !== 200) throw new Error(`staff are not signed in: ${status}`);
  const ids = (list.rows as { id: string }[]).map(({ id }) => id);

  return {
    /** What went wrong, or null. */
    async editNext(turn: number): Promise<string | null> {
      const path = `products/${encodeURIComponent(ids[turn % ids.length] ?? '')}`;
      const opened = await call(path);
      if (opened.status !== 200) return `${opened.status} on opening`;
      const { body, revision } = opened.json as StaffRecord;
      const description = `Edited ${turn} times.`;
      const saved = await call(path, { intent: 'save', base: revision, body: { ...body, description } });
      if (saved.status !== 200)
        return `${saved.status} on saving ${JSON.stringify(saved.json).slice(0, 200)}`;
      const again = await call(path);
      if (again.status !== 200) return `${again.status} on opening again`;
      return (again.json as StaffRecord).body.description === description
        ? null
        : 'what was saved is not seen';
    },
  };
}
