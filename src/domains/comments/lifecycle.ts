/**
 * The lifecycle of a comment. The page uses it to decide what to offer, the server to decide what to refuse.
 *
 * Permissions are the server's policy; this covers only the state. Whether the time for editing has passed depends on
 * the clock alone, so callers pass that in.
 */

import { setup, transition } from 'xstate';
import type { CommentState } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

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
  description: say('comments.lifecycle.beingWrittenTheBrowserKeeps'),
  meta: { screen: SCREEN },
  on: {
    'comment.posted': [
      { guard: { type: 'isSuspicious', params: ({ event }) => event.isSuspicious }, target: 'held' },
      { target: 'visible' },
    ],
  },
});

const visible = comment.createStateConfig({
  description: say('comments.lifecycle.everyoneWhoSeesTheThread'),
  meta: { screen: SCREEN },
  initial: 'fresh',
  on: { 'comment.hidden': 'hidden', 'comment.deleted': 'deleted' },
  states: {
    fresh: {
      description: say('comments.lifecycle.itsAuthorCanEditIt'),
      meta: { screen: SCREEN },
      on: { 'comment.edited': 'fresh', 'comment.timePassed': 'settled' },
    },
    settled: {
      description: say('comments.lifecycle.theTimeForEditingHas'),
      meta: { screen: SCREEN },
    },
  },
});

const held = comment.createStateConfig({
  description: say('comments.lifecycle.onlyItsAuthorAndAdmins'),
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
  description: say('comments.lifecycle.othersSeeThatItsHidden'),
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
  description: say('comments.lifecycle.itsTextIsGoneWhile'),
  meta: { screen: SCREEN },
});

export const commentMachine = comment.createMachine({
  id: 'comment',
  description: say('comments.lifecycle.aCommentFromBeingWritten'),
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
  const snapshot = snapshotOf(status);
  return snapshot.can(event) ? nameOf(transition(commentMachine, snapshot, event)[0]) : null;
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
