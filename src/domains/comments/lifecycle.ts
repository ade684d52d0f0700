/**
 * The lifecycle of a comment. The page uses it to decide what to offer, the server to decide what to refuse.
 *
 * Permissions are the server's policy; this covers only the state. Whether the time for editing has passed depends on
 * the clock alone, so callers pass that in.
 */

import { setup, transition } from 'xstate';
import type { CommentState } from '#generated/types.gen.ts';
import { stepFrom } from '#platform/shared/lifecycle-step.ts';

export interface CommentStatus {
  state: CommentState;
  /** Whether its author can still edit it. */
  isInTime: boolean;
}

export type CommentLifecycleEvent =
  /** Suspicious: many comments from a new account, many links, or a text posted repeatedly. */
  | { type: 'comment.posted'; isSuspicious: boolean }
  | { type: 'comment.edited' }
  | { type: 'comment.timePassed' }
  | { type: 'comment.hidden' }
  /** An admin decided not to show a held comment. */
  | { type: 'comment.declined' }
  | { type: 'comment.restored'; isInTime: boolean }
  | { type: 'comment.deleted' };

const SCREEN = '/impacts/{id}/{slug}';

const comment = setup({
  types: {} as { events: CommentLifecycleEvent; meta: { screen: string } },
  guards: {
    isSuspicious: (_, isSuspicious: boolean) => isSuspicious,
    isInTime: (_, isInTime: boolean) => isInTime,
  },
});

const draft = comment.createStateConfig({
  description: 'Being written. The browser keeps its text until it’s posted.',
  meta: { screen: SCREEN },
  on: {
    'comment.posted': [
      { guard: { type: 'isSuspicious', params: ({ event }) => event.isSuspicious }, target: 'held' },
      { target: 'visible' },
    ],
  },
});

const visible = comment.createStateConfig({
  description: 'Everyone who sees the thread can read it, like it and reply.',
  meta: { screen: SCREEN },
  initial: 'fresh',
  on: { 'comment.hidden': 'hidden', 'comment.deleted': 'deleted' },
  states: {
    fresh: {
      description: 'Its author can edit it for 15 minutes.',
      meta: { screen: SCREEN },
      on: { 'comment.edited': 'fresh', 'comment.timePassed': 'settled' },
    },
    settled: {
      description: 'The time for editing has passed.',
      meta: { screen: SCREEN },
    },
  },
});

const held = comment.createStateConfig({
  description: 'Only its author and admins see it, until an admin decides its case or shows it to everyone.',
  meta: { screen: SCREEN },
  on: {
    'comment.restored': [
      { guard: { type: 'isInTime', params: ({ event }) => event.isInTime }, target: 'visible' },
      { target: 'visible.settled' },
    ],
    'comment.declined': 'hidden',
    'comment.deleted': 'deleted',
  },
});

const hidden = comment.createStateConfig({
  description: 'Others see that it’s hidden; its author and admins can read it.',
  meta: { screen: SCREEN },
  on: {
    'comment.restored': [
      { guard: { type: 'isInTime', params: ({ event }) => event.isInTime }, target: 'visible' },
      { target: 'visible.settled' },
    ],
    'comment.deleted': 'deleted',
  },
});

const deleted = comment.createStateConfig({
  description: 'Its text is gone. While it has replies, they’re listed under “Comment deleted”.',
  meta: { screen: SCREEN },
});

export const commentMachine = comment.createMachine({
  id: 'comment',
  description: 'A comment, from being written to being deleted.',
  meta: { screen: SCREEN },
  initial: 'draft',
  states: { draft, visible, held, hidden, deleted },
});

/** Whether the lifecycle allows this step. */
export function can(status: CommentStatus, event: CommentLifecycleEvent): boolean {
  return snapshotOf(status).can(event);
}

/** The state after a step, or null if the lifecycle doesn't allow it. */
export function follow(status: CommentStatus, event: CommentLifecycleEvent): CommentState | null {
  const next = stepFrom(commentMachine, snapshotOf(status), event);
  return next && nameOf(next);
}

/** The state of a comment that has just been posted. */
export function firstState(isSuspicious: boolean): CommentState {
  const written = commentMachine.resolveState({ value: 'draft', context: {} });
  return nameOf(transition(commentMachine, written, { type: 'comment.posted', isSuspicious })[0]);
}

type Snapshot = ReturnType<typeof snapshotOf>;

function nameOf(snapshot: Snapshot): CommentState {
  const states: readonly CommentState[] = ['visible', 'held', 'hidden', 'deleted'];
  const state = states.find((name) => snapshot.matches(name));
  if (!state) throw new Error('A comment that is being written has no state yet.');
  return state;
}

function snapshotOf({ state, isInTime }: CommentStatus) {
  const value = state === 'visible' ? ({ visible: isInTime ? 'fresh' : 'settled' } as const) : state;
  return commentMachine.resolveState({ value, context: {} });
}
