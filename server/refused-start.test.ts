import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Starts the server with these variables and returns how it ended. */
async function startServer(variables: Record<string, string>) {
  const { PATH, HOME } = process.env;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, 'main.server.ts')],
    {
      env: { PATH, HOME, PORT: '0', DATA_DIR: '/nowhere', ...variables },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let message = '';
  child.stderr.on('data', (chunk) => {
    message += chunk;
  });
  const [code] = await once(child, 'exit');
  return { code, message };
}

describe('the server refuses to start', () => {
  it('a demo on a public address', async () => {
    const { code, message } = await startServer({ HOST: '0.0.0.0' });
    expect(code).toBe(1);
    expect(message).toContain('ALLOW_PUBLIC_DEMO=true');
  });

  it('a shop without payment provider and email', async () => {
    const { code, message } = await startServer({ DEMO: 'false' });
    expect(code).toBe(1);
    expect(message).toContain('ALLOW_SANDBOX_PAYMENTS=true');
    expect(message).toContain('ALLOW_UNSENT_EMAIL=true');
  });
}, 60_000);
