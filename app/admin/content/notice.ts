import type { UnsavedCopy } from './unsaved-copy.ts';

/** The result of the last attempt, and what can be done about it. */
export type Notice<Theirs = unknown, Change = unknown> =
  /** Another editor saved first. */
  | { kind: 'conflict'; who: string | null; at: string | null; theirs: Theirs; change: Change }
  | { kind: 'refused'; reason: string; problems: { where: string; type: string; reason: string }[] }
  | { kind: 'copy'; copy: UnsavedCopy }
  /** Shown once. */
  | { kind: 'secret'; secret: string }
  | { kind: 'gone' }
  | { kind: 'failed' };
