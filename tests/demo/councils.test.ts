import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { toCouncilRows } from '#demo/councils/council-rows.ts';
import type { DemoCouncil } from '#demo/councils/councils.ts';
import { writePdf } from '#demo/councils/pdf.ts';
import { createRandom } from '#demo/random.ts';
import { isSharableLink, titleKeyOf } from '#domains/councils/model.ts';
import { communityOf, SEED } from './communities.ts';

const TODAY = new Date('2026-11-21T00:00:00Z');
const community = communityOf(SEED, TODAY);
const { people, impacts, councils, memberships, requests, resources, councilImpacts } = community;
const isApproved = ({ decision }: DemoCouncil) => decision?.isApproved === true;
const membersOf = Map.groupBy(memberships, ({ councilId }) => councilId);
const member = people.find(({ email }) => email === DEMO_ACCOUNTS.find(({ role }) => role === 'Member')?.email);

describe('the councils of the demo community', () => {
  it('are about forty, with titles in several scripts, some pending and some declined with a reason', () => {
    expect(councils.filter(isApproved).length).toBeGreaterThan(35);
    expect(councils.filter(({ decision }) => decision === null).length).toBeGreaterThan(3);
    const declined = councils.filter(({ decision }) => decision?.isApproved === false);
    for (const { decision } of declined) expect(decision?.reason).toMatch(/\w+/);
    expect(declined.length).toBeGreaterThan(0);
    const keys = councils.map(({ charter }) => titleKeyOf(charter.title));
    expect(new Set(keys).size).toBe(keys.length);
    for (const script of [/\p{Script=Han}/u, /\p{Script=Arabic}/u, /\p{Script=Devanagari}/u, /\p{Script=Bengali}/u]) {
      expect(keys.some((key) => script.test(key))).toBe(true);
    }
    expect(new Set(councils.flatMap(({ charter }) => charter.goals)).size).toBe(17);
  });

  it('have as many members as they say, 3 to 60 once approved, the owner first, each after a request', () => {
    for (const council of councils) {
      const members = membersOf.get(council.id) ?? [];
      expect(members).toHaveLength(council.charter.members);
      expect(members.filter(({ isOwner }) => isOwner).map(({ userId }) => userId)).toEqual([council.owner.id]);
      expect(new Set(members.map(({ userId }) => userId)).size).toBe(members.length);
      if (isApproved(council)) expect(members.length).toBeGreaterThanOrEqual(3);
      expect(members.length).toBeLessThanOrEqual(60);
      for (const { userId, isOwner, joinedAt } of members) {
        const request = requests.find((one) => one.councilId === council.id && one.userId === userId);
        expect(isOwner ? council.createdAt : request?.decidedAt).toEqual(joinedAt);
        expect(joinedAt.getTime()).toBeLessThanOrEqual(TODAY.getTime());
        expect(joinedAt.getTime()).toBeGreaterThanOrEqual(Number(people.find(({ id }) => id === userId)?.joinedAt));
      }
    }
  });

  it('have requests from non-members, five of them to the demo member’s council', () => {
    const own = councils.find((council) => isApproved(council) && council.owner === member);
    const open = requests.filter(({ state }) => state === 'requested');
    expect(open.filter(({ councilId }) => councilId === own?.id)).toHaveLength(5);
    expect(open.some(({ userId }) => userId === member?.id)).toBe(true);
    for (const { councilId, userId, decidedAt, decidedBy } of open) {
      expect(membersOf.get(councilId)?.some((one) => one.userId === userId)).toBe(false);
      expect([decidedAt, decidedBy]).toEqual([null, null]);
    }
  });

  it('have impacts by people who were members by then', () => {
    const byId = new Map(impacts.map((impact) => [impact.id, impact]));
    const achieved = new Set<string>();
    for (const [impactId, councilId] of councilImpacts) {
      const impact = byId.get(impactId);
      const membership = membersOf.get(councilId)?.find(({ userId }) => userId === impact?.ownerId);
      expect(Number(membership?.joinedAt)).toBeLessThan(Number(impact?.createdAt));
      if (impact?.status.isVerified && !impact.isHidden) achieved.add(councilId);
    }
    expect(achieved).toEqual(new Set(councils.filter(isApproved).map(({ id }) => id)));
  });

  it('share links and documents among their members', () => {
    expect(resources.some(({ document }) => document !== null)).toBe(true);
    for (const { councilId, url, document, addedBy, at } of resources) {
      expect((url === null) !== (document === null)).toBe(true);
      if (url !== null) expect(isSharableLink(url)).toBe(true);
      const membership = membersOf.get(councilId)?.find(({ userId }) => userId === addedBy);
      expect(Number(membership?.joinedAt)).toBeLessThanOrEqual(at.getTime());
    }
    const pdf = writePdf('Friends (of) the bay', ['Añil, 広']).toString('latin1');
    const table = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
    expect(pdf.slice(table, table + 4)).toBe('xref');
    for (const [, offset = ''] of pdf.matchAll(/^(\d{10}) 00000 n /gm)) {
      expect(pdf.slice(Number(offset))).toMatch(/^\d+ 0 obj/);
    }
    expect(pdf).toContain('(Friends \\(of\\) the bay)');
    expect(pdf).toContain('(Añil, ?)');
  });

  it('give the same rows for the same seed and community', () => {
    const rows = toCouncilRows(createRandom(7), community);
    const again = toCouncilRows(createRandom(7), community);
    // As texts: comparing thousands of rows one by one takes seconds.
    expect(JSON.stringify(again) === JSON.stringify(rows)).toBe(true);
    for (const { title, description } of rows.councils) {
      expect(title.length).toBeLessThanOrEqual(120);
      expect(description).not.toMatch(/[{}!]|undefined|lorem/i);
    }
  });
});
