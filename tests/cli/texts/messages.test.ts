import { describe, expect, it } from 'vitest';
import { compileMessage, plainText, valuesOf } from '#cli/texts/messages.ts';
import { moduleOf } from '#cli/texts/write-texts.ts';
import { textPartsOf } from '#languages/text-parts.ts';

/** Compiles a message and says it with the values. */
function said(message: string, values: object, locale = 'en'): string {
  const { number, plural, ordinal, select } = textPartsOf(locale);
  const say = new Function('d', 'number', 'plural', 'ordinal', 'select', `return ${compileMessage(message)}`);
  return say(values, number, plural, ordinal, select);
}

const typesOf = (message: string) => Object.fromEntries(valuesOf(message));

describe('the texts', () => {
  it('say which values they need, and of which type', () => {
    expect(typesOf('Seventeen goals')).toEqual({});
    expect(typesOf('{name} liked {title}')).toEqual({ name: 'string | number', title: 'string | number' });
    expect(typesOf('{count, plural, one {# impact of {name}} other {# impacts of {name}}}')).toEqual({
      count: 'number',
      name: 'string | number',
    });
    expect(typesOf('{share, number}')).toEqual({ share: 'number' });
    expect(typesOf('{state, select, pending {Pending} other {Decided}}')).toEqual({ state: 'string' });
  });

  it('take a number that is also written out for a number', () => {
    expect(typesOf('{count} of {count, plural, one {# impact} other {# impacts}}')).toEqual({ count: 'number' });
    expect(typesOf('{count, plural, one {# impact} other {# impacts}}: {count}')).toEqual({ count: 'number' });
  });

  it('are said with their values, in the forms that the language has', () => {
    expect(said('{done}{all}', { done: 1, all: 2 })).toBe('12');
    expect(said("{total, number}: “{name}”, '{'…'}'", { total: 1234, name: 'Lena' })).toBe('1,234: “Lena”, {…}');
    expect(said('{total, number}', { total: 1234 }, 'de')).toBe('1.234');
    const impacts = '{count, plural, =0 {none} one {# impact of {name}} other {# impacts of {name}}}';
    expect([0, 1, 2].map((count) => said(impacts, { count, name: 'Lena' }))).toEqual([
      'none',
      '1 impact of Lena',
      '2 impacts of Lena',
    ]);
    const forms = '{n, plural, zero {zero} one {one} two {two} few {few} many {many} other {other}}';
    expect([0, 1, 2, 3, 11, 100].map((n) => said(forms, { n }, 'ar'))).toEqual([
      'zero',
      'one',
      'two',
      'few',
      'many',
      'other',
    ]);
    const rank = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
    expect([1, 2, 3, 11, 21].map((n) => said(rank, { n }))).toEqual(['1st', '2nd', '3rd', '11th', '21st']);
    expect(said('{state, select, pending {Pending} other {Decided}}', { state: 'declined' })).toBe('Decided');
  });

  it('are plain without values', () => {
    expect(plainText('Can’t be undone')).toBe('Can’t be undone');
    expect(plainText('Hello {name}')).toBeNull();
  });

  it('name the one that can’t be read', () => {
    expect(() => moduleOf({ 'goals.title': 'Goals', 'goals.count': '{count, plural, one {#' })).toThrow(
      /^goals\.count: /,
    );
  });
});
