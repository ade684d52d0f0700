/** Asks a service that speaks LibreTranslate's interface. */
import * as z from 'zod';
import type { TranslatorConfig } from '#platform/server/config/config.ts';
import { limitConcurrency } from '#platform/server/limit-concurrency.ts';
import { MINUTE_MS } from '#platform/shared/moment.ts';

export const SERVICE = 'LibreTranslate';

export interface Translator {
  /** How the service calls both languages; null if it can't translate between them. @throws if it doesn't answer. */
  findPair(source: string, target: string): Promise<Pair | null>;
  /** @throws if it doesn't answer in time, or not with a translation. */
  translate(text: string, pair: Pair, format: 'text' | 'html'): Promise<string>;
}

export interface Pair {
  source: string;
  target: string;
}

/** A call may take fifteen. */
const TIMEOUT_MS = 12_000;
/** A translation is seldom much longer than the text, and one that is isn't kept. */
const MAX_RATIO = 5;
/** Besides, for short texts. */
const LEEWAY = 500;
/** Everyone's presses together, so that a slow service doesn't hold ever more connections. */
const MAX_AT_ONCE = 4;
const LANGUAGES_KEPT_MS = 10 * MINUTE_MS;

const languageList = z.array(z.object({ code: z.string(), targets: z.array(z.string()) }));
const translated = z.object({ translatedText: z.string().min(1) });

type Languages = z.infer<typeof languageList>;

export function createTranslator({ url, key }: TranslatorConfig): Translator {
  const oneOfFew = limitConcurrency(MAX_AT_ONCE);
  const listLanguages = remember(async () => languageList.parse(await ask(addressOf(url, 'languages'))));
  return {
    findPair: async (source, target) => {
      const languages = await listLanguages();
      const from = languages.find(({ code }) => isCalled(code, source));
      const to = from?.targets.find((code) => isCalled(code, target));
      return from && to !== undefined ? { source: from.code, target: to } : null;
    },
    translate: (text, pair, format) =>
      oneOfFew(async () => {
        const body = { q: text, ...pair, format, ...(key !== null && { api_key: key }) };
        const { translatedText } = translated.parse(await ask(addressOf(url, 'translate'), body));
        if (translatedText.length > MAX_RATIO * text.length + LEEWAY) throw new Error('The translation is too long.');
        return translatedText;
      }),
  };
}

/** Some codes differ: the service says `zh-Hans` for Chinese, and `nb` for Norwegian. */
const OTHER_CODES: Readonly<Record<string, string>> = { no: 'nb' };

const isCalled = (code: string, language: string): boolean => {
  const [base = ''] = language.split('-');
  return code.split('-')[0] === base || code === OTHER_CODES[base];
};

const addressOf = (url: string, path: string) => new URL(path, url.endsWith('/') ? url : `${url}/`);

async function ask(address: URL, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  // The body may repeat the text or the key, so it isn't logged.
  if (!response.ok) throw new Error(`${address.pathname} answered ${response.status}`);
  return response.json();
}

/** Keeps an answer for a while, but no failure. */
function remember(read: () => Promise<Languages>): () => Promise<Languages> {
  let kept: { until: number; languages: Languages } | null = null;
  return async () => {
    if (!kept || kept.until < Date.now()) kept = { languages: await read(), until: Date.now() + LANGUAGES_KEPT_MS };
    return kept.languages;
  };
}
