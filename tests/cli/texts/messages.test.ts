import { describe, expect, it } from 'vitest';
import { compileMessages, plainText, valuesOf } from '#cli/texts/messages.ts';

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

  it('are plain without values', () => {
    expect(plainText('Can’t be undone')).toBe('Can’t be undone');
    expect(plainText('Hello {name}')).toBeNull();
  });

  it('name the one that can’t be read', () => {
    expect(() => compileMessages('en', { 'goals.title': 'Goals', 'goals.count': '{count, plural, one {#' })).toThrow(
      /^goals\.count: /,
    );
  });
});
