import { describe, expect, it } from 'vitest';
import { makeCommunity } from '#demo/community.ts';
import { communityOf } from './communities.ts';

const TODAY = new Date('2026-03-01T00:00:00Z');
const community = communityOf(1, TODAY);

describe('the demo community', () => {
  it('is the same for the same seed and day, and different for another seed', () => {
    // As texts: comparing thousands of objects one by one takes seconds.
    expect(JSON.stringify(makeCommunity(1, TODAY)) === JSON.stringify(community)).toBe(true);
    const other = communityOf(2, TODAY);
    expect(other.people).not.toEqual(community.people);
    expect(other.impacts[0]).not.toEqual(community.impacts[0]);
  });

  it('has a few hundred people, and a demo account for each role', () => {
    const { people } = community;
    expect(people.length).toBeGreaterThan(300);
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
    const ready = people.filter(({ canSignIn, isProfileCompleted }) => canSignIn && isProfileCompleted);
    expect(new Set(ready.map(({ role }) => role))).toEqual(new Set(['Admin', 'Member', 'Partner', 'Judge']));
  });

  it('has only phone numbers and addresses that the contract allows', () => {
    const numbers = community.people.flatMap(({ contactNo }) => contactNo ?? []);
    expect(numbers.length).toBeGreaterThan(10);
    for (const number of numbers) expect(number).toMatch(/^\+?[0-9 ()-]{6,20}$/);
    for (const { email } of community.people) expect(email).toMatch(/^[a-z.0-9]+@[a-z]+\.example$/);
  });

  it('has a ledger that matches everyone’s points', () => {
    const { people, pointsEntries } = community;
    const sums = new Map<string, number>();
    for (const { userId, points, balance } of pointsEntries) {
      sums.set(userId, (sums.get(userId) ?? 0) + points);
      expect(sums.get(userId)).toBe(balance);
    }
    for (const { id, points } of people) expect(sums.get(id) ?? 0).toBe(points);
  });

  it('has nothing before its people joined or after today', () => {
    const { people, invitations, pointsEntries } = community;
    const joined = new Map(people.map(({ id, joinedAt }) => [id, joinedAt.getTime()]));
    expect(invitations.length).toBeGreaterThan(10);
    for (const { invitedBy, acceptedBy, invitedAt } of invitations) {
      expect(invitedAt.getTime()).toBeGreaterThanOrEqual(joined.get(invitedBy) ?? Number.NaN);
      expect(invitedAt.getTime()).toBeLessThanOrEqual(joined.get(acceptedBy) ?? Number.NaN);
    }
    for (const { userId, givenAt } of pointsEntries) {
      expect(givenAt.getTime()).toBeGreaterThanOrEqual(joined.get(userId) ?? Number.NaN);
      expect(givenAt.getTime()).toBeLessThanOrEqual(TODAY.getTime());
    }
  });
});
