import { describe, expect, it } from 'vitest';
import { contentOf, EMPTY_DRAFT, insertMention, nameBefore } from '#domains/comments/web/comment-draft.ts';

const haruka = { id: '019a5f2e-7c00-7a31-9d5c-2f6b1c0aa001', name: 'Haruka Shimizu' };

const typedIn = (text: string, people = [haruka]) => nameBefore({ text, people }, text.length);

describe('a name being typed in a comment', () => {
  it.each([
    ['Thanks @Har', 'Har'],
    ['Thanks (@Haruka S', 'Haruka S'],
    ['Thanks', null],
    ['ana@example', null],
  ])('in %j is %j', (text, name) => {
    expect(typedIn(text, [])).toBe(name);
  });

  it('ends once its person is chosen', () => {
    const { draft, caret } = insertMention({ ...EMPTY_DRAFT, text: 'Thanks @Har' }, 11, haruka);
    expect(draft.text).toBe('Thanks @Haruka Shimizu ');
    expect(nameBefore(draft, caret)).toBeNull();
    expect(typedIn(`${draft.text}for the boots`)).toBeNull();
    expect(typedIn('Thanks @Haruka Shimizu, really')).toBeNull();
  });

  it('begins again when the chosen name is shortened or another one follows', () => {
    expect(typedIn('Thanks @Haruka Shim')).toBe('Haruka Shim');
    expect(typedIn('Thanks @Haruka Shimizuka')).toBe('Haruka Shimizuka');
    expect(typedIn('Thanks @Haruka Shimizu and @An')).toBe('An');
  });
});

it('sends a chosen name as a mention, in the genitive too, and a longer one that was typed as it is', () => {
  const ana = { id: '019a5f2e-7c00-7a31-9d5c-2f6b1c0aa002', name: 'Ana' };
  expect(contentOf({ text: '@Ana and @Anabel, see @Ana', people: [ana] })).toBe(
    `@{${ana.id}} and @Anabel, see @{${ana.id}}`,
  );
  expect(contentOf({ text: 'Nach @Haruka Shimizus Vorschlag', people: [haruka] })).toBe(
    `Nach @{${haruka.id}}s Vorschlag`,
  );
  expect(contentOf({ text: '@Anastasia', people: [ana] })).toBe('@Anastasia');
});
