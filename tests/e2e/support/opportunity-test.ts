/**
 * The `test` of opportunities: a server with a partner, an admin and two members, and the test's own opportunities.
 */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Opportunity, OpportunityInput } from '#generated/types.gen.ts';
import type { Client } from '../../support/client.ts';
import { dataOf } from '../../support/impacts.ts';
import { approve, givePoints, offer } from '../../support/opportunities.ts';
import { test as base, expect } from './browser-test.ts';
import { CASTS } from './casts.ts';
import { createCaller, logInAs } from './people.ts';

export { expect };

const PEOPLE = CASTS.people;

export type Person = keyof typeof PEOPLE;

interface OpportunityFixtures {
  /** A unique word in the titles of this test's opportunities. */
  word: string;
  /** An API client for what a person does outside of the page. */
  caller: (person: Person) => Promise<Client>;
  /** Lets the partner offer an opportunity, which the admin approves with the points it requires. */
  openOne: (changes?: Partial<OpportunityInput>, pointsRequired?: number) => Promise<Opportunity>;
  /** Sets a member's points. */
  setPoints: (person: Person, points: number) => Promise<void>;
  /** The opportunity's state on the server, as the person sees it. */
  standFor: (person: Person, opportunity: Pick<Opportunity, 'id'>) => Promise<Opportunity>;
}

export const test = base.extend<OpportunityFixtures>({
  word: async ({ browserName: _browser }, use) => use(`reef${randomUUID().slice(0, 8)}`),
  caller: async ({ server }, use) => use(createCaller(server.origin)),
  openOne: async ({ caller, word }, use) => {
    const partner = await caller('partner');
    const admin = await caller('admin');
    await use(async (changes, pointsRequired = 0) => {
      const { id } = await offer(partner, { title: `Coastal stewards ${word}`, ...changes });
      return approve(admin, id, pointsRequired);
    });
  },
  setPoints: async ({ caller }, use) => {
    const admin = await caller('admin');
    await use(async (person, points) => {
      const client = await caller(person);
      const { id, points: before } = dataOf(await client.get<{ id: string; points: number }>('/users/view'));
      if (points !== before) await givePoints(admin, id, points - before);
    });
  },
  standFor: async ({ caller }, use) => {
    await use(async (person, { id }) => dataOf(await (await caller(person)).get<Opportunity>(`/opportunity/${id}/`)));
  },
});

/** Resolves on the requested page. */
export const logIn = (page: Page, person: Person, path?: string): Promise<void> =>
  logInAs(page, person, PEOPLE[person].role, path);
