import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmbedded, wrapEmbedded } from '#platform/server/db/database.ts';
import { packFolder, unpackFolder } from '#platform/server/db/embedded/empty-database.ts';
import { migrate } from '#platform/server/db/migrate.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'groundswell-packed-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const contentsOf = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => [name, statSync(join(path, name)).isFile() && readFileSync(join(path, name), 'latin1')]);

it('an unpacked database is the one that was packed, and opens', async () => {
  const made = join(folder, 'made');
  const file = join(folder, 'packed/empty.zst');
  const unpacked = join(folder, 'unpacked');
  await (await createEmbedded(made)).close();
  packFolder(made, file);
  unpackFolder(file, unpacked);
  expect(contentsOf(unpacked)).toEqual(contentsOf(made));
  expect(statSync(file).size).toBeLessThan(3e6);

  const database = wrapEmbedded(await createEmbedded(unpacked));
  expect((await migrate(database)).length).toBeGreaterThan(1);
  await database.close();
});
