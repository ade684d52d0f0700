import { describe, expect, it } from 'vitest';
import {
  displayNameOf,
  FORMER_MEMBER,
  PRIVATE_MEMBER,
  profileSlugOf,
  sayName,
  sayNameOf,
} from '#domains/people/model.ts';
import { speakIn } from '#languages/reader.ts';

const ID = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e51';
const inGerman = (person: Parameters<typeof sayName>[0]) => speakIn('de', () => sayName(person));

describe('the name of a person in an answer', () => {
  it('is their own, in any language', () => {
    expect(inGerman({ id: ID, name: 'Amina Diallo', slug: 'amina-diallo' })).toBe('Amina Diallo');
  });

  it('is said in the reader’s language if it stands in for one', () => {
    expect(inGerman({ id: ID, ...FORMER_MEMBER })).toBe('Ehemaliges Mitglied');
    expect(inGerman(PRIVATE_MEMBER)).toBe('Privates Profil');
    expect(sayName({ id: ID, ...FORMER_MEMBER })).toBe(FORMER_MEMBER.name);
    expect(sayName(PRIVATE_MEMBER)).toBe(PRIVATE_MEMBER.name);
  });

  it('is left to someone who is called nearly the same', () => {
    expect(inGerman({ id: ID, name: 'Former Member', slug: 'former-member' })).toBe('Former Member');
    expect(inGerman({ id: ID, name: 'Private member', slug: 'private-member' })).toBe('Private member');
  });
});

describe('someone without a name', () => {
  it('is named in the reader’s language, and in English in answers that many share', () => {
    const nameless = { name: null, lastName: null };
    expect(speakIn('de', () => [sayNameOf(nameless), displayNameOf(nameless)])).toEqual(['Mitglied', 'Member']);
    expect(inGerman({ id: ID, name: displayNameOf(nameless), slug: profileSlugOf(nameless) })).toBe('Mitglied');
    expect(sayNameOf({ name: 'Amina', lastName: 'Diallo' })).toBe('Amina Diallo');
  });
});
