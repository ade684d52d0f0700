/** Kinds of notification: who gets them, their label in the settings, and the default channel. */
import type { NotificationGroup, NotificationKind, NotificationWay, Role } from '#generated/types.gen.ts';

export interface KindOfNews {
  group: NotificationGroup;
  /** Shown in the settings. */
  label: string;
  roles: readonly Role[];
  byDefault: Exclude<NotificationWay, 'none'>;
}

const EVERYBODY: readonly Role[] = ['Member', 'Partner', 'Judge', 'Admin'];
const REVIEWERS: readonly Role[] = ['Judge', 'Admin'];
const OFFERING: readonly Role[] = ['Partner', 'Admin'];
const ADMINS: readonly Role[] = ['Admin'];
const MEMBERS: readonly Role[] = ['Member'];

type Row = readonly [label: string, roles: readonly Role[], byDefault: KindOfNews['byDefault']];

/** In the order of the settings page. */
const BY_GROUP: Record<NotificationGroup, Partial<Record<NotificationKind, Row>>> = {
  work: {
    impact_waiting: ['Impacts to review', REVIEWERS, 'in_app'],
    impact_appealed: ['Appeals to review', REVIEWERS, 'in_app'],
    opportunity_waiting: ['Opportunities to verify', ADMINS, 'in_app'],
    council_waiting: ['Councils to approve', ADMINS, 'in_app'],
    application_received: ['Applications to decide', OFFERING, 'mail'],
    application_withdrawn: ['An application was withdrawn', OFFERING, 'mail'],
    membership_requested: ['Someone asked to join your council', EVERYBODY, 'mail'],
    report_waiting: ['Reports to decide', REVIEWERS, 'in_app'],
  },
  impacts: {
    impact_verified: ['Your impact was verified', EVERYBODY, 'mail'],
    impact_declined: ['Your impact was declined', EVERYBODY, 'mail'],
    impact_reopened: ['Your impact is being reviewed again', EVERYBODY, 'mail'],
    impact_member_added: ['You were added to an impact', EVERYBODY, 'in_app'],
    impact_liked: ['Someone liked your impact', EVERYBODY, 'in_app'],
  },
  opportunities: {
    application_accepted: ['Your application was accepted', MEMBERS, 'mail'],
    application_auto_accepted: ['You were accepted automatically', MEMBERS, 'mail'],
    application_denied: ['Your application was not accepted', MEMBERS, 'mail'],
    opportunity_deadline: ['A deadline is approaching', ['Member', 'Partner', 'Admin'], 'mail'],
    opportunity_unlocked: ['You unlocked a saved scholarship', MEMBERS, 'mail'],
    opportunity_verified: ['Your opportunity was verified', OFFERING, 'mail'],
    opportunity_declined: ['Your opportunity was declined', OFFERING, 'mail'],
    opportunity_closed: ['Your opportunity has closed', OFFERING, 'mail'],
    opportunity_hidden: ['Your opportunity was hidden', OFFERING, 'mail'],
    opportunity_shown: ['Your opportunity is public again', OFFERING, 'mail'],
  },
  councils: {
    membership_accepted: ['You joined a council', EVERYBODY, 'mail'],
    membership_denied: ['Your request to join was declined', EVERYBODY, 'mail'],
    member_removed: ['You were removed from a council', EVERYBODY, 'mail'],
    council_resource_added: ['Something new was shared in a council', EVERYBODY, 'in_app'],
    council_approved: ['Your council was approved', EVERYBODY, 'mail'],
    council_declined: ['Your council was declined', EVERYBODY, 'mail'],
    council_handed_over: ['Council ownership was transferred', EVERYBODY, 'mail'],
  },
  community: {
    comment_received: ['Someone commented on something of yours', EVERYBODY, 'in_app'],
    comment_replied: ['Someone replied to your comment', EVERYBODY, 'in_app'],
    comment_answered: ['A partner answered your question', EVERYBODY, 'in_app'],
    comment_mentioned: ['Someone mentioned you in a comment', EVERYBODY, 'in_app'],
    points_added: ['An admin adjusted your points', EVERYBODY, 'in_app'],
    invitation_accepted: ['Your invitation was accepted', EVERYBODY, 'in_app'],
    follower_added: ['You have new followers', EVERYBODY, 'in_app'],
    news_published: ['News was published', EVERYBODY, 'in_app'],
    report_decided: ['Something you reported was decided', EVERYBODY, 'in_app'],
  },
  account: {
    account_changed: ['Your account was changed', EVERYBODY, 'in_app'],
    care_decided: ['Something of yours broke the community rules', EVERYBODY, 'mail'],
  },
};

/** Security notices can't be turned off. */
const ALWAYS: ReadonlySet<NotificationKind> = new Set(['account_changed']);

/** Sent to everyone, so it's kept only briefly. */
export const BRIEF_KIND: NotificationKind = 'news_published';

/** Retention in days: for the brief kind, once read, and at most. */
export const DAYS_KEPT = { brief: 30, read: 180, any: 365 } as const;

const KINDS: ReadonlyMap<NotificationKind, KindOfNews> = new Map(
  Object.entries(BY_GROUP).flatMap(([group, kinds]) =>
    Object.entries(kinds).map(([kind, [label, roles, byDefault]]) => [
      kind as NotificationKind,
      { group: group as NotificationGroup, label, roles, byDefault },
    ]),
  ),
);

export const GROUP_NAMES: Record<NotificationGroup, string> = {
  work: 'Pending work',
  impacts: 'Impacts',
  opportunities: 'Scholarships and opportunities',
  councils: 'Councils',
  community: 'Community and points',
  account: 'Your account',
};

export function describeKind(kind: NotificationKind): KindOfNews {
  const described = KINDS.get(kind);
  if (!described) throw new Error(`Unknown notification kind: ${kind}`);
  return described;
}

export const canBeChosen = (kind: NotificationKind): boolean => !ALWAYS.has(kind);

export function kindsOfGroup(group: NotificationGroup): NotificationKind[] {
  return [...KINDS].filter(([, described]) => described.group === group).map(([kind]) => kind);
}

/** The kinds this role can change, in the order of the settings page. */
export function kindsFor(role: Role): NotificationKind[] {
  return [...KINDS].filter(([kind, { roles }]) => canBeChosen(kind) && roles.includes(role)).map(([kind]) => kind);
}

/** The groups this role gets notifications from. */
export function groupsFor(role: Role): NotificationGroup[] {
  const isTold = ({ roles }: KindOfNews) => roles.includes(role);
  return [...new Set([...KINDS.values()].filter(isTold).map(({ group }) => group))];
}

export const isKind = (text: string): text is NotificationKind => KINDS.has(text as NotificationKind);
