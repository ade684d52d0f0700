import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';

describe('a text', () => {
  it('is said with its values', () => {
    expect(say('goals.list.title')).toBe('Seventeen goals');
    expect([0, 1, 1234].map((count) => say('goals.count', { count }))).toEqual([
      'No impacts yet',
      '1 impact',
      '1,234 impacts',
    ]);
  });

  it('has elements where the language puts them', () => {
    const bold = (inner: string) => createElement('b', null, inner);
    const shown = (text: string) => renderToStaticMarkup(createElement(Phrase, { text, parts: { bold, link: bold } }));
    expect(shown('See <bold>all</bold> of <link>them</link>.')).toBe('See <b>all</b> of <b>them</b>.');
    expect(shown('<bold>All</bold>')).toBe('<b>All</b>');
    expect(shown('Adjust <bold/>’s points')).toBe('Adjust <b></b>’s points');
    expect(shown('1 < 2')).toBe('1 &lt; 2');
  });
});
