import type { MemberCredential } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { viewerOf } from '#platform/server/http/viewer.ts';
import type { RecordedImpact } from '../../content.ts';
import type { CredentialNeeds } from '../needs.ts';
import { presentCredentials } from '../present.ts';
import { findSeen } from './credentials.repository.ts';

type Needs = Pick<CredentialNeeds, 'db' | 'config'>;

/** @throws {Failure} 404 for others' that aren't shared. */
export const getCredential: Call<'getCredential', Needs> = async (needs, request) =>
  ok('Credential.', await showCredential(needs, request.params.id, viewerOf(request)?.userId ?? null));

/** @throws {Failure} as getCredential. */
export async function showCredential(needs: Needs, id: string, viewerId: string | null): Promise<MemberCredential> {
  const row = await findSeen(needs.db, id, viewerId);
  const [shown] = row ? await presentCredentials(needs, [row], viewerId) : [];
  if (!row || !shown) throw noCredential();
  return { ...shown, impacts: row.endReason === null ? row.content.impacts.map(presentRecorded) : [] };
}

const presentRecorded = ({ title, link }: RecordedImpact) => ({ title, evidence: link });

export const noCredential = () => notFound(say('credentials.failures.notFound'));
