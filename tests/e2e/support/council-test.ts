/** The `test` of councils: a server with a few people and two admins, and the test's own councils. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Council, CouncilInput } from '#generated/types.gen.ts';
import type { Client } from '../../support/client.ts';
import { foundApproved, foundCouncil, join, readCouncil } from '../../support/councils.ts';
import { test as base, expect } from './browser-test.ts';
import { CASTS } from './casts.ts';
import { createCaller, logInAs } from './people.ts';

export { expect };

const PEOPLE = CASTS.people;

export type Person = keyof typeof PEOPLE;

interface CouncilFixtures {
  /** A unique word in the titles of this test's councils. */
  word: string;
  /** An API client for what a person does outside of the page. */
  caller: (person: Person) => Promise<Client>;
  /** Lets the owner found a council, which is pending. */
  foundOne: (changes?: Partial<CouncilInput>) => Promise<Council>;
  /** Lets the owner found a council, approves it, and lets the members join. */
  openOne: (changes?: Partial<CouncilInput>, members?: readonly Person[]) => Promise<Council>;
  /** The council's state on the server, as the person sees it. */
  standFor: (person: Person, council: Pick<Council, 'id'>) => Promise<Council>;
}

export const test = base.extend<CouncilFixtures>({
  word: async ({ browserName: _browser }, use) => use(`delta${randomUUID().slice(0, 8)}`),
  caller: async ({ server }, use) => use(createCaller(server.origin)),
  foundOne: async ({ caller, word }, use) => {
    await use(async (changes) =>
      foundCouncil(await caller('owner'), { councilTitle: `Mangroves of the ${word}`, ...changes }),
    );
  },
  openOne: async ({ caller, word }, use) => {
    const owner = await caller('owner');
    const admin = await caller('admin');
    await use(async (changes, members = []) => {
      const council = await foundApproved(owner, admin, { councilTitle: `Mangroves of the ${word}`, ...changes });
      for (const person of members) await join(await caller(person), owner, council.id);
      return council;
    });
  },
  standFor: async ({ caller }, use) => {
    await use(async (person, { id }) => readCouncil(await caller(person), id));
  },
});

export const pathOf = ({ id, slug }: Pick<Council, 'id' | 'slug'>): string => `/councils/${id}/${slug}`;

/** Resolves on the requested page. */
export const logIn = (page: Page, person: Person, path?: string): Promise<void> =>
  logInAs(page, person, PEOPLE[person].role, path);
