/** The texts of a language, read once they are needed: together they are a tenth of the server’s memory. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { MakeTexts } from '#generated/texts.gen.ts';
import type { WrittenLanguage } from './texts-of.ts';

/** A release has them in the same place, as files beside its bundle. */
const TEXTS = join(import.meta.dirname, '../../generated/texts');
const require = createRequire(import.meta.url);

/** At once, since a text is said without waiting for anything. */
export const readTexts = (language: WrittenLanguage): MakeTexts => require(`${TEXTS}/${language}.gen.js`).default;
