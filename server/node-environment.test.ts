import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const MAIN = path.join(import.meta.dirname, 'main.server.ts');

function reactLoadedWith(NODE_ENV: string): string {
  const script = `
    import '${path.join(import.meta.dirname, 'node-environment.server.ts')}';
    import { act } from 'react';
    console.log(act === undefined ? 'production' : 'development');`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
    cwd: import.meta.dirname,
    env: { ...process.env, NODE_ENV },
    encoding: 'utf8',
  });
  return stdout.trim();
}

describe('the code that React runs on', () => {
  it('is for production unless the environment says development', () => {
    expect(reactLoadedWith('')).toBe('production');
    expect(reactLoadedWith('development')).toBe('development');
  });

  it('is chosen before anything else is loaded', () => {
    const [first] = /^import .*$/m.exec(readFileSync(MAIN, 'utf8')) ?? [];
    expect(first).toBe("import './node-environment.server.ts';");
  });
});
