import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { createClient } from '../support/client.ts';
import { startServerProcess } from '../support/server-process.ts';
import { headersOf } from '../support/uploads.ts';

const HANDLER_TIMEOUT_MS = 15_000;

it('a body that does not come is answered and its connection closed, though an upload may take longer', async () => {
  const server = await startServerProcess({ env: { LOG_LEVEL: 'warn' } });
  const headers = { ...(await headersOf(createClient(server.origin))), 'content-type': 'application/json' };
  const began = Date.now();
  const { answer, closedAt } = await sendHalf(new URL(server.origin), headers);
  expect(answer).toContain('HTTP/1.1 503');
  expect(closedAt - began).toBeGreaterThanOrEqual(HANDLER_TIMEOUT_MS);
  await server.stop();
});

function sendHalf(
  { hostname, port }: URL,
  headers: Record<string, string>,
): Promise<{ answer: string; closedAt: number }> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const socket = connect(Number(port), hostname);
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('close', () => resolve({ answer, closedAt: Date.now() }));
    socket.on('error', reject);
    socket.write(
      `POST /api/login HTTP/1.1\r\nhost: ${hostname}\r\ncontent-length: 100\r\n${lines.join('\r\n')}\r\n\r\n{"email`,
    );
  });
}
