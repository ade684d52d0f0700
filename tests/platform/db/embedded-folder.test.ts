import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareEmbeddedFolder } from '#platform/server/db/embedded/embedded-folder.ts';

let dataDir = '';

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'groundswell-embedded-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function makeWith(file: string) {
  return async (folder: string) => {
    mkdirSync(folder);
    writeFileSync(join(folder, file), '');
  };
}

it('makes a database visible only when complete, and starts over after an interruption', async () => {
  const cutOff = prepareEmbeddedFolder(dataDir, async (folder) => {
    await makeWith('PG_VERSION')(folder);
    throw new Error('Killed');
  });
  await expect(cutOff).rejects.toThrow('Killed');
  expect(existsSync(join(dataDir, 'database'))).toBe(false);

  const folder = await prepareEmbeddedFolder(dataDir, makeWith('all of it'));
  expect(readdirSync(dataDir)).toEqual(['database']);
  expect(readdirSync(folder)).toEqual(['all of it']);
});

it('doesn’t replace an existing one', async () => {
  await makeWith('of real people')(join(dataDir, 'database'));
  const folder = await prepareEmbeddedFolder(dataDir, () => expect.unreachable());
  expect(readdirSync(folder)).toEqual(['of real people']);
});
