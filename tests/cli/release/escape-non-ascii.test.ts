import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { escapeNonAscii } from '#cli/release/escape-non-ascii.ts';

const CODES = [
  '"It’s 5 °C — 🌊"',
  String.raw`"an escaped \’ letter, and after \\’ a backslash"`,
  '`a template of ’`',
  String.raw`/^[‘’\“]+$/.test("’“")`,
  String.raw`/[\p{L}🌊-🌳]/u.exec("🌲")[0]`,
  '(() => { const größe = 1; return { größe }; })()',
];

describe('code in plain letters', () => {
  it('says the same', () => {
    for (const code of CODES) {
      const plain = escapeNonAscii(code);
      expect(plain).toMatch(/^[\0-\x7f]*$/);
      expect(runInNewContext(plain)).toEqual(runInNewContext(code));
    }
  });
});
