/** Labels of the log's actions. */
import type { AuditAction, AuditSubject } from '#generated/types.gen.ts';

export const ACTION_NAMES: Record<AuditAction, string> = {
  impact_approved: 'Impact approved',
  impact_verified: 'Impact verified',
  impact_declined: 'Impact declined',
  impact_reopened: 'Impact reopened',
  impact_overturned: 'Impact decline overturned',
  impact_appealed: 'Impact decline appealed',
  impact_hidden: 'Impact hidden',
  impact_shown: 'Impact shown again',
  impact_featured: 'Impact featured',
  impact_unfeatured: 'Impact no longer featured',
  council_edited: 'Council edited',
  council_approved: 'Council approved',
  council_declined: 'Council declined',
  council_handed_over: 'Council ownership transferred',
  council_resource_removed: 'Council resource removed',
  membership_accepted: 'Membership accepted',
  membership_denied: 'Membership declined',
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
  application_denied: 'Application declined',
  application_auto_accepted: 'Application auto-accepted',
  auto_accept_on: 'Auto-accept turned on',
  auto_accept_off: 'Auto-accept turned off',
  news_created: 'Article created',
  news_updated: 'Article updated',
  news_live: 'Article published',
  news_withdrawn: 'Article withdrawn',
  news_deleted: 'Article deleted',
  news_restored: 'Article restored',
  media_described: 'File description changed',
  media_deleted: 'File deleted',
  user_role_changed: 'Role changed',
  user_deactivated: 'Account deactivated',
  user_reactivated: 'Account reactivated',
  points_added: 'Points adjusted',
  points_recalculated: 'Points recalculated',
  users_exported: 'Accounts exported',
  applications_exported: 'Applications exported',
  organization_invited: 'Organisation invited',
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
