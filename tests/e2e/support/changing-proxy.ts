/** A proxy between the browser and the real server that changes files, as another version of the server would. */
import { createServer, request } from 'node:http';

export interface ChangingProxy {
  origin: string;
  /** From now on. */
  change: (changes: Changes) => void;
  /** From now on, requests go to another server; null as if it had stopped. */
  leadTo: (serverOrigin: string | null) => void;
  stop: () => Promise<void>;
}

/** What is sent in place of a file, by its path. */
type Changes = Readonly<Record<string, (body: string) => string>>;

export async function startChangingProxy(serverOrigin: string): Promise<ChangingProxy> {
  let changes: Changes = {};
  let target: string | null = serverOrigin;
  const proxy = createServer((incoming, outgoing) => {
    if (target === null) {
      outgoing.destroy();
      return;
    }
    const changed = changes[incoming.url?.split('?')[0] ?? ''];
    const headers = { ...incoming.headers, ...(changed && { 'accept-encoding': 'identity', 'if-none-match': '' }) };
    const forwarded = request(`${target}${incoming.url}`, { method: incoming.method, headers }, (answer) => {
      if (!changed) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const { 'content-length': _length, etag: _tag, ...rest } = answer.headers;
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        outgoing.writeHead(answer.statusCode ?? 502, rest);
        outgoing.end(changed(Buffer.concat(chunks).toString()));
      });
    });
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    origin: `http://localhost:${address.port}`,
    change: (next) => {
      changes = next;
    },
    leadTo: (next) => {
      target = next;
      if (next === null) proxy.closeAllConnections();
    },
    stop: () => {
      proxy.closeAllConnections();
      return new Promise((resolve) => proxy.close(() => resolve()));
    },
  };
}
