/** The `test` of the walks: one server for all machines, with people of each kind, and an identity provider beside it. */
import type { BrowserContext, Page } from '@playwright/test';
import { test as base } from '../e2e/support/browser-test.ts';
import { type ProviderFixture, provideIdentity, signInEnv } from '../e2e/support/external-sign-in.ts';
import { callAs, type PeopleServer, startPeopleServer } from '../e2e/support/people-server.ts';
import type { Client } from '../support/client.ts';
import type { IdentityProvider } from '../support/identity-provider.ts';
import type { Mailbox } from '../support/mailbox.ts';

export const PEOPLE = {
  owner: { name: 'Amina', lastName: 'Diallo', role: 'Member' },
  member: { name: 'Kenji', lastName: 'Watanabe', role: 'Member' },
  partner: { name: 'Anahera', lastName: 'Ngata', role: 'Partner' },
  applicant: { name: 'Lucía', lastName: 'Fernández', role: 'Member' },
  judge: { name: 'Keiko', lastName: 'Tanaka', role: 'Judge' },
  otherJudge: { name: 'Tomasz', lastName: 'Nowak', role: 'Judge' },
  admin: { name: 'Aroha', lastName: 'Parata', role: 'Admin' },
  unverified: { name: 'Uma', lastName: 'Rao', role: 'Member', isVerified: false },
  incomplete: { name: 'Ines', lastName: 'Silva', role: 'Member', isProfileCompleted: false },
  forgetful: { name: 'Femi', lastName: 'Adeyemi', role: 'Member' },
  careless: { name: 'Carla', lastName: 'Rossi', role: 'Member' },
  deactivated: { name: 'Dario', lastName: 'Costa', role: 'Member', isActive: false },
} as const;

export type Person = keyof typeof PEOPLE;

export interface Stage {
  page: Page;
  origin: string;
  mailbox: Mailbox;
  provider: IdentityProvider;
  /** A browser of another person. */
  newVisitor: () => Promise<BrowserContext>;
  /** Calls of a person who sits elsewhere. */
  caller: (person: Person) => Promise<Client>;
  /** For what a clock alone would do. */
  whileStopped: PeopleServer['whileStopped'];
}

interface WorkerFixtures extends ProviderFixture {
  peopleServer: PeopleServer;
}

export const test = base.extend<{ stage: Stage }, WorkerFixtures>({
  provider: [({ browserName: _browser }, use) => provideIdentity(use), { scope: 'worker' }],
  peopleServer: [
    async ({ provider }, use) => {
      const server = await startPeopleServer(PEOPLE, { ...signInEnv(provider), IMPACT_QUORUM: '2' }, provider.port);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  server: [async ({ peopleServer }, use) => use(peopleServer), { scope: 'worker' }],
  stage: async ({ page, peopleServer, mailbox, provider, newVisitor, complaints }, use) => {
    // Refusals and broken lines are steps of the walks: what a person sees of them is looked at after each.
    complaints.expect(/status of 4\d\d/);
    complaints.expect(/ERR_FAILED/);
    const { origin } = peopleServer;
    const whileStopped: Stage['whileStopped'] = (work) => {
      // The pages that stay open ask it meanwhile.
      complaints.expect(/ERR_CONNECTION_(REFUSED|RESET)/);
      return peopleServer.whileStopped(work);
    };
    const caller = (person: Person) => callAs(origin, person);
    await use({ page, origin, mailbox, provider, newVisitor, caller, whileStopped });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
