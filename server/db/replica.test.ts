import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createReplicaReads, readFromPrimary } from './replica.server.ts';

/** A server that knows a position in the log, as `pg_current_wal_lsn` reports it. */
function server(name: string) {
  const state = { position: 0, isDown: false, primaryPosition: () => 0 };
  const query = async (text: string, values?: string[]) => {
    if (state.isDown) throw new Error('connection refused');
    if (text.includes('pg_current_wal_lsn()')) return { rows: [{ lsn: String(state.position) }] };
    if (text.includes('pg_last_wal_replay_lsn'))
      return { rows: [{ reached: state.position >= Number(values?.[0]) }] };
    return { rows: [{ name }] };
  };
  return { state, query: query as pg.Pool['query'] };
}

function createFixture() {
  let time = 0;
  const primary = server('primary');
  const replica = server('replica');
  const reads = createReplicaReads(primary, replica, () => time);
  const readName = async () => (await reads.query<{ name: string }>('select name')).rows[0]?.name;
  return {
    primary: primary.state,
    replica: replica.state,
    reads,
    readName,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

describe('reads of the catalogue', () => {
  it('[RUN-03] go to the replica once it has everything', async () => {
    const { primary, replica, reads, readName } = createFixture();
    primary.position = 5;
    await reads.choose();
    expect(await readName()).toBe('primary');
    replica.position = 5;
    await reads.choose();
    expect(await readName()).toBe('replica');
  });

  it('[RUN-03] of staff and of a shopper’s own pages see what was just written', async () => {
    const { reads, readName } = createFixture();
    await reads.choose();
    expect(await readName()).toBe('replica');
    expect(await readFromPrimary(readName)).toBe('primary');
  });

  it('[RUN-03] leave a replica that lags, and come back when it has caught up', async () => {
    const { primary, replica, reads, readName, pass } = createFixture();
    await reads.choose();
    primary.position = 9;
    await reads.choose();
    expect(await readName()).toBe('replica');
    pass(2_001);
    await reads.choose();
    expect(await readName()).toBe('primary');
    replica.position = 9;
    await reads.choose();
    expect(await readName()).toBe('replica');
  });

  it('[RUN-03] are answered by the primary when the replica is gone', async () => {
    const { replica, reads, readName } = createFixture();
    await reads.choose();
    replica.isDown = true;
    expect(await readName()).toBe('primary');
  });

  it('[RUN-03] continue on the replica while the primary is gone', async () => {
    const { primary, reads, readName } = createFixture();
    await reads.choose();
    primary.isDown = true;
    await reads.choose();
    expect(await readName()).toBe('replica');
  });
});
