import { expect, it, onTestFinished } from 'vitest';
import { createClient } from '../support/client.ts';
import { startServerProcess } from '../support/server-process.ts';
import { headersOf } from '../support/uploads.ts';
import { createDatabase } from './databases.ts';
import { sendHalfBody } from './endless-bodies.ts';

const HANDLER_TIMEOUT_SECONDS = 2;

it('a body that never arrives is answered with 503 and disconnected, though an upload may take longer', async () => {
  const database = await createDatabase('embedded');
  onTestFinished(() => database.remove());
  const env = { LOG_LEVEL: 'warn', HANDLER_TIMEOUT_SECONDS: String(HANDLER_TIMEOUT_SECONDS) };
  const server = await startServerProcess({ env, dataDir: database.dataDir });
  const headers = { ...(await headersOf(createClient(server.origin))), 'content-type': 'application/json' };
  const began = performance.now();
  const answer = await sendHalfBody(new URL(server.origin), headers);
  expect(answer).toContain('HTTP/1.1 503');
  expect(performance.now() - began).toBeGreaterThanOrEqual(HANDLER_TIMEOUT_SECONDS * 1000);
  await server.stop();
});
