/** The programs of the API guide, run where the client's package is installed. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Impact, ImpactList } from '#generated/types.gen.ts';
import { foundApproved } from '../support/councils.ts';
import { findFreePort } from '../support/free-port.ts';
import { buildCast, type Cast, CLEAN_UP, dataOf, decide, FIRST_DAY, logImpact } from '../support/impacts.ts';
import { findNodes, type InstalledClient, installClient } from '../support/installed-client.ts';
import { makeToken } from '../support/programs.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { makeWebhook, RECEIVER_HOST } from '../support/webhooks.ts';

const EXAMPLES = join(import.meta.dirname, '../../contract/example-programs');
const MAX_LINES = 30;
/** A failed delivery is repeated after five seconds. */
const DEADLINE_MS = 30_000;
const run = promisify(execFile);

let client: InstalledClient;
let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  [client, server] = await Promise.all([installClient(), startTestServer({ WEBHOOK_HOSTS: RECEIVER_HOST })]);
  for (const name of readdirSync(EXAMPLES)) client.writeProgram(name, readExample(name));
  cast = await buildCast(server.origin, server.database.db);
});
afterAll(async () => {
  await server.close();
  client.remove();
});

const readExample = (name: string) => readFileSync(join(EXAMPLES, name), 'utf8');
const api = () => `${server.origin}/api`;

function runExample(node: string, name: string, token: string, args: string[]) {
  const env = { PATH: process.env['PATH'], GROUNDSWELL_URL: api(), GROUNDSWELL_TOKEN: token };
  return run(node, [join(client.folder, name), ...args], { env, cwd: client.folder });
}

describe('the API guide', () => {
  it('shows each of the programs exactly as it is', async () => {
    const { info } = await (await fetch(`${api()}/openapi.json`)).json();
    const shown = [...info.description.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code);
    const programs = readdirSync(EXAMPLES).map(readExample);
    expect(programs).toHaveLength(3);
    expect(shown).toEqual(expect.arrayContaining(programs));
    for (const program of programs) expect(program.split('\n').length).toBeLessThan(MAX_LINES);
  });

  it('names the mock, the kit and the command that packs the client', async () => {
    const { info } = await (await fetch(`${api()}/openapi.json`)).json();
    for (const command of ['mock', 'conformance', 'client']) expect(info.description).toContain(`npm run ${command}`);
  });
});

describe.each(findNodes())('log-impact.mjs, on Node.js $version', ({ path }) => {
  const ARGS = ['Clean-up', FIRST_DAY, '13,15', 'Forty bags', 'From the beach, with two schools.'];

  it('logs an impact for the person whose token it has', async () => {
    const { secret } = await makeToken(cast.owner, { scopes: ['impacts:write'] });
    const { stdout } = await runExample(path, 'log-impact.mjs', secret, ARGS);
    const [, id] = /Logged Forty bags, which is pending: \S+\/impacts\/(\S+)/.exec(stdout) ?? [];
    expect(dataOf(await cast.owner.get<Impact>(`/impact/${id}`))).toMatchObject({
      title: 'Forty bags',
      startDate: FIRST_DAY,
      eventType: { id: CLEAN_UP },
    });
  });

  it('says which field is refused', async () => {
    const { secret } = await makeToken(cast.owner, { scopes: ['impacts:write'] });
    const args = ARGS.with(1, '2099-01-01');
    const failure = await runExample(path, 'log-impact.mjs', secret, args).catch((error) => error);
    expect(failure).toMatchObject({ code: 1, stderr: expect.stringMatching(/^startDate: /m) });
  });
});

describe.each(findNodes())('copy-council.mjs, on Node.js $version', ({ path }) => {
  it('keeps a copy of the impacts of one’s own councils, which the next night replaces', async () => {
    const { owner, admin, judge, stranger } = cast;
    const { id, councilTitle } = await foundApproved(owner, admin);
    await foundApproved(stranger, admin);
    const folder = mkdtempSync(join(client.folder, 'copies-'));
    const { secret } = await makeToken(owner, { scopes: ['councils:read'] });
    const copyTonight = async (title: string) => {
      const logged = await logImpact(owner, { title, councilId: id });
      await decide(judge, logged.id, { isVerified: true });
      return (await runExample(path, 'copy-council.mjs', secret, [folder])).stdout;
    };
    const file = join(folder, `council-${id}.jsonl`);
    expect(await copyTonight('First night')).toContain(`Copied 1 of ${councilTitle} to ${file}`);
    expect(await copyTonight('Second night')).toContain(`Copied 2 of ${councilTitle} to ${file}`);
    const copied = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line): Impact => JSON.parse(line));
    expect(copied.map(({ title }) => title)).toEqual(['Second night', 'First night']);
    expect(copied).toEqual(dataOf(await owner.get<ImpactList>(`/impact/impactbycouncil/${id}`)).data);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    const own = dataOf(await owner.get<{ data: unknown[] }>('/council/user?standing=owner')).data;
    expect(readdirSync(folder)).toHaveLength(own.length);
  });
});

const DECLINED = {
  type: 'impact.declined',
  data: { title: 'A forêt of mangroves', link: 'https://community.example/impacts/1' },
};

describe.each(findNodes())('tell-chat-room.mjs, on Node.js $version', ({ path }) => {
  let room: ChatRoom;
  let program: Program;
  beforeAll(async () => {
    room = await openChatRoom();
    const port = await findFreePort();
    const { secret } = await makeWebhook(cast.admin, {
      url: `http://${RECEIVER_HOST}:${port}/`,
      events: ['impact.verified'],
    });
    program = await startChatProgram(path, { room, secret, port });
  });
  afterAll(async () => {
    await program.stop();
    room.close();
  });

  it('tells the room about an impact once it’s verified, again if the room refused it', async () => {
    const { id, title } = await logImpact(cast.owner, { title: 'A forêt of mangroves' });
    room.status = 500;
    await decide(cast.judge, id, { isVerified: true });
    const text = expect.stringMatching(`^${title} was verified: ${server.origin}/impacts/${id}/`);
    await expect.poll(() => room.told, { timeout: DEADLINE_MS }).toEqual([{ text }]);
    room.status = 200;
    await expect.poll(() => room.told, { timeout: DEADLINE_MS }).toEqual([{ text }, { text }]);
  });

  it('tells it about nothing else', async () => {
    const before = room.told.length;
    expect(await send(program, DECLINED)).toBe(204);
    expect(room.told).toHaveLength(before);
  });

  it('refuses what the community didn’t sign', async () => {
    const stranger = `whsec_${Buffer.from('and thirty-two bytes of a lagoon').toString('base64')}`;
    expect(await send(program, DECLINED, stranger)).toBe(401);
  });
});

interface ChatRoom {
  url: string;
  told: unknown[];
  /** What it answers with. */
  status: number;
  close: () => void;
}

/** Takes messages as chat rooms do by their incoming webhooks. */
async function openChatRoom(): Promise<ChatRoom> {
  const http: Server = createServer(async (request, response) => {
    room.told.push(await json(request));
    response.writeHead(room.status).end();
  });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const { port } = http.address() as AddressInfo;
  const room: ChatRoom = { url: `http://127.0.0.1:${port}/rooms/1`, told: [], status: 200, close: () => http.close() };
  return room;
}

interface Program {
  url: string;
  secret: string;
  stop: () => Promise<unknown>;
}

async function startChatProgram(
  node: string,
  { room, secret, port }: { room: ChatRoom; secret: string; port: number },
): Promise<Program> {
  const env = { PATH: process.env['PATH'], WEBHOOK_SECRET: secret, CHAT_URL: room.url, PORT: String(port) };
  const child: ChildProcess = spawn(node, [join(client.folder, 'tell-chat-room.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (!child.stdout) throw new Error('The program has no output');
  const [line] = await once(createInterface(child.stdout), 'line');
  expect(line).toBe(`Listening on port ${port}`);
  return {
    url: `http://${RECEIVER_HOST}:${port}/`,
    secret,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

/** Sends a message of our own, signed by the package of Standard Webhooks. @returns the status. */
async function send({ url, ...program }: Program, event: object, secret = program.secret): Promise<number> {
  const [id, sentAt, body] = ['msg_01', new Date(), JSON.stringify(event)];
  const headers = {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, sentAt, body),
  };
  return (await fetch(url, { method: 'POST', headers, body })).status;
}
