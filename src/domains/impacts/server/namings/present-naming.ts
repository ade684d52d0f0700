import { presentCard } from '#domains/people/server/public.ts';
import type { ImpactNaming } from '#generated/types.gen.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { impactSlugOf } from '../../model.ts';
import { canSee } from '../policy.ts';
import type { NamingRow } from './namings.repository.ts';

export const presentNaming = (person: Person, row: NamingRow): ImpactNaming => ({
  id: row.impactId,
  title: row.title,
  slug: impactSlugOf(row.title),
  startDate: row.startDate,
  location: row.location,
  owner: presentCard(row.owner),
  isVerified: row.isVerified,
  isOpen: canSee(person, { ...row, participants: row.state === 'declined' ? [] : [person.userId] }),
  state: row.state,
  namedAt: row.namedAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
});
