import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startPostgres } from '../support/postgres.ts';
import { asAdministrator } from '../support/postgres-names.ts';
import { makeFilled } from './filled-databases.ts';

/** Creates a folder that PostgreSQL's user may enter. */
function makePlace(): string {
  const folder = mkdtempSync(join(tmpdir(), 'groundswell-kept-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'postgres');
}

const start = (dataFolder: string) => startPostgres({ isDurable: false, dataFolder });

async function run(server: string, filledBy: string, isKept = true) {
  let isFilled = false;
  const fill = (url: string) => {
    isFilled = true;
    return asAdministrator(url, (client) => client.query(`create table plan as select '${filledBy}' as by`));
  };
  const { url, drop } = await makeFilled(server, 'tiny', { isKept, filledBy, fill });
  const { rows } = await asAdministrator(url, (client) => client.query('select by from plan'));
  await drop();
  return { isFilled, by: rows[0]?.by, name: new URL(url).pathname };
}

it('keeps what was filled for the next run, unless something else fills it or it was interrupted', async () => {
  const place = makePlace();
  const first = await start(place);
  expect(await run(first.url, 'one')).toMatchObject({ isFilled: true, by: 'one' });
  // Two servers at once would corrupt the data.
  await expect(start(place)).rejects.toThrow('Another run uses the same data');
  expect(await run(first.url, 'one')).toMatchObject({ isFilled: false, by: 'one' });
  expect((await run(first.url, 'one', false)).name).toContain(String(process.pid));
  await first.remove();

  const second = await start(place);
  expect(await run(second.url, 'one')).toMatchObject({ isFilled: false, by: 'one' });
  expect(await run(second.url, 'two')).toMatchObject({ isFilled: true, by: 'two' });
  const interrupted = makeFilled(second.url, 'tiny', {
    isKept: true,
    filledBy: 'three',
    fill: async () => second.stop('SIGQUIT'),
  });
  await expect(interrupted).rejects.toThrow();
  await second.start();
  expect(await run(second.url, 'three')).toMatchObject({ isFilled: true, by: 'three' });
  await second.remove();
  expect(existsSync(place)).toBe(true);
});

it.runIf(process.getuid?.() === 0)('says what to do where nobody may not enter', async () => {
  const place = makePlace();
  chmodSync(dirname(place), 0o700);
  await expect(start(place)).rejects.toThrow('can’t enter');
});
