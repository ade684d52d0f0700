/** Whether the rest of the page is still being built: a first start serves what its first page needs meanwhile. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { Language } from '#languages/languages.ts';
import { speakIn } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import { escapeHtml } from '../../../shared/escape-html.ts';

/** A file beside the page while its rest is being built. */
export const BEING_BUILT = '.vite/being-built';
const RETRY_S = 2;

export const isBeingBuilt = (folder: string): boolean => existsSync(join(folder, BEING_BUILT));

/** Says so in the reader's language, and opens the page by itself once it is there. */
export function sendBeingBuilt(reply: FastifyReply, language: Language): FastifyReply {
  const [title, text, direction] = speakIn(language, () =>
    [say('start.beingBuilt.title'), say('start.beingBuilt.text'), say('language.direction')].map(escapeHtml),
  );
  return reply
    .status(503)
    .header('cache-control', 'no-store')
    .header('content-language', language)
    .header('retry-after', RETRY_S)
    .header('refresh', RETRY_S)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}" dir="${direction}"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`,
    );
}
