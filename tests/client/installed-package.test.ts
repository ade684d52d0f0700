/** The package as others have it: installed into an empty folder, compiled there, and run against a server. */
import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from '../support/chromium.ts';
import { buildUser, PASSWORD } from '../support/factories.ts';
import { buildCast, decide, logImpact } from '../support/impacts.ts';
import { findNodes, type InstalledClient, installClient } from '../support/installed-client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const ROOT = join(import.meta.dirname, '../..');
const COMPILERS = ['typescript/bin/tsc6', '@typescript/native/bin/tsc'];
const MAX_PACKAGE_BYTES = 70_000;
const MAX_PAGE_BYTES = 20_000;

const run = promisify(execFile);

let client: InstalledClient;
let server: TestServer;
beforeAll(async () => {
  [client, server] = await Promise.all([installClient(), startTestServer()]);
});
afterAll(async () => {
  await server.close();
  client.remove();
});

interface TheirPage {
  tryClient(email: string, password: string): Promise<unknown[]>;
}

/** @returns the code of a page that uses the package, as a bundler makes it for browsers. */
async function bundlePage(code: string): Promise<string> {
  const input = client.writeProgram('page.js', code);
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root: client.folder,
    build: { write: false, rolldownOptions: { input } },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

describe('the package', () => {
  it('weighs little, and needs one other at most', () => {
    expect(statSync(client.archive).size).toBeLessThan(MAX_PACKAGE_BYTES);
    const { version, dependencies } = JSON.parse(
      readFileSync(join(client.folder, 'node_modules/groundswell-client/package.json'), 'utf8'),
    );
    expect(Object.keys(dependencies)).toEqual(['zod']);
    expect(client.archive).toContain(`groundswell-client-${version}.tgz`);
    const changes = readFileSync(join(client.folder, 'node_modules/groundswell-client/CHANGELOG.md'), 'utf8');
    expect(changes).toMatch(/^## \d+\.\d+\.\d+$/m);
  });

  it('weighs little in a page that makes three checked calls', async () => {
    const code = await bundlePage(`
      import { createGroundswell, createImpact, getImpact, listImpacts } from 'groundswell-client/checked';
      const groundswell = createGroundswell({ url: '/api' });
      globalThis.calls = [createImpact, getImpact, listImpacts].map((call) => (options) => call(groundswell, options));`);
    expect(code).toContain('/impact');
    // Neither the other calls, nor their checks.
    expect(code).not.toContain('/login/passkey');
    expect(code).not.toContain('secondStepDueAt');
    expect(gzipSync(code).length).toBeLessThan(MAX_PAGE_BYTES);
  });

  it('runs in a page of the community, where the browser keeps the cookies', async () => {
    const { email } = await buildUser(server.database.db);
    const code = await bundlePage(`
      import { createGroundswell, getCurrentUser, logIn, logOut } from 'groundswell-client/checked';
      globalThis.tryClient = async (email, password) => {
        const { data: session } = await logIn(createGroundswell({ url: '/api' }), { body: { email, password } });
        const me = createGroundswell({ url: '/api', session });
        const { data: person } = await getCurrentUser(me);
        const { status } = await logOut(me);
        const failure = await getCurrentUser(me).catch((error) => error);
        return [person.name, status, failure.code];
      };`);
    const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
    try {
      const page = await browser.newPage();
      const body = `<!doctype html><script type="module">${code}</script>`;
      await page.route('**/their-page', (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto(`${server.origin}/their-page`);
      const seen = await page.evaluate(
        ([name, password]) => (globalThis as unknown as TheirPage).tryClient(name, password),
        [email, PASSWORD] as const,
      );
      expect(seen).toEqual(['Amina', 200, 'token_invalid']);
    } finally {
      await browser.close();
    }
  });

  it.each(COMPILERS)('compiles under the strictest settings of %s, which find wrong uses', async (compiler) => {
    client.writeProgram('uses.ts', readFileSync(join(import.meta.dirname, 'consumer/uses.ts'), 'utf8'));
    const strict = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noPropertyAccessFromIndexSignature: true,
      skipLibCheck: false,
      noEmit: true,
      target: 'ES2022',
    };
    const node = { typeRoots: [join(ROOT, 'node_modules/@types')], types: ['node'], lib: ['ES2023'] };
    const page = { types: [], lib: ['ES2023', 'DOM', 'DOM.Iterable'] };
    for (const [name, settings] of Object.entries({
      node: { ...strict, ...node, module: 'NodeNext' },
      page: { ...strict, ...page, module: 'ESNext', moduleResolution: 'Bundler' },
    })) {
      const path = client.writeProgram(
        `tsconfig.${name}.json`,
        JSON.stringify({ compilerOptions: settings, files: ['uses.ts'] }),
      );
      const program = join(ROOT, 'node_modules', compiler);
      const { stdout } = await run(process.execPath, [program, '-p', path]).catch((error) => error);
      expect(stdout, name).toBe('');
    }
  });

  it.each(findNodes())('runs on Node.js $version', async ({ path }) => {
    const { email } = await buildUser(server.database.db);
    const program = client.writeProgram(
      'program.js',
      readFileSync(join(import.meta.dirname, 'consumer/program.js'), 'utf8'),
    );
    const env = { PATH: process.env['PATH'], API: `${server.origin}/api`, EMAIL: email, PASSWORD };
    const { stdout } = await run(path, [program], { env });
    expect(JSON.parse(stdout)).toEqual({
      read: 'Amina',
      refused: ['login_refused', 401],
      invalid: ['contract', 'body.password'],
      missing: ['not_found', 404],
      logged: 'Forty seedlings',
      rows: ['Forty seedlings'],
      withoutToken: 'token_missing',
      loggedOut: 200,
      unreachable: 'unreachable',
    });
  });

  it('does what the first lines of its README say', async () => {
    const readme = readFileSync(join(client.folder, 'node_modules/groundswell-client/README.md'), 'utf8');
    const [, lines = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
    const code = lines.replace('https://community.example/api', `${server.origin}/api`);
    expect(code).not.toBe(lines);
    const { owner, judge } = await buildCast(server.origin, server.database.db);
    const { id, title } = await logImpact(owner, { sdgs: [13] });
    await decide(judge, id, { isVerified: true });
    const { stdout } = await run(process.execPath, [client.writeProgram('readme.js', code)]);
    expect(stdout).toContain(`${title}, Amina`);
  });
});
