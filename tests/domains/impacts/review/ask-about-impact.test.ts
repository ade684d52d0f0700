import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  CommunityStats,
  CurrentUser,
  Impact,
  ImpactList,
  ImpactReviewList,
  NotificationList,
} from '#generated/types.gen.ts';
import { createClient } from '../../../support/client.ts';
import {
  answer,
  ask,
  buildCast,
  type Cast,
  dataOf,
  decide,
  idsOf,
  logImpact,
  QUESTION,
} from '../../../support/impacts.ts';
import { createMailbox } from '../../../support/mailbox.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

let server: TestServer;
let cast: Cast;
const UNKNOWN = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';
const db = () => server.database.db;

const queueOf = async (client: Cast['judge']) => idsOf(client, '/impact-verifcation?sort=oldest&page_size=100');
const read = async (client: Cast['judge'], id: string) => dataOf(await client.get<Impact>(`/impact/${id}`));
/** As if it had been asked or answered four days ago. */
const letTimePass = (id: string) =>
  db()
    .updateTable('impacts')
    .set({ kept_until: new Date(Date.now() - 1000) })
    .where('id', '=', id)
    .execute();

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, db());
});
afterAll(() => server.close());

describe('askAboutImpact', () => {
  it('shows the question to the owner without the judge’s name, and tells them here and by email', async () => {
    const { id, title } = await logImpact(cast.owner);
    const asked = await ask(cast.judge, id);
    expect(asked).toMatchObject({
      isVerified: null,
      canReview: true,
      question: { text: QUESTION, isOpen: true, by: { id: cast.judgeId }, keptUntil: expect.any(String) },
    });
    expect(await read(cast.owner, id)).toMatchObject({
      canAnswer: true,
      isEditable: true,
      question: { text: QUESTION, isOpen: true, by: null },
    });
    const own = dataOf(await cast.owner.get<ImpactList>('/impact/user')).data.find((impact) => impact.id === id);
    expect(own?.openQuestion).toBe(QUESTION);
    const [latest] = dataOf(await cast.owner.get<NotificationList>('/general/notification')).data;
    expect(latest).toMatchObject({ kind: 'impact_asked', body: QUESTION });
    expect(latest?.title).toContain(title);
    const { email } = dataOf(await cast.owner.get<CurrentUser>('/users/view'));
    const texts = async () => (await createMailbox(server.origin).messagesTo(email)).map(({ text }) => text).join();
    await expect.poll(texts, { timeout: 10_000 }).toContain(QUESTION);
  });

  it('takes it out of every queue and its count until it’s answered', async () => {
    const { id } = await logImpact(cast.owner);
    const waitingOf = async (client: Cast['judge']) => {
      const list = dataOf(await client.get<ImpactReviewList>('/impact-verifcation?page_size=1'));
      const { work } = dataOf(await client.get<CommunityStats>('/stats'));
      expect(work?.impactsToReview).toBe(list.meta.total);
      return list.meta.total;
    };
    const before = await Promise.all([waitingOf(cast.judge), waitingOf(cast.otherJudge)]);
    await ask(cast.judge, id);
    expect(await Promise.all([waitingOf(cast.judge), waitingOf(cast.otherJudge)])).toEqual(
      before.map((count) => count - 1),
    );
    expect(await queueOf(cast.judge)).not.toContain(id);
    await answer(cast.owner, id);
    expect(await Promise.all([waitingOf(cast.judge), waitingOf(cast.otherJudge)])).toEqual([
      before[0],
      (before[1] ?? 0) - 1,
    ]);
    expect((await queueOf(cast.judge))[0]).toBe(id);
    expect(await queueOf(cast.otherJudge)).not.toContain(id);
    await letTimePass(id);
    expect(await queueOf(cast.otherJudge)).toContain(id);
  });

  it('lets only the judge who asked decide or ask again, for three days', async () => {
    const { id } = await logImpact(cast.owner);
    await ask(cast.judge, id);
    const other = await cast.otherJudge.put(`/impact-verifcation/${id}`, { isVerified: true });
    expect(other.body).toMatchObject({ status: 409, code: 'already_asked' });
    expect(await read(cast.otherJudge, id)).toMatchObject({ canReview: false });
    const twice = await cast.judge.post(`/impact/question/${id}`, { question: 'And who else was there?' });
    expect(twice.body).toMatchObject({ status: 409, code: 'already_asked' });
    await letTimePass(id);
    expect(await queueOf(cast.otherJudge)).toContain(id);
    expect(await decide(cast.otherJudge, id, { isVerified: true })).toMatchObject({ isVerified: true, question: null });
  });

  it('keeps an appeal under appeal', async () => {
    const { id } = await logImpact(cast.owner);
    await decide(cast.judge, id, { isVerified: false, reason: 'Who counted?' });
    dataOf(await cast.owner.post(`/impact/appeal/${id}`, { reason: 'The office did.' }));
    expect((await cast.judge.post(`/impact/question/${id}`, { question: QUESTION })).body).toMatchObject({
      code: 'decided_by_you',
    });
    await ask(cast.otherJudge, id);
    expect(await answer(cast.owner, id)).toMatchObject({ appeal: { decidedAt: null } });
    expect(await decide(cast.otherJudge, id, { isVerified: true })).toMatchObject({ appeal: { isUpheld: true } });
  });

  it('is for a judge who took no part, with a question of ten characters or more', async () => {
    const { id } = await logImpact(cast.owner, { members: [cast.otherJudgeId] });
    const path = `/impact/question/${id}`;
    expect((await createClient(server.origin).post(path, { question: QUESTION })).status).toBe(401);
    expect((await cast.stranger.post(path, { question: QUESTION })).status).toBe(403);
    expect((await cast.otherJudge.post(path, { question: QUESTION })).status).toBe(403);
    expect((await cast.judge.post(path, { question: 'Who?' })).status).toBe(422);
    const blank = await cast.judge.post(path, { question: `   Who?${' '.repeat(20)}` });
    expect(blank.body).toMatchObject({
      status: 422,
      errors: [{ field: 'question', message: 'Question: write at least 10 characters.' }],
    });
    expect((await cast.judge.post(`/impact/question/${UNKNOWN}`, { question: QUESTION })).status).toBe(404);
    const outdated = await cast.judge.post(path, { question: QUESTION, revision: 7 });
    expect(outdated.body).toMatchObject({ status: 409, code: 'edited_meanwhile' });
  });
});

describe('answerImpactQuestion', () => {
  it('brings it back to the judge who asked, with the answer in the history and the log', async () => {
    const { id } = await logImpact(cast.owner);
    await ask(cast.judge, id);
    const answered = await answer(cast.owner, id, 'The forestry office.');
    expect(answered).toMatchObject({ canAnswer: false, question: { text: QUESTION, isOpen: false } });
    const [latest] = dataOf(await cast.judge.get<NotificationList>('/general/notification')).data;
    expect(latest).toMatchObject({ kind: 'impact_answered', body: 'The forestry office.' });
    const { reviews } = await decide(cast.judge, id, { isVerified: true });
    expect(reviews.map(({ event, reason }) => [event, reason])).toEqual([
      ['submitted', null],
      ['asked', QUESTION],
      ['answered', 'The forestry office.'],
      ['verified', null],
    ]);
    const actions = await db()
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(['impact_asked', 'impact_answered', 'impact_verified']);
    const seen = dataOf(await createClient(server.origin).get<Impact>(`/impact/${id}`));
    expect(seen.reviews.map(({ event }) => event)).toEqual(['submitted', 'verified']);
    expect(seen.question).toBeNull();
  });

  it('is also done by editing the impact', async () => {
    const { id } = await logImpact(cast.owner);
    await ask(cast.judge, id);
    const edited = dataOf(await cast.owner.put<Impact>(`/impact/${id}`, { description: 'The office counted.' }));
    expect(edited).toMatchObject({ canAnswer: false, question: { isOpen: false } });
    expect(edited.reviews.at(-1)).toMatchObject({ event: 'answered', reason: null });
    expect((await queueOf(cast.judge))[0]).toBe(id);
  });

  it('is for the owner of an impact that was asked about', async () => {
    const { id } = await logImpact(cast.owner, { members: [cast.strangerId] });
    const path = `/impact/answer/${id}`;
    expect((await cast.owner.post(path, { answer: 'Nobody asked.' })).body).toMatchObject({
      status: 409,
      code: 'not_asked',
    });
    await ask(cast.judge, id);
    expect((await createClient(server.origin).post(path, { answer: 'x' })).status).toBe(401);
    expect((await cast.stranger.post(path, { answer: 'x' })).status).toBe(403);
    expect((await cast.owner.post(path, { answer: ' ' })).status).toBe(422);
    expect((await cast.owner.post(`/impact/answer/${UNKNOWN}`, { answer: 'x' })).status).toBe(404);
  });
});
