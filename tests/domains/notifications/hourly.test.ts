/** No one can flood another person's notifications by adding and removing them repeatedly. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NotificationList } from '#generated/types.gen.ts';
import { foundApproved, join } from '../../support/councils.ts';
import { buildCast, type Cast, dataOf, logImpact } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
});
afterAll(() => server.close());

const told = async (kind: string) => {
  const { rows } = await server.database.run('select id from notifications where user_id = $1 and kind = $2', [
    cast.strangerId,
    kind,
  ]);
  return rows.length;
};
const readAll = () => cast.stranger.put('/general/notification/update/all');
const letAnHourPass = () =>
  server.database.run(`update notifications set created_at = created_at - interval '61 minutes'`);

describe('a member who is repeatedly added and removed', () => {
  it('is notified of an impact once an hour', async () => {
    const { id } = await logImpact(cast.owner);
    const setMembers = async (members: string[]) => dataOf(await cast.owner.put(`/impact/${id}`, { members }));
    for (let round = 0; round < 3; round += 1) {
      await setMembers([cast.strangerId]);
      await setMembers([]);
    }
    expect(await told('impact_member_added')).toBe(1);
    await letAnHourPass();
    await readAll();
    await setMembers([cast.strangerId]);
    expect(await told('impact_member_added')).toBe(2);
    await readAll();
  });

  it('has one unread notification of all the impacts that one person adds them to', async () => {
    const before = await told('impact_member_added');
    await server.database.run(`update notifications set created_at = created_at - interval '2 days'`);
    for (let count = 0; count < 30; count += 1) await logImpact(cast.owner, { members: [cast.strangerId] });
    await logImpact(cast.admin, { members: [cast.strangerId] });
    expect((await told('impact_member_added')) - before).toBe(2);
    const { data } = dataOf(await cast.stranger.get<NotificationList>('/general/notification?isRead=false'));
    expect(data.map(({ title, body }) => ({ title, body }))).toEqual([
      { title: expect.stringMatching(/^You were added to an impact: /), body: expect.stringContaining('when it’s') },
      { title: `Amina Diallo added you to 30 impacts`, body: expect.stringContaining('those that are verified') },
    ]);
  });

  it('gets five such notifications a day from one person, however often they are read', async () => {
    await readAll();
    await server.database.run(`update notifications set created_at = created_at - interval '2 days'`);
    const before = await told('impact_member_added');
    for (let count = 0; count < 7; count += 1) {
      await logImpact(cast.owner, { members: [cast.strangerId] });
      await readAll();
    }
    expect((await told('impact_member_added')) - before).toBe(5);
  });

  it('is notified of a removal from a council once an hour, and of every answer to a request', async () => {
    const { id } = await foundApproved(cast.owner, cast.admin);
    const remove = async () => {
      const members = await cast.owner.post<{ data: { id: string; councilRole: string }[] }>(
        `/council/user/memberlist?councilId=${id}`,
      );
      const member = dataOf(members).data.find(({ councilRole }) => councilRole === 'member');
      dataOf(await cast.owner.call('DELETE', `/council/member/delete/${member?.id}`));
    };
    const before = await told('member_removed');
    for (let round = 0; round < 2; round += 1) {
      await join(cast.stranger, cast.owner, id);
      await remove();
    }
    expect([(await told('member_removed')) - before, await told('membership_accepted')]).toEqual([1, 2]);
  });
});
