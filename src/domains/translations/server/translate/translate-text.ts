import { createHash } from 'node:crypto';
import type { CommunityArea, TextKind, Translation } from '#generated/types.gen.ts';
import { sayLanguageName } from '#languages/language-names.ts';
import { languageNow } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { Failure, invalid, unavailable } from '#platform/server/http/failure.ts';
import { hitsOf } from '#platform/server/http/limits/call-limits.ts';
import type { RateLimiter } from '#platform/server/http/limits/rate-limits.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { findLanguage, lockLanguage, type Subject } from '../detect/languages.repository.ts';
import { noteLanguage } from '../detect/note-language.ts';
import { SERVICE_ASKED } from '../limits.ts';
import { findReadable, noText } from '../policy.ts';
import type { Translatables, TranslatableText } from '../translatables.ts';
import { type Pair, SERVICE, type Translator } from './libre-translate.ts';
import { findTranslation, type Original, type TranslationRow, upsertTranslation } from './translations.repository.ts';

interface Needs {
  db: Db;
  limiter: RateLimiter;
  translatables: Translatables;
  isOff: (area: CommunityArea) => boolean;
  /** Null if the operator chose no service. */
  translator: Translator | null;
}

/** What is shown in an area that can be switched off. */
const AREA_OF: Partial<Record<TextKind, CommunityArea>> = {
  comment: 'comments',
  council: 'councils',
  opportunity: 'scholarships',
  article: 'news',
};

/** With its title. Longer ones would take the service longer than a reader waits. */
const MAX_CHARACTERS = 20_000;

const LIMIT = { name: 'askTranslationService', limit: SERVICE_ASKED };

/**
 * Asks the service only for what isn't kept.
 *
 * @throws {Failure} 404 for what the caller can't read, in an area that is off or without a service, 422 if the service can't do it, 429, 503.
 */
export const translateText: Call<'translateText', Needs> = async (needs, request) => {
  const { db, limiter, translatables, translator } = needs;
  const person = callerOf(request);
  const { kind, id, target } = request.body;
  const area = AREA_OF[kind];
  if (!translator || (area && needs.isOff(area))) throw noText();
  const subject = { kind, id };
  const found = await findReadable(db, translatables, person, subject);
  const source = await readLanguage(db, subject, found);
  if (source === target) throw invalid([{ field: 'target', message: say('translations.failures.sameLanguage') }]);
  const original = { source, hash: hashOf(found) };
  const kept = await findTranslation(db, subject, original, target);
  const row =
    kept ?? (await askFor(translator, found, { source, target }, () => limiter.takeEach(hitsOf(LIMIT, request))));
  if (!kept) await keep(needs, person, { subject, original, target, row });
  return ok('The translation.', present(found, row, { source, target }));
};

/** What was written before languages were detected may not have one yet. */
async function readLanguage(db: Db, subject: Subject, { title, text, writerId }: TranslatableText): Promise<string> {
  const known = await findLanguage(db, subject);
  if (known !== undefined) return known;
  await noteLanguage(db, { ...subject, writerId, texts: [title, text] });
  return (await findLanguage(db, subject)) ?? languageNow();
}

async function askFor(
  translator: Translator,
  { title, text, cleanHtml }: TranslatableText,
  { source, target }: Pair,
  takeTurn: () => Promise<void>,
): Promise<TranslationRow> {
  if ((title?.length ?? 0) + text.length > MAX_CHARACTERS) {
    throw invalid([{ field: 'id', message: say('translations.failures.tooLong') }]);
  }
  await takeTurn();
  try {
    const pair = await translator.findPair(source, target);
    if (!pair) throw unknownPair(source, target);
    const [translatedTitle, translation] = await Promise.all([
      title === null ? null : translator.translate(title, pair, 'text'),
      translator.translate(text, pair, cleanHtml ? 'html' : 'text'),
    ]);
    return { title: translatedTitle, translation, service: SERVICE };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw unavailable(say('translations.failures.noAnswer', { service: SERVICE }), error);
  }
}

interface Kept {
  subject: Subject;
  original: Original;
  target: string;
  row: TranslationRow;
}

/** Not if the text was changed or deleted while it was being translated. */
async function keep(
  { db, translatables }: Pick<Needs, 'db' | 'translatables'>,
  person: Person,
  { subject, original, target, row }: Kept,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockLanguage(tx, subject);
    const language = await findLanguage(tx, subject);
    const now = await translatables[subject.kind].find(tx, person, subject.id);
    if (!now || hashOf(now) !== original.hash || language !== original.source) return;
    await upsertTranslation(tx, subject, original, { ...row, target });
  });
}

const hashOf = ({ title, text }: TranslatableText): string =>
  createHash('sha256')
    .update(JSON.stringify([title, text]))
    .digest('base64url');

const present = (
  { cleanHtml }: TranslatableText,
  { title, translation, service }: TranslationRow,
  languages: Pair,
): Translation => ({ title, text: cleanHtml ? cleanHtml(translation) : translation, ...languages, service });

function unknownPair(source: string, target: string): Failure {
  const message = say('translations.failures.unknownPair', {
    service: SERVICE,
    source: sayLanguageName(source),
    target: sayLanguageName(target),
  });
  return invalid([{ field: 'target', message }]);
}
