/** Reads a language's texts when they're first needed: all languages together are a tenth of the server’s memory. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { MakeTexts } from '#generated/texts.gen.ts';
import type { WrittenLanguage } from './texts-of.ts';

/** In a release they're in the same place, as files beside the bundle. */
const TEXTS = join(import.meta.dirname, '../../generated/texts');
const require = createRequire(import.meta.url);

/** Reads synchronously, since `say` is synchronous. */
export const readTexts = (language: WrittenLanguage): MakeTexts => require(`${TEXTS}/${language}.gen.js`).default;
