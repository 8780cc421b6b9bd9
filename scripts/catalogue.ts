/** Imports and exports the catalogue on the command line; see docs/catalogue.md. */
import { createReadStream, createWriteStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import type { FileKind, ImportReport } from '#commerce/catalogue/import/import-report.ts';
import {
  type CatalogueImportService,
  createCatalogueImportService,
} from '#commerce/catalogue/import/import-service.server.ts';
import { formatProblem } from '#commerce/catalogue/import/problem.ts';
import { PICTURE_NAME } from '#commerce/catalogue/import/product-line.ts';
import { shopDefaults } from '#commerce/catalogue/shop-defaults.server.ts';
import { readBrandRecords } from '#commerce/markets/brand-records.server.ts';
import { withBrandRecords } from '#config/brands/brand-from-record.ts';
import { createBrandRegistry } from '#config/brands/registry.ts';
import type { Environment } from '#config/environment.ts';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import { brandsOfFiles } from '#server/brands.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { loadDemoStore } from '#server/demo.server.ts';
import { createMediaStorage } from '#server/integrations.server.ts';
import { CommandError, print, resolveFromCaller, withDatabase } from './with-database.ts';

const HELP = `Usage:
  npm run catalogue -- import products.jsonl [--dry-run] [--whole] [--pictures folder]
  npm run catalogue -- prices prices.csv [--dry-run]
  npm run catalogue -- stock stock.csv [--dry-run]
  npm run catalogue -- pictures folder
  npm run catalogue -- export catalogue.jsonl
docs/catalogue.md describes the files.`;
const KINDS: Record<string, FileKind> = { import: 'products', prices: 'prices', stock: 'stock' };
const PROGRESS_EVERY_MS = 2_000;
const MAX_PROBLEMS = 50;

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
    throw new CommandError(`${(error as Error).message}\n\n${HELP}`);
  }
}

async function createService(database: Database, environment: Environment): Promise<CatalogueImportService> {
  const log = pino({ level: 'error' }, process.stderr);
  const ofFiles = brandsOfFiles(await loadDemoStore(environment));
  const brands = createBrandRegistry(
    withBrandRecords(ofFiles, await readBrandRecords(database.db)),
    environment,
  );
  const storage = createMediaStorage(environment, createGateway({ log }));
  return createCatalogueImportService({ database, storage, defaults: shopDefaults(brands), log });
}

function existingPath(file: string | undefined): string {
  if (!file) throw new CommandError(HELP);
  const full = resolveFromCaller(file);
  if (!existsSync(full)) throw new CommandError(`${full} does not exist.`);
  return full;
}

async function importFile(
  service: CatalogueImportService,
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
  let lastProgress = started;
  const report = await service.importNow(about, createReadStream(file), {
    isDryRun: flags.isDryRun,
    onProgress({ lines }) {
      if (performance.now() - lastProgress < PROGRESS_EVERY_MS) return;
      lastProgress = performance.now();
      print(`line ${number(lines)}`);
    },
  });
  summarise(report, (performance.now() - started) / 1_000);
  return report.refused > 0 ? 2 : 0;
}

function summarise(report: ImportReport, seconds: number) {
  for (const problem of report.problems.slice(0, MAX_PROBLEMS))
    print(`${problem.isNote ? 'note: ' : ''}${formatProblem(problem)}`);
  const omitted = report.problemCount - Math.min(MAX_PROBLEMS, report.problems.length);
  if (omitted > 0) print(`and ${number(omitted)} more`);
  const parts = [
    `${number(report.added)} new`,
    `${number(report.changed)} changed`,
    `${number(report.unchanged)} unchanged`,
    ...(report.takenOff > 0 ? [`${number(report.takenOff)} taken off sale`] : []),
    `${number(report.refused)} refused`,
  ];
  const outcome = report.isDryRun ? 'Dry run, nothing was written' : `Done in ${seconds.toFixed(1)} s`;
  print(`${outcome}: ${parts.join(', ')}.`);
}

async function importPictures(service: CatalogueImportService, folder: string): Promise<number> {
  const names = (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => PICTURE_NAME.test(name));
  let imported = 0;
  for (const name of names) {
    if (await service.storePicture(name, readFileSync(path.join(folder, name)))) imported += 1;
    else print(`${name} is not a readable picture.`);
    if (imported % 100 === 0 && imported > 0)
      print(`${number(imported)} of ${number(names.length)} pictures`);
  }
  print(`${number(imported)} pictures imported.`);
  return imported === names.length ? 0 : 2;
}

async function exportCatalogue(service: CatalogueImportService, file: string): Promise<number> {
  let products = 0;
  async function* texts() {
    for await (const part of service.export()) {
      products += part.products;
      yield part.text;
    }
  }
  await pipeline(Readable.from(texts()), createWriteStream(file));
  print(`${number(products)} products written to ${file}.`);
  return 0;
}

await withDatabase(async (database, environment) => {
  const { values, positionals } = readCommand();
  const [command = '', file] = positionals;
  const service = await createService(database, environment);
  if (command === 'export') {
    if (!file) throw new CommandError(HELP);
    return exportCatalogue(service, resolveFromCaller(file));
  }
  if (command === 'pictures') return importPictures(service, existingPath(file));
  const kind = KINDS[command];
  if (!kind) throw new CommandError(HELP);
  const full = existingPath(file);
  if (values.whole && kind !== 'products')
    throw new CommandError('Only an import of products can have --whole.');
  if (values.pictures && !values['dry-run']) await importPictures(service, existingPath(values.pictures));
  return importFile(service, kind, full, { isDryRun: values['dry-run'], isWhole: values.whole });
});
