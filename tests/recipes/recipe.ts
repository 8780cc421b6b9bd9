import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What the recipes change, and what their tests load. */
const COPIED = [
  ...['app', 'commerce', 'config', 'docs', 'integrations', 'server', 'tests'],
  ...['package.json', 'tsconfig.json', 'vitest.config.ts'],
];

export type Step =
  | { kind: 'file'; path: string; text: string }
  | { kind: 'patch'; path: string; before: string; after: string }
  | { kind: 'command'; line: string };

const STEP = /^`([^`\n]+)`\n\n```(\w+)\n([\s\S]*?)^```|^```sh\n([\s\S]*?)^```/gm;

/**
 * The steps of a recipe, in the order of the page. A code block below a line that is nothing but a path is that file, or a
 * change to it if its language is `diff`; `sh` blocks are run.
 */
export async function readRecipe(heading: string): Promise<Step[]> {
  const page = await readFile(path.join(ROOT, 'docs/extending.md'), 'utf8');
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (!section) throw new Error(`docs/extending.md has no recipe called ${heading}`);
  return [...section.matchAll(STEP)].flatMap(([, file, language, text = '', commands = '']): Step[] => {
    if (!file) {
      const lines = commands.trim().split('\n');
      return lines.map((line) => ({ kind: 'command', line }));
    }
    return language === 'diff' ? [readPatch(file, text)] : [{ kind: 'file', path: file, text }];
  });
}

function readPatch(file: string, diff: string): Step {
  const lines = diff.trimEnd().split('\n');
  const without = (sign: string) =>
    lines
      .filter((line) => !line.startsWith(sign))
      .map((line) => line.slice(1))
      .join('\n');
  return { kind: 'patch', path: file, before: without('+'), after: without('-') };
}

/** A temporary copy of the repository's code, with its packages linked. */
export async function copyRepository(): Promise<string> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'selvedge-recipe-'));
  await Promise.all(
    COPIED.map((name) => cp(path.join(ROOT, name), path.join(copy, name), { recursive: true })),
  );
  await symlink(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  await symlink(path.join(ROOT, 'packages'), path.join(copy, 'packages'));
  return copy;
}

export async function applyRecipe(copy: string, heading: string): Promise<void> {
  for (const step of await readRecipe(heading)) {
    if (step.kind === 'command') execFileSync('sh', ['-c', step.line], { cwd: copy });
    else if (step.kind === 'file') await write(path.join(copy, step.path), step.text);
    else await patch(path.join(copy, step.path), step.before, step.after);
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function patch(file: string, before: string, after: string): Promise<void> {
  const [start, end, ...more] = (await readFile(file, 'utf8')).split(before);
  if (start === undefined || end === undefined || more.length > 0)
    throw new Error(`docs/extending.md: these lines must occur once in ${file}\n${before}`);
  await writeFile(file, start + after + end);
}

/** Runs a module in Node as the server does, without Vite; it prints JSON. */
export function runInNode(copy: string, code: string): unknown {
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: copy,
    encoding: 'utf8',
  });
  return JSON.parse(printed);
}

/** Runs tests of the copy; what they print if they fail, else null. */
export async function runTests(copy: string, ...filters: string[]): Promise<string | null> {
  const program = path.join(copy, 'node_modules/vitest/vitest.mjs');
  return run(copy, process.execPath, [program, 'run', '--project', 'unit', ...filters]);
}

/** Checks the types of files of the copy and of what they import; the errors in these files, else null. */
export async function checkTypes(copy: string, files: string[]): Promise<string | null> {
  const settings = { extends: './tsconfig.json', files, include: [] };
  await writeFile(path.join(copy, 'tsconfig.recipes.json'), JSON.stringify(settings));
  const tsc = path.join(copy, 'node_modules/.bin/tsc');
  const printed =
    (await run(copy, tsc, ['--noEmit', '--pretty', 'false', '-p', 'tsconfig.recipes.json'])) ?? '';
  const errors = printed.split('\n').filter((line) => files.some((file) => line.startsWith(`${file}(`)));
  return errors.length > 0 ? errors.join('\n') : null;
}

/** What a program prints if it fails, else null. */
async function run(copy: string, program: string, args: string[]): Promise<string | null> {
  // The variables of this test run are not for another one.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  try {
    await promisify(execFile)(program, args, { cwd: copy, env });
    return null;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    if (stdout === undefined) throw error;
    return `${stdout}\n${stderr}`;
  }
}

export async function removeCopy(copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true });
}
