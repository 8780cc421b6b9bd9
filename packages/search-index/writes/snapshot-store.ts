import { rm } from 'node:fs/promises';
import type { FacetSettings } from '../facet-schema.ts';
import type { MergeSource } from '../segments/merge-documents.ts';
import type { Snapshot } from '../segments/snapshot.ts';
import type { IndexBuilder } from '../threads/index-builder.ts';

/** The snapshot is stored again after so long without a write. */
const QUIET_MS = 30_000;

/**
 * Loads and stores the snapshot file. The file is never older than a confirmed write: the first write removes it, and
 * it is stored again after a while without writes, and when the engine closes.
 */
export class SnapshotStore {
  readonly #builder: IndexBuilder;
  readonly #path: string | null;
  readonly #sourceVersion: string;
  /** Text weights depend on the facets, so that a snapshot made with other ones is not used. */
  readonly #facets: string;
  #isStored = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(builder: IndexBuilder, path: string | null, sourceVersion: string, facets: FacetSettings) {
    this.#builder = builder;
    this.#path = path;
    this.#sourceVersion = sourceVersion;
    this.#facets = JSON.stringify(facets);
  }

  async load(): Promise<Snapshot | null> {
    const snapshot = this.#path === null ? null : await this.#builder.load(this.#path);
    if (snapshot?.sourceVersion !== this.#sourceVersion || snapshot.facets !== this.#facets) return null;
    this.#isStored = true;
    return snapshot;
  }

  async save(segments: MergeSource[]): Promise<void> {
    this.#stopTimer();
    if (this.#path === null || this.#isStored) return;
    await this.#builder.save(this.#path, {
      sourceVersion: this.#sourceVersion,
      facets: this.#facets,
      segments,
    });
    this.#isStored = true;
  }

  /** Has to be called before a write; `saveLater` is called after a while without writes. */
  async beforeWrite(saveLater: () => void): Promise<void> {
    if (this.#path === null) return;
    this.#stopTimer();
    this.#timer = setTimeout(saveLater, QUIET_MS);
    this.#timer.unref();
    if (!this.#isStored) return;
    await rm(this.#path, { force: true });
    this.#isStored = false;
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
