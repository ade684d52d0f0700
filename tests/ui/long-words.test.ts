import { describe, expect, it } from 'vitest';
import { GOALS } from '#domains/goals/goals.ts';
import { listLanguages } from '#languages/languages.ts';
import { speakIn } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import { breakLongWords } from '#ui/text/long-words.ts';

/** How many letters of a title fit on the narrowest tile, on a phone of 320 px. */
const MAX_LENGTH = 12;

describe('long words', () => {
  it('may break at a hyphen that only shows there', () => {
    expect(breakLongWords('Clean water and sanitation')).toBe('Clean water and sanita\u00adtion');
  });

  it.each(listLanguages().filter((language) => language !== 'ar'))(
    'are all known in the goals’ names in %s',
    (language) => {
      speakIn(language, () => {
        const breaks = say('ui.longWords.breaks').replaceAll('-', '').split(' ');
        const words = GOALS.flatMap(({ shortTitle }) => shortTitle.split(/\P{L}+/u));
        expect(words.filter((word) => word.length > MAX_LENGTH && !breaks.includes(word))).toEqual([]);
      });
    },
  );
});
