import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundleEarlyScript } from '#cli/build/scripts/early-script.ts';

it('builds the early script as a small classic script, which leaves no globals', async () => {
  const code = await bundleEarlyScript();
  expect(() => new Script(code)).not.toThrow();
  expect(code).toMatch(/^\(function\(\)\{[\s\S]+\}\)\(\);\s*$/);
  // Every page waits for it before its first paint.
  expect(gzipSync(code).length).toBeLessThan(2_700);
});
