import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createClient } from '../support/client.ts';
import { startServerProcess } from '../support/server-process.ts';

const GIBIBYTE = 1024 ** 3;
const PIECE = Buffer.alloc(64 * 1024, 'a');
/** Far under the body's size, and over what a garbage collector's mood makes of it. */
const MOST_GROWTH_BYTES = 64 * 1024 ** 2;

describe('a body of a gibibyte', () => {
  it.each([
    ['with its length said', { 'content-length': String(GIBIBYTE) }],
    ['in chunks, its length unsaid', { 'transfer-encoding': 'chunked' }],
  ])('%s is refused with 413 and takes no memory', async (_how, headers) => {
    const server = await startServerProcess({ env: { LOG_LEVEL: 'warn' } });
    await pour(server.origin, { ...headers });
    const before = await residentBytes(server.origin);
    expect(await pour(server.origin, { ...headers })).toBe(413);
    const growth = (await residentBytes(server.origin)) - before;
    expect(growth).toBeLessThan(MOST_GROWTH_BYTES);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    process.stdout.write(`A gibibyte in: ${(growth / 1024 ** 2).toFixed(1)} MiB more\n`);
    await server.stop();
  });
});

/** Sends until the server answers or hangs up. @returns the status. */
async function pour(origin: string, headers: Record<string, string>): Promise<number | undefined> {
  const client = createClient(origin);
  await client.get('/users/view');
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const antiForgery = { cookie, 'x-xsrf-token': client.cookies.get('XSRF-TOKEN') };
  return new Promise((resolve, reject) => {
    let sent = 0;
    let isAnswered = false;
    const call = request(`${origin}/api/password/forget`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...antiForgery, ...headers },
    });
    call.on('response', (response) => {
      isAnswered = true;
      resolve(response.statusCode);
      response.resume();
      call.destroy();
    });
    call.on('error', (error) => {
      if (!isAnswered) reject(error);
    });
    // A breath after each piece, so that an answer is read before the next piece meets a closed door.
    const send = () => {
      if (call.destroyed) return;
      sent += PIECE.length;
      if (sent > GIBIBYTE) call.end();
      else call.write(PIECE, () => setTimeout(send, 1));
    };
    send();
  });
}

async function residentBytes(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
}
