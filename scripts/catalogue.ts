/** Brings a catalogue in and out at the terminal; docs/catalogue.md tells how. */
import { createReadStream, createWriteStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { type CatalogueDesk, createCatalogueDesk } from '#commerce/catalogue/import/catalogue-desk.server.ts';
import type { FileKind, ImportReport } from '#commerce/catalogue/import/import-report.ts';
import { sayProblem } from '#commerce/catalogue/import/problem.ts';
import { PICTURE_NAME } from '#commerce/catalogue/import/product-line.ts';
import { shopDefaults } from '#commerce/catalogue/shop-defaults.server.ts';
import type { Environment } from '#config/environment.ts';
import type { Database } from '#server/db/database.server.ts';
import { fromHere, Refusal, say, withDatabase } from './with-database.ts';

const HELP = `How to use it:
  npm run catalogue -- import products.jsonl [--dry-run] [--whole] [--pictures folder]
  npm run catalogue -- prices prices.csv [--dry-run]
  npm run catalogue -- stock stock.csv [--dry-run]
  npm run catalogue -- pictures folder
  npm run catalogue -- export catalogue.jsonl
docs/catalogue.md describes the files.`;
const KINDS: Record<string, FileKind> = { import: 'products', prices: 'prices', stock: 'stock' };
const SAY_EVERY_MS = 2_000;
const MOST_SAID = 50;

const number = (count: number) => count.toLocaleString('en-GB');

function readCommand() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        whole: { type: 'boolean', default: false },
        pictures: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${HELP}`);
  }
}

function deskOf(database: Database, environment: Environment): CatalogueDesk {
  const log = pino({ level: 'error' }, process.stderr);
  return createCatalogueDesk({ database, defaults: shopDefaults(environment), log });
}

function existing(file: string | undefined): string {
  if (!file) throw new Refusal(HELP);
  const full = fromHere(file);
  if (!existsSync(full)) throw new Refusal(`There is no ${full}.`);
  return full;
}

async function bringIn(
  desk: CatalogueDesk,
  kind: FileKind,
  file: string,
  flags: { isDryRun: boolean; isWhole: boolean },
) {
  const about = {
    kind,
    via: 'command' as const,
    who: os.userInfo().username,
    fileName: path.basename(file),
    isWhole: flags.isWhole,
  };
  const started = performance.now();
  let said = started;
  const report = await desk.take(about, createReadStream(file), {
    isDryRun: flags.isDryRun,
    onProgress({ lines }) {
      if (performance.now() - said < SAY_EVERY_MS) return;
      said = performance.now();
      say(`line ${number(lines)}`);
    },
  });
  summarise(report, (performance.now() - started) / 1_000);
  return report.refused > 0 ? 2 : 0;
}

function summarise(report: ImportReport, seconds: number) {
  for (const problem of report.problems.slice(0, MOST_SAID))
    say(`${problem.isNote ? 'note: ' : ''}${sayProblem(problem)}`);
  const unsaid = report.problemCount - Math.min(MOST_SAID, report.problems.length);
  if (unsaid > 0) say(`and ${number(unsaid)} more`);
  const parts = [
    `${number(report.added)} new`,
    `${number(report.changed)} changed`,
    `${number(report.unchanged)} as before`,
    ...(report.takenOff > 0 ? [`${number(report.takenOff)} taken off sale`] : []),
    `${number(report.refused)} refused`,
  ];
  const verb = report.isDryRun ? 'A dry run, nothing was written; it would be' : 'Done in';
  const how = report.isDryRun ? '' : ` ${seconds.toFixed(1)} s`;
  say(`${verb}${how}: ${parts.join(', ')}.`);
}

async function bringPictures(desk: CatalogueDesk, folder: string): Promise<number> {
  const names = (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => PICTURE_NAME.test(name));
  let kept = 0;
  for (const name of names) {
    if (await desk.keepPicture(name, readFileSync(path.join(folder, name)))) kept += 1;
    else say(`${name} is no picture that can be read.`);
    if (kept % 100 === 0 && kept > 0) say(`${number(kept)} of ${number(names.length)} pictures`);
  }
  say(`${number(kept)} pictures brought in.`);
  return kept === names.length ? 0 : 2;
}

async function writeOut(desk: CatalogueDesk, file: string): Promise<number> {
  let products = 0;
  async function* texts() {
    for await (const part of desk.export()) {
      products += part.products;
      yield part.text;
    }
  }
  await pipeline(Readable.from(texts()), createWriteStream(file));
  say(`${number(products)} products written to ${file}.`);
  return 0;
}

await withDatabase(async (database, environment) => {
  const { values, positionals } = readCommand();
  const [command = '', file] = positionals;
  const desk = deskOf(database, environment);
  if (command === 'export') {
    if (!file) throw new Refusal(HELP);
    return writeOut(desk, fromHere(file));
  }
  if (command === 'pictures') return bringPictures(desk, existing(file));
  const kind = KINDS[command];
  if (!kind) throw new Refusal(HELP);
  const full = existing(file);
  if (values.whole && kind !== 'products') throw new Refusal('Only a file of products can be whole.');
  if (values.pictures && !values['dry-run']) await bringPictures(desk, existing(values.pictures));
  return bringIn(desk, kind, full, { isDryRun: values['dry-run'], isWhole: values.whole });
});
