/** The own profile, and finding other people. */
import type { PageMeta, ProfileInput } from '../../../../generated/types.gen.ts';
import type { Db } from '../../../platform/db/database.ts';
import { invalid } from '../../../platform/http/failure.ts';
import { COUNTED_ROWS, type PageRequest, toPage } from '../../../platform/http/paging.ts';
import { tidyText } from '../../../platform/prose.ts';
import { countUnread } from '../../notifications/server/service.ts';
import { findProfileFaults, tidyProfile } from '../profile-fields.ts';
import { changeAvatar } from './avatar.service.ts';
import { countAhead, getMember, type Member, setProfile } from './repository.ts';
import {
  countPeopleNamed,
  type FoundPerson,
  listPeopleNamed,
  prepareSearch,
  type SearchOrder,
} from './search.repository.ts';

export interface OwnAccount {
  member: Member;
  /** Null while there are no points. */
  rank: number | null;
  unreadNotifications: number;
}

export async function readOwnAccount(db: Db, userId: string): Promise<OwnAccount> {
  const member = await getMember(db, userId);
  const rank = member.points > 0 ? (await countAhead(db, member.points)) + 1 : null;
  return { member, rank, unreadNotifications: await countUnread(db, userId) };
}

/** @throws {Failure} 422 for blank fields or a picture that is not the person's own. */
export async function updateOwnProfile(db: Db, userId: string, input: ProfileInput): Promise<void> {
  const fields = tidyProfile(input);
  const faults = findProfileFaults(fields);
  if (faults.length > 0) throw invalid(faults);
  await db.transaction().execute(async (tx) => {
    await changeAvatar(tx, userId, input.avatarMediaId);
    await setProfile(tx, userId, {
      ...fields,
      isTermsAgreed: input.isTermsAgreed,
      isProfileCompleted: input.isTermsAgreed,
      bio: input.bio === undefined ? undefined : input.bio.trim() || null,
      avatarMediaId: input.avatarMediaId,
    });
  });
}

export async function findPeople(
  db: Db,
  search: string,
  { page, sort }: { page: PageRequest; sort: SearchOrder },
): Promise<{ rows: FoundPerson[]; meta: PageMeta }> {
  const term = tidyText(search);
  if (term === '') throw invalid([{ field: 'search', message: 'Fill this in.' }]);
  return db.transaction().execute(async (tx) => {
    await prepareSearch(tx);
    const rows = await listPeopleNamed(tx, term, sort, page);
    const total = await countPeopleNamed(tx, term, COUNTED_ROWS + 1);
    return toPage(page, { rows, total, positionOf: (row) => ({ key: row.sortKey, id: row.id }) });
  });
}

export { displayNameOf, profilePathOf } from '../model.ts';
export { findProfileFaults, type ProfileFields, tidyProfile } from '../profile-fields.ts';
