/** Takes in a table that was checked: all of its rows in one transaction, or none. */
import { record } from '#domains/audit/server/public.ts';
import { inviteImported } from '#domains/auth/server/public.ts';
import type { ImportFault } from '#generated/types.gen.ts';
import { speakIn } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { isTransient } from '#platform/server/db/database-errors.ts';
import { tellAtCommit } from '#platform/server/http/cache/notify.repository.ts';
import {
  findImport,
  type ImportRecord,
  lockImports,
  markDone,
  markFailed,
  noteProgress,
} from './imports.repository.ts';
import type { ImportNeeds } from './needs.ts';
import type { PlannedRow } from './plan.ts';
import { planImport } from './plan-import.ts';

const BATCH = 50;
/** The contract's bound. */
const MAX_FAULTS = 200;
/** What visitors may see of members and impacts. */
const TOPICS = ['impacts', 'people', 'points'];

/** The table has become faulty since it was checked. */
class FaultyTable extends Error {
  override name = 'FaultyTable';
  readonly faults: readonly ImportFault[];

  constructor(faults: readonly ImportFault[]) {
    super(JSON.stringify(faults));
    this.faults = faults;
  }
}

/**
 * Can be repeated, and interrupted: until it commits nothing was made, and afterwards there is nothing left to do.
 *
 * @throws what may pass, such as a deadlock or a database that is gone: the job is retried.
 */
export async function runImport(needs: ImportNeeds, importId: string): Promise<void> {
  const { db, log } = needs;
  const begun = await findImport(db, importId);
  if (begun?.state !== 'running') return;
  const progress: Promise<void>[] = [];
  // Outside the transaction, for others to see, and not awaited in it: the embedded database has one connection.
  const onProgress = (rowsDone: number) => {
    const noted = noteProgress(db, importId, rowsDone).catch((error) => log.warn({ err: error }, 'Progress not noted'));
    progress.push(noted);
  };
  try {
    await speakIn(begun.language, () => db.transaction().execute((tx) => takeIn(needs, tx, importId, onProgress)));
  } catch (error) {
    if (error instanceof Error && isTransient(error)) throw error;
    const isFaulty = error instanceof FaultyTable;
    if (!isFaulty) log.error({ err: error, importId }, 'An import failed, and nothing was made');
    await markFailed(db, importId, isFaulty ? error.faults.slice(0, MAX_FAULTS) : []);
  }
  await Promise.all(progress);
}

async function takeIn(
  needs: ImportNeeds,
  tx: Tx,
  importId: string,
  onProgress: (rowsDone: number) => void,
): Promise<void> {
  await lockImports(tx);
  const running = await findImport(tx, importId);
  if (running?.state !== 'running' || running.content === null) return;
  const { kind, content, adminId } = running;
  const { faults, rows, finish } = await planImport({ ...needs, db: tx }, { kind, content, adminId });
  if (faults.length > 0) throw new FaultyTable(faults);
  const made = await makeRows(tx, rows, onProgress);
  await finish?.(tx);
  await markDone(tx, importId, { newCount: made.length, presentCount: rows.length - made.length });
  await writeAudit(tx, running, made.length);
  if (kind === 'members' && running.sendsInvitations) await inviteImported(tx, needs.jobs, made, adminId);
  await tellAtCommit(tx, TOPICS);
}

/** @returns the ids of what was made. */
async function makeRows(
  tx: Tx,
  rows: readonly PlannedRow[],
  onProgress: (rowsDone: number) => void,
): Promise<string[]> {
  const made: string[] = [];
  // A fixed lock order prevents deadlocks.
  const ordered = rows.toSorted((a, b) => (a.order < b.order ? -1 : Number(a.order > b.order)));
  for (const [index, planned] of ordered.entries()) {
    if (!planned.isPresent) {
      const id = await planned.make(tx);
      if (id === null)
        throw new FaultyTable([{ row: planned.row, column: 'email', message: say('imports.faults.taken') }]);
      made.push(id);
    }
    if ((index + 1) % BATCH === 0) onProgress(index + 1);
  }
  return made;
}

const writeAudit = (tx: Tx, { adminId, kind }: ImportRecord, count: number): Promise<void> =>
  record(tx, {
    actorId: adminId,
    action: kind === 'members' ? 'members_imported' : 'impacts_imported',
    subjectKind: 'community',
    subjectId: null,
    subjectTitle: { of: 'table', kind },
    toState: { of: 'rows', count },
  });
