import { sayNameOf } from '#domains/people/model.ts';
import { type Cards, readCards } from '#domains/people/server/public.ts';
import type { OwnRegistration, Registration, Retention } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { DAY_MS } from '#platform/shared/moment.ts';
import type { AdmissionRow, RegistrationRow } from './registrations.repository.ts';

export async function presentRegistrations(db: Db, rows: readonly RegistrationRow[]): Promise<Registration[]> {
  const cards = await readCards(
    db,
    rows.flatMap(({ invitedBy, decidedBy }) => [invitedBy ?? [], decidedBy ?? []].flat()),
  );
  return rows.map((row) => present(row, cards));
}

function present(row: RegistrationRow, cards: Cards): Registration {
  return {
    id: row.id,
    name: row.name === null && row.lastName === null ? null : sayNameOf(row),
    email: row.email,
    location: row.location,
    motivation: row.motivation,
    way: row.way,
    invitedBy: row.invitedBy === null ? null : cards(row.invitedBy),
    state: row.state,
    sentAt: row.sentAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decidedBy === null ? null : cards(row.decidedBy),
    reason: row.reason,
  };
}

/** Null while the email address isn't verified. Doesn't name the admin. */
export function presentOwn(
  { state, sentAt, motivation, decidedAt, reason }: AdmissionRow,
  { declinedRegistrations }: Retention,
): OwnRegistration | null {
  if (state === 'unverified' || sentAt === null) return null;
  const erasedAt =
    state === 'declined' && decidedAt !== null ? new Date(decidedAt.getTime() + declinedRegistrations * DAY_MS) : null;
  return {
    state,
    sentAt: sentAt.toISOString(),
    motivation,
    decidedAt: decidedAt?.toISOString() ?? null,
    reason,
    erasedAt: erasedAt?.toISOString() ?? null,
  };
}
