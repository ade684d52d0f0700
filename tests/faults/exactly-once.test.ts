import { createHash, randomInt, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Impact, Media, MediaUploadState } from '#generated/types.gen.ts';
import { type BrokenLine, type Cut, startBrokenLine } from '../support/broken-line.ts';
import { findFreePort } from '../support/free-port.ts';
import { impactOf } from '../support/impacts.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { fileOf, headersOf, listFiles, pdfOf, pictureFile } from '../support/uploads.ts';
import { createDatabase, DATABASE_KINDS } from './databases.ts';
import { type Admin, becomeAdmin, expectStatus, READY_LIMIT_MS, until } from './person.ts';

/** Every cut is at another byte, so twelve meet most kinds of places each day; two hundred, in the full run, all. */
const ROUNDS = process.env['FULL'] ? 200 : 12;
const ROUNDS_PER_SERVER = process.env['FULL'] ? 20 : 6;
/** Two hundred rounds take many minutes on a busy machine. */
const LIMIT_MS = process.env['FULL'] ? 3_600_000 : 600_000;
const PART_BYTES = 16_384;
/** Longer than a request with a part. */
const MAX_UP = 24_000;
/** About as long as an answer with its headers. */
const MAX_DOWN = 1_200;

/** What a page keeps in the browser's storage: with it, a killed browser goes on. */
interface Draft {
  fileId: string;
  submissionId: string;
  title: string;
  mediaId: string | null;
}

describe.each(DATABASE_KINDS)(`an impact with a file, sent ${ROUNDS} times over a line that is cut, on %s`, (kind) => {
  it(
    'is there once each time, with its file, and nothing else is',
    async ({ onTestFinished }) => {
      const database = await createDatabase(kind);
      onTestFinished(() => database.remove());
      const port = await findFreePort();
      const options = { env: { ...database.env, LOG_LEVEL: 'warn' }, dataDir: database.dataDir, port };
      let server: ServerProcess = await startServerProcess(options);
      const logs: string[] = [];
      const stop = async (signal?: NodeJS.Signals) => {
        logs.push(server.log());
        await server.stop(signal);
      };
      onTestFinished(async () => {
        await server.stop('SIGKILL');
      });
      const admin = await becomeAdmin(server.origin);
      const cuts = { up: 0, down: 0 };
      const line = await startBrokenLine(server.origin, { nextCut: () => note(cuts, randomCut()) });
      onTestFinished(() => line.close());
      const eventType = await firstEventType(admin);

      for (let round = 0; round < ROUNDS; round += 1) {
        const draft = { fileId: randomUUID(), submissionId: randomUUID(), title: `Round ${round}`, mediaId: null };
        const content = await contentOf(round);
        const sending = sendUntilAnswered(line, admin, draft, { content, eventType });
        if (round % ROUNDS_PER_SERVER === ROUNDS_PER_SERVER - 1) {
          await wait(randomInt(150));
          await stop('SIGKILL');
          server = await startServerProcess(options);
          await until(READY_LIMIT_MS, async () => (await fetch(`${server.origin}/readyz`)).ok);
        }
        await sending;
      }
      await stop();
      expect(cuts.up).toBeGreaterThan(0);
      expect(cuts.down).toBeGreaterThan(0);
      expect(logs.join('').match(/.*"level":"(error|fatal)".*/g) ?? []).toEqual([]);

      const opened = await database.open();
      const rowsOf = async (statement: string) => (await opened.run(statement)).rows;
      const impacts = await rowsOf('select title, count(*)::int as count from impacts group by title');
      const files = await rowsOf('select id from media where ready_at is not null');
      // What a kill interrupted while it was being stored is nobody's file, and is swept after an hour
      // (whole-or-nothing.test.ts).
      const interrupted = await rowsOf('select id from media where ready_at is null');
      const unused = await rowsOf(
        'select id from media where ready_at is not null and id not in (select media_id from impact_media)',
      );
      const halfDone = await rowsOf('select id from media_submissions where media_id is null');
      // A kill between a file and the removal of its parts, which are swept after a day.
      const uncleared = await rowsOf("select id from media_submissions where media_id is not null and parts <> '{}'");
      await opened.close();
      expect(impacts.filter(({ count }) => count !== 1)).toEqual([]);
      expect(impacts).toHaveLength(ROUNDS);
      expect(files).toHaveLength(ROUNDS);
      expect(unused).toEqual([]);
      expect(interrupted.length).toBeLessThanOrEqual(ROUNDS / ROUNDS_PER_SERVER);
      expect(halfDone).toEqual([]);
      expect(uncleared.length).toBeLessThanOrEqual(ROUNDS / ROUNDS_PER_SERVER);
      const left = new Set(interrupted.map(({ id }) => id));
      const stored = listFiles(`${database.dataDir}/media/files`).map((path) => path.split('/')[1]);
      expect(new Set(stored.filter((id) => !left.has(id)))).toEqual(new Set(files.map(({ id }) => id)));
      process.stdout.write(`${kind}: ${ROUNDS} rounds, cut ${cuts.up} times on the way up and ${cuts.down} down\n`);
    },
    LIMIT_MS,
  );
});

/** Half of the connections are cut, anywhere in a request or its answer. */
function randomCut(): Cut | null {
  if (randomInt(2) === 0) return null;
  if (randomInt(2) === 0) return { direction: 'up', afterBytes: 1 + randomInt(MAX_UP) };
  return { direction: 'down', afterBytes: 1 + randomInt(MAX_DOWN) };
}

function note(cuts: Record<Cut['direction'], number>, cut: Cut | null): Cut | null {
  if (cut) cuts[cut.direction] += 1;
  return cut;
}

const contentOf = async (round: number): Promise<Buffer> =>
  round % 3 === 0
    ? Buffer.from(await (await pictureFile('shore.jpg', 900 + round, 600)).arrayBuffer())
    : pdfOf(20_000 + randomInt(60_000));

async function firstEventType({ client }: Admin): Promise<string> {
  const types = expectStatus(200, await client.get<{ data: { id: string }[] }>('/impact-event-type'));
  return types.data[0]?.id ?? '';
}

interface Sending {
  content: Buffer;
  eventType: string;
}

/** As the page does: whatever happens it goes on, and a killed browser knows only what it has stored. */
async function sendUntilAnswered(line: BrokenLine, admin: Admin, draft: Draft, sending: Sending): Promise<void> {
  const began = Date.now();
  while (Date.now() - began < READY_LIMIT_MS) {
    try {
      draft.mediaId ??= (await uploadOnce(line, admin, draft, sending)).id;
      const { content: _, eventType } = sending;
      const { title, submissionId, mediaId } = draft;
      const body = JSON.stringify(impactOf({ title, submissionId, eventType, media: [mediaId] }));
      await ask<Impact>(line, admin, { method: 'POST', path: '/impact', body, type: 'application/json' });
      // The last answer may be lost with the browser too.
      if (randomInt(4) > 0) return;
    } catch (error) {
      if (!(error instanceof BrokenLineError)) throw error;
      // The browser was killed before it stored the file's id.
      if (randomInt(3) === 0) draft.mediaId = null;
      await wait(20);
    }
  }
  throw new Error(`${draft.title} never arrived`);
}

async function uploadOnce(line: BrokenLine, admin: Admin, { fileId }: Draft, { content }: Sending): Promise<Media> {
  const path = `/media/upload/${fileId}`;
  let { received } = await ask<MediaUploadState>(line, admin, { method: 'GET', path });
  for (;;) {
    const form = new FormData();
    const sha256 = createHash('sha256').update(content).digest('hex');
    for (const [name, value] of Object.entries({ offset: received, bytes: content.length, sha256 })) {
      form.append(name, String(value));
    }
    form.append('part', fileOf('shore', content.subarray(received, received + PART_BYTES)));
    const encoded = new Response(form);
    const type = encoded.headers.get('content-type') ?? '';
    const body = Buffer.from(await encoded.arrayBuffer());
    const state = await ask<MediaUploadState>(line, admin, { method: 'PUT', path, body, type });
    if (state.media) return state.media;
    if (state.received === content.length) await wait(500);
    received = state.received;
  }
}

/** There was no answer, or the server is starting. */
class BrokenLineError extends Error {
  override name = 'BrokenLineError';
}

interface Asked {
  method: string;
  path: string;
  type?: string;
  body?: string | Buffer;
}

/** Each request has a connection of its own, so that each can be cut. */
async function ask<Data>(line: BrokenLine, admin: Admin, { method, path, type, body }: Asked): Promise<Data> {
  const headers = {
    ...(await headersOf(admin.client)),
    ...(type && { 'content-type': type }),
    ...(body && { 'content-length': Buffer.byteLength(body) }),
  };
  const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const broken = (cause: unknown) => reject(new BrokenLineError('No answer', { cause }));
    const call = request(`${line.origin}/api${path}`, { method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', broken);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    call.on('error', broken);
    call.end(body);
  });
  if (status === 503) throw new BrokenLineError('The server is starting');
  if (status !== 200 && status !== 201) throw new Error(`${method} ${path} answered ${status}: ${text}`);
  return JSON.parse(text).data;
}
