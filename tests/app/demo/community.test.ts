import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../src/app/demo/accounts.ts';
import { makeCommunity } from '../../../src/app/demo/community.ts';
import { fillEmptyDatabase, hasDemoAccounts } from '../../../src/app/demo/fill.ts';
import { createPasswordHasher } from '../../../src/domains/auth/server/password-hashing.ts';
import { openDatabase } from '../../../src/platform/db/database.ts';
import { migrate } from '../../../src/platform/db/migrate.ts';

const TODAY = new Date('2026-03-01T00:00:00Z');

describe('the demo community', () => {
  it('is the same for the same seed and day, and another for another seed', () => {
    expect(makeCommunity(1, TODAY)).toEqual(makeCommunity(1, TODAY));
    expect(makeCommunity(2, TODAY).people).not.toEqual(makeCommunity(1, TODAY).people);
  });

  it('has a few hundred people, and an account of each role to sign in with', () => {
    const { people } = makeCommunity(1, TODAY);
    expect(people.length).toBeGreaterThan(300);
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
    const ready = people.filter(({ canSignIn, isProfileCompleted }) => canSignIn && isProfileCompleted);
    expect(new Set(ready.map(({ role }) => role))).toEqual(new Set(['Admin', 'Member', 'Partner', 'Judge']));
  });

  it('knows only telephone numbers and addresses that the contract allows', () => {
    for (const { contactNo, email } of makeCommunity(1, TODAY).people) {
      if (contactNo !== null) expect(contactNo).toMatch(/^\+?[0-9 ()-]{6,20}$/);
      expect(email).toMatch(/^[a-z.0-9]+@[a-z]+\.example$/);
    }
  });

  it('has a ledger that adds up to what everyone has', () => {
    const { people, pointsEntries } = makeCommunity(1, TODAY);
    const sums = new Map<string, number>();
    for (const { userId, points, balance } of pointsEntries) {
      sums.set(userId, (sums.get(userId) ?? 0) + points);
      expect(sums.get(userId)).toBe(balance);
    }
    for (const { id, points } of people) expect(sums.get(id) ?? 0).toBe(points);
  });

  it('lets nothing happen before its people came or after today', () => {
    const { people, invitations, pointsEntries } = makeCommunity(1, TODAY);
    const joined = new Map(people.map(({ id, joinedAt }) => [id, joinedAt.getTime()]));
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

describe('filling a database', () => {
  it('fills an empty one, with a password that fits, and leaves it alone the second time', async () => {
    const database = await openDatabase({ databaseUrl: null, poolSize: 1, dataDir: null });
    await migrate(database);
    expect(await hasDemoAccounts(database)).toBe(false);
    await fillEmptyDatabase(database, TODAY);
    await fillEmptyDatabase(database, TODAY);
    expect(await hasDemoAccounts(database)).toBe(true);
    const { rows } = await database.run('select password_hash from users where email = $1', [DEMO_ACCOUNTS[0]?.email]);
    const hash = String(rows[0]?.['password_hash']);
    expect(await createPasswordHasher().verify(hash, DEMO_PASSWORD)).toBe(true);
    const counted = await database.run('select count(*)::int as people from users');
    expect(counted.rows[0]?.['people']).toBe(makeCommunity(1, TODAY).people.length);
    await database.close();
  });
});
