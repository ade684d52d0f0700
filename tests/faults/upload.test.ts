import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { startServerProcess } from '../support/server-process.ts';
import { headersOf } from '../support/uploads.ts';
import { becomeAdmin } from './person.ts';

const GIBIBYTE = 1024 ** 3;
const PIECE = Buffer.alloc(64 * 1024, 'a');
/** Far under the body's size, and over what a garbage collector's mood makes of it. */
const MOST_GROWTH_BYTES = 64 * 1024 ** 2;
const BEGINNING = '--file\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';

describe('an upload of a gibibyte', () => {
  it.each([
    ['with its length said', { 'content-length': String(GIBIBYTE) }],
    ['in chunks, its length unsaid', { 'transfer-encoding': 'chunked' }],
  ])('%s is refused with 413 and takes no memory', async (_how, lengthHeaders) => {
    const server = await startServerProcess({ env: { LOG_LEVEL: 'warn' } });
    const { client } = await becomeAdmin(server.origin);
    const headers = { ...(await headersOf(client)), ...lengthHeaders };
    await pour(server.origin, headers);
    const before = await residentBytes(server.origin);
    expect(await pour(server.origin, headers)).toBe(413);
    const growth = (await residentBytes(server.origin)) - before;
    expect(growth).toBeLessThan(MOST_GROWTH_BYTES);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    process.stdout.write(`A gibibyte uploaded: ${(growth / 1024 ** 2).toFixed(1)} MiB more\n`);
    await server.stop();
  });
});

/** Sends one file until the server answers or hangs up. @returns the status. */
function pour(origin: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    let sent = 0;
    let isAnswered = false;
    const call = request(`${origin}/api/media/upload`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=file' },
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
    const send = () => {
      while (sent < GIBIBYTE && !call.destroyed) {
        sent += PIECE.length;
        if (!call.write(PIECE)) {
          call.once('drain', send);
          return;
        }
      }
    };
    call.write(BEGINNING);
    send();
  });
}

async function residentBytes(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
}
