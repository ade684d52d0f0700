/** A failing connection: a proxy between the browser and the real server that forwards half of a response. */
import { createServer, request, type Server } from 'node:http';

export interface TruncatingProxy {
  origin: string;
  stop: () => Promise<void>;
}

/** @param end `broken` like a dead connection, `closed` like a proxy that ends the response properly. */
export async function startTruncatingProxy(serverOrigin: string, end: 'broken' | 'closed'): Promise<TruncatingProxy> {
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const forwarded = request(`${serverOrigin}${incoming.url}`, { method: incoming.method, headers }, (response) => {
      const { 'content-length': _length, ...rest } = response.headers;
      outgoing.writeHead(response.statusCode ?? 502, rest);
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const half = body.subarray(0, Math.floor(body.length / 2));
        if (end === 'closed') outgoing.end(half);
        else outgoing.write(half, () => outgoing.destroy());
      });
    });
    forwarded.on('error', () => outgoing.destroy());
    forwarded.end();
  });
  return { origin: await listen(proxy), stop: () => stop(proxy) };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return `http://127.0.0.1:${address.port}`;
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
