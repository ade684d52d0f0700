import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyActor } from 'xstate';
import { followShownItems } from '#inspector/live/shown-items.ts';

const IMPACT = {
  id: '1',
  isVerified: null as boolean | null,
  appeal: null as object | null,
  question: null as object | null,
  quorum: 2,
  verifiedBy: [] as string[],
  isHidden: false,
  isFeatured: false,
  reviews: [] as object[],
};
const OPPORTUNITY = {
  id: '1',
  state: 'approved',
  isVerified: true,
  isHidden: false,
  isFeatured: false,
  isUnlocked: true,
  acceptedCount: null as number | null,
  seatsLeft: null,
  requestedCount: null as number | null,
  application: null as object | null,
  autoAccept: null as object | null,
};

beforeAll(() => notifyManager.setScheduler((notify) => notify()));
afterAll(() => notifyManager.setScheduler((notify) => setTimeout(notify, 0)));

/** A page that shows one item, and what followers see of it: each machine's states, and the events between them. */
function show<Item extends object>(call: string, item: Item, part: string[] = []) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const queryKey = [{ _id: call, path: { id: '1' } }, ...part];
  const seen: string[] = [];
  const read = (changes: Partial<Item>) => client.setQueryData(queryKey, { data: { ...item, ...changes } });
  read({});
  const leave = new QueryObserver(client, { queryKey }).subscribe(() => undefined);
  followShownItems(client.getQueryCache(), (actor: AnyActor) => {
    const { id, value } = { ...actor.getSnapshot(), id: (actor.logic as { id: string }).id };
    seen.push(`${id} ${JSON.stringify(value)}`);
    actor.system.inspect(({ type, ...told }: { type: string; event?: { type: string } }) => {
      if (type === '@xstate.snapshot')
        seen.push(`${id} ${told.event?.type} ${JSON.stringify(actor.getSnapshot().value)}`);
    });
  });
  return { seen, read, leave };
}

describe('followShownItems', () => {
  it('repeats the steps of an impact that the page reads again', () => {
    const { seen, read } = show('getImpact', IMPACT);
    read({ verifiedBy: ['ana'] });
    read({ isVerified: true, verifiedBy: ['ana', 'kenji'] });
    read({ isVerified: true, verifiedBy: ['ana', 'kenji'], isFeatured: true });
    read({ verifiedBy: [] });
    read({ isVerified: false, reviews: [{}] });
    read({ appeal: { reason: 'Look at the pictures' }, reviews: [{}, {}] });
    read({ isVerified: false, appeal: { reason: 'Look at the pictures' }, reviews: [{}, {}, {}] });
    expect(seen).toEqual([
      'impact {"pending":"sent"}',
      'impact impact.approved {"pending":"sent"}',
      'impact impact.approved "verified"',
      'impact impact.featured "verified"',
      'impact impact.reopened {"pending":"sent"}',
      'impact impact.declined {"declined":"appealable"}',
      'impact impact.appealed {"pending":"underAppeal"}',
      'impact impact.declined {"declined":"final"}',
    ]);
  });

  it('starts again where a single step doesn’t lead, and says nothing where nothing has changed', () => {
    const { seen, read } = show('getImpact', { ...IMPACT, likeCount: 0 });
    read({ likeCount: 1 });
    expect(seen).toEqual(['impact {"pending":"sent"}']);
    read({ isVerified: true, verifiedBy: ['ana', 'kenji'], isFeatured: true });
    expect(seen.at(-1)).toBe('impact "verified"');
  });

  it('shows a member their application, and a partner their rule', () => {
    const member = show('getOpportunity', OPPORTUNITY);
    member.read({ application: { state: 'requested' } });
    member.read({ application: { state: 'auto-accepted' } });
    expect(member.seen.filter((one) => one.startsWith('application'))).toEqual([
      'application "none"',
      'application application.requested "requested"',
      'application application.autoAccepted "auto-accepted"',
    ]);
    const partner = show('getOpportunity', { ...OPPORTUNITY, requestedCount: 3, acceptedCount: 0 });
    partner.read({ autoAccept: { isApproved: true, min_pointsreq: 200 } });
    partner.read({ autoAccept: { isApproved: true, min_pointsreq: 300 } });
    partner.read({ autoAccept: { isApproved: false, min_pointsreq: null } });
    expect(partner.seen.filter((one) => one.startsWith('autoAccept'))).toEqual([
      'autoAccept "off"',
      'autoAccept autoAccept.turnedOn "on"',
      'autoAccept autoAccept.turnedOn "on"',
      'autoAccept autoAccept.turnedOff "off"',
    ]);
  });

  it('follows a council’s decision', () => {
    const { seen, read } = show('getCouncil', { id: '1', isApproved: false, isSubmited: false });
    read({ isApproved: true, isSubmited: true });
    expect(seen).toEqual(['council "pending"', 'council council.approved "approved"']);
  });

  it('follows a row of a queue once it’s decided', () => {
    const other = { ...IMPACT, id: '2' };
    const { seen, read, leave } = show('listImpactsToReview', { data: [IMPACT, other] });
    expect(seen).toEqual([]);
    read({ data: [{ ...IMPACT, verifiedBy: ['ana'] }, other] });
    read({ data: [{ ...IMPACT, verifiedBy: ['ana', 'kenji'], isVerified: true }, other] });
    expect(seen).toEqual([
      'impact {"pending":"sent"}',
      'impact impact.approved {"pending":"sent"}',
      'impact impact.approved "verified"',
    ]);
    leave();
    read({ data: [{ ...IMPACT, verifiedBy: ['ana'] }, other] });
    expect(seen.slice(3)).toEqual(['impact xstate.stop "verified"']);
  });

  it('follows an opportunity’s row', () => {
    const row = { id: '1', state: 'pending', isVerified: null as boolean | null, isHidden: false, isFeatured: false };
    const { seen, read } = show('listOpportunitiesToVerify', { data: [row] });
    read({ data: [{ ...row, state: 'approved', isVerified: true }] });
    expect(seen).toEqual(['opportunity "pending"', 'opportunity opportunity.approved {"approved":"open"}']);
  });

  it('leaves queries for a part of the answer alone', () => {
    expect(show('getImpact', { title: 'Four kilometres of river bank' }, ['part']).seen).toEqual([]);
  });

  it('stops when the page no longer shows the item', () => {
    const { seen, read, leave } = show('getImpact', IMPACT);
    leave();
    const before = seen.length;
    read({ isVerified: true, verifiedBy: ['ana', 'kenji'] });
    expect(seen.slice(before)).toEqual([]);
  });
});
