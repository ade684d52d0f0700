import { describe, expect, it } from 'vitest';
import { findLiteralTexts } from '#cli/texts/literal-texts.ts';

const found = (code: string) => findLiteralTexts('some.tsx', code).map(({ line, text }) => `${line}: ${text}`);

describe('texts in the code', () => {
  it('are found between tags and in attributes that people read', () => {
    expect(found('const a = (\n  <p title="Delete">\n    See all\n    goals\n  </p>\n);')).toEqual([
      '2: Delete',
      '3: See all goals',
    ]);
    expect(found('<img alt="A river" />')).toEqual(['1: A river']);
    expect(found('<Field label="Name" />')).toEqual(['1: Name']);
  });

  it('are found as sentences in variables, calls and templates', () => {
    expect(found("usePageTitle('Goal not found')")).toEqual(['1: Goal not found']);
    expect(found(['const all = `All $', '{count} goals`'].join(''))).toEqual(['1: All …']);
  });

  it('aren’t class names, keys, addresses, marks or errors for developers', () => {
    expect(found('<p className="mt-4 Grid flex" id="latest">{count} · {say(\'goals.list.title\')}</p>')).toEqual([]);
    expect(found("throw new Error('No file in the answer');")).toEqual([]);
    expect(found("const role = 'Member'; const to = '/impacts?sdg=1';")).toEqual([]);
  });
});
