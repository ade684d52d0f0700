/** The texts of a language. The server has a file of its own in place of this one, by package.json’s `imports`. */
import { ALL_TEXTS } from '#generated/texts/all.gen.ts';
import type { MakeTexts } from '#generated/texts.gen.ts';

export type WrittenLanguage = keyof typeof ALL_TEXTS;

export const readTexts = (language: WrittenLanguage): MakeTexts => ALL_TEXTS[language];
