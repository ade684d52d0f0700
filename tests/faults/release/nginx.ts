/** The nginx site of a release, with free ports and in a folder of the test. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../person.ts';
import { BARE, type Unpacked } from './unpacked.ts';

export interface Site {
  ports: number[];
  listens: number;
  hasTls: boolean;
}

const START_LIMIT_MS = 30_000;

/** @returns the paths of the site and of nginx's own configuration, which includes it. */
export function writeSite(
  { home, folder }: Unpacked,
  { ports, listens, hasTls }: Site,
): { site: string; main: string } {
  const own = join(home, `nginx-${listens}`);
  mkdirSync(own);
  let text = readFileSync(join(folder, 'deploy/nginx-site.conf'), 'utf8')
    .replace('listen 80;', `listen unix:${join(own, 'plain.sock')};`)
    .replace('listen 443 ', `listen 127.0.0.1:${listens} `)
    .replaceAll('/etc/ssl/groundswell', own)
    // All clients in a test have the same real address, so the one that they send counts.
    .replace('$remote_addr', '$http_x_forwarded_for');
  for (const [index, port] of ports.entries()) text = text.replace(`127.0.0.1:300${index + 1}`, `127.0.0.1:${port}`);
  if (hasTls) makeCertificate(own);
  else text = text.replace(' ssl http2;', ';').replaceAll(/^.*ssl_certificate.*$/gm, '');
  const site = join(own, 'site.conf');
  writeFileSync(site, text);
  const main = join(own, 'nginx.conf');
  writeFileSync(main, mainOf(own, site));
  return { site, main };
}

function mainOf(own: string, site: string): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = folders.map((name) => `${name}_temp_path ${join(own, name)};`);
  return [
    `daemon off; pid ${join(own, 'pid')}; error_log ${join(own, 'error.log')} notice; worker_processes 1;`,
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'events { worker_connections 512; }',
    `http { access_log off; ${temporary.join(' ')} include ${site}; }`,
  ].join('\n');
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...key, ...files, '-subj', '/CN=groundswell.example'], { stdio: 'pipe' });
}

export async function startNginx(main: string, origin: string): Promise<ChildProcess> {
  const nginx = spawn('nginx', ['-c', main], { env: BARE, stdio: ['ignore', 'inherit', 'inherit'] });
  await until(START_LIMIT_MS, async () => {
    if (nginx.exitCode !== null) throw new Error('nginx ended');
    return fetch(origin).then(
      () => true,
      () => false,
    );
  });
  return nginx;
}

export async function stopNginx(nginx: ChildProcess): Promise<void> {
  const ended = once(nginx, 'exit');
  nginx.kill('SIGTERM');
  await ended;
}
