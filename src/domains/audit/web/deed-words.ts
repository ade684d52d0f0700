/** What each deed of the log is called. */
import type { AuditAction, AuditSubject } from '../../../../generated/types.gen.ts';

export const ACTION_NAMES: Record<AuditAction, string> = {
  impact_approved: 'Impact approved',
  impact_verified: 'Impact verified',
  impact_declined: 'Impact declined',
  impact_reopened: 'Impact reopened',
  impact_overturned: 'Decline of an impact overturned',
  impact_appealed: 'Decline of an impact appealed',
  impact_hidden: 'Impact hidden',
  impact_shown: 'Impact shown again',
  impact_featured: 'Impact featured',
  impact_unfeatured: 'Impact no longer featured',
  council_edited: 'Council edited',
  council_approved: 'Council approved',
  council_declined: 'Council declined',
  council_handed_over: 'Council handed over',
  council_resource_removed: 'Shared resource of a council removed',
  membership_accepted: 'Membership accepted',
  membership_denied: 'Membership denied',
  member_removed: 'Member removed',
  goal_removed: 'Goal removed',
  opportunity_edited: 'Opportunity edited',
  opportunity_verified: 'Opportunity verified',
  opportunity_declined: 'Opportunity declined',
  opportunity_hidden: 'Opportunity hidden',
  opportunity_shown: 'Opportunity shown again',
  opportunity_featured: 'Opportunity featured',
  opportunity_unfeatured: 'Opportunity no longer featured',
  opportunity_closed: 'Opportunity closed by its deadline',
  application_accepted: 'Application accepted',
  application_denied: 'Application denied',
  application_auto_accepted: 'Application accepted by rule',
  auto_accept_on: 'Rule for applications turned on',
  auto_accept_off: 'Rule for applications turned off',
  news_created: 'News created',
  news_updated: 'News updated',
  news_live: 'News went live',
  news_withdrawn: 'News withdrawn',
  news_deleted: 'News deleted',
  news_restored: 'News restored',
  media_described: 'Description of a file changed',
  media_deleted: 'File deleted',
  user_role_changed: 'Role changed',
  user_deactivated: 'Account deactivated',
  user_reactivated: 'Account reactivated',
  points_added: 'Points given or taken',
  points_recalculated: 'Points summed again',
  users_exported: 'People exported',
  applications_exported: 'Applications exported',
  organization_invited: 'Organization invited',
};

export const SUBJECT_NAMES: Record<AuditSubject, string> = {
  impact: 'Impacts',
  council: 'Councils',
  opportunity: 'Opportunities',
  application: 'Applications',
  membership: 'Memberships',
  news: 'News',
  media: 'Files',
  user: 'People',
  export: 'Exports',
  invitation: 'Invitations',
};

export const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** A value of the address that is one of ours; null otherwise. */
export function knownKey<T extends string>(names: Readonly<Record<T, string>>, value: string | null): T | null {
  return value !== null && Object.hasOwn(names, value) ? (value as T) : null;
}
