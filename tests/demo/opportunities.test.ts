import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import type { DemoApplication } from '#demo/opportunities/applications.ts';
import type { DemoOpportunity } from '#demo/opportunities/opportunities.ts';
import { toOpportunityRows } from '#demo/opportunities/opportunity-rows.ts';
import { TERMS } from '#demo/opportunities/terms.ts';
import { readHistory } from '#demo/people/points-history.ts';
import { createRandom } from '#demo/random.ts';
import { stateOf } from '#domains/opportunities/lifecycle.ts';
import { communityOf, SEED } from './communities.ts';

const TODAY = new Date('2026-11-21T00:00:00Z');
const DAY_MS = 86_400_000;
const community = communityOf(SEED, TODAY);
const { people, opportunities, applications, favourites, pointsEntries } = community;
const history = readHistory(pointsEntries);
const hostOf = (role: string) =>
  people.find(({ email }) => email === DEMO_ACCOUNTS.find((a) => a.role === role)?.email);
const ofOpportunity = Map.groupBy(applications, ({ opportunityId }) => opportunityId);
const receivedBy = ({ id }: DemoOpportunity) => ofOpportunity.get(id) ?? [];
const isAccepted = ({ state }: DemoApplication) => state === 'accepted' || state === 'auto-accepted';
const waiting = (list: readonly DemoApplication[]) => list.filter(({ state }) => state === 'requested');
const approvedAt = ({ events }: DemoOpportunity) => events.find(({ event }) => event === 'approved')?.at;

describe('the opportunities of the demo community', () => {
  it('are about sixty by twelve organisations, of every type, category, goal and state, past and future', () => {
    expect(opportunities.length).toBeGreaterThanOrEqual(60);
    expect(new Set(opportunities.map(({ ownerId }) => ownerId)).size).toBe(12);
    expect(new Set(opportunities.map(({ plan }) => plan.type))).toEqual(new Set(Object.keys(TERMS)));
    expect(new Set(opportunities.map(({ plan }) => plan.field)).size).toBe(10);
    expect(new Set(opportunities.flatMap(({ plan }) => plan.goals)).size).toBe(17);
    expect(new Set(opportunities.map(({ timeZone }) => timeZone)).size).toBeGreaterThan(8);
    const days = opportunities.map(({ closesAt }) => (closesAt.getTime() - TODAY.getTime()) / DAY_MS);
    expect(days.some((day) => day < -30)).toBe(true);
    expect(days.some((day) => day > 0 && day < 7)).toBe(true);
    expect(days.some((day) => day > 100)).toBe(true);
    expect(new Set(opportunities.map(({ status }) => stateOf(status)))).toEqual(
      new Set(['pending', 'approved', 'declined', 'closed']),
    );
  });

  it('give the demo partner plenty to decide', () => {
    const own = opportunities.filter(({ ownerId }) => ownerId === hostOf('Partner')?.id);
    expect(new Set(own.map(({ status }) => stateOf(status))).size).toBe(4);
    const received = own.flatMap(receivedBy);
    expect(waiting(received)).toHaveLength(30);
    const declined = own.find(({ status }) => status.isVerified === false);
    expect(declined?.events.at(-1)?.reason).toMatch(/\w+/);
    const onOffer = own.filter(({ status }) => stateOf(status) === 'approved');
    const left = ({ plan }: DemoOpportunity, list: DemoApplication[]) =>
      (plan.seats ?? Number.NaN) - list.filter(isAccepted).length;
    expect(onOffer.some((one) => left(one, receivedBy(one)) === 1 && waiting(receivedBy(one)).length > 1)).toBe(true);
    expect(onOffer.some(({ closesAt }) => closesAt.getTime() - TODAY.getTime() < 2.5 * DAY_MS)).toBe(true);
    const ruled = onOffer.find(({ autoAcceptSince }) => autoAcceptSince !== null);
    expect(ruled && receivedBy(ruled).some(({ state }) => state === 'auto-accepted')).toBe(true);
    const points = waiting(received).map(({ applicantId }) => people.find(({ id }) => id === applicantId)?.points ?? 0);
    expect(points.some((many) => many > 1200)).toBe(true);
    expect(points.some((few) => few < 600)).toBe(true);
  });

  it('give the demo member one each saved, requested, accepted, denied and just out of reach', () => {
    const member = hostOf('Member');
    const own = applications.filter(({ applicantId }) => applicantId === member?.id);
    const states = new Set(own.map(({ state }) => state));
    for (const state of ['requested', 'accepted', 'auto-accepted', 'denied', 'withdrawn'])
      expect(states).toContain(state);
    const saved = favourites.filter(({ userId }) => userId === member?.id);
    expect(saved.length).toBeGreaterThan(1);
    const missing = opportunities.map(({ pointsRequired }) => (pointsRequired ?? 0) - (member?.points ?? 0));
    expect(missing.some((few) => few > 0 && few < 20)).toBe(true);
  });

  it('have applicants who had the points at that time, after the approval and before the deadline', () => {
    for (const opportunity of opportunities) {
      for (const application of receivedBy(opportunity)) {
        const { applicantId, requestedAt, decidedAt, pointsAtRequest } = application;
        const person = people.find(({ id }) => id === applicantId);
        expect(person?.role).toBe('Member');
        expect(pointsAtRequest).toBe(history.at(applicantId, requestedAt));
        expect(pointsAtRequest).toBeGreaterThanOrEqual(opportunity.pointsRequired ?? Number.NaN);
        const times = [person?.joinedAt, approvedAt(opportunity), requestedAt, decidedAt ?? TODAY, TODAY].map(Number);
        expect(Math.max(...times.slice(0, 2))).toBeLessThanOrEqual(times[2] ?? Number.NaN);
        expect(times.slice(2)).toEqual(times.slice(2).toSorted((a, b) => a - b));
        expect(requestedAt.getTime()).toBeLessThan(opportunity.closesAt.getTime());
        expect(application.state === 'requested' && opportunity.status.isPastDeadline).toBe(false);
      }
      const applicants = receivedBy(opportunity).map(({ applicantId }) => applicantId);
      expect(new Set(applicants).size).toBe(applicants.length);
    }
  });

  it('never have more accepted than places, and leave no one pending whom their rule accepts', () => {
    let pending = 0;
    for (const opportunity of opportunities) {
      const received = receivedBy(opportunity);
      const { seats, acceptsFrom } = opportunity.plan;
      if (seats !== null) expect(received.filter(isAccepted).length).toBeLessThanOrEqual(seats);
      if (acceptsFrom === undefined) continue;
      for (const { applicantId, requestedAt } of waiting(received)) {
        expect(history.maxSince(applicantId, requestedAt)).toBeLessThan(acceptsFrom);
        pending += 1;
      }
    }
    expect(pending).toBeGreaterThan(0);
  });

  it('are in full sentences, within the contract’s limits', () => {
    const titles = opportunities.map(({ plan }) => plan.title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { plan, description, link, location } of opportunities) {
      expect(plan.title.length).toBeLessThanOrEqual(160);
      expect(description).not.toMatch(/[{}!]|undefined|lorem/i);
      expect(description.split('\n\n').length).toBeGreaterThan(1);
      expect(new URL(link).hostname).toMatch(/\.example$/);
      expect(plan.isRemote === true || location !== null).toBe(true);
    }
  });

  it('give the same rows for the same seed and community', () => {
    const named = (names: readonly string[]) => new Map(names.map((name) => [name, name]));
    const kinds = {
      types: named(Object.keys(TERMS)),
      categories: named(opportunities.map(({ plan }) => plan.field)),
    };
    const rows = toOpportunityRows(createRandom(7), community, kinds, TODAY);
    const again = toOpportunityRows(createRandom(7), community, kinds, TODAY);
    // As texts: comparing thousands of rows one by one takes seconds.
    expect(JSON.stringify(again) === JSON.stringify(rows)).toBe(true);
    const ids = Object.values(rows).flatMap((list: object[]) => list.flatMap((row) => ('id' in row ? [row.id] : [])));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([1, 2, 3])('can be generated from any seed (%i)', (seed) => {
    const { applications: others } = communityOf(seed, new Date('2026-03-01T00:00:00Z'));
    expect(others.length).toBeGreaterThan(500);
  });
});
