/** A failing connection: a proxy between the browser and the real server that forwards half of a response. */
import { createServer, request, type Server } from 'node:http';

export interface Cutter {
  origin: string;
  stop: () => Promise<void>;
}

/** @param end `broken` like a dead connection, `closed` like a proxy that ends the response properly. */
export async function startCutter(serverOrigin: string, end: 'broken' | 'closed'): Promise<Cutter> {
  const cutter = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const onward = request(`${serverOrigin}${asked.url}`, { method: asked.method, headers }, (got) => {
      const { 'content-length': _length, ...rest } = got.headers;
      answer.writeHead(got.statusCode ?? 502, rest);
      const chunks: Buffer[] = [];
      got.on('data', (chunk: Buffer) => chunks.push(chunk));
      got.on('end', () => {
        const whole = Buffer.concat(chunks);
        const half = whole.subarray(0, Math.floor(whole.length / 2));
        if (end === 'closed') answer.end(half);
        else answer.write(half, () => answer.destroy());
      });
    });
    onward.on('error', () => answer.destroy());
    onward.end();
  });
  return { origin: await listen(cutter), stop: () => stop(cutter) };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The cutter has no port');
  return `http://127.0.0.1:${address.port}`;
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
