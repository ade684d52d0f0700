/**
 * What a person's name may contain: any script, but nothing that imitates staff or another person, or that breaks the
 * page around it.
 */
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';

export type NameField = 'name' | 'lastName';

/** Zero-width joiners are part of names in Persian and in scripts of India. */
const REFUSED_SIGN =
  /(?!\p{Join_Control})[^\p{L}\p{M}\p{Nd}\p{Pd}\p{Zs}'’‘ʼ`´.,·・&()/׳״՚]|(?!\p{Lm})(?=\p{Script=Common})\p{L}/u;
/** More than any orthography needs, counted after what can be one character is one. */
const TOO_MANY_MARKS = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]\p{M}{3,}|\p{M}{5,}/u;
const BETWEEN_WORDS = /(?:(?!\p{Join_Control})[^\p{L}\p{M}\p{Nd}])+/u;

/** Scripts with letters that look like another's; East Asian names mix theirs. All other scripts count as one. */
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
] as const;
const LETTERS_OF_A_SCRIPT = /(?!\p{Script=Common}|\p{Script=Inherited})\p{L}/gu;

/** In the product's languages, and folded; none of them is a name. “Judge”, for one, is. */
const STAFF_WORDS = new Set(
  [
    ['admin', 'admins', 'administrator', 'administratorin', 'administrador', 'administradora', 'administrateur'],
    ['administratrice', 'moderator', 'moderators', 'moderatorin', 'moderador', 'moderadora', 'moderateur'],
    ['moderatrice', 'official', 'offiziell', 'oficial', 'officiel', 'officielle', 'groundswell', 'support'],
    ['админ', 'администратор', 'модератор'],
  ].flat(),
);

/** @param name without blanks around it. @returns what is wrong with it, naming the field; null if nothing is. */
export function findNameFault(field: NameField, name: string): string | null {
  const composed = name.normalize('NFC');
  const sign = REFUSED_SIGN.exec(composed)?.[0];
  if (sign !== undefined) return say('people.nameRules.sign', { field, sign: isolate(sign) });
  const words = composed.split(BETWEEN_WORDS);
  if (words.some((word) => TOO_MANY_MARKS.test(word))) return say('people.nameRules.marks', { field });
  const mixed = words.find(mixesScripts);
  if (mixed !== undefined) return say('people.nameRules.mixed', { field, word: isolate(mixed) });
  const reserved = words.find((word) => STAFF_WORDS.has(fold(word)));
  return reserved === undefined ? null : say('people.nameRules.reserved', { field, word: isolate(reserved) });
}

/** A name from elsewhere, without what is refused here. @returns null if that doesn't make it a name. */
export function cleanName(name: string): string | null {
  const kept = [...name.normalize('NFC')].filter((sign) => !REFUSED_SIGN.test(sign)).join('');
  const cleaned = kept
    .replace(/(\p{M}{2})\p{M}{3,}/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
  return cleaned === '' || findNameFault('name', cleaned) !== null ? null : cleaned;
}

function mixesScripts(word: string): boolean {
  const letters = word.match(LETTERS_OF_A_SCRIPT) ?? [];
  return new Set(letters.map((letter) => SCRIPTS.findIndex((script) => script.test(letter)))).size > 1;
}

const fold = (word: string): string =>
  word
    .normalize('NFKD')
    .replaceAll(/\p{Script=Inherited}/gu, '')
    .normalize('NFC')
    .toLowerCase();
