import { v5 as uuidv5 } from 'uuid';
import { listAccountsByEmail } from '#domains/auth/server/public.ts';
import { findGoalFault } from '#domains/goals/offered-goals.ts';
import {
  draftOf,
  findContentFaults,
  type ImpactToImport,
  importImpact,
  learnImported,
  listEventTypes,
  listImported,
} from '#domains/impacts/server/public.ts';
import type { Entry } from '#domains/vocabularies/entry-names.ts';
import { sayEventType } from '#domains/vocabularies/event-types.ts';
import { presentEntry } from '#domains/vocabularies/server/public.ts';
import type { FieldError, ImpactInput } from '#generated/types.gen.ts';
import { fold } from '#languages/fold.ts';
import { listLanguages } from '#languages/languages.ts';
import { formatList } from '#languages/numbers.ts';
import { speakIn } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import { readNumber } from '#languages/typed-numbers.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { findBodyFaults } from '#platform/server/http/body-faults.ts';
import { type ColumnOf, REQUIRED } from '../columns.ts';
import { parseTable, type TableRow } from './parse-table.ts';
import type { Plan, PlanNeeds, TableToPlan } from './plan.ts';
import { addMissing, collectFaults, findRepeated, type RowFaults } from './row-faults.ts';

type Column = ColumnOf<'impacts'>;

const MEASURES = ['hours', 'people', 'trees', 'co2eKg', 'wasteKg'] as const;
const STATES = ['pending', 'verified'] as const;

/** In which column a field of the contract's call is. */
const COLUMN_OF: ReadonlyMap<string, Column> = new Map<string, Column>([
  ...(['title', 'description', 'endDate', 'location'] as const).map((column) => [column, column] as const),
  ['impactYear', 'date'],
  ['startDate', 'date'],
  ['sdgs', 'goals'],
  ...MEASURES.map((measure) => [`measures.${measure}`, measure] as const),
]);

/** Of the ids that are made from what an impact is known by. */
const KEYS = 'b7c1f0d2-5b0e-4c39-9a52-2f9f6f0d7f31';

const YEAR = /^\d{4}$/;

interface Known {
  adminId: string;
  firstYear: number;
  goalsOff: readonly number[];
  owners: Awaited<ReturnType<typeof listAccountsByEmail>>;
  eventTypes: ReadonlyMap<string, string>;
  /** What can be typed, in the reader's language. */
  kinds: string;
}

export async function planImpacts({ db, settings }: PlanNeeds, { content, adminId }: TableToPlan): Promise<Plan> {
  const table = parseTable('impacts', content);
  const emails = table.rows.flatMap(({ cells }) => cells.email ?? []);
  const known: Known = {
    adminId,
    firstYear: settings.now.firstYear,
    goalsOff: settings.now.goalsOff,
    owners: await listAccountsByEmail(db, emails),
    ...(await readKinds(db)),
  };
  const faults = [...table.faults];
  const read: (ImpactToImport & { row: number; email: string })[] = [];
  for (const row of table.rows) {
    const found = collectFaults<Column>(row.row);
    const impact = await readImpact(known, row, found);
    faults.push(...found.list());
    if (impact) read.push({ ...impact, row: row.row, email: row.cells.email ?? '' });
  }
  for (const { row, before } of findRepeated(read, ({ ownerId, key }) => `${ownerId} ${key}`)) {
    faults.push({ row, column: null, message: say('imports.faults.sameImpact', { row: before }) });
  }
  const faulty = new Set(faults.map(({ row }) => row));
  const sound = read.filter(({ row }) => !faulty.has(row));
  const present = await listImported(db, sound);
  return {
    rowCount: table.rows.length,
    faults,
    rows: sound.map((impact, index) => ({
      row: impact.row,
      title: impact.draft.content.title,
      detail: impact.email,
      isPresent: present.has(index),
      order: impact.ownerId,
      make: (tx) => importImpact(tx, { userId: adminId, role: 'Admin' }, impact, settings.now.points),
    })),
    finish: (tx) =>
      learnImported(
        tx,
        sound.map(({ draft }) => draft.content),
      ),
  };
}

async function readKinds(db: Db | Tx): Promise<Pick<Known, 'eventTypes' | 'kinds'>> {
  const stored = await listEventTypes(db);
  const offered = stored.filter(({ isRetired }) => !isRetired).map(presentEntry);
  const namesOf = (type: Entry) => listLanguages().map((language) => fold(speakIn(language, () => sayEventType(type))));
  return {
    eventTypes: new Map(offered.flatMap((type) => namesOf(type).map((name) => [name, type.id] as const))),
    kinds: formatList(offered.map(sayEventType), 'disjunction'),
  };
}

/** Null for one with faults. */
async function readImpact(
  known: Known,
  row: TableRow<Column>,
  faults: RowFaults<Column>,
): Promise<ImpactToImport | null> {
  const { cells } = row;
  addMissing(faults, row, REQUIRED.impacts);
  const ownerId = readOwner(known, row, faults);
  const isVerified = readState(known, row, faults, ownerId);
  const input = readInput(known, row, faults);
  const ofFields = findBodyFaults('createImpact', input);
  addFieldFaults(faults, ofFields);
  const draft = ofFields.length === 0 ? await draftOf(input) : null;
  if (draft) addFieldFaults(faults, findContentFaults(draft.content, { firstYear: known.firstYear }));
  if (!ownerId || !draft || faults.list().length > 0) return null;
  const { title, startDate } = draft.content;
  const { externalId } = cells;
  return {
    ownerId,
    draft,
    isVerified,
    key: uuidv5(externalId === undefined ? `${title}\n${startDate}` : `id\n${externalId}`, KEYS),
    isKnownByTitle: externalId === undefined,
  };
}

function readOwner({ owners }: Known, { cells }: TableRow<Column>, faults: RowFaults<Column>): string | undefined {
  if (cells.email === undefined) return undefined;
  const owner = owners.get(cells.email.toLowerCase());
  if (!owner?.isActive) faults.add('email', say('imports.faults.noMember'));
  return owner?.id;
}

function readState(
  { adminId }: Known,
  { cells }: TableRow<Column>,
  faults: RowFaults<Column>,
  ownerId: string | undefined,
): boolean {
  const typed = cells.state?.toLowerCase() ?? 'pending';
  if (!STATES.some((state) => state === typed)) {
    faults.add('state', say('imports.faults.oneOf', { choices: formatList(STATES, 'disjunction') }));
  }
  const isVerified = typed === 'verified';
  if (isVerified && ownerId === adminId) faults.add('state', say('imports.faults.ownImpact'));
  return isVerified;
}

function readInput(
  { eventTypes, kinds, goalsOff }: Known,
  { cells }: TableRow<Column>,
  faults: RowFaults<Column>,
): ImpactInput {
  const { date = '', kind = '', goals = '' } = cells;
  const isYear = YEAR.test(date);
  const isPast = isYear && Number(date) < new Date().getUTCFullYear();
  const eventType = eventTypes.get(fold(kind));
  if (kind !== '' && eventType === undefined) faults.add('kind', say('imports.faults.oneOf', { choices: kinds }));
  const sdgs = [...new Set(goals.match(/\d+/g)?.map(Number) ?? [])];
  const ofGoals = findGoalFault({ chosen: sdgs, before: undefined, off: goalsOff });
  if (ofGoals !== undefined) faults.add('goals', ofGoals);
  return {
    title: cells.title ?? '',
    description: cells.description ?? '',
    impactYear: Number(date.slice(0, 4)) || 0,
    startDate: isYear ? `${date}-01-01` : date,
    endDate: cells.endDate ?? (isPast ? `${date}-12-31` : null),
    eventType: eventType ?? KEYS,
    location: cells.location ?? null,
    sdgs,
    measures: readMeasures(cells, faults),
  };
}

function readMeasures(
  cells: TableRow<Column>['cells'],
  faults: RowFaults<Column>,
): NonNullable<ImpactInput['measures']> {
  const typed = MEASURES.flatMap((measure) => {
    const cell = cells[measure];
    return cell === undefined ? [] : [[measure, readNumber(cell)] as const];
  });
  for (const [measure, amount] of typed) if (Number.isNaN(amount)) faults.add(measure, say('validation.number'));
  return Object.fromEntries(typed.filter(([, amount]) => !Number.isNaN(amount)));
}

function addFieldFaults(faults: RowFaults<Column>, found: readonly FieldError[]): void {
  // A date that isn't one has no year, and what is said of the day says it all.
  const byField = found.toSorted((a, b) => Number(a.field === 'impactYear') - Number(b.field === 'impactYear'));
  for (const { field, message } of byField) {
    const column = COLUMN_OF.get(field) ?? COLUMN_OF.get(field.split('.')[0] ?? '');
    if (column) faults.add(column, message);
  }
}
