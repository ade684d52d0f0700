/** The `test` of the judges' screens: a server with an owner, two judges and an admin, and the test's own impacts. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Impact, ImpactInput } from '#generated/types.gen.ts';
import type { Client } from '../../support/client.ts';
import { dataOf, logImpact } from '../../support/impacts.ts';
import { test as base, expect } from './browser-test.ts';
import { CASTS } from './casts.ts';
import { createCaller, logInAs } from './people.ts';
import { currentRow, rowOf as queueRowOf } from './queue.ts';

export { currentRow, expect };

const PEOPLE = CASTS.people;

export type Person = keyof typeof PEOPLE;

interface ReviewFixtures {
  /** A unique word in the titles of this test's impacts. */
  word: string;
  /** Logs impacts as their owner, oldest first. */
  logImpacts: (count: number, changes?: Partial<ImpactInput>) => Promise<Impact[]>;
  /** An API client for what a person does outside of the page. */
  caller: (person: Person) => Promise<Client>;
  /** The impact's state on the server, as an admin sees it. */
  standOf: (impact: Impact) => Promise<Impact>;
}

export const test = base.extend<ReviewFixtures>({
  word: async ({ browserName: _browser }, use) => use(`grove${randomUUID().slice(0, 8)}`),
  caller: async ({ server }, use) => use(createCaller(server.origin)),
  logImpacts: async ({ caller, word }, use) => {
    const owner = await caller('owner');
    await use(async (count, changes) => {
      const impacts: Impact[] = [];
      for (let number = 1; number <= count; number += 1) {
        impacts.push(await logImpact(owner, { title: `${ORDINALS[number - 1] ?? number} ${word}`, ...changes }));
      }
      return impacts;
    });
  },
  standOf: async ({ caller }, use) => {
    const admin = await caller('admin');
    await use(async ({ id }) => dataOf(await admin.get<Impact>(`/impact/${id}`)));
  },
});

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

/** Resolves on the requested page. */
export const logIn = (page: Page, person: Person, path?: string): Promise<void> =>
  logInAs(page, person, PEOPLE[person].role, path);

/** The row of an impact in the queue. */
export const rowOf = (page: Page, { title }: Pick<Impact, 'title'>, queue = 'To review') =>
  queueRowOf(page, title, queue);
