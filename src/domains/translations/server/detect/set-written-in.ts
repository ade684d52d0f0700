import { languageNow } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { forbidden } from '#platform/server/http/failure.ts';
import { findReadable } from '../policy.ts';
import type { Translatables } from '../translatables.ts';
import { deleteTranslations } from '../translate/translations.repository.ts';
import { detectLanguage } from './detect-language.ts';
import { lockLanguage, upsertChosen } from './languages.repository.ts';

/** @throws {Failure} 403 for who can't edit it, 404. */
export const setWrittenIn: Call<'setWrittenIn', { db: Db; translatables: Translatables }> = async (
  { db, translatables },
  request,
) => {
  const person = callerOf(request);
  const { kind, id, language: chosen } = request.body;
  const subject = { kind, id };
  const language = await db.transaction().execute(async (tx) => {
    await lockLanguage(tx, subject);
    const { isEditable, title, text, writerId } = await findReadable(tx, translatables, person, subject);
    if (!isEditable) throw forbidden('not_allowed', say('translations.failures.onlyWriter'));
    const written = chosen ?? (await detectLanguage([title, text].join('\n'), languageNow()));
    await upsertChosen(tx, { ...subject, language: written, writerId }, { isChosen: chosen !== null });
    await deleteTranslations(tx, subject);
    return written;
  });
  return ok(say('translations.messages.saved'), { language });
};
