import { describe, expect, it } from 'vitest';
import {
  type CommentLifecycleEvent,
  type CommentStatus,
  can,
  commentMachine,
  firstState,
  follow,
} from '#domains/comments/lifecycle.ts';
import { isEditable, mentionedIn, mentionOf, withMentionNames } from '#domains/comments/model.ts';
import type { CommentState } from '#generated/types.gen.ts';

type Name = 'fresh' | 'settled' | 'held' | 'hidden' | 'deleted';
type Step = [from: Name, event: CommentLifecycleEvent['type'], to: CommentState | null];

const statusOf = (name: Name): CommentStatus =>
  name === 'fresh' || name === 'settled'
    ? { state: 'visible', isInTime: name === 'fresh' }
    : { state: name, isInTime: false };

const EVENTS: Record<string, CommentLifecycleEvent> = {
  'comment.edited': { type: 'comment.edited' },
  'comment.hidden': { type: 'comment.hidden' },
  'comment.declined': { type: 'comment.declined' },
  'comment.restored': { type: 'comment.restored', isInTime: true },
  'comment.deleted': { type: 'comment.deleted' },
  'comment.posted': { type: 'comment.posted', isSuspicious: false },
};

/** Every state by every event that someone causes: the next state, or null if not allowed. */
const STEPS: Step[] = [
  ['fresh', 'comment.edited', 'visible'],
  ['fresh', 'comment.hidden', 'hidden'],
  ['fresh', 'comment.declined', null],
  ['fresh', 'comment.restored', null],
  ['fresh', 'comment.deleted', 'deleted'],
  ['settled', 'comment.edited', null],
  ['settled', 'comment.hidden', 'hidden'],
  ['settled', 'comment.declined', null],
  ['settled', 'comment.restored', null],
  ['settled', 'comment.deleted', 'deleted'],
  ['held', 'comment.edited', null],
  ['held', 'comment.hidden', null],
  ['held', 'comment.declined', 'hidden'],
  ['held', 'comment.restored', 'visible'],
  ['held', 'comment.deleted', 'deleted'],
  ['hidden', 'comment.edited', null],
  ['hidden', 'comment.hidden', null],
  ['hidden', 'comment.declined', null],
  ['hidden', 'comment.restored', 'visible'],
  ['hidden', 'comment.deleted', 'deleted'],
  ['deleted', 'comment.edited', null],
  ['deleted', 'comment.hidden', null],
  ['deleted', 'comment.declined', null],
  ['deleted', 'comment.restored', null],
  ['deleted', 'comment.deleted', null],
];

describe('the lifecycle of a comment', () => {
  it.each(STEPS)('%s, %s: %s', (from, type, to) => {
    const event = EVENTS[type];
    if (!event) throw new Error(`No such event: ${type}`);
    expect(follow(statusOf(from), event)).toBe(to);
    expect(can(statusOf(from), event)).toBe(to !== null);
  });

  it('begins visible, or held when it looks like a flood, and is posted once', () => {
    expect([firstState(false), firstState(true)]).toEqual(['visible', 'held']);
    const posted = EVENTS['comment.posted'];
    expect(posted && can(statusOf('fresh'), posted)).toBe(false);
  });

  it('knows every state of the contract', () => {
    expect(Object.keys(commentMachine.states)).toEqual(['draft', 'visible', 'held', 'hidden', 'deleted']);
  });

  it('lets the author edit for 15 minutes', () => {
    const posted = new Date('2026-03-01T12:00:00Z');
    expect(isEditable(posted, new Date('2026-03-01T12:14:59Z'))).toBe(true);
    expect(isEditable(posted, new Date('2026-03-01T12:15:00Z'))).toBe(false);
  });
});

describe('a mention', () => {
  const [amina, keiko] = ['019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41', '019a5f2e-7c02-7b12-8e4d-3a7c2d1b8f52'];

  it('is read from the text once, in either case, and shown by name', () => {
    const text = `${mentionOf(amina)}, ask ${mentionOf(keiko.toUpperCase())} or ${mentionOf(amina)}; not @{someone}.`;
    expect(mentionedIn(text)).toEqual([amina, keiko]);
    expect(withMentionNames(text, (id) => (id === amina ? 'Amina' : 'Keiko'))).toBe(
      '@Amina, ask @Keiko or @Amina; not @{someone}.',
    );
  });
});
