import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findProgram, type Service, startService, write } from './services.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface Ports {
  /** What shoppers reach. */
  entry: number;
  shops: number[];
  shopsProxy: number;
  varnish: number;
  pool: number;
  bouncers: number[];
  database: number;
  primary: number;
  replica: number;
}

/** A refused connection counts at once; a busy server that answers its check late is not taken out. */
const REFUSED = 'observe layer4 error-limit 1 on-error mark-down';

/** HAProxy in front of Varnish, of the shop processes, of the poolers and of the databases. */
export function startHaproxy(root: string, ports: Ports): Promise<Service> {
  const servers = (list: number[], name: string, options: string) =>
    list.map((port, index) => `  server ${name}${index + 1} 127.0.0.1:${port} ${options}`).join('\n');
  const file = write(
    path.join(root, 'haproxy.cfg'),
    `global
  maxconn 4000
defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 35s
  timeout queue 5s
  timeout check 5s
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
frontend entry
  bind 127.0.0.1:${ports.entry}
  default_backend cache
  http-request disable-l7-retry if METH_POST
backend cache
  server varnish 127.0.0.1:${ports.varnish} check inter 300 fall 1 rise 1 ${REFUSED}
  server without_cache 127.0.0.1:${ports.shopsProxy} backup
frontend shops
  bind 127.0.0.1:${ports.shopsProxy}
  default_backend shops
backend shops
  http-request disable-l7-retry if METH_POST
  balance leastconn
  option httpchk GET /readyz
  default-server check inter 500 fall 3 rise 1 ${REFUSED}
${servers(ports.shops, 'shop', '')}
listen pool
  mode tcp
  timeout client 1h
  timeout server 1h
  bind 127.0.0.1:${ports.pool}
  balance leastconn
${servers(ports.bouncers, 'bouncer', 'check inter 300 fall 1 rise 1 on-marked-down shutdown-sessions')}
listen database
  mode tcp
  timeout client 1h
  timeout server 1h
  bind 127.0.0.1:${ports.database}
  server primary 127.0.0.1:${ports.primary} check inter 300 fall 2 rise 9999 on-marked-down shutdown-sessions
  server replica 127.0.0.1:${ports.replica} check backup
`,
  );
  return startService({
    name: 'haproxy',
    port: ports.entry,
    dir: root,
    program: findProgram('haproxy'),
    args: ['-db', '-f', file],
    stopSignal: 'SIGUSR1',
  });
}

/** Varnish with the configuration that is deployed, and the address of the shops. */
export function startVarnish(root: string, ports: Pick<Ports, 'varnish' | 'shopsProxy'>): Promise<Service> {
  const vcl = readFileSync(path.join(ROOT, 'deploy/varnish/default.vcl'), 'utf8');
  const file = write(
    path.join(root, 'default.vcl'),
    vcl.replace('.port = "3000"', `.port = "${ports.shopsProxy}"`),
  );
  const work = path.join(root, 'varnish');
  mkdirSync(work, { recursive: true });
  return startService({
    name: 'varnish',
    port: ports.varnish,
    dir: root,
    program: findProgram('varnishd'),
    args: [
      '-F',
      '-j',
      'none',
      '-n',
      work,
      '-a',
      `127.0.0.1:${ports.varnish}`,
      '-f',
      file,
      '-s',
      'malloc,128m',
    ],
  });
}
