import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendHalfBody } from '../../faults/endless-bodies.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { untilNotBusy } from '../../support/not-busy.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { headersOf, MEBIBYTE, pdfFile, upload } from '../../support/uploads.ts';

/** Two of them exceed the network's buffers for a reader that doesn't read. */
const FILE_BYTES = 9 * MEBIBYTE;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ HANDLER_TIMEOUT_SECONDS: '2' });
});
afterAll(() => server.close());

it('a download may take longer than the timeout of calls', async () => {
  const { client } = await buildLoggedIn(server.origin, server.database.db);
  await untilNotBusy(server.origin);
  const { body } = await upload(server.origin, client, { files: [pdfFile('plan.pdf', FILE_BYTES)] });
  const { port, hostname } = new URL(server.origin);
  const reader = connect(Number(port), hostname);
  await once(reader, 'connect');
  const ask = (connection: string) =>
    `GET ${body.data.media[0]?.url} HTTP/1.1\r\nhost: x\r\nconnection: ${connection}\r\n\r\n`;
  reader.write(ask('keep-alive') + ask('close'));
  await once(reader, 'readable');
  const headers = { ...(await headersOf(client)), 'content-type': 'application/json' };
  // This takes as long as a call's timeout.
  expect(await sendHalfBody(new URL(server.origin), headers)).toContain('HTTP/1.1 503');
  let received = 0;
  for await (const chunk of reader) received += chunk.length;
  expect(received).toBeGreaterThan(2 * FILE_BYTES);
});
