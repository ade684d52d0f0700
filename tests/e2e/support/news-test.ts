/** Articles for browser tests: created over HTTP by the demo community's admin, with a unique word. */
import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '#demo/accounts.ts';
import type { News } from '#generated/types.gen.ts';
import type { Client } from '../../support/client.ts';
import { logIn as logInByApi } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { createNews, type NewsForm } from '../../support/news.ts';
import { addressOf, test as base, expect } from './community-test.ts';

export { expect };

interface NewsFixtures {
  /** A unique word in the titles of this test's articles. */
  word: string;
  /** An API client of the admin, for what happens outside of the page. */
  admin: Client;
  write: (changes?: NewsForm) => Promise<News>;
}

export const test = base.extend<NewsFixtures>({
  word: async ({ browserName: _browser }, use) => use(`marsh${randomUUID().slice(0, 8)}`),
  admin: async ({ server }, use) => {
    const { client } = await logInByApi(server.origin, { email: addressOf('admin') }, DEMO_PASSWORD);
    await use(client);
  },
  write: async ({ server, admin, word }, use) => {
    await use(async (changes = {}) =>
      dataOf(await createNews(server.origin, admin, { title: `The ${word} report`, ...changes })),
    );
  },
});
