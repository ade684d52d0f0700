import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOCK_ACCOUNTS, MOCK_PASSWORD } from '#cli/mock/callers.ts';
import { type Mock, startMock } from '#cli/mock/start-mock.ts';
import { startSpoilingProxy } from './spoiling-proxy.ts';

const COMMAND = join(import.meta.dirname, '../../../src/cli/conformance/main.ts');
const folder = mkdtempSync(join(tmpdir(), 'groundswell-kit-'));
const accountsFile = join(folder, 'accounts.json');
let mock: Mock;

beforeAll(async () => {
  mock = await startMock();
  const accounts = MOCK_ACCOUNTS.map(({ name, email }) => [name.toLowerCase(), { email, password: MOCK_PASSWORD }]);
  writeFileSync(accountsFile, JSON.stringify(Object.fromEntries(accounts)));
});
afterAll(async () => {
  await mock.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function run(...args: string[]): Promise<{ code: number | null; output: string; problems: string }> {
  const child = spawn(process.execPath, [COMMAND, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [output, problems, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, output, problems };
}

const ONLY = ['--only', 'getCurrentUser,getGoal'];

describe('npm run conformance', () => {
  it('exits with 0 for a server that keeps the contract, and writes its files', async () => {
    const [junit, json] = [join(folder, 'reports/junit.xml'), join(folder, 'reports/report.json')];
    const files = ['--junit', junit, '--json', json];
    const { code, output } = await run(`${mock.origin}/api`, '--accounts', accountsFile, ...ONLY, ...files);
    expect(output).toMatch(/GET \/users\/view +getCurrentUser +\d+/);
    expect(code).toBe(0);
    expect(readFileSync(junit, 'utf8')).toContain('<testsuite name="getGoal"');
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ isConformant: true });
  });

  it('exits with 1 for one that doesn’t', async () => {
    const proxy = await startSpoilingProxy(mock.origin, {
      answered: ({ json }, { path }) => {
        if (path === '/users/view') json.status = 299;
      },
    });
    const { code, output } = await run(proxy.base, '--accounts', accountsFile, ...ONLY);
    await proxy.close();
    expect(output).toMatch(/GET \/users\/view \(getCurrentUser\), .*contract\/.*yaml:\d+/);
    expect(code).toBe(1);
  });

  it('exits with 2 if there is no server, no accounts or nothing that it was told', async () => {
    const closed = await run('http://127.0.0.1:9/api', '--accounts', accountsFile, ...ONLY);
    expect(closed).toMatchObject({ code: 2, problems: expect.stringContaining('ECONNREFUSED') });
    expect(await run(mock.origin, '--accounts', join(folder, 'none.json'))).toMatchObject({ code: 2 });
    writeFileSync(join(folder, 'wrong.json'), '{ "judges": {} }');
    const wrong = await run(mock.origin, '--accounts', join(folder, 'wrong.json'));
    expect(wrong).toMatchObject({ code: 2, problems: expect.stringContaining('judges') });
    expect((await run()).problems).toContain('npm run conformance -- https://');
  });
});
