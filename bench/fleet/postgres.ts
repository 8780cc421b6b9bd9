import { appendFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { findProgram, ownDirectory, run, type Service, startService, write } from './services.ts';

const USER = 'selvedge';
export const databaseUrl = (port: number, name = 'selvedge') =>
  `postgres://${USER}@127.0.0.1:${port}/${name}`;

const postgres = (name: string, dir: string, port: number, settings: string[] = []) =>
  startService({
    name,
    port,
    dir: path.dirname(dir),
    cwd: dir,
    program: findProgram('postgres'),
    args: ['-D', dir, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    unprivileged: true,
    stopSignal: 'SIGINT',
  });

export async function startPrimary(root: string, port: number): Promise<Service> {
  const dir = path.join(ownDirectory(root), 'primary');
  if (!existsSync(dir)) {
    run('initdb', [
      '-D',
      dir,
      '-U',
      USER,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-instructions',
    ]);
    appendFileSync(
      path.join(dir, 'postgresql.conf'),
      `listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 200
shared_buffers = 256MB
wal_level = replica
hot_standby = on
max_wal_senders = 5
wal_keep_size = 128MB
max_wal_size = 256MB
synchronous_commit = on
log_min_messages = warning
`,
    );
  }
  const service = await postgres('primary', dir, port);
  run('createdb', ['-h', '127.0.0.1', '-p', String(port), '-U', USER, 'selvedge']);
  return service;
}

const connection = (port: number, name: string) =>
  `host=127.0.0.1 port=${port} user=${USER} application_name=${name}`;

/** A copy that follows the primary by streaming replication. */
export async function startReplica(root: string, port: number, primaryPort: number): Promise<Service> {
  const dir = path.join(root, 'replica');
  run('pg_basebackup', [
    '-d',
    connection(primaryPort, 'replica'),
    '-D',
    dir,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
  ]);
  return postgres('replica', dir, port);
}

/** Stores the log of the primary only, so that writes continue while the replica is gone. */
export async function startWitness(root: string, primaryPort: number): Promise<Service> {
  const dir = ownDirectory(path.join(root, 'witness'));
  return startService({
    name: 'witness',
    port: 0,
    dir: root,
    program: findProgram('pg_receivewal'),
    args: ['-d', connection(primaryPort, 'witness'), '-D', dir, '--synchronous'],
    unprivileged: true,
    stopSignal: 'SIGINT',
    isReady: async () => true,
  });
}

/** An order is confirmed when the replica has it too, or the witness while there is no replica. */
export const replicateSynchronously = (port: number) =>
  run('psql', [
    databaseUrl(port),
    '-qc',
    "alter system set synchronous_standby_names = 'FIRST 1 (replica, witness)'",
    '-qc',
    'select pg_reload_conf()',
  ]);

export const promoteReplica = (root: string) =>
  run('pg_ctl', ['promote', '-w', '-D', path.join(root, 'replica')]);

/** PgBouncer in transaction mode. */
export async function startPgbouncer(
  root: string,
  port: number,
  databasePort: number,
  name = 'pgbouncer',
): Promise<Service> {
  ownDirectory(root);
  const timeouts =
    'set statement_timeout = 30000; set lock_timeout = 10000; set idle_in_transaction_session_timeout = 60000';
  const file = write(
    path.join(root, `${name}.ini`),
    `[databases]
* = host=127.0.0.1 port=${databasePort} user=${USER} connect_query='${timeouts}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
admin_users = ${USER}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 1000
max_db_connections = 60
server_check_delay = 1
server_login_retry = 1
query_wait_timeout = 20
`,
  );
  return startService({
    name,
    port,
    dir: root,
    program: findProgram('pgbouncer'),
    args: [file],
    unprivileged: true,
    stopSignal: 'SIGINT',
  });
}
