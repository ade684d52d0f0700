/** Open invitations sent by the demo accounts. */
import type { DemoCommunity } from '../community.ts';
import { DAY_MS, idAt } from '../ids.ts';
import type { Random } from '../random.ts';
import type { Row } from '../rows.ts';

const INVITATION_MS = 14 * DAY_MS;

const PEOPLE = ['samir.haddad', 'lucia.ferreira', 'emeka.obi', 'noor.rahman', 'johanna.virtanen'];

const ORGANIZATIONS = [
  { name: 'Fjord and Forest Fund', email: 'grants@fjordandforest.example', daysAgo: 3 },
  { name: 'Andes Water Alliance', email: 'hola@andeswater.example', daysAgo: 33 },
];

export function makeOpenInvitations(random: Random, { people }: DemoCommunity, today: Date): Row<'invitations'>[] {
  const senders = people.filter(({ canSignIn, isProfileCompleted }) => canSignIn && isProfileCompleted);
  const rowOf = (invitedBy: string, email: string, daysAgo: number) => {
    const at = new Date(today.getTime() - daysAgo * DAY_MS);
    const expires = new Date(at.getTime() + INVITATION_MS);
    return { id: idAt(random, at), invited_by: invitedBy, email, created_at: at, sent_at: at, expires_at: expires };
  };
  const toPeople = senders.flatMap(({ id, name }) => [
    rowOf(id, `${random.pick(PEOPLE)}+${name?.toLowerCase()}@post.example`, 2),
    rowOf(id, `${random.pick(PEOPLE)}.${name?.toLowerCase()}@post.example`, 40),
  ]);
  const admin = senders.find(({ role }) => role === 'Admin');
  const toOrganizations = ORGANIZATIONS.flatMap(({ name, email, daysAgo }) =>
    admin ? [{ ...rowOf(admin.id, email, daysAgo), role: 'Partner' as const, organization_name: name }] : [],
  );
  return [...toPeople.map((row) => ({ ...row, role: 'Member' as const, organization_name: null })), ...toOrganizations];
}
