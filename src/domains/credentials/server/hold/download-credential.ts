import { Readable } from 'node:stream';
import { displayNameOf } from '#domains/people/model.ts';
import { findPerson } from '#domains/people/server/public.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { viewerOf } from '#platform/server/http/viewer.ts';
import type { CredentialNeeds } from '../needs.ts';
import { isWithheld } from '../present.ts';
import { drawBadge, drawBadgePng } from '../sign/badge.ts';
import { readSigningKey } from '../sign/issuer-keys.ts';
import { signCredential } from '../sign/sign.ts';
import { writeCredential } from '../sign/write-credential.ts';
import { type CredentialRow, findSeen } from './credentials.repository.ts';
import { noCredential } from './get-credential.ts';

type Needs = Pick<CredentialNeeds, 'db' | 'config' | 'keys'>;

const TYPES = { json: 'application/vc', jwt: 'application/vc+jwt', svg: 'image/svg+xml', png: 'image/png' } as const;

/**
 * A shared one's as well, so that anyone can check it.
 *
 * @throws {Failure} 404 for others' that aren't shared, and for what was hidden.
 */
export const downloadCredential: Call<'downloadCredential', Needs> = async (needs, request, reply) => {
  const viewerId = viewerOf(request)?.userId ?? null;
  const { format = 'json', algorithm = 'EdDSA' } = request.query;
  const row = await findSeen(needs.db, request.params.id, viewerId);
  const holder = row && (await findPerson(needs.db, row.userId));
  if (!row || !holder || isWithheld(row, viewerId)) throw noCredential();
  const credential = writeCredential(needs.config, asSeenBy(viewerId, row), {
    email: holder.email,
    name: displayNameOf(holder),
  });
  const token = await signCredential(needs.config, await readSigningKey(needs, algorithm), credential);
  const file = await writeFile(row, token, format);
  reply.headers({
    'content-type': TYPES[format],
    'content-disposition': `attachment; filename="credential-${row.id}.${format}"`,
    'x-content-type-options': 'nosniff',
  });
  return reply.code(200).send(Readable.from([file]));
};

/** Of what no longer counts, others get no evidence: the impact may be hidden by now. */
const asSeenBy = (viewerId: string | null, row: CredentialRow): CredentialRow =>
  row.endReason === null || row.userId === viewerId
    ? row
    : { ...row, content: { ...row.content, impacts: [], link: null } };

async function writeFile(row: CredentialRow, token: string, format: keyof typeof TYPES): Promise<Buffer> {
  switch (format) {
    case 'jwt':
      return Buffer.from(token);
    case 'svg':
      return Buffer.from(drawBadge(row, token));
    case 'png':
      return drawBadgePng(row, token);
    case 'json':
      return Buffer.from(JSON.stringify(enveloped(token)));
  }
}

/** As https://www.w3.org/TR/vc-data-model-2.0/#enveloped-verifiable-credentials says. */
const enveloped = (token: string) => ({
  '@context': 'https://www.w3.org/ns/credentials/v2',
  id: `data:application/vc+jwt,${token}`,
  type: 'EnvelopedVerifiableCredential',
});
