/** What people are told of: who is, in which words it is chosen, and how it comes unless they choose. */
import type { NotificationGroup, NotificationKind, NotificationWay, Role } from '../../../generated/types.gen.ts';

export interface KindOfNews {
  group: NotificationGroup;
  /** As a person reads it among the choices. */
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

/** In the order in which the choices are shown. */
const BY_GROUP: Record<NotificationGroup, Partial<Record<NotificationKind, Row>>> = {
  work: {
    impact_waiting: ['Impacts wait for your review', REVIEWERS, 'in_app'],
    impact_appealed: ['An appeal waits for your review', REVIEWERS, 'in_app'],
    opportunity_waiting: ['Opportunities wait for verification', ADMINS, 'in_app'],
    council_waiting: ['Councils wait for a decision', ADMINS, 'in_app'],
    application_received: ['Applications wait for your decision', OFFERING, 'mail'],
    application_withdrawn: ['An application was withdrawn', OFFERING, 'mail'],
    membership_requested: ['Somebody asks to join your council', EVERYBODY, 'mail'],
  },
  impacts: {
    impact_verified: ['Your impact was verified', EVERYBODY, 'mail'],
    impact_declined: ['Your impact was declined', EVERYBODY, 'mail'],
    impact_reopened: ['Your impact is reviewed again', EVERYBODY, 'mail'],
    impact_member_added: ['You were added to an impact', EVERYBODY, 'in_app'],
    impact_liked: ['Somebody likes your impact', EVERYBODY, 'in_app'],
  },
  opportunities: {
    application_accepted: ['Your application was accepted', MEMBERS, 'mail'],
    application_auto_accepted: ['You were accepted automatically', MEMBERS, 'mail'],
    application_denied: ['Your application was not accepted', MEMBERS, 'mail'],
    opportunity_deadline: ['A deadline comes near', ['Member', 'Partner', 'Admin'], 'mail'],
    opportunity_unlocked: ['Your points unlock what you saved', MEMBERS, 'mail'],
    opportunity_verified: ['Your opportunity was verified', OFFERING, 'mail'],
    opportunity_declined: ['Your opportunity was declined', OFFERING, 'mail'],
    opportunity_closed: ['Your opportunity has closed', OFFERING, 'mail'],
    opportunity_hidden: ['Your opportunity was hidden', OFFERING, 'mail'],
    opportunity_shown: ['Your opportunity is shown again', OFFERING, 'mail'],
  },
  councils: {
    membership_accepted: ['You were let into a council', EVERYBODY, 'mail'],
    membership_denied: ['Your request to join was denied', EVERYBODY, 'mail'],
    member_removed: ['You were taken off a council', EVERYBODY, 'mail'],
    council_resource_added: ['Something new was shared in a council', EVERYBODY, 'in_app'],
    council_approved: ['Your council was approved', EVERYBODY, 'mail'],
    council_declined: ['Your council was declined', EVERYBODY, 'mail'],
    council_handed_over: ['A council was handed over', EVERYBODY, 'mail'],
  },
  community: {
    points_added: ['Your points were changed by hand', EVERYBODY, 'in_app'],
    invitation_accepted: ['Your invitation was accepted', EVERYBODY, 'in_app'],
    news_published: ['News was published', EVERYBODY, 'in_app'],
  },
  account: {
    account_changed: ['Your account was changed', EVERYBODY, 'in_app'],
  },
};

/** About the safety of an account: it comes whatever a person chooses, and so do the mails that the account itself sends. */
const ALWAYS: ReadonlySet<NotificationKind> = new Set(['account_changed']);

/** Told to everybody, so that a million rows come at once; what it leads to is found without it. */
export const BRIEF_KIND: NotificationKind = 'news_published';

/** How many days one is kept: of the brief kind, once it was read, and at the longest. */
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
  work: 'Work that waits for you',
  impacts: 'Impacts',
  opportunities: 'Scholarships and opportunities',
  councils: 'Councils',
  community: 'Community and points',
  account: 'Your account',
};

/** @throws for a kind that nobody has described. */
export function describeKind(kind: NotificationKind): KindOfNews {
  const described = KINDS.get(kind);
  if (!described) throw new Error(`Nothing describes the notification ${kind}`);
  return described;
}

export const canBeChosen = (kind: NotificationKind): boolean => !ALWAYS.has(kind);

export function kindsOfGroup(group: NotificationGroup): NotificationKind[] {
  return [...KINDS].filter(([, described]) => described.group === group).map(([kind]) => kind);
}

/** What somebody of this role may choose about, in the order of the page. */
export function kindsFor(role: Role): NotificationKind[] {
  return [...KINDS].filter(([kind, { roles }]) => canBeChosen(kind) && roles.includes(role)).map(([kind]) => kind);
}

/** The groups of which somebody of this role may be told. */
export function groupsFor(role: Role): NotificationGroup[] {
  const isTold = ({ roles }: KindOfNews) => roles.includes(role);
  return [...new Set([...KINDS.values()].filter(isTold).map(({ group }) => group))];
}

export const isKind = (text: string): text is NotificationKind => KINDS.has(text as NotificationKind);
