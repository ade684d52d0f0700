import { importAccount, listAccountsByEmail, type NewMember } from '#domains/auth/server/public.ts';
import { displayNameOf } from '#domains/people/model.ts';
import { findNameFault } from '#domains/people/name-rules.ts';
import type { ImportFault } from '#generated/types.gen.ts';
import { isListed, listLanguages } from '#languages/languages.ts';
import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { findBodyFaults } from '#platform/server/http/body-faults.ts';
import { tidyLines, tidyText } from '#platform/shared/prose.ts';
import { COLUMNS, type ColumnOf, REQUIRED } from '../columns.ts';
import { parseTable, type TableRow } from './parse-table.ts';
import type { Plan, PlanNeeds, TableToPlan } from './plan.ts';
import { addMissing, collectFaults, findRepeated, type RowFaults } from './row-faults.ts';

type Column = ColumnOf<'members'>;

interface MemberRow {
  row: number;
  member: NewMember;
  faults: ImportFault[];
}

export async function planMembers({ db }: PlanNeeds, { content }: TableToPlan): Promise<Plan> {
  const table = parseTable('members', content);
  const read = table.rows.map(readMember);
  const repeated = findRepeated(read, ({ member }) => member.email.toLowerCase()).map(({ row, before }) => ({
    row,
    column: 'email',
    message: say('imports.faults.sameMember', { row: before }),
  }));
  const faults = [...table.faults, ...read.flatMap((one) => one.faults), ...repeated];
  const faulty = new Set(faults.map(({ row }) => row));
  const sound = read.filter(({ row }) => !faulty.has(row));
  const known = await listAccountsByEmail(
    db,
    sound.map(({ member }) => member.email),
  );
  return {
    rowCount: table.rows.length,
    faults,
    rows: sound.map(({ row, member }) => ({
      row,
      title: displayNameOf(member),
      detail: member.email,
      isPresent: known.has(member.email.toLowerCase()),
      order: member.email.toLowerCase(),
      make: (tx) => importAccount(tx, member),
    })),
  };
}

function readMember(row: TableRow<Column>): MemberRow {
  const { cells } = row;
  const faults = collectFaults<Column>(row.row);
  addMissing(faults, row, REQUIRED.members);
  const member: NewMember = {
    email: cells.email ?? '',
    name: tidyText(cells.name ?? ''),
    lastName: tidyText(cells.lastName ?? '') || null,
    location: tidyText(cells.location ?? '') || null,
    contactNo: tidyText(cells.contactNo ?? '') || null,
    bio: tidyLines(cells.bio ?? '') || null,
    language: null,
  };
  addNameFaults(faults, member);
  const { email, language: _, ...profile } = member;
  const given = Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== null));
  const ofAddress = findBodyFaults('registerUser', { email }).filter(({ field }) => field === 'email');
  for (const { field, message } of [...ofAddress, ...findBodyFaults('updateProfile', given)]) {
    const column = COLUMNS.members.find((one) => one === field);
    if (column && cells[column] !== undefined) faults.add(column, message);
  }
  const code = cells.language?.toLowerCase();
  if (code !== undefined && !isListed(code)) {
    faults.add('language', say('imports.faults.oneOf', { choices: formatList(listLanguages(), 'disjunction') }));
  }
  return { row: row.row, member: { ...member, language: isListed(code) ? code : null }, faults: faults.list() };
}

function addNameFaults(faults: RowFaults<Column>, member: NewMember): void {
  for (const field of ['name', 'lastName'] as const) {
    if (findNameFault(field, member[field] ?? '') !== null) faults.add(field, say('imports.faults.name'));
  }
}
