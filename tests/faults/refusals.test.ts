import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFreePort } from '../support/free-port.ts';
import { COMPILE_CACHE, serverProgram, startServerProcess } from '../support/server-process.ts';
import { createDatabase } from './databases.ts';

function tryToStart(env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundswell-refusal-'));
  const result = spawnSync(process.execPath, [serverProgram()], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILE_CACHE, DATA_DIR: dataDir, ...env },
    encoding: 'utf8',
    timeout: 120_000,
  });
  rmSync(dataDir, { recursive: true, force: true });
  return { code: result.status, says: result.stderr };
}

describe('an impossible start', () => {
  it('is refused with a clear message on a data folder in use, whose process continues', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'groundswell-shared-'));
    // No other start in these tests begins with an empty folder.
    const first = await startServerProcess({ dataDir });
    const second = tryToStart({ DATA_DIR: dataDir, PORT: String(await findFreePort()) });
    expect(second.code).toBe(1);
    expect(second.says).toBe(
      `The data folder ${dataDir} is in use by the process ${first.process.pid}. Stop that one first, or set DATA_DIR to another folder.\n`,
    );
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
    await first.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('is refused with a clear message on a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const database = await createDatabase('embedded');
    const { code, says } = tryToStart({ PORT: String(port), DATA_DIR: database.dataDir });
    await database.remove();
    expect(code).toBe(1);
    expect(says).toBe(
      `Port ${port} is in use. Stop the other program or choose another port, for example: PORT=3001 npm start\n`,
    );
    other.close();
  });

  it('is refused for invalid settings, saying what was expected of each', () => {
    const wrong: [name: string, value: string, expected: string][] = [
      ['PORT', 'many', 'a whole number from 0 to 65535'],
      ['MODE', 'test', 'one of demo, development, production'],
      ['DATABASE_URL', 'mysql://127.0.0.1/x', 'an address like postgres://user:password@host:5432/name'],
      ['TOKEN_SECRET', 'c2hvcnQ=', '32 random bytes or more, as base64'],
      ['ACCESS_TOKEN_SECONDS', '0', 'a whole number from 1 to 3600'],
      ['HANDLER_TIMEOUT_SECONDS', '0', 'a whole number from 1 to 600'],
    ];
    const { code, says } = tryToStart(Object.fromEntries(wrong.map(([name, value]) => [name, value])));
    expect(code).toBe(1);
    for (const [name, , expected] of wrong) expect(says).toContain(`${name}: expected ${expected}`);
  });

  it('is refused in production without its secret, address and mail server, naming all three', () => {
    const { code, says } = tryToStart({ MODE: 'production' });
    expect(code).toBe(1);
    for (const name of ['TOKEN_SECRET', 'PUBLIC_ORIGIN', 'SMTP_URL']) expect(says).toContain(`${name}: expected`);
  });
});
