/** Who registered with the invitation link of a demo account. */
import type { DemoCommunity } from '../community.ts';
import type { Random } from '../random.ts';
import type { Row } from '../rows.ts';

/** About one in this many who joined by themselves used someone's link. */
const ONE_IN = 20;

export function makePersonalInvitations(
  random: Random,
  { people, invitations }: DemoCommunity,
): Row<'personal_invitations'>[] {
  const senders = people.filter(({ canSignIn, isVerified }) => canSignIn && isVerified);
  const invited = new Set(invitations.map(({ acceptedBy }) => acceptedBy));
  return people
    .filter(({ id, canSignIn }, index) => !canSignIn && !invited.has(id) && index % ONE_IN === 0)
    .flatMap(({ id, joinedAt }) => {
      const earlier = senders.filter((sender) => sender.joinedAt < joinedAt);
      return earlier.length === 0 ? [] : { user_id: id, inviter_id: random.pick(earlier).id, created_at: joinedAt };
    });
}
