/** No one overwrites an edit of a council, or decides on one, that they haven't seen. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Council } from '#generated/types.gen.ts';
import { contentOf, decideCouncil, foundApproved, foundCouncil, readCouncil } from '../../support/councils.ts';
import { buildLoggedIn, type LoggedIn, type TestUser } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let owner: LoggedIn & { user: TestUser };
let admin: LoggedIn & { user: TestUser };

beforeAll(async () => {
  server = await startTestServer();
  owner = await buildLoggedIn(server.origin, server.database.db);
  admin = await buildLoggedIn(server.origin, server.database.db, { role: 'Admin' });
});
afterAll(() => server.close());

const edit = (by: LoggedIn, council: Council, changes: object) =>
  by.client.put<Council>(`/council/${council.id}`, { ...contentOf(council), ...changes });

const isRefused = {
  status: 409,
  body: { code: 'edited_meanwhile', message: expect.stringMatching(/has been edited/) },
};

describe('the revision of a council', () => {
  it('is raised by each edit, and by nothing else', async () => {
    const council = await foundApproved(owner.client, admin.client);
    expect(council.revision).toBe(1);
    expect(dataOf(await edit(owner, council, { description: 'Second.' })).revision).toBe(2);
    await owner.client.call('DELETE', `/council/sdg/delete/${council.sdgs[0]?.id}`);
    expect((await readCouncil(admin.client, council.id)).revision).toBe(3);
  });

  it('lets one of two who edit the same version save it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const council = await foundCouncil(owner.client);
      const { revision } = council;
      const answers = await Promise.all([
        edit(owner, council, { description: 'The owner’s.', revision }),
        edit(admin, council, { description: 'The admin’s.', revision }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)).toMatchObject(isRefused);
      const saved = answers.find(({ status }) => status === 200)?.body.data;
      expect(await readCouncil(owner.client, council.id)).toMatchObject({
        description: saved?.description,
        revision: 2,
      });
    }
  });

  it('lets someone whose answer was lost send the same again', async () => {
    const council = await foundCouncil(owner.client);
    const same = { description: 'Once.', location: 'Foundiougne', revision: 1 };
    expect((await edit(owner, council, same)).status).toBe(200);
    expect(dataOf(await edit(owner, council, same))).toMatchObject({ description: 'Once.', revision: 2 });
    expect(await edit(owner, council, { ...same, sdgs: [1] })).toMatchObject(isRefused);
  });

  it('keeps a new owner from being named over content that has changed', async () => {
    const council = await foundApproved(owner.client, admin.client);
    await edit(admin, council, { description: 'Amended.' });
    const handedOver = await edit(owner, council, { ownerId: admin.user.id, revision: 1 });
    expect(handedOver).toMatchObject(isRefused);
    expect((await readCouncil(owner.client, council.id)).description).toBe('Amended.');
  });

  it.each([{ isApproved: true }, { isApproved: false, reason: 'It isn’t clear.' }])(
    'refuses a decision on a version that was edited: %o',
    async (decision) => {
      const council = await foundCouncil(owner.client);
      await edit(owner, council, { description: 'Buy our boats.' });
      const unseen = await admin.client.put(`/council/verify/${council.id}`, { ...decision, revision: 1 });
      expect(unseen).toMatchObject(isRefused);
      expect(await readCouncil(owner.client, council.id)).toMatchObject({ isApproved: false, isSubmited: false });
      const { isApproved } = await decideCouncil(admin.client, council.id, { ...decision, revision: 2 });
      expect(isApproved).toBe(decision.isApproved);
    },
  );

  it('isn’t needed by clients that don’t know it', async () => {
    const council = await foundCouncil(owner.client);
    await edit(owner, council, { description: 'Second.' });
    expect((await edit(owner, council, { description: 'Third.' })).status).toBe(200);
    expect(await decideCouncil(admin.client, council.id, { isApproved: true })).toMatchObject({ isApproved: true });
  });
});
