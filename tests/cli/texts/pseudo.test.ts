import { parse } from '@messageformat/parser';
import { describe, expect, it } from 'vitest';
import { compileMessage, readMessages, valuesOf } from '#cli/texts/messages.ts';
import { lengthOf, maxTranslationLength, pseudoMessages } from '#cli/texts/pseudo.ts';

const pseudo = (message: string) => pseudoMessages({ 'some.key': message })['some.key'];

describe('the pseudo-language', () => {
  it('is accented, longer and in brackets', () => {
    expect(pseudo('Save')).toMatch(/^⟦Sâvê .+⟧$/);
    expect(pseudo('See <link>all of {name}</link>')).toMatch(/^⟦Sêê <link>âll ôf \{name\}<\/link> .+⟧$/);
    expect(pseudo('r')).toBe('r');
    expect(pseudoMessages({ 'language.code': 'en' })).toEqual({ 'language.code': 'qps' });
  });

  it('can say every text with the values of the English one', () => {
    const english = readMessages('en');
    for (const [key, message] of Object.entries(pseudoMessages(english))) {
      expect(() => compileMessage(message), key).not.toThrow();
      expect(valuesOf(message), key).toEqual(valuesOf(english[key] ?? ''));
    }
  });

  it('is as long as other languages are expected to be', () => {
    const letters = lengthOf(parse(pseudo('Start reviewing') ?? ''));
    expect(letters).toBeGreaterThan(20);
    expect(letters).toBeLessThanOrEqual(maxTranslationLength('Start reviewing'.length));
  });
});
