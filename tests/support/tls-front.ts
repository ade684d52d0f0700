/** TLS on this machine in front of a test server, with a certificate that its clients are given. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { createServer, get, type RequestOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export interface TlsFront {
  /** Scheme, host and port. */
  origin: string;
  /** Where requests go; set it once the server listens. */
  forwardTo(origin: string): void;
  /** Requires the certificate. Rejects unless the answer is 200. */
  read(url: string): Promise<string>;
  close(): Promise<void>;
}

export async function openTlsFront(): Promise<TlsFront> {
  const { key, cert } = makeCertificate();
  let target = '';
  const server = createServer({ key, cert }, (request, response) => {
    const { method, headers, url = '/' } = request;
    const forwarded = httpRequest(new URL(url, target), { ...(method && { method }), headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    forwardTo: (to) => {
      target = to;
    },
    read: (url) => readOver(url, { ca: cert, agent: false }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const readOver = (url: string, options: RequestOptions): Promise<string> =>
  new Promise((resolve, reject) => {
    get(url, options, (answer) => {
      if (answer.statusCode === 200) resolve(text(answer));
      else reject(new Error(`${url} answered ${answer.statusCode}`));
    }).on('error', reject);
  });

function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', ...kind, '-keyout', key, '-out', cert, ...name], { stdio: 'pipe' });
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return made;
}
