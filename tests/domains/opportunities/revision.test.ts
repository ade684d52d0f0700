/** No one overwrites an edit of an opportunity, or decides on one, that they haven't seen. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Opportunity, OpportunityInput } from '#generated/types.gen.ts';
import type { Client } from '../../support/client.ts';
import { dataOf } from '../../support/impacts.ts';
import {
  approve,
  buildOpportunityCast,
  type OpportunityCast,
  offer,
  opportunityOf,
} from '../../support/opportunities.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: OpportunityCast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildOpportunityCast(server.origin, server.database.db);
});
afterAll(() => server.close());

const edit = (client: Client, { id }: Opportunity, input: OpportunityInput) =>
  client.put<Opportunity>(`/opportunity/${id}`, input);
const read = async ({ id }: Opportunity) => dataOf(await cast.admin.get<Opportunity>(`/opportunity/${id}/`));

const isRefused = {
  status: 409,
  body: { code: 'edited_meanwhile', message: expect.stringMatching(/has been edited/) },
};

describe('the revision of an opportunity', () => {
  it('lets one of two who edit the same version save it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const opportunity = await offer(cast.partner);
      await approve(cast.admin, opportunity.id);
      const { revision } = opportunity;
      const answers = await Promise.all([
        edit(cast.partner, opportunity, opportunityOf({ description: 'The partner’s.', revision })),
        edit(cast.admin, opportunity, opportunityOf({ description: 'The admin’s.', revision })),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)).toMatchObject(isRefused);
      const saved = answers.find(({ status }) => status === 200)?.body.data;
      expect(await read(opportunity)).toMatchObject({ description: saved?.description, revision: 2 });
    }
  });

  it('lets someone whose answer was lost send the same again', async () => {
    const opportunity = await offer(cast.partner);
    const same = opportunityOf({ description: 'Once.', revision: 1 });
    expect((await edit(cast.partner, opportunity, same)).status).toBe(200);
    expect(dataOf(await edit(cast.partner, opportunity, same))).toMatchObject({ description: 'Once.', revision: 2 });
    expect(await edit(cast.partner, opportunity, { ...same, sdgs: [1] })).toMatchObject(isRefused);
  });

  it('doesn’t resubmit one that was declined after the answer was lost', async () => {
    const opportunity = await offer(cast.partner);
    const same = opportunityOf({ description: 'Once.', revision: 1 });
    await edit(cast.partner, opportunity, same);
    const declined = { isApproved: false, reason: 'Who pays?', revision: 2 };
    dataOf(await cast.admin.put(`/opportunity-verifcation/${opportunity.id}`, declined));
    expect((await edit(cast.partner, opportunity, same)).status).toBe(200);
    expect(await read(opportunity)).toMatchObject({ state: 'declined', declineReason: 'Who pays?' });
  });

  it('isn’t needed by clients that don’t know it', async () => {
    const opportunity = await offer(cast.partner);
    expect((await edit(cast.partner, opportunity, opportunityOf())).status).toBe(200);
    expect((await edit(cast.partner, opportunity, opportunityOf())).status).toBe(200);
  });
});
