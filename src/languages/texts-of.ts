/** Reads a language's texts. On the server, `imports` in package.json replaces this file by `texts-on-server.ts`. */
import { ALL_TEXTS } from '#generated/texts/all.gen.ts';
import type { MakeTexts } from '#generated/texts.gen.ts';

export type WrittenLanguage = keyof typeof ALL_TEXTS;

export const readTexts = (language: WrittenLanguage): MakeTexts => ALL_TEXTS[language];
