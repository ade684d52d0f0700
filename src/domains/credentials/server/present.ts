import { readCards } from '#domains/people/server/public.ts';
import type { MemberCredential } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { sayCriteria, sayTitle } from '../content.ts';
import { credentialStateOf } from '../lifecycle.ts';
import { credentialPathOf } from '../model.ts';
import type { CredentialRow } from './hold/credentials.repository.ts';
import type { CredentialNeeds } from './needs.ts';

/** What was hidden is only shown to its holder, who also finds the page of what no longer counts. */
export const isWithheld = ({ userId, endReason }: CredentialRow, viewerId: string | null): boolean =>
  endReason === 'hidden' && userId !== viewerId;

/** As lists show them, without what a year's record contains. @param viewerId null for a visitor. */
export async function presentCredentials(
  { db, config }: Pick<CredentialNeeds, 'db' | 'config'>,
  rows: readonly CredentialRow[],
  viewerId: string | null,
): Promise<MemberCredential[]> {
  const isNamed = ({ userId, namedBy }: CredentialRow) => userId === viewerId || namedBy === 'name';
  const cards = await readCards(
    db,
    rows.filter(isNamed).map(({ userId }) => userId),
  );
  return rows.map((row) => {
    const { content, endReason, kind } = row;
    return {
      id: row.id,
      url: new URL(credentialPathOf(row), config.publicOrigin).href,
      kind,
      state: credentialStateOf(endReason),
      endReason: endReason === 'erased' ? null : endReason,
      title: isWithheld(row, viewerId) ? say('credentials.titles.hidden') : sayTitle(row),
      criteria: sayCriteria(row, config.appName),
      goals: [...content.goals],
      measures: content.measures,
      year: row.year,
      points: content.points,
      impactCount: kind === 'year' ? content.impacts.length : null,
      evidence: endReason === null || row.userId === viewerId ? content.link : null,
      impacts: [],
      holder: isNamed(row) ? cards(row.userId) : null,
      subject: row.namedBy,
      isShared: row.isShared,
      issuedAt: row.issuedAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
    };
  });
}
