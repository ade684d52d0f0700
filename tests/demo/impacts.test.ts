import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { ACTIVITIES } from '#demo/impacts/activities.ts';
import { toImpactRows } from '#demo/impacts/impact-rows.ts';
import type { DemoImpact } from '#demo/impacts/impacts.ts';
import { landOf } from '#demo/impacts/lands.ts';
import { planPortraits } from '#demo/people/portraits.ts';
import { OUTDOOR_CLOSINGS } from '#demo/phrases.ts';
import { createRandom } from '#demo/random.ts';
import { stateOf } from '#domains/impacts/lifecycle.ts';
import { findDateFaults } from '#domains/impacts/model.ts';
import { pointsFor } from '#domains/points/impact-points.ts';
import { STANDARD_RULE } from '#domains/points/standard-rule.ts';
import { communityOf, SEED } from './communities.ts';

const TODAY = new Date('2026-11-21T00:00:00Z');
const A_SCREENFUL = 24;
/** Lands whose drawings may stand in for each other. */
const SIMILAR_LANDS = new Map([
  ['highlands', 'south'],
  ['south', 'highlands'],
]);
const community = communityOf(SEED, TODAY);
const { people, impacts, likes, pictures, pointsEntries } = community;
const eventTypes = new Map(ACTIVITIES.map(({ eventType }) => [eventType, eventType]));
const joined = new Map(people.map(({ id, joinedAt }) => [id, joinedAt]));
const participantsOf = ({ ownerId, memberIds }: DemoImpact) => [ownerId, ...memberIds];
const isPublic = ({ status, isHidden }: DemoImpact) => status.isVerified === true && !isHidden;

describe('the impacts of the demo community', () => {
  it('are thousands, from every year since 2019, in every state', () => {
    expect(impacts.length).toBeGreaterThan(2000);
    const years = new Set(impacts.map(({ impactYear }) => impactYear));
    expect([...years].sort()).toEqual([2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]);
    expect(new Set(impacts.map(({ status }) => stateOf(status)))).toEqual(new Set(['pending', 'verified', 'declined']));
    const events = new Set(impacts.flatMap((impact) => impact.events.map(({ event }) => event)));
    for (const event of ['resubmitted', 'appealed', 'overturned', 'reopened']) expect(events).toContain(event);
    expect(impacts.some(({ isFeatured }) => isFeatured)).toBe(true);
    expect(impacts.some(({ isHidden }) => isHidden)).toBe(true);
  });

  it('include dozens to review, of this year and earlier ones, with appeals', () => {
    const pending = impacts.filter(({ status }) => status.isVerified === null);
    const ofThisYear = pending.filter(({ impactYear }) => impactYear === TODAY.getUTCFullYear());
    expect(ofThisYear.length).toBeGreaterThan(20);
    expect(pending.length - ofThisYear.length).toBeGreaterThan(5);
    expect(pending.some(({ status }) => status.isAppealed)).toBe(true);
  });

  it('include one in each state for the demo member', () => {
    const member = people.find(({ email }) => email === DEMO_ACCOUNTS.find(({ role }) => role === 'Member')?.email);
    const own = impacts.filter(({ ownerId }) => ownerId === member?.id);
    expect(new Set(own.map(({ status }) => stateOf(status)))).toEqual(new Set(['pending', 'verified', 'declined']));
  });

  it('are in full sentences, unique on a screen, within the contract’s limits', () => {
    for (const { title, description } of impacts) {
      expect(`${title}${description}`).not.toMatch(/[{}]|undefined|NaN/);
      expect(title.length).toBeLessThanOrEqual(150);
    }
    const shown = impacts.filter(isPublic).map(({ title }) => title);
    for (let at = 0; at + A_SCREENFUL <= shown.length; at += A_SCREENFUL) {
      const screen = shown.slice(at, at + A_SCREENFUL);
      expect(new Set(screen).size).toBeGreaterThanOrEqual(A_SCREENFUL - 1);
    }
  });

  it('include what the lead article and the form’s examples promise', () => {
    const promised = impacts.filter((impact) => isPublic(impact) && /mangroves/i.test(impact.title));
    expect(promised.length).toBeGreaterThan(5);
    expect(promised.filter(({ sdgs }) => sdgs.includes(14))).toEqual(promised);
    expect(promised.some(({ location }) => location === 'Ziguinchor, Senegal')).toBe(true);
  });

  it('speak of tools and weather only where work was done outdoors', () => {
    const outdoors = new Set(['planting', 'garden', 'beach', 'street', 'rainBarrel', 'well']);
    const says = ({ description }: DemoImpact) => OUTDOOR_CLOSINGS.some((line) => description.includes(line));
    const [fitting, others] = [true, false].map((is) => impacts.filter(({ scene }) => outdoors.has(scene) === is));
    expect(others?.filter(says)).toEqual([]);
    expect(fitting?.some(says)).toBe(true);
  });

  it('follow the rules on dates and goals, and come after their owners joined', () => {
    for (const impact of impacts) {
      expect(findDateFaults(impact, impact.createdAt), impact.title).toEqual([]);
      expect(impact.sdgs.length).toBeGreaterThanOrEqual(1);
      expect(impact.sdgs.length).toBeLessThanOrEqual(5);
      expect(new Set(impact.sdgs).size).toBe(impact.sdgs.length);
      const times = [joined.get(impact.ownerId), ...impact.events.map(({ at }) => at), TODAY].map(Number);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });

  it('are decided by judges who took no part and had joined', () => {
    const roles = new Map(people.map(({ id, role }) => [id, role]));
    for (const impact of impacts) {
      for (const { event, by, at } of impact.events) {
        if (['submitted', 'resubmitted', 'appealed', 'answered'].includes(event)) expect(by).toBe(impact.ownerId);
        else {
          expect(['Judge', 'Admin']).toContain(roles.get(by));
          expect(participantsOf(impact)).not.toContain(by);
          expect(Number(joined.get(by))).toBeLessThan(at.getTime());
        }
      }
    }
  });

  it('award everyone who took part the right points, once, and revoke them when reopened', () => {
    const ofImpacts = Map.groupBy(pointsEntries, ({ subjectId }) => subjectId);
    for (const impact of impacts) {
      const { total } = pointsFor(impact.measures, STANDARD_RULE);
      const entries = ofImpacts.get(impact.id) ?? [];
      for (const userId of participantsOf(impact)) {
        const own = entries.filter((entry) => entry.userId === userId);
        expect(own.reduce((sum, { points }) => sum + points, 0)).toBe(impact.status.isVerified ? total : 0);
        expect(own.every(({ points, reversesId }) => points < 0 === (reversesId !== null))).toBe(true);
      }
      expect(entries.every(({ userId }) => participantsOf(impact).includes(userId))).toBe(true);
    }
  });

  it('are liked once per person, never by their owner, and only while public', () => {
    const byId = new Map(impacts.map((impact) => [impact.id, impact]));
    expect(new Set(likes.map(({ impactId, userId }) => `${impactId} ${userId}`)).size).toBe(likes.length);
    for (const { impactId, userId } of likes) {
      expect(byId.get(impactId)?.status.isVerified).toBe(true);
      expect(byId.get(impactId)?.ownerId).not.toBe(userId);
    }
  });

  it('mostly have pictures of the activity, owned by the person who logged it', () => {
    const byId = new Map(impacts.map((impact) => [impact.id, impact]));
    expect(new Set(pictures.map(({ impactId }) => impactId)).size).toBeGreaterThan(impacts.length / 2);
    for (const { impactId, ownerId, drawing } of pictures) {
      const impact = byId.get(impactId);
      expect(impact?.ownerId).toBe(ownerId);
      expect([impact?.scene, { beach: 'riverbank', climateClass: 'weatherClass' }[impact?.scene ?? '']]).toContain(
        drawing.kind,
      );
      const land = landOf(impact?.location ?? null);
      expect([land, SIMILAR_LANDS.get(land)]).toContain(drawing.land);
    }
  });

  it('have varied pictures: the latest all differ, and repetitions are far apart', () => {
    const shown = pictures.map(({ drawing }) => drawing);
    expect(new Set(shown.slice(0, A_SCREENFUL)).size).toBe(A_SCREENFUL);
    expect(new Set(shown).size).toBeGreaterThan(200);
    const repeated = shown.filter((drawing, at) =>
      shown.slice(Math.max(0, at - A_SCREENFUL + 1), at).includes(drawing),
    );
    expect(repeated.length).toBeLessThan(shown.length / 10);
  });

  it('never show the same face for two people', () => {
    const faces = planPortraits(SEED, community).map(({ drawing }) => drawing);
    expect(faces.length).toBeGreaterThan(60);
    expect(new Set(faces).size).toBe(faces.length);
  });

  it('give the demo member at most one page of files', () => {
    const member = people.find(({ email }) => email === DEMO_ACCOUNTS.find(({ role }) => role === 'Member')?.email);
    const own = pictures.filter(({ ownerId }) => ownerId === member?.id);
    expect(own.length).toBeGreaterThan(6);
    expect(own.length).toBeLessThan(20);
  });

  it('include something new in every queue, whatever the day', () => {
    const DAYS = 8 * 86_400_000;
    const newYear = new Date('2027-01-01T00:00:00Z');
    for (const today of [TODAY, newYear]) {
      const made = communityOf(SEED, today);
      const pending = made.impacts.filter(({ status }) => status.isVerified === null);
      const isPending = ({ status }: { status: { isVerified: boolean | null } }) => status.isVerified === null;
      const queues = {
        impacts: pending.map(({ events }) => events.at(-1)?.at),
        appeals: pending.filter(({ status }) => status.isAppealed).map(({ events }) => events.at(-1)?.at),
        councils: made.councils.filter(({ decision }) => decision === null).map(({ createdAt }) => createdAt),
        opportunities: made.opportunities.filter(isPending).map(({ events }) => events.at(-1)?.at),
        applications: made.applications
          .filter(({ state }) => state === 'requested')
          .map(({ requestedAt }) => requestedAt),
        requests: made.requests.filter(({ state }) => state === 'requested').map(({ at }) => at),
      };
      for (const [queue, times] of Object.entries(queues)) {
        const newest = Math.max(...times.map(Number));
        expect(today.getTime() - newest, `${queue} on ${today.toISOString()}`).toBeLessThan(DAYS);
      }
    }
  });

  it('give the same rows for the same seed and community', () => {
    const rows = toImpactRows(createRandom(7), community, eventTypes);
    const again = toImpactRows(createRandom(7), community, eventTypes);
    // As texts: comparing tens of thousands of rows one by one takes seconds.
    expect(JSON.stringify(again) === JSON.stringify(rows)).toBe(true);
  });
});
