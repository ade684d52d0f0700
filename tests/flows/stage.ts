/** The `test` of the walks: one server for all machines, with people of each role, and an identity provider. */
import type { Page } from '@playwright/test';
import { test as base, type Visitor } from '../e2e/support/browser-test.ts';
import { CASTS } from '../e2e/support/casts.ts';
import { signInEnv } from '../e2e/support/external-sign-in.ts';
import { createCaller } from '../e2e/support/people.ts';
import type { RunningServer } from '../e2e/support/servers.ts';
import type { Client } from '../support/client.ts';
import type { IdentityProvider } from '../support/identity-provider.ts';
import type { Mailbox } from '../support/mailbox.ts';

export const PEOPLE = CASTS.walks;

export type Person = keyof typeof PEOPLE;

export interface Stage {
  page: Page;
  origin: string;
  mailbox: Mailbox;
  provider: IdentityProvider;
  /** Another person's browser. */
  newVisitor: () => Promise<Visitor>;
  /** An API client for what a person does outside of the page. */
  caller: (person: Person) => Promise<Client>;
  /** The page that was used last. */
  shown: () => Page;
  /** Remembers that a page is used, of those besides `page`. */
  show: (page: Page) => void;
  /** For changes that would otherwise take time. */
  whileStopped: RunningServer['whileStopped'];
}

export const test = base.extend<{ stage: Stage }>({
  serverOptions: ({ provider, serverEnv }, use) =>
    use({ contents: 'walks', env: { ...signInEnv(provider), IMPACT_QUORUM: '2', ...serverEnv }, port: provider.port }),
  stage: async ({ page, server, mailbox, provider, newVisitor, browserErrors }, use) => {
    // Refusals and failed connections are steps of the walks, and are checked there.
    browserErrors.expect(/status of 4\d\d/);
    browserErrors.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    const { origin } = server;
    const whileStopped: Stage['whileStopped'] = (work) => {
      // Open pages keep calling the stopped server, which begins no stream while it stops.
      browserErrors.expect(/ERR_CONNECTION_(REFUSED|RESET)|status of 503 .*\/notification\/stream/);
      return server.whileStopped(work);
    };
    const caller: Stage['caller'] = createCaller(origin);
    let shown = page;
    const show = (next: Page) => {
      shown = next;
    };
    await use({ page, origin, mailbox, provider, newVisitor, caller, shown: () => shown, show, whileStopped });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
