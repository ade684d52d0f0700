/** What members who were named as taking part in an impact answered. */
import { HOUR_MS } from '#platform/shared/moment.ts';

export interface DemoNamings {
  /** Those of the members who confirmed. */
  confirmed: { userId: string; at: Date }[];
  /** Those who aren't members, because they said that they weren't there. */
  declined: { userId: string; at: Date }[];
}

const ANSWERED_AFTER_MS = 5 * HOUR_MS;

export const answeredAt = ({ createdAt }: { createdAt: Date }): Date =>
  new Date(createdAt.getTime() + ANSWERED_AFTER_MS);

/** Of five members, three confirmed. */
export function answerNamings({ memberIds, createdAt }: { memberIds: string[]; createdAt: Date }): DemoNamings {
  const at = answeredAt({ createdAt });
  const confirmed = memberIds.filter((_, index) => (createdAt.getTime() + index) % 5 < 3);
  return { confirmed: confirmed.map((userId) => ({ userId, at })), declined: [] };
}
