import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { readPage } from '#platform/server/http/lists/paging.ts';
import type { CredentialNeeds } from '../needs.ts';
import { presentCredentials } from '../present.ts';
import { listOwn, listRecordableYears, OWN_CREDENTIALS } from './credentials.repository.ts';

export const listMyCredentials: Call<'listMyCredentials', Pick<CredentialNeeds, 'db' | 'config'>> = async (
  needs,
  request,
) => {
  const { userId } = callerOf(request);
  const { impactId, ...paging } = request.query;
  const { rows, meta } = await listOwn(needs.db, { userId, impactId }, readPage(paging, OWN_CREDENTIALS));
  const recordableYears = await listRecordableYears(needs.db, userId);
  return ok('Your credentials.', { data: await presentCredentials(needs, rows, userId), meta, recordableYears });
};
