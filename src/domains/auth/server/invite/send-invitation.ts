/** Inviting people and organisations by email, and welcoming those who register. */

import { record } from '#domains/audit/server/public.ts';
import { notify } from '#domains/notifications/server/public.ts';
import { profilePathOf } from '#domains/people/model.ts';
import { givePoints } from '#domains/points/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { createCallLimits } from '#platform/http/call-limits.ts';
import { conflict } from '#platform/http/failure.ts';
import { createRateLimiter } from '#platform/http/rate-limits.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { HOUR_S } from '#platform/moment.ts';
import { tidyText } from '#platform/prose.ts';
import { findAccount, findAccountByEmail } from '../accounts.repository.ts';
import {
  findRecentInvitation,
  getSentInvitation,
  type Invitation,
  insertInvitation,
  listOpenIdsOf,
  renewInvitation,
  type SentInvitation,
} from './invitations.repository.ts';
import { AUTH_LIMITS } from '../limits.ts';
import { authMail, INVITATION_SECONDS } from '../mail-jobs.ts';

export const POINTS_FOR_INVITER = 10;
const DAY_S = 24 * HOUR_S;

/** Called in the transaction that accepts an invitation. */
export type OnInvitedJoined = (tx: Tx, joined: { invitationId: string; userId: string }) => Promise<void>;

export interface Invitations {
  /** Never reveals whether the address has an account. */
  invite(invitedBy: string, email: string): Promise<void>;
  /**
   * The invitation sent within the last day, or a new one.
   *
   * @throws {Failure} 429 past the daily limit of emails.
   */
  inviteOnce(invitedBy: string, email: string): Promise<SentInvitation>;
  /** @throws {Failure} 409 if the address already has an account. */
  inviteOrganization(invitedBy: string, email: string, organizationName: string): Promise<void>;
}

export function createInvitations({ db, jobs }: { db: Db; jobs: Jobs }): Invitations {
  const send = async (tx: Tx, invitation: Omit<Invitation, 'id'>): Promise<string> => {
    const sent = { ...invitation, lifetimeSeconds: INVITATION_SECONDS };
    const id = (await renewInvitation(tx, sent)) ?? (await insertInvitation(tx, sent));
    await jobs.enqueue(tx, authMail, { mail: 'invitation', id });
    return id;
  };
  return {
    invite: async (invitedBy, email) => {
      await db.transaction().execute(async (tx) => {
        await send(tx, { invitedBy, email: email.trim(), role: 'Member', organizationName: null });
      });
    },

    inviteOnce: (invitedBy, address) =>
      db.transaction().execute(async (tx) => {
        const email = address.trim();
        const existing = await findRecentInvitation(tx, invitedBy, { email, withinSeconds: DAY_S });
        if (existing) return existing;
        await createCallLimits(createRateLimiter(tx), AUTH_LIMITS).takeFor('inviteByMail', invitedBy);
        return getSentInvitation(tx, await send(tx, { invitedBy, email, role: 'Member', organizationName: null }));
      }),

    inviteOrganization: async (invitedBy, email, organizationName) => {
      const subjectTitle = tidyText(organizationName);
      await db.transaction().execute(async (tx) => {
        if (await findAccountByEmail(tx, email.trim())) {
          throw conflict('already_exists', say('auth.failures.invitedHasAccount'));
        }
        const subjectId = await send(tx, {
          invitedBy,
          email: email.trim(),
          role: 'Partner',
          organizationName: subjectTitle,
        });
        const action = 'organization_invited';
        await record(tx, { actorId: invitedBy, action, subjectKind: 'invitation', subjectId, subjectTitle });
      });
    },
  };
}

/** Which of the ids are this person's open invitations. */
export async function listInvitationIdsOf(tx: Tx, invitedBy: string, ids: readonly string[]): Promise<Set<string>> {
  return new Set(await listOpenIdsOf(tx, invitedBy, ids));
}

/** The notification contains no names: its actor is shown beside it while that account exists. */
export async function welcomeInvited(
  tx: Tx,
  invitation: Invitation,
  newcomer: { id: string; name: string; lastName: string },
): Promise<void> {
  const inviter = await findAccount(tx, invitation.invitedBy);
  if (!inviter) return;
  const kind = 'invitation_accepted';
  await notify(tx, {
    userId: inviter.id,
    kind,
    title: () => say('auth.news.invitedJoined.title'),
    body: () => say('auth.news.invitedJoined.body', { points: POINTS_FOR_INVITER }),
    link: profilePathOf(newcomer),
    actorId: newcomer.id,
  });
  await notify(tx, {
    userId: newcomer.id,
    kind,
    title: () => say('auth.news.welcome.title'),
    body: () => say('auth.news.welcome.body', { role: invitation.role }),
    // The address contains the name.
    ...(inviter.isActive && { link: profilePathOf(inviter) }),
    actorId: inviter.id,
  });
  await givePoints(tx, {
    userId: inviter.id,
    points: POINTS_FOR_INVITER,
    cause: kind,
    subject: { kind: 'user', id: newcomer.id },
  });
}
