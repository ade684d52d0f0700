import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { describeApi } from '#app/server/api-guide/describe-api.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts';
import contract from '#generated/openapi.json' with { type: 'json' };
import { readConfig } from '#platform/server/config/config.ts';
import { limitKey } from '#platform/server/http/limits/call-limits.ts';
import { createClient } from '../support/client.ts';
import { buildUser, freshEmail, PASSWORD, registrationOf } from '../support/factories.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const described = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ operationId: z.string(), description: z.string().optional() })),
  ),
});
const answer = z.object({ status: z.number(), data: z.object({ email: z.string() }).nullish() });
type Described = z.infer<typeof described>;

const linesOf = ({ info }: Described) => /```sh\n([\s\S]*?)```/.exec(info.description)?.[1] ?? '';

/** curl may be missing on the machine that runs the tests. */
const hasCurl = spawnSync('curl', ['--version']).status === 0;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ APP_NAME: 'Tide & Co', MODE: 'development' });
});
afterAll(() => server.close());

const readGuide = async () => described.parse(await (await fetch(`${server.origin}/api/openapi.json`)).json());

async function runInShell(lines: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'groundswell-curl-'));
  try {
    const { stdout } = await promisify(execFile)('sh', ['-eu', '-c', lines], {
      cwd: folder,
      env: { ...process.env, NO_PROXY: 'localhost' },
    });
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the API reference', () => {
  it('shows the product name and a link back', async () => {
    expect((await readGuide()).info.title).toBe('Tide & Co API');
    const page = await (await fetch(`${server.origin}/api/docs/`)).text();
    expect(page).toContain('<title>API reference · Tide &');
    expect(page).toContain('<a href="/">Back to Tide &amp; Co</a>');
  });

  it.runIf(hasCurl)('prints shell commands for a first call that work as printed', async () => {
    const { email } = await buildUser(server.database.db);
    const lines = linesOf(await readGuide())
      .replace('you@example.org', email)
      .replace('your password', PASSWORD);
    const answers = (await runInShell(lines)).replaceAll('}{', '}\n{').split('\n');
    const [viewed, loggedOut] = answers.map((line) => answer.parse(JSON.parse(line)));
    expect(viewed).toMatchObject({ status: 200, data: { email } });
    expect(loggedOut).toMatchObject({ status: 200 });
    expect(answers).toHaveLength(2);
  });

  it('names the package of the client, with the version of the contract and this address', async () => {
    const { info } = await readGuide();
    expect(info.description).toContain(`npm install ./groundswell-client-${contract.info.version}.tgz`);
    expect(info.description).toMatch(/createGroundswell\(\{ url: 'http:\/\/[^']+\/api' \}\)/);
  });

  it('prints a demo account in demo mode', () => {
    const guide = described.parse(describeApi({ ...readConfig({ MODE: 'demo' }), appName: 'Groundswell' }, new Map()));
    const [email] = /[\w.]+@groundswell\.example/.exec(linesOf(guide)) ?? [];
    expect(DEMO_ACCOUNTS.find((account) => account.email === email)?.role).toBe('Member');
    expect(linesOf(guide)).toContain(`PASSWORD='${DEMO_PASSWORD}'`);
    expect(linesOf(guide)).toContain('API=http://localhost:3000/api\n');
  });

  it('describes the rate limit in force for a call', async () => {
    const { info, paths } = await readGuide();
    const most = /\*\*Limit:\*\* (\d+) in an hour per IP address/.exec(paths['/users']?.['post']?.description ?? '');
    expect(info.description).toMatch(new RegExp(`- \\*\\*${most?.[1]} in an hour per IP address.*\`POST /users\``));
    const address = '198.51.100.31';
    await server.database.db
      .insertInto('rate_windows')
      .values({
        key: limitKey('registerUser', 'address', address),
        hits: Number(most?.[1]) - 1,
        ends_at: new Date(Date.now() + 3_600_000),
      })
      .execute();
    const client = createClient(server.origin, address);
    expect((await client.post('/users', registrationOf(freshEmail()))).status).toBe(201);
    expect((await client.post('/users', registrationOf(freshEmail()))).status).toBe(429);
  });
});
