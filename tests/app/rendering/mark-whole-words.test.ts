import { describe, expect, it } from 'vitest';
import { markWholeWords } from '#app/web/rendering/mark-whole-words.ts';

describe('marking words of a drawn page', () => {
  it.each([
    [
      'the innermost element',
      '<p><a href="/">Việt</a> on</p>',
      '<p><a data-whole-words="text" href="/">Việt</a> on</p>',
    ],
    [
      'text after another element',
      '<p>By <b>Li</b><br/> Việt</p>',
      '<p data-whole-words="text">By <b>Li</b><br/> Việt</p>',
    ],
    ['once', '<p>Việt<!-- --> &amp; Việt</p>', '<p data-whole-words="text">Việt<!-- --> &amp; Việt</p>'],
    [
      'past brackets in attributes',
      '<p title="a > b"><i>Việt</i></p>',
      '<p title="a > b"><i data-whole-words="text">Việt</i></p>',
    ],
    [
      'text face within the display face',
      '<h2>Żółć <span class="font-sans">Việt</span></h2>',
      '<h2>Żółć <span data-whole-words="text" class="font-sans">Việt</span></h2>',
    ],
    [
      'the display face as such',
      '<h1>Việt</h1><p class="mt-2 font-display">Việt</p><blockquote><p>Việt</p></blockquote>',
      '<h1 data-whole-words="title">Việt</h1><p data-whole-words="title" class="mt-2 font-display">Việt</p><blockquote><p data-whole-words="title">Việt</p></blockquote>',
    ],
  ])('marks %s', (_, html, marked) => expect(markWholeWords(html)).toBe(marked));

  it.each([
    ['without such letters', '<p>Żółć, Ольга</p>'],
    ['with such letters in attributes alone', '<img alt="Việt"/><p>River</p>'],
  ])('leaves a page %s as it is', (_, html) => expect(markWholeWords(html)).toBe(html));
});
