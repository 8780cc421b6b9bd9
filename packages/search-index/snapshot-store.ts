import { rm } from 'node:fs/promises';
import type { BuildShop } from './build-threads.ts';
import type { MergeSource } from './merge-documents.ts';
import type { Snapshot } from './snapshot.ts';

/** How long writes have to rest before the index is stored again. */
const QUIET_MS = 30_000;

/**
 * Keeps the snapshot honest: what lies on the disk is never behind a write that was confirmed. The first write
 * removes it, and it comes back when writes have been quiet for a while, and at the end.
 */
export class SnapshotKeeper {
  readonly #shop: BuildShop;
  readonly #path: string | null;
  readonly #sourceVersion: string;
  #isStored = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(shop: BuildShop, path: string | null, sourceVersion: string) {
    this.#shop = shop;
    this.#path = path;
    this.#sourceVersion = sourceVersion;
  }

  async load(): Promise<Snapshot | null> {
    const snapshot = this.#path === null ? null : await this.#shop.load(this.#path);
    if (snapshot === null || snapshot.sourceVersion !== this.#sourceVersion) return null;
    this.#isStored = true;
    return snapshot;
  }

  async save(segments: MergeSource[]): Promise<void> {
    this.#stopTimer();
    if (this.#path === null || this.#isStored) return;
    await this.#shop.save(this.#path, { sourceVersion: this.#sourceVersion, segments });
    this.#isStored = true;
  }

  /** To be called before a write; `saveLater` is called when it has been quiet. */
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
