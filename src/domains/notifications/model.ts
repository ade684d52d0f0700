/** Kinds of notification: who gets them, their label in the settings, and the default channel. */
import type {
  CommunityArea,
  NotificationGroup,
  NotificationKind,
  NotificationWay,
  Role,
} from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

export interface KindDescription {
  group: NotificationGroup;
  /** The label in the settings. */
  sayLabel: () => string;
  roles: readonly Role[];
  byDefault: Exclude<NotificationWay, 'none'>;
}

const EVERYBODY: readonly Role[] = ['Member', 'Partner', 'Judge', 'Admin'];
const REVIEWERS: readonly Role[] = ['Judge', 'Admin'];
const OFFERING: readonly Role[] = ['Partner', 'Admin'];
const ADMINS: readonly Role[] = ['Admin'];
const MEMBERS: readonly Role[] = ['Member'];
const OFFERING_OR_APPLYING: readonly Role[] = [...MEMBERS, ...OFFERING];

type Row = readonly [sayLabel: () => string, roles: readonly Role[], byDefault: KindDescription['byDefault']];

/** In the order of the settings page. */
const BY_GROUP: Record<NotificationGroup, Partial<Record<NotificationKind, Row>>> = {
  work: {
    impact_waiting: [() => say('notifications.kinds.impactWaiting'), REVIEWERS, 'in_app'],
    impact_answered: [() => say('notifications.kinds.impactAnswered'), REVIEWERS, 'in_app'],
    impact_appealed: [() => say('notifications.kinds.impactAppealed'), REVIEWERS, 'in_app'],
    opportunity_waiting: [() => say('notifications.kinds.opportunityWaiting'), ADMINS, 'in_app'],
    council_waiting: [() => say('notifications.kinds.councilWaiting'), ADMINS, 'in_app'],
    registration_waiting: [() => say('notifications.kinds.registrationWaiting'), ADMINS, 'in_app'],
    application_received: [() => say('notifications.kinds.applicationReceived'), OFFERING, 'mail'],
    application_withdrawn: [() => say('notifications.kinds.applicationWithdrawn'), OFFERING, 'mail'],
    membership_requested: [() => say('notifications.kinds.membershipRequested'), EVERYBODY, 'mail'],
    report_waiting: [() => say('notifications.kinds.reportWaiting'), REVIEWERS, 'in_app'],
  },
  impacts: {
    impact_verified: [() => say('notifications.kinds.impactVerified'), EVERYBODY, 'mail'],
    impact_declined: [() => say('notifications.kinds.impactDeclined'), EVERYBODY, 'mail'],
    impact_reopened: [() => say('notifications.kinds.impactReopened'), EVERYBODY, 'mail'],
    impact_asked: [() => say('notifications.kinds.impactAsked'), EVERYBODY, 'mail'],
    impact_member_added: [() => say('notifications.kinds.impactMemberAdded'), EVERYBODY, 'in_app'],
    impact_liked: [() => say('notifications.kinds.impactLiked'), EVERYBODY, 'in_app'],
  },
  opportunities: {
    application_accepted: [() => say('notifications.kinds.applicationAccepted'), MEMBERS, 'mail'],
    application_auto_accepted: [() => say('notifications.kinds.applicationAutoAccepted'), MEMBERS, 'mail'],
    application_denied: [() => say('notifications.kinds.applicationDenied'), MEMBERS, 'mail'],
    opportunity_deadline: [() => say('notifications.kinds.opportunityDeadline'), OFFERING_OR_APPLYING, 'mail'],
    opportunity_unlocked: [() => say('notifications.kinds.opportunityUnlocked'), MEMBERS, 'mail'],
    opportunity_verified: [() => say('notifications.kinds.opportunityVerified'), OFFERING, 'mail'],
    opportunity_declined: [() => say('notifications.kinds.opportunityDeclined'), OFFERING, 'mail'],
    opportunity_closed: [() => say('notifications.kinds.opportunityClosed'), OFFERING_OR_APPLYING, 'mail'],
    opportunity_handed_over: [() => say('notifications.kinds.opportunityHandedOver'), OFFERING, 'mail'],
    opportunity_hidden: [() => say('notifications.kinds.opportunityHidden'), OFFERING, 'mail'],
    opportunity_shown: [() => say('notifications.kinds.opportunityShown'), OFFERING, 'mail'],
  },
  councils: {
    membership_accepted: [() => say('notifications.kinds.membershipAccepted'), EVERYBODY, 'mail'],
    membership_denied: [() => say('notifications.kinds.membershipDenied'), EVERYBODY, 'mail'],
    member_removed: [() => say('notifications.kinds.memberRemoved'), EVERYBODY, 'mail'],
    council_resource_added: [() => say('notifications.kinds.councilResourceAdded'), EVERYBODY, 'in_app'],
    council_approved: [() => say('notifications.kinds.councilApproved'), EVERYBODY, 'mail'],
    council_declined: [() => say('notifications.kinds.councilDeclined'), EVERYBODY, 'mail'],
    council_handed_over: [() => say('notifications.kinds.councilHandedOver'), EVERYBODY, 'mail'],
  },
  community: {
    comment_received: [() => say('notifications.kinds.commentReceived'), EVERYBODY, 'in_app'],
    comment_replied: [() => say('notifications.kinds.commentReplied'), EVERYBODY, 'in_app'],
    comment_answered: [() => say('notifications.kinds.commentAnswered'), EVERYBODY, 'in_app'],
    comment_mentioned: [() => say('notifications.kinds.commentMentioned'), EVERYBODY, 'in_app'],
    points_added: [() => say('notifications.kinds.pointsAdded'), EVERYBODY, 'in_app'],
    credential_issued: [() => say('notifications.kinds.credentialIssued'), EVERYBODY, 'in_app'],
    invitation_accepted: [() => say('notifications.kinds.invitationAccepted'), EVERYBODY, 'in_app'],
    follower_added: [() => say('notifications.kinds.followerAdded'), EVERYBODY, 'in_app'],
    news_published: [() => say('notifications.kinds.newsPublished'), EVERYBODY, 'in_app'],
    report_decided: [() => say('notifications.kinds.reportDecided'), EVERYBODY, 'in_app'],
  },
  account: {
    account_changed: [() => say('notifications.kinds.accountChanged'), EVERYBODY, 'in_app'],
    care_decided: [() => say('notifications.kinds.careDecided'), EVERYBODY, 'mail'],
  },
};

/** The areas of kinds that are in a group of another. */
const AREA_OF_KIND: Partial<Record<NotificationKind, CommunityArea>> = {
  opportunity_waiting: 'scholarships',
  application_received: 'scholarships',
  application_withdrawn: 'scholarships',
  council_waiting: 'councils',
  membership_requested: 'councils',
  comment_received: 'comments',
  comment_replied: 'comments',
  comment_answered: 'comments',
  comment_mentioned: 'comments',
  news_published: 'news',
};
const AREA_OF_GROUP: Partial<Record<NotificationGroup, CommunityArea>> = {
  opportunities: 'scholarships',
  councils: 'councils',
};

/** Security notices can't be turned off. */
const ALWAYS: ReadonlySet<NotificationKind> = new Set(['account_changed']);

/** Sent to everyone, so it's kept only briefly. */
export const BRIEF_KIND: NotificationKind = 'news_published';

export const BRIEF_DAYS = 30;

/** The least that admins can decide. */
export const MIN_DAYS = 7;

const KINDS: ReadonlyMap<NotificationKind, KindDescription> = new Map(
  Object.entries(BY_GROUP).flatMap(([group, kinds]) =>
    Object.entries(kinds).map(([kind, [sayLabel, roles, byDefault]]) => [
      kind as NotificationKind,
      { group: group as NotificationGroup, sayLabel, roles, byDefault },
    ]),
  ),
);

const GROUP_NAMES: Record<NotificationGroup, () => string> = {
  work: () => say('notifications.groups.work'),
  impacts: () => say('notifications.groups.impacts'),
  opportunities: () => say('notifications.groups.opportunities'),
  councils: () => say('notifications.groups.councils'),
  community: () => say('notifications.groups.community'),
  account: () => say('notifications.groups.account'),
};

export const sayGroup = (group: NotificationGroup): string => GROUP_NAMES[group]();

export function describeKind(kind: NotificationKind): KindDescription {
  const described = KINDS.get(kind);
  if (!described) throw new Error(`Unknown notification kind: ${kind}`);
  return described;
}

/** The part of the community that it's about, which admins can switch off; null for none. */
export const areaOfKind = (kind: NotificationKind): CommunityArea | null =>
  AREA_OF_KIND[kind] ?? AREA_OF_GROUP[describeKind(kind).group] ?? null;

/** On the devices of those who want notifications there: what is emailed, too, and what can't be turned off. */
export const isPushedByDefault = (kind: NotificationKind): boolean =>
  !canBeChosen(kind) || describeKind(kind).byDefault === 'mail';

/** @param chosen null for the default. */
export const wantsPush = (kind: NotificationKind, chosen: boolean | null): boolean =>
  (canBeChosen(kind) ? chosen : null) ?? isPushedByDefault(kind);

export const canBeChosen = (kind: NotificationKind): boolean => !ALWAYS.has(kind);

export function kindsOfGroup(group: NotificationGroup): NotificationKind[] {
  return [...KINDS].filter(([, described]) => described.group === group).map(([kind]) => kind);
}

/** The kinds this role can change, in the order of the settings page. */
export function kindsFor(role: Role): NotificationKind[] {
  return [...KINDS].filter(([kind, { roles }]) => canBeChosen(kind) && roles.includes(role)).map(([kind]) => kind);
}

export function groupsFor(role: Role): NotificationGroup[] {
  const isNotified = ({ roles }: KindDescription) => roles.includes(role);
  return [...new Set([...KINDS.values()].filter(isNotified).map(({ group }) => group))];
}

export const isKind = (text: string): text is NotificationKind => KINDS.has(text as NotificationKind);
