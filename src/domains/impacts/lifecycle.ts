/**
 * The impact's state machine: the page uses it to offer actions, the server to refuse them.
 *
 * Who may act is the server's policy. This covers only what depends on the state, such as that a judge decides once per
 * submission, that an appeal goes to another judge, and that a judge who has asked the owner something decides first.
 */

import { assign, setup } from 'xstate';
import { stepFrom } from '#platform/shared/lifecycle-step.ts';

export type ImpactState = 'pending' | 'verified' | 'declined';

/** The state as stored in the impact's row. */
export interface ImpactStatus {
  /** Null while a decision is pending. */
  isVerified: boolean | null;
  /** Whether the last decline was appealed: the appeal is open, or was declined too. */
  isAppealed: boolean;
  /** Approvals needed. */
  quorum: number;
  /** The judges and admins who have approved it since it was last submitted. */
  approvedBy: readonly string[];
  /** Who has declined it since it was last submitted; null if nobody has. */
  declinedBy: string | null;
  /** Whether a judge has asked the owner something, and has no answer yet. */
  isAsked: boolean;
  /** The judge who asked last, until the next decision; null if nobody has. */
  askedBy: string | null;
  /** Whether only that judge may decide, for three days after asking and again after the answer. */
  isKept: boolean;
  isHidden: boolean;
  isFeatured: boolean;
}

export type ImpactLifecycleEvent =
  | { type: 'impact.edited' }
  | { type: 'impact.approved'; by: string }
  | { type: 'impact.declined'; by: string }
  | { type: 'impact.appealed' }
  | { type: 'impact.asked'; by: string }
  | { type: 'impact.answered' }
  | { type: 'impact.reopened' }
  | { type: 'impact.hidden' }
  | { type: 'impact.shown' }
  | { type: 'impact.featured' }
  | { type: 'impact.unfeatured' };

type ImpactContext = Omit<ImpactStatus, 'isVerified' | 'isAsked'>;

const SCREEN = '/impacts/{id}/{slug}';
const REVIEW_SCREEN = '/impact/new-impact-verification/{id}';

/** Nothing asked, or decided since. */
const NOT_ASKED = { askedBy: null, isKept: false } as const;

const mayDecide = ({ approvedBy, declinedBy, askedBy, isKept }: ImpactContext, by: string): boolean =>
  !approvedBy.includes(by) && declinedBy !== by && (!isKept || askedBy === by);

const impact = setup({
  types: {} as {
    context: ImpactContext;
    events: ImpactLifecycleEvent;
    input: ImpactContext;
    meta: { screen: string };
  },
  actions: {
    countApproval: assign({
      approvedBy: ({ context }, by: string) => [...context.approvedBy, by],
      isKept: false,
    }),
    keepDecline: assign((_, by: string) => ({ ...NOT_ASKED, approvedBy: [], declinedBy: by })),
    forgetApprovals: assign({ approvedBy: [] }),
    forgetDecisions: assign({
      ...NOT_ASKED,
      approvedBy: [],
      declinedBy: null,
      isAppealed: false,
      isFeatured: false,
    }),
    keepAppeal: assign({ isAppealed: true }),
    keepQuestion: assign((_, by: string) => ({ askedBy: by, isKept: true })),
    // The judge who asked may have approved it meanwhile, and others still have to.
    keepForAsker: assign({
      isKept: ({ context: { askedBy, approvedBy } }) => askedBy !== null && !approvedBy.includes(askedBy),
    }),
    hide: assign({ isHidden: true, isFeatured: false }),
    show: assign({ isHidden: false }),
    feature: assign({ isFeatured: true }),
    unfeature: assign({ isFeatured: false }),
  },
  guards: {
    canDecide: ({ context }, by: string) => mayDecide(context, by),
    canComplete: ({ context }, by: string) => mayDecide(context, by) && context.approvedBy.length + 1 >= context.quorum,
    canDeclineAppeal: ({ context }, by: string) => mayDecide(context, by) && context.isAppealed,
    isAppealed: ({ context }) => context.isAppealed,
    isShown: ({ context }) => !context.isHidden,
  },
});

const asked = {
  guard: { type: 'canDecide', params: ({ event }: { event: { by: string } }) => event.by },
  target: 'asked',
  actions: { type: 'keepQuestion', params: ({ event }: { event: { by: string } }) => event.by },
} as const;

const pending = impact.createStateConfig({
  description: 'Submitted, with no decision or too few approvals yet.',
  meta: { screen: REVIEW_SCREEN },
  initial: 'sent',
  on: {
    'impact.edited': { actions: 'forgetApprovals' },
    'impact.approved': [
      {
        guard: { type: 'canComplete', params: ({ event }) => event.by },
        target: 'verified',
        actions: { type: 'countApproval', params: ({ event }) => event.by },
      },
      {
        guard: { type: 'canDecide', params: ({ event }) => event.by },
        actions: { type: 'countApproval', params: ({ event }) => event.by },
      },
    ],
  },
  states: {
    sent: {
      description: 'Any judge who didn’t take part may decide; one decline declines it.',
      meta: { screen: REVIEW_SCREEN },
      on: {
        'impact.declined': {
          guard: { type: 'canDecide', params: ({ event }) => event.by },
          target: '#impact.declined.appealable',
          actions: { type: 'keepDecline', params: ({ event }) => event.by },
        },
        'impact.asked': asked,
      },
    },
    underAppeal: {
      description: 'The owner appealed; any judge but the one who declined may decide.',
      meta: { screen: REVIEW_SCREEN },
      on: {
        'impact.declined': {
          guard: { type: 'canDecide', params: ({ event }) => event.by },
          target: '#impact.declined.final',
          actions: { type: 'keepDecline', params: ({ event }) => event.by },
        },
        'impact.asked': asked,
      },
    },
    asked: {
      description:
        'A judge asked the owner something. For three days only that judge may decide, and again after the answer.',
      meta: { screen: SCREEN },
      on: {
        'impact.answered': [
          { guard: 'isAppealed', target: 'underAppeal', actions: 'keepForAsker' },
          { target: 'sent', actions: 'keepForAsker' },
        ],
        'impact.declined': [
          {
            guard: { type: 'canDeclineAppeal', params: ({ event }) => event.by },
            target: '#impact.declined.final',
            actions: { type: 'keepDecline', params: ({ event }) => event.by },
          },
          {
            guard: { type: 'canDecide', params: ({ event }) => event.by },
            target: '#impact.declined.appealable',
            actions: { type: 'keepDecline', params: ({ event }) => event.by },
          },
        ],
      },
    },
  },
});

const declined = impact.createStateConfig({
  description: 'Declined with a reason; the owner may edit and resubmit it.',
  meta: { screen: SCREEN },
  initial: 'appealable',
  on: {
    'impact.edited': { target: 'pending', actions: 'forgetDecisions' },
  },
  states: {
    appealable: {
      description: 'The owner may appeal, once.',
      meta: { screen: SCREEN },
      on: { 'impact.appealed': { target: '#impact.pending.underAppeal', actions: 'keepAppeal' } },
    },
    final: {
      description: 'Another judge declined the appeal; the owner may still edit and resubmit it.',
      meta: { screen: SCREEN },
    },
  },
});

export const impactMachine = impact.createMachine({
  id: 'impact',
  description: 'An impact from being logged to being verified or declined.',
  meta: { screen: SCREEN },
  context: ({ input }) => input,
  initial: 'pending',
  on: {
    'impact.hidden': { actions: 'hide' },
    'impact.shown': { actions: 'show' },
    'impact.unfeatured': { actions: 'unfeature' },
  },
  states: {
    pending,
    verified: {
      description:
        'Enough judges approved it: it’s public and has earned points. It can’t be changed unless it’s reopened.',
      meta: { screen: SCREEN },
      on: {
        'impact.reopened': { target: 'pending', actions: 'forgetDecisions' },
        'impact.featured': { guard: 'isShown', actions: 'feature' },
      },
    },
    declined,
  },
});

/** Whether the lifecycle allows this step. */
export function can(status: ImpactStatus, event: ImpactLifecycleEvent): boolean {
  return snapshotOf(status).can(event);
}

/** The state after a step; null if the lifecycle doesn't allow it. */
export function follow(status: ImpactStatus, event: ImpactLifecycleEvent): ImpactStatus | null {
  const next = stepFrom(impactMachine, snapshotOf(status), event);
  if (!next) return null;
  return {
    ...next.context,
    isVerified: next.matches('verified') ? true : next.matches('declined') ? false : null,
    isAppealed: next.matches('verified') ? false : next.context.isAppealed,
    isAsked: next.matches({ pending: 'asked' }),
  };
}

export function stateOf({ isVerified }: Pick<ImpactStatus, 'isVerified'>): ImpactState {
  if (isVerified === null) return 'pending';
  return isVerified ? 'verified' : 'declined';
}

/** The machine in the stored state. */
export function snapshotOf({ isVerified, isAsked, ...context }: ImpactStatus) {
  const { isAppealed } = context;
  const state = stateOf({ isVerified });
  if (state === 'verified') return impactMachine.resolveState({ value: 'verified', context });
  if (state === 'declined') {
    return impactMachine.resolveState({ value: { declined: isAppealed ? 'final' : 'appealable' }, context });
  }
  const step = isAsked ? 'asked' : isAppealed ? 'underAppeal' : 'sent';
  return impactMachine.resolveState({ value: { pending: step }, context });
}
