import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifyJudgesOf } from '#domains/impacts/server/review/jobs.ts';
import type { Impact, ImpactEditability, Notification } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { buildLoggedIn, buildUser } from '../../support/factories.ts';
import {
  buildCast,
  type Cast,
  CLEAN_UP,
  dataOf,
  decide,
  FIRST_DAY,
  FIRST_DAY_YEAR,
  idsOf,
  impactOf,
  LAST_DAY,
  logImpact,
} from '../../support/impacts.ts';
import { untilJobsAreDone } from '../../support/jobs.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { pictureFile, upload } from '../../support/uploads.ts';

let server: TestServer;
let cast: Cast;
const UNKNOWN = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';
const db = () => server.database.db;
const newcomer = (traits = {}) => buildLoggedIn(server.origin, db(), traits);
const fieldsOf = (answer: { body: { errors?: { field: string }[] } }) => answer.body.errors?.map(({ field }) => field);

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, db());
});
afterAll(() => server.close());

describe('createImpact', () => {
  it('logs a pending impact with every field', async () => {
    const member = await buildUser(db(), { name: 'Linh', lastName: 'Trần' });
    const input = impactOf({
      members: [member.id],
      title: '  Mangroves\tfor  Joal ',
      description: 'One.\r\n\r\n\r\nTwo. ',
    });
    const answer = await cast.owner.post<Impact>('/impact', input);
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      title: 'Mangroves for Joal',
      slug: 'mangroves-for-joal',
      description: 'One.\n\nTwo.',
      isVerified: null,
      verifiedBy: [],
      impactYear: FIRST_DAY_YEAR,
      startDate: FIRST_DAY,
      endDate: LAST_DAY,
      location: 'Ziguinchor, Senegal',
      sdgs: [13, 15],
      measures: { hours: 24, people: 0, trees: 100, co2eKg: 0, wasteKg: 0 },
      members: [{ user: { id: member.id, name: 'Linh Trần' } }],
      isOwn: true,
      isEditable: true,
      canReview: false,
      revision: 1,
      likeCount: 0,
      reviews: [{ event: 'submitted', by: { id: cast.ownerId } }],
    });
  });

  it.each([
    ['title', { title: ' \n ' }],
    ['description', { description: '   ' }],
    ['startDate', { startDate: '2024-03-08', endDate: null }],
    ['startDate', { impactYear: 2099, startDate: '2099-01-01', endDate: null }],
    ['endDate', { endDate: '2025-03-01' }],
    ['eventType', { eventType: UNKNOWN }],
    ['sdgs', { sdgs: [] }],
    ['sdgs', { sdgs: [1, 2, 3, 4, 5, 6] }],
    ['sdgs.0', { sdgs: [18] }],
    ['councilId', { councilId: UNKNOWN }],
    ['media', { media: [UNKNOWN] }],
    ['members', { members: [UNKNOWN] }],
    ['memberInvites', { memberInvites: [UNKNOWN] }],
    ['measures.hours', { measures: { hours: -1 } }],
    ['measures.trees', { measures: { trees: 1.5 } }],
    ['isVerified', { isVerified: true }],
  ])('refuses an invalid %s', async (field, changes) => {
    const answer = await cast.owner.post('/impact', { ...impactOf(), ...changes });
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)).toContain(field);
  });

  it('refuses the owner, deactivated and unverified people as members', async () => {
    const gone = await buildUser(db(), { isActive: false });
    const unverified = await buildUser(db(), { isVerified: false });
    for (const id of [cast.ownerId, gone.id, unverified.id]) {
      expect(fieldsOf(await cast.owner.post('/impact', impactOf({ members: [id] })))).toEqual(['members']);
    }
  });

  it('refuses new members on either side of a block, naming them but not who blocks whom', async () => {
    const [blocker, earlier] = [await newcomer({ name: 'Ngozi' }), await newcomer({ name: 'Pavel' })];
    const impact = await logImpact(cast.owner, { members: [earlier.user.id] });
    for (const { client } of [blocker, earlier]) dataOf(await client.post('/block', { id: cast.ownerId }));
    const message = 'You can’t add Ngozi Diallo to an impact. Remove them from the list.';
    const refusal = { status: 422, body: { errors: [{ field: 'members', message }] } };
    const members = [earlier.user.id, blocker.user.id];
    expect(await cast.owner.post('/impact', impactOf({ members: [blocker.user.id] }))).toMatchObject(refusal);
    expect(await blocker.client.post('/impact', impactOf({ members: [cast.ownerId] }))).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'members' }] },
    });
    expect(await cast.owner.put(`/impact/${impact.id}`, { revision: impact.revision, members })).toMatchObject(refusal);
    // Someone who already took part stays.
    const changes = { revision: impact.revision, title: 'Mangroves, second day', members: [earlier.user.id] };
    expect((await cast.owner.put(`/impact/${impact.id}`, changes)).status).toBe(200);
  });

  it('accepts only the caller’s own files, in order', async () => {
    const uploaded = async (client: Client) =>
      dataOf(await upload(server.origin, client, { files: [await pictureFile()] })).media;
    const [own] = await uploaded(cast.owner);
    const [others] = await uploaded(cast.stranger);
    const impact = await logImpact(cast.owner, { media: [own?.id ?? ''] });
    expect(impact.media.map(({ id }) => id)).toEqual([own?.id]);
    expect(fieldsOf(await cast.owner.post('/impact', impactOf({ media: [others?.id ?? ''] })))).toEqual(['media']);
    const update = await cast.owner.put(`/impact/${impact.id}`, { media: [own?.id, others?.id] });
    expect(fieldsOf(update)).toEqual(['media']);
  });

  it('creates one impact for a request with a submissionId that is repeated 20 times', async () => {
    const input = impactOf({ title: 'Sent again after a lost answer', submissionId: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 20 }, () => cast.owner.post<Impact>('/impact', input)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1);
    const anothers = await logImpact(cast.stranger, input);
    expect(anothers.id).not.toBe(answers[0]?.body.data.id);
    const withNewId = await logImpact(cast.owner, { ...input, submissionId: randomUUID() });
    expect(withNewId.id).not.toBe(answers[0]?.body.data.id);
  });

  it('answers a submissionId with its impact for good, whatever has become of it', async () => {
    const { client, user } = await newcomer();
    const input = impactOf({ title: 'Sent again after a month', submissionId: randomUUID() });
    const impact = await logImpact(client, input);
    dataOf(await client.put(`/impact/${impact.id}`, { title: 'Edited since' }));
    await decide(cast.admin, impact.id, { isVerified: true });
    await sql`update impacts set created_at = created_at - interval '31 days' where id = ${impact.id}`.execute(db());
    const { measures, ...rest } = input;
    const again = await client.post<Impact>('/impact', { measures, ...rest });
    expect(again).toMatchObject({ status: 201, body: { data: { id: impact.id, title: 'Edited since' } } });
    const { rows } = await server.database.run('select count(*)::int as count from impacts where owner_id = $1', [
      user.id,
    ]);
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('refuses another impact with the same submissionId, naming it', async () => {
    const { client } = await newcomer();
    const input = impactOf({ submissionId: randomUUID() });
    await logImpact(client, input);
    const other = await client.post('/impact', { ...input, sdgs: [1] });
    expect(other).toMatchObject({ status: 409, body: { code: 'already_exists' } });
    expect(fieldsOf(other)).toEqual(['submissionId']);
  });

  it('notifies an added member', async () => {
    const impact = await logImpact(cast.owner, { members: [cast.strangerId] });
    const { rows } = await server.database.run(
      'select kind, link, actor_id from notifications where user_id = $1 order by id desc',
      [cast.strangerId],
    );
    expect(rows[0]).toEqual({
      kind: 'impact_member_added',
      link: `/impacts/${impact.id}/${impact.slug}`,
      actor_id: cast.ownerId,
    });
  });
});

describe('updateImpact', () => {
  it('changes only the fields sent', async () => {
    const impact = await logImpact(cast.owner, { members: [cast.strangerId] });
    const changes = {
      title: 'Another title',
      sdgs: [14],
      eventType: CLEAN_UP,
      measures: { people: 7 },
      location: null,
    };
    const changed = dataOf(await cast.owner.put<Impact>(`/impact/${impact.id}`, { ...changes, revision: 1 }));
    expect(changed).toMatchObject({
      title: 'Another title',
      description: impact.description,
      sdgs: [14],
      location: null,
      endDate: impact.endDate,
      measures: { hours: 24, people: 7, trees: 100 },
      members: impact.members,
      revision: 2,
      isVerified: null,
      reviews: [{ event: 'submitted' }],
    });
  });

  it('keeps the ids of unchanged links', async () => {
    const impact = await logImpact(cast.owner, { sdgs: [1, 2, 3] });
    const changed = dataOf(await cast.owner.put<Impact>(`/impact/${impact.id}`, { sdgs: [3, 1] }));
    const ids = new Map(impact.goalLinks.map(({ id, sdg }) => [sdg, id]));
    expect(changed.goalLinks).toEqual([3, 1].map((sdg) => ({ sdg, id: ids.get(sdg) })));
  });

  it('resubmits a declined impact, keeping its history', async () => {
    const impact = await logImpact(cast.owner);
    await decide(cast.judge, impact.id, { isVerified: false, reason: 'The pictures show another place.' });
    const again = dataOf(
      await cast.owner.put<Impact>(`/impact/${impact.id}`, { description: 'With the right pictures.' }),
    );
    expect(again).toMatchObject({ isVerified: null, declineReason: null, revision: 2, canAppeal: false });
    expect(again.reviews.map(({ event }) => event)).toEqual(['submitted', 'declined', 'resubmitted']);
    expect(again.reviews[1]?.evidence?.description).toBe(impact.description);
    expect(await idsOf(cast.judge, '/impact-verifcation')).toContain(impact.id);
  });

  it('answers 404 for anyone else, 403 for a member, 401 for a visitor', async () => {
    const impact = await logImpact(cast.owner, { members: [cast.strangerId] });
    const outsider = await logImpact(cast.owner);
    expect((await cast.stranger.put(`/impact/${outsider.id}`, { title: 'x' })).status).toBe(404);
    expect((await cast.stranger.put(`/impact/${impact.id}`, { title: 'x' })).status).toBe(403);
    expect((await cast.admin.put(`/impact/${impact.id}`, { title: 'x' })).status).toBe(403);
    expect((await createClient(server.origin).put(`/impact/${impact.id}`, { title: 'x' })).status).toBe(401);
    expect((await cast.owner.put(`/impact/${UNKNOWN}`, { title: 'x' })).status).toBe(404);
  });

  it('refuses to edit a verified impact, naming who verified it', async () => {
    const impact = await logImpact(cast.owner);
    await decide(cast.judge, impact.id, { isVerified: true });
    const answer = await cast.owner.put(`/impact/${impact.id}`, { title: 'x' });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'already_decided',
      message: expect.stringMatching(/is verified: Keiko Tanaka verified it/),
    });
  });

  it('refuses an edit of an outdated revision', async () => {
    const impact = await logImpact(cast.owner);
    dataOf(await cast.owner.put(`/impact/${impact.id}`, { title: 'First tab', revision: 1 }));
    const answer = await cast.owner.put(`/impact/${impact.id}`, { title: 'Second tab', revision: 1 });
    expect(answer.body).toMatchObject({
      status: 409,
      code: 'edited_meanwhile',
      message: expect.stringMatching(/has been edited/),
    });
    const again = await cast.owner.put<Impact>(`/impact/${impact.id}`, { title: 'First tab', revision: 1 });
    expect(dataOf(again)).toMatchObject({ title: 'First tab', revision: 2 });
  });

  it('validates like creating', async () => {
    const impact = await logImpact(cast.owner);
    expect(fieldsOf(await cast.owner.put(`/impact/${impact.id}`, { impactYear: 2024 }))).toEqual(['startDate']);
    expect(fieldsOf(await cast.owner.put(`/impact/${impact.id}`, { title: '' }))).toEqual(['title']);
    expect(fieldsOf(await cast.owner.put(`/impact/${impact.id}`, { likeCount: 5 }))).toEqual(['likeCount']);
  });
});

describe('checkImpactEditable', () => {
  it('is true for pending and declined impacts, false for verified ones', async () => {
    const impact = await logImpact(cast.owner);
    const ask = async () => dataOf(await cast.owner.get<ImpactEditability>(`/impact/check-if-editable/${impact.id}`));
    expect(await ask()).toEqual({ isEditable: true, reason: null });
    await decide(cast.judge, impact.id, { isVerified: false, reason: 'No pictures.' });
    expect(await ask()).toEqual({ isEditable: true, reason: null });
    dataOf(await cast.owner.put(`/impact/${impact.id}`, {}));
    await decide(cast.judge, impact.id, { isVerified: true });
    expect(await ask()).toEqual({ isEditable: false, reason: expect.stringContaining('verified') });
  });

  it('is for the owner', async () => {
    const impact = await logImpact(cast.owner);
    expect((await cast.judge.get(`/impact/check-if-editable/${impact.id}`)).status).toBe(403);
    expect((await cast.stranger.get(`/impact/check-if-editable/${impact.id}`)).status).toBe(404);
    expect((await createClient(server.origin).get(`/impact/check-if-editable/${impact.id}`)).status).toBe(401);
  });
});

describe('judges', () => {
  it('are notified once until they have read it', async () => {
    const judge = await buildUser(db(), { role: 'Judge' });
    await logImpact(cast.owner);
    await logImpact(cast.owner);
    await expect
      .poll(
        async () => {
          const { rows } = await server.database.run('select kind, link from notifications where user_id = $1', [
            judge.id,
          ]);
          return rows as Partial<Notification>[];
        },
        { timeout: 10_000 },
      )
      .toEqual([{ kind: 'impact_waiting', link: '/judge/impacts' }]);
  });

  it('are notified of several impacts together, and of none that they took part in', async () => {
    const [one, other] = [await logImpact(cast.owner), await logImpact(cast.owner)];
    await untilJobsAreDone(server.database);
    // These two judges haven't been notified of anything yet.
    const [judge, participant] = [await buildUser(db(), { role: 'Judge' }), await buildUser(db(), { role: 'Judge' })];
    for (const { id } of [one, other]) {
      await db()
        .insertInto('impact_people')
        .values({ id: randomUUID(), impact_id: id, user_id: participant.id, is_owner: false })
        .execute();
    }
    await notifyJudgesOf(db(), [{ impactId: one.id }, { impactId: other.id }, { impactId: UNKNOWN }]);
    const { rows } = await server.database.run('select user_id from notifications where user_id = any($1)', [
      [judge.id, participant.id],
    ]);
    expect(rows).toEqual([{ user_id: judge.id }]);
  });
});
