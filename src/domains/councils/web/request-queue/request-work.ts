import type { QueueWork } from '#platform/browser/decisions/queue-work.ts';

/** Each council has its own queue, on its page; the list of the owner's councils leads there. */
export const requestWork: QueueWork = {
  count: 'membershipRequests',
  path: 'councils',
  arrived: { one: 'New request to join your council', many: 'new requests to join your councils' },
  calls: ['decideMembershipRequest'],
};
