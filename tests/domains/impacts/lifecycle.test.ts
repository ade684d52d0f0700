import { describe, expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import {
  can,
  follow,
  type ImpactLifecycleEvent,
  type ImpactStatus,
  impactMachine,
  stateOf,
} from '#domains/impacts/lifecycle.ts';

const sent: ImpactStatus = {
  isVerified: null,
  isAppealed: false,
  quorum: 1,
  approvedBy: [],
  declinedBy: null,
  isAsked: false,
  askedBy: null,
  isKept: false,
  isHidden: false,
  isFeatured: false,
};
const verified: ImpactStatus = { ...sent, isVerified: true, approvedBy: ['keiko'] };
const declined: ImpactStatus = { ...sent, isVerified: false, declinedBy: 'keiko' };
const underAppeal: ImpactStatus = { ...sent, isAppealed: true, declinedBy: 'keiko' };
const declinedForGood: ImpactStatus = { ...declined, isAppealed: true, declinedBy: 'tomasz' };

const asked: ImpactStatus = { ...sent, isAsked: true, askedBy: 'keiko', isKept: true };
const askedOnAppeal: ImpactStatus = { ...underAppeal, isAsked: true, askedBy: 'tomasz', isKept: true };

const approved = (by: string): ImpactLifecycleEvent => ({ type: 'impact.approved', by });
const refused = (by: string): ImpactLifecycleEvent => ({ type: 'impact.declined', by });
const edited: ImpactLifecycleEvent = { type: 'impact.edited' };
const questioned = (by: string): ImpactLifecycleEvent => ({ type: 'impact.asked', by });
const answered: ImpactLifecycleEvent = { type: 'impact.answered' };
const appealed: ImpactLifecycleEvent = { type: 'impact.appealed' };
const reopened: ImpactLifecycleEvent = { type: 'impact.reopened' };
const featured: ImpactLifecycleEvent = { type: 'impact.featured' };
const unfeatured: ImpactLifecycleEvent = { type: 'impact.unfeatured' };
const hidden: ImpactLifecycleEvent = { type: 'impact.hidden' };
const shown: ImpactLifecycleEvent = { type: 'impact.shown' };

/** Every state by every event: the next state, or null if not allowed. */
const STEPS: [name: string, from: ImpactStatus, event: ImpactLifecycleEvent, to: ImpactStatus | null][] = [
  ['sent, edited', sent, edited, sent],
  ['sent, approved', sent, approved('keiko'), verified],
  ['sent, declined', sent, refused('keiko'), declined],
  ['sent, appealed', sent, appealed, null],
  ['sent, reopened', sent, reopened, null],
  ['sent, featured', sent, featured, null],
  ['sent, asked', sent, questioned('keiko'), asked],
  ['sent, answered', sent, answered, null],
  ['asked, answered', asked, answered, { ...asked, isAsked: false }],
  ['asked, edited', asked, edited, asked],
  ['asked, asked again', asked, questioned('keiko'), null],
  ['asked, approved by the judge who asked', asked, approved('keiko'), { ...verified, askedBy: 'keiko' }],
  ['asked, approved by another', asked, approved('tomasz'), null],
  ['asked, declined by the judge who asked', asked, refused('keiko'), declined],
  ['asked, declined by another', asked, refused('tomasz'), null],
  [
    'asked long ago, declined by another',
    { ...asked, isKept: false },
    refused('tomasz'),
    { ...declined, declinedBy: 'tomasz' },
  ],
  ['asked long ago, answered', { ...asked, isKept: false }, answered, { ...asked, isAsked: false }],
  ['answered, approved by another', { ...asked, isAsked: false }, approved('tomasz'), null],
  ['answered, asked again', { ...asked, isAsked: false }, questioned('keiko'), asked],
  ['under appeal, asked', underAppeal, questioned('tomasz'), askedOnAppeal],
  ['under appeal, asked by the first reviewer', underAppeal, questioned('keiko'), null],
  ['asked under appeal, answered', askedOnAppeal, answered, { ...askedOnAppeal, isAsked: false }],
  ['asked under appeal, declined', askedOnAppeal, refused('tomasz'), declinedForGood],
  ['verified, asked', verified, questioned('tomasz'), null],
  ['declined, asked', declined, questioned('tomasz'), null],
  ['under appeal, edited', underAppeal, edited, underAppeal],
  [
    'under appeal, approved',
    underAppeal,
    approved('tomasz'),
    { ...verified, approvedBy: ['tomasz'], declinedBy: 'keiko' },
  ],
  ['under appeal, approved by the first reviewer', underAppeal, approved('keiko'), null],
  ['under appeal, declined', underAppeal, refused('tomasz'), declinedForGood],
  ['under appeal, declined by the first reviewer', underAppeal, refused('keiko'), null],
  ['under appeal, appealed', underAppeal, appealed, null],
  ['under appeal, reopened', underAppeal, reopened, null],
  ['under appeal, featured', underAppeal, featured, null],
  ['verified, edited', verified, edited, null],
  ['verified, approved', verified, approved('tomasz'), null],
  ['verified, declined', verified, refused('tomasz'), null],
  ['verified, appealed', verified, appealed, null],
  ['verified, reopened', verified, reopened, sent],
  ['verified and featured, reopened', { ...verified, isFeatured: true }, reopened, sent],
  ['verified, featured', verified, featured, { ...verified, isFeatured: true }],
  ['verified and hidden, featured', { ...verified, isHidden: true }, featured, null],
  ['declined, edited', declined, edited, sent],
  ['declined, approved', declined, approved('tomasz'), null],
  ['declined, declined', declined, refused('tomasz'), null],
  ['declined, appealed', declined, appealed, underAppeal],
  ['declined, reopened', declined, reopened, null],
  ['declined, featured', declined, featured, null],
  ['declined for good, edited', declinedForGood, edited, sent],
  ['declined for good, approved', declinedForGood, approved('keiko'), null],
  ['declined for good, declined', declinedForGood, refused('keiko'), null],
  ['declined for good, appealed', declinedForGood, appealed, null],
  ['declined for good, reopened', declinedForGood, reopened, null],
  ['declined for good, featured', declinedForGood, featured, null],
];

describe('the lifecycle of an impact', () => {
  it.each(STEPS)('%s', (_name, from, event, to) => {
    expect(follow(from, event)).toEqual(to);
    expect(can(from, event)).toBe(to !== null);
  });

  it.each([sent, underAppeal, verified, declined, declinedForGood])('hides and shows it in any state: %o', (status) => {
    const away = follow({ ...status, isFeatured: status.isVerified === true }, hidden);
    expect(away).toEqual({ ...status, isHidden: true, isFeatured: false });
    expect(away && follow(away, shown)).toEqual(status);
    expect(follow(status, unfeatured)).toEqual(status);
  });

  it('verifies once enough different judges have approved', () => {
    const first = follow({ ...sent, quorum: 2 }, approved('keiko'));
    expect(first).toEqual({ ...sent, quorum: 2, approvedBy: ['keiko'] });
    if (!first) return;
    expect(follow(first, approved('keiko'))).toBeNull();
    expect(follow(first, refused('keiko'))).toBeNull();
    expect(follow(first, approved('tomasz'))).toEqual({ ...verified, quorum: 2, approvedBy: ['keiko', 'tomasz'] });
  });

  it('lets other judges decide once the one who asked has approved', () => {
    const halfway = follow({ ...asked, quorum: 2 }, approved('keiko'));
    expect(halfway).toEqual({ ...asked, quorum: 2, approvedBy: ['keiko'], isKept: false });
    if (!halfway) return;
    expect(follow(halfway, answered)).toMatchObject({ isAsked: false, isKept: false });
    expect(follow(halfway, approved('tomasz'))).toMatchObject({ isVerified: true });
  });

  it('drops approvals on an edit, and declines after a single decline', () => {
    const halfway = { ...sent, quorum: 3, approvedBy: ['keiko', 'tomasz'] };
    expect(follow(halfway, edited)).toEqual({ ...sent, quorum: 3 });
    expect(follow(halfway, refused('aroha'))).toEqual({ ...declined, quorum: 3, declinedBy: 'aroha' });
  });

  it('lets the first judge decide again after a resubmission', () => {
    const again = follow(declined, edited);
    expect(again && follow(again, approved('keiko'))).toEqual(verified);
  });

  it('derives the state from the columns', () => {
    expect([sent, verified, declined].map(stateOf)).toEqual(['pending', 'verified', 'declined']);
  });
});

describe('the machine', () => {
  const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

  it('describes every state and names its screen', () => {
    for (const node of nodesOf(impactMachine.root)) {
      expect(node.description, node.id).toMatch(/^[A-Z].+\.$/);
      expect(node.meta, node.id).toEqual({ screen: expect.stringMatching(/^\//) });
    }
  });

  it('can reach every state', () => {
    const reached = new Set<string>();
    const events = [
      edited,
      appealed,
      reopened,
      answered,
      ...['keiko', 'tomasz'].flatMap((by) => [approved(by), refused(by), questioned(by)]),
    ];
    const walk = (status: ImpactStatus) => {
      const key = JSON.stringify([
        status.isVerified,
        status.isAppealed,
        status.isAsked,
        status.approvedBy,
        status.declinedBy,
        status.askedBy,
        status.isKept,
      ]);
      if (reached.has(key)) return;
      reached.add(key);
      for (const event of events) {
        const next = follow(status, event);
        if (next) walk(next);
      }
    };
    walk({ ...sent, quorum: 2 });
    const states = new Set([...reached].map((key) => JSON.stringify(JSON.parse(key).slice(0, 3))));
    expect(states).toEqual(
      new Set([
        '[null,false,false]',
        '[null,true,false]',
        '[null,false,true]',
        '[null,true,true]',
        '[true,false,false]',
        '[false,false,false]',
        '[false,true,false]',
      ]),
    );
  });
});
