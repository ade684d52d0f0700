import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startPostgres } from '../../support/postgres.ts';

const MIGRATE = join(import.meta.dirname, '../../../src/cli/release/migrate.ts');

describe.skipIf(!process.env['TEST_DATABASE_URL'])('npm run migrate', () => {
  it('brings an empty database to this release, and one that is there already nowhere', async () => {
    const postgres = await startPostgres({ isDurable: false });
    onTestFinished(() => postgres.remove());
    const migrate = () => {
      const env = { PATH: process.env['PATH'], DATABASE_URL: postgres.url };
      const { status, stdout, stderr } = spawnSync(process.execPath, [MIGRATE], { env, encoding: 'utf8' });
      expect(stderr).toBe('');
      expect(status).toBe(0);
      return stdout;
    };
    expect(migrate()).toMatch(/^Migrated: 0001_platform\.sql, /);
    expect(migrate()).toBe('Nothing to migrate\n');
  });
});
