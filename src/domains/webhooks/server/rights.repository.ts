/** Who may have a webhook: its owner's role decides at each event and each attempt, so that a loss counts at once. */
import { type SqlBool, sql } from 'kysely';
import type { WebhookSubject } from '#generated/types.gen.ts';

/** Whether the owner `u` of webhook `w` is there, isn't suspended, and has the role for what it's about. */
export const CAN_ACT_IN_ROLE = sql<SqlBool>`u.deactivated_at is null
  and (u.suspended_until is null or u.suspended_until <= now())
  and (w.subject = 'council' or u.role = 'Admin' or w.subject = 'opportunities' and u.role = 'Partner')`;

export interface Held {
  subject: WebhookSubject;
  ownerId: string;
  councilId: string | null;
  /** {@link CAN_ACT_IN_ROLE}. */
  canActInRole: boolean;
}

/** @param councilOwnerId the owner of its council. */
export const isAllowed = ({ subject, ownerId, canActInRole }: Held, councilOwnerId: string | undefined): boolean =>
  canActInRole && (subject !== 'council' || councilOwnerId === ownerId);
