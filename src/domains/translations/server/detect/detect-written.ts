/** Detects the languages of what was written before they were: a few hundred texts at a time, until all have one. */
import { languageOf, readPeople } from '#domains/people/server/public.ts';
import type { TextKind } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Translatable, Translatables } from '../translatables.ts';
import { detectLanguage } from './detect-language.ts';
import { listDetections, setDetected, upsertDetected } from './languages.repository.ts';

interface Needs {
  db: Db;
  jobs: Jobs;
  translatables: Translatables;
}

const EACH_MINUTE = '* * * * *';
const BATCH = 500;
/** A minute's work, which is short of a second of the processor's time. */
const BATCHES = 20;

/** Once all have a language, it only looks at an empty table. */
export const registerTranslationJobs = ({ db, jobs, translatables }: Needs): void =>
  jobs.repeat('translations.detect', EACH_MINUTE, () => detectWritten(db, translatables));

export async function detectWritten(db: Db, translatables: Translatables): Promise<void> {
  for (const { kind, after } of await listDetections(db)) await detectKind(db, kind, translatables[kind], after);
}

async function detectKind(db: Db, kind: TextKind, { listWritten }: Translatable, from: string): Promise<void> {
  let after = from;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const written = await listWritten(db, after, BATCH);
    const writers = await readPeople(db, [...new Set(written.map(({ writerId }) => writerId))]);
    const found = await Promise.all(
      written.map(async ({ id, text, writerId }) => {
        const writer = writers.get(writerId);
        const language = await detectLanguage(text, writer ? languageOf(writer) : '');
        return { kind, id, language, writerId };
      }),
    );
    await upsertDetected(db, found);
    after = written.at(-1)?.id ?? after;
    if (written.length < BATCH) return setDetected(db, kind, null);
    await setDetected(db, kind, after);
  }
}
