import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { ImpactLookers } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../../support/client.ts';
import { openStream } from '../../../support/event-stream.ts';
import { buildCast, type Cast, dataOf, logImpact } from '../../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
});
afterAll(() => server.close());

const look = (client: Client, impactId: string | null, left: string | null = null) =>
  client.put<ImpactLookers>('/impact/looking', { impactId, left });
const lookersOf = async (client: Client): Promise<[string, string][]> =>
  dataOf(await client.get<ImpactLookers>('/impact/looking')).lookers.map(({ impactId, person }) => [
    impactId,
    person.id,
  ]);
const agePast = (seconds: number) =>
  server.database.run(`update impact_lookers set seen_at = now() - make_interval(secs => ${seconds})`, []);

describe('lookAtImpact', () => {
  it('shows the others what a judge has open, and not the judge themselves', async () => {
    const { id } = await logImpact(cast.owner);
    expect(dataOf(await look(cast.judge, id)).lookers).toEqual([]);
    expect(await lookersOf(cast.otherJudge)).toEqual([[id, cast.judgeId]]);
    expect(await lookersOf(cast.admin)).toEqual([[id, cast.judgeId]]);
    expect(dataOf(await look(cast.otherJudge, id)).lookers).toMatchObject([
      { impactId: id, person: { name: 'Keiko Tanaka' } },
    ]);
    const next = await logImpact(cast.owner);
    await look(cast.judge, next.id, id);
    expect(await lookersOf(cast.otherJudge)).toEqual([[next.id, cast.judgeId]]);
    await look(cast.judge, null, next.id);
    await look(cast.otherJudge, null, id);
    expect(await lookersOf(cast.admin)).toEqual([]);
  });

  it('forgets a judge of whom there is no sign for two minutes', async () => {
    const { id } = await logImpact(cast.owner);
    await look(cast.judge, id);
    await agePast(119);
    expect(await lookersOf(cast.admin)).toEqual([[id, cast.judgeId]]);
    await agePast(121);
    expect(await lookersOf(cast.admin)).toEqual([]);
    await look(cast.otherJudge, id);
    const { rows } = await server.database.run('select user_id from impact_lookers', []);
    expect(rows).toEqual([{ user_id: cast.otherJudgeId }]);
    await look(cast.otherJudge, null, id);
  });

  it('tells open pages of judges who comes and goes, nothing in between, and no member', async () => {
    const { id } = await logImpact(cast.owner);
    const open = async (client: Client) => {
      const stream = await openStream(server.origin, client);
      onTestFinished(() => stream.close());
      return () => stream.events.filter(({ event }) => event === 'changed').map(({ data }) => JSON.parse(data));
    };
    const [judge, member] = [await open(cast.otherJudge), await open(cast.stranger)];
    await look(cast.judge, id);
    await expect.poll(judge).toEqual(['impact-looking']);
    await look(cast.judge, id);
    await look(cast.judge, null, id);
    await expect.poll(judge).toEqual(['impact-looking', 'impact-looking']);
    expect(member()).toEqual([]);
  });

  it('is for judges and admins who took no part', async () => {
    const { id } = await logImpact(cast.owner, { members: [cast.otherJudgeId] });
    expect((await look(cast.owner, id)).status).toBe(403);
    expect((await cast.owner.get('/impact/looking')).status).toBe(403);
    expect((await look(cast.otherJudge, id)).status).toBe(403);
    expect((await look(cast.judge, cast.judgeId)).status).toBe(404);
    expect((await createClient(server.origin).get('/impact/looking')).status).toBe(401);
    expect(await lookersOf(cast.admin)).toEqual([]);
  });
});
