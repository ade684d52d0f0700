/**
 * Titles that the code writes are stored and searched in English. A reader of another language searches for them as
 * they see them, which this translates into English.
 */
import { zSettingKey } from '#generated/schemas/SettingKey.gen.ts';
import type { AccountStatus, Role } from '#generated/types.gen.ts';
import { fold } from '#languages/fold.ts';
import { SOURCE_LANGUAGE } from '#languages/languages.ts';
import { formatList } from '#languages/numbers.ts';
import { languageNow, speakIn } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import { sayTitled, type TitleFact } from '../entry-facts.ts';

interface StoredTitle {
  of: TitleFact['of'];
  /** Words in the title, in this order. */
  words: readonly string[];
}

interface Phrase {
  said: readonly string[];
  stored: readonly string[];
}

/** A placeholder for what differs from title to title. */
const GAP = '\0';

const ROLES: readonly Role[] = ['Admin', 'Judge', 'Member', 'Partner'];
const STATUSES: readonly AccountStatus[] = ['active', 'inactive', 'unverified', 'incomplete'];

const saying = (fact: TitleFact) => () => sayTitled(fact);

const PHRASES: Readonly<Record<TitleFact['of'], ReadonlyArray<() => string>>> = {
  accounts: [
    () => say('audit.facts.accounts', { filters: GAP, format: GAP }),
    saying({ of: 'accounts', format: GAP, filters: {} }),
    () => say('audit.facts.search', { search: GAP }),
    () => say('audit.facts.from', { from: GAP }),
    () => say('audit.facts.to', { to: GAP }),
    // Some languages have a word before the last filter, where English has a comma.
    () => formatList([GAP, GAP, GAP], 'unit'),
    ...ROLES.map((role) => () => say('audit.facts.role', { role })),
    ...STATUSES.map((status) => () => say('audit.facts.status', { status })),
  ],
  opportunities: [saying({ of: 'opportunities', whose: 'all' }), saying({ of: 'opportunities', whose: 'own' })],
  picture: [saying({ of: 'picture' })],
  table: [saying({ of: 'table', kind: 'members' }), saying({ of: 'table', kind: 'impacts' })],
  ownData: [saying({ of: 'ownData' })],
  setting: Object.values(zSettingKey.def.entries).map((key) => saying({ of: 'setting', key })),
  nameless: [saying({ of: 'nameless' })],
  formerMember: [saying({ of: 'formerMember' })],
  comment: [saying({ of: 'comment', on: GAP })],
};

/**
 * Finds stored titles by phrases of the reader's language that contain the search, or that the search contains. None
 * for readers of English.
 */
export function findStoredTitles(search: string): StoredTitle[] {
  const typed = wordsOf(search);
  if (languageNow() === SOURCE_LANGUAGE || typed.length === 0) return [];
  const sought = typed.map(fold).join(' ');
  return (Object.keys(PHRASES) as TitleFact['of'][]).flatMap((of) => {
    const phrases = PHRASES[of].map(phraseOf).sort((a, b) => b.said.length - a.said.length);
    const around = phrases.filter(({ said }) => said.join(' ').includes(sought)).map(({ stored }) => stored);
    const found = [...around, translate(typed, phrases)].filter((words) => words.length > 0);
    return found.map((words) => ({ of, words }));
  });
}

function phraseOf(sayPhrase: () => string): Phrase {
  return { said: fixedWords(sayPhrase()).map(fold), stored: speakIn(SOURCE_LANGUAGE, () => fixedWords(sayPhrase())) };
}

const fixedWords = (text: string): string[] =>
  text
    .split(GAP)
    .map(wordsOf)
    .find(({ length }) => length > 0) ?? [];

/** “And”, which Arabic writes with the word that follows. */
const JOINED = /^و(?=.)/u;

/** @returns no words if no phrase is among those typed. */
function translate(typed: readonly string[], phrases: readonly Phrase[]): string[] {
  const words: string[] = [];
  let isAny = false;
  for (let index = 0; index < typed.length; ) {
    const rest = typed.slice(index).map(fold);
    const found = phraseAt(rest, phrases) ?? phraseAt(withoutAnd(rest), phrases);
    // The beginning of a phrase that isn't typed to its end yet is left out.
    if (!found && isAny && phrases.some(({ said }) => said.join(' ').startsWith(rest.join(' ')))) break;
    words.push(...(found?.stored ?? typed.slice(index, index + 1)));
    index += found?.said.length ?? 1;
    isAny ||= found !== undefined;
  }
  return isAny ? words : [];
}

const phraseAt = (words: readonly string[], phrases: readonly Phrase[]): Phrase | undefined =>
  phrases.find(({ said }) => said.length > 0 && said.every((word, ahead) => words[ahead] === word));

const withoutAnd = ([first = '', ...others]: readonly string[]): string[] => [first.replace(JOINED, ''), ...others];

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
