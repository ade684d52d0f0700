/** Messages between applicants and partners, and who sees whose contact details. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseTexts } from '#domains/opportunities/server/background/erase-texts.ts';
import type { Application, ApplicationInput, Opportunity, OpportunityInput } from '#generated/types.gen.ts';
import type { Client } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { createMailbox } from '../../support/mailbox.ts';
import {
  buildOpportunityCast,
  newsAbout,
  type OpportunityCast,
  offerOpen,
  opportunityOf,
} from '../../support/opportunities.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { headersOf } from '../../support/uploads.ts';
import { readParts, readSheets } from '../../support/workbook.ts';

let server: TestServer;
let cast: OpportunityCast;
const db = () => server.database.db;
const REQUESTS = '/opportunity-application-request';
const PHONE = '+221 70 123 45 67';

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildOpportunityCast(server.origin, db());
});
afterAll(() => server.close());

const read = async (client: Client, id: string) => dataOf(await client.get<Opportunity>(`/opportunity/${id}/`));
const send = (client: Client, opportunityId: string, written: Omit<ApplicationInput, 'opportunityId'> = {}) =>
  client.post<Application>(REQUESTS, { opportunityId, ...written });
const decide = async (id: string, isApproved: boolean, message?: string | null) =>
  dataOf(await cast.partner.put<Application>(`${REQUESTS}/${id}`, { isApproved, message }));
const asPartner = async (opportunityId: string) => {
  const list = await cast.partner.get<{ data: Application[] }>(`${REQUESTS}?opportunityId=${opportunityId}`);
  return dataOf(list).data;
};
const faultsOf = ({ status, body }: Awaited<ReturnType<typeof send>>) => [status, ...(body.errors ?? [])];

const QUESTIONS = [
  { text: 'Which coast do you look after?', isRequired: true },
  { text: 'Who would join you?', isRequired: false },
];
const ASKS: Partial<OpportunityInput> = {
  questions: QUESTIONS,
  requiresMessage: true,
  acceptMessage: 'Welcome aboard. We meet on Monday.',
  declineMessage: 'Thank you for applying.',
  contactEmail: 'stewards@example.org',
};

describe('an opportunity’s questions and messages', () => {
  it('shows questions to everyone and message templates only to staff', async () => {
    const id = await offerOpen(cast, ASKS);
    const seen = await read(cast.member, id);
    expect(seen).toMatchObject({ questions: QUESTIONS, requiresMessage: true });
    expect(seen).toMatchObject({ acceptMessage: null, declineMessage: null, contactEmail: null });
    expect(await read(cast.partner, id)).toMatchObject(ASKS);
  });

  it('keeps what an update leaves out, and question ids while the text is unchanged', async () => {
    const id = await offerOpen(cast, ASKS);
    const before = await read(cast.partner, id);
    const plain = opportunityOf();
    expect(dataOf(await cast.partner.put<Opportunity>(`/opportunity/${id}`, plain))).toMatchObject(ASKS);
    const questions = [{ text: 'Why now?' }, { text: ' Which coast do  you look after? ', isRequired: false }];
    const changed = { ...plain, questions, acceptMessage: null, contactEmail: null };
    const after = dataOf(await cast.partner.put<Opportunity>(`/opportunity/${id}`, changed));
    expect(after).toMatchObject({ acceptMessage: null, contactEmail: null, declineMessage: ASKS.declineMessage });
    expect(after.questions.map(({ text }) => text)).toEqual(['Why now?', QUESTIONS[0]?.text]);
    expect(after.questions[1]).toEqual({ ...before.questions[0], isRequired: false });
    expect(before.questions.map(({ id: asked }) => asked)).not.toContain(after.questions[0]?.id);
  });

  it('refuses empty, repeated or too many questions', async () => {
    const tell = async (questions: { text: string }[]) => {
      const { status, body } = await cast.partner.post('/opportunity', opportunityOf({ questions }));
      return [status, ...(body.errors?.map(({ field }) => field) ?? [])];
    };
    expect(await tell([{ text: 'Why?' }, { text: ' ' }, { text: 'Why? ' }])).toEqual([
      422,
      'questions.1.text',
      'questions.2.text',
    ]);
    expect(await tell(['a', 'b', 'c', 'd', 'e', 'f'].map((text) => ({ text })))).toEqual([422, 'questions']);
    expect(await tell([{ text: 'x'.repeat(201) }])).toEqual([422, 'questions.0.text']);
  });
});

describe('an applicant’s texts', () => {
  it('are required where asked for, with an error per field', async () => {
    const id = await offerOpen(cast, ASKS);
    const [coast, company] = (await read(cast.member, id)).questions;
    if (!coast || !company) throw new Error('Both are asked');
    expect(faultsOf(await send(cast.member, id))).toEqual([
      422,
      { field: 'message', message: 'Say why you’re applying.' },
      { field: 'answers.0', message: 'Answer this question.' },
    ]);
    const blank = [{ questionId: coast.id, answer: ' \n ' }];
    expect(faultsOf(await send(cast.member, id, { message: ' ', answers: blank }))).toHaveLength(3);
    const stale = [
      { questionId: coast.id, answer: 'Navua' },
      { questionId: cast.memberId, answer: 'To a question that is gone' },
    ];
    expect(faultsOf(await send(cast.member, id, { message: 'Yes', answers: stale }))).toMatchObject([
      422,
      { field: 'answers' },
    ]);
    const twice = [coast.id, coast.id].map((questionId) => ({ questionId, answer: 'Navua' }));
    expect(faultsOf(await send(cast.member, id, { message: 'Yes', answers: twice }))).toMatchObject([
      422,
      { field: 'answers' },
    ]);
    expect((await send(cast.member, id, { message: 'x'.repeat(2_001) })).status).toBe(422);
    expect(
      (await send(cast.member, id, { answers: [{ questionId: coast.id, answer: 'x'.repeat(1_001) }] })).status,
    ).toBe(422);
    expect(await asPartner(id)).toEqual([]);
  });

  it('reach the partner tidied, each answer with its question', async () => {
    const id = await offerOpen(cast, ASKS);
    const [coast, company] = (await read(cast.member, id)).questions;
    const answers = [
      { questionId: company?.id ?? '', answer: '' },
      { questionId: coast?.id ?? '', answer: ' Navua\u202e ' },
    ];
    const sent = dataOf(await send(cast.member, id, { message: ' Six years\n\n\n\nof mangroves. ', answers }));
    const own = { message: 'Six years\n\nof mangroves.', answers: [{ question: coast?.text, answer: 'Navua' }] };
    expect(sent).toMatchObject(own);
    await cast.partner.put(`/opportunity/${id}`, opportunityOf({ questions: [{ text: 'Another one?' }] }));
    expect(await asPartner(id)).toMatchObject([own]);
    expect((await read(cast.member, id)).application).toMatchObject(own);
    expect((await read(cast.otherMember, id)).application).toBeNull();
  });

  it('are optional for older clients', async () => {
    const id = await offerOpen(cast);
    expect(dataOf(await send(cast.member, id))).toMatchObject({ message: null, answers: [], sharesContact: false });
  });
});

describe('an applicant’s contact details', () => {
  const contactIn = async (id: string) => (await asPartner(id)).map(({ email, phone }) => ({ email, phone }));
  const hidden = [{ email: null, phone: null }];

  it('are visible only if shared and once accepted', async () => {
    const { client, user } = await buildLoggedIn(server.origin, db());
    // A public profile doesn't count as consent.
    const policy = { location: 'private', councils: 'private', leaderboard: 'private', impacts: 'private' };
    await client.post('/userPrivacyPolicy', { ...policy, email: 'public', contactNo: 'public' });
    for (const [shares, seen] of [
      [{}, { email: null, phone: null }],
      [{ sharesPhone: true }, { email: null, phone: null }],
      [{ sharesContact: true }, { email: user.email, phone: null }],
      [
        { sharesContact: true, sharesPhone: true },
        { email: user.email, phone: PHONE },
      ],
    ] as const) {
      const id = await offerOpen(cast);
      const sent = dataOf(await send(client, id, shares));
      expect(sent).toMatchObject({ email: null, phone: null });
      expect(await contactIn(id)).toEqual(hidden);
      await decide(sent.id, true);
      expect(await contactIn(id)).toEqual([seen]);
    }
  });

  it('stay hidden when declined, and disappear when the applicant leaves', async () => {
    const { client, user } = await buildLoggedIn(server.origin, db());
    const both = { sharesContact: true, sharesPhone: true, message: 'Why I apply' };
    const declined = await offerOpen(cast);
    await decide(dataOf(await send(client, declined, both)).id, false);
    expect(await contactIn(declined)).toEqual(hidden);
    const accepted = await offerOpen(cast);
    await decide(dataOf(await send(client, accepted, both)).id, true, 'Come on Monday, Amina');
    expect(await contactIn(accepted)).toEqual([{ email: user.email, phone: PHONE }]);
    await client.get('/users/delete');
    expect(await asPartner(accepted)).toMatchObject([
      { ...hidden[0], message: null, answers: [], sharesContact: false, decisionMessage: null },
    ]);
  });

  it('are deleted with the texts on withdrawal', async () => {
    const id = await offerOpen(cast);
    const both = { sharesContact: true, sharesPhone: true, message: 'Why I apply' };
    const { id: first } = dataOf(await send(cast.member, id, both));
    const withdrawn = dataOf(await cast.member.post<Application>(`${REQUESTS}/delete/${first}`));
    expect(withdrawn).toMatchObject({ message: null, sharesContact: false });
    expect(await asPartner(id)).toMatchObject([{ ...hidden[0], message: null, sharesContact: false }]);
    const kept = await db()
      .selectFrom('application_texts')
      .select('message')
      .where('application_id', '=', first)
      .execute();
    expect(kept).toEqual([]);
  });

  it('are erased with the texts two weeks after the applicant left', async () => {
    const { client, user } = await buildLoggedIn(server.origin, db());
    const id = await offerOpen(cast, ASKS);
    const [coast] = (await read(client, id)).questions;
    const answers = [{ questionId: coast?.id ?? '', answer: 'Navua' }];
    const sent = dataOf(await send(client, id, { message: 'Why I apply', answers, sharesContact: true }));
    await decide(sent.id, true, 'Come on Monday');
    await client.get('/users/delete');
    const leftAgo = (days: number) =>
      db()
        .updateTable('users')
        .set({ deactivated_at: new Date(Date.now() - days * 86_400_000) })
        .where('id', '=', user.id)
        .execute();
    const kept = () =>
      db().selectFrom('application_texts').selectAll().where('application_id', '=', sent.id).executeTakeFirst();
    await leftAgo(13);
    await eraseTexts(db());
    expect(await kept()).toMatchObject({ message: 'Why I apply', decision_message: 'Come on Monday' });
    await leftAgo(15);
    await eraseTexts(db());
    expect(await kept()).toMatchObject({ message: null, answers: [], shares_contact: false, decision_message: null });
  });
});

describe('the partner’s message', () => {
  const mailFor = async (address: string, subject: string) => {
    const mailbox = createMailbox(server.origin);
    await mailbox.linkTo(address, /\/scholarships\//);
    return (await mailbox.messagesTo(address)).find((mail) => mail.subject === subject)?.text ?? '';
  };

  it('reaches an accepted applicant with the contact address, on the page, by notification and by email', async () => {
    const { client, user } = await buildLoggedIn(server.origin, db());
    const id = await offerOpen(cast, ASKS);
    const [coast] = (await read(client, id)).questions;
    const answers = [{ questionId: coast?.id ?? '', answer: 'Navua' }];
    const sent = dataOf(await send(client, id, { message: 'Why I apply', answers }));
    expect((await read(client, id)).application).toMatchObject({ decisionMessage: null, partnerEmail: null });
    const message = 'See https://bank.example/login or write to me@evil.example.\nWe meet on Monday.';
    expect(await decide(sent.id, true, ` ${message} `)).toMatchObject({ decisionMessage: message });
    expect((await read(client, id)).application).toMatchObject({
      decisionMessage: message,
      partnerEmail: 'stewards@example.org',
    });
    const [told] = await newsAbout(db(), user.id, id);
    expect(told?.body).toBe(`You have a place. Message from the partner: “${message}”`);
    const mail = await mailFor(user.email, 'Your application was accepted');
    expect(mail).toContain('We meet on Monday.');
    expect(mail).not.toMatch(/bank\.example|evil\.example|https:\/\/bank|me@/);
  });

  it('reaches a declined applicant without the contact address', async () => {
    const { client, user } = await buildLoggedIn(server.origin, db());
    const id = await offerOpen(cast, { contactEmail: 'stewards@example.org' });
    const sent = dataOf(await send(client, id));
    await decide(sent.id, false, 'Try again in spring.');
    expect((await read(client, id)).application).toMatchObject({
      decisionMessage: 'Try again in spring.',
      partnerEmail: null,
    });
    expect((await newsAbout(db(), user.id, id))[0]?.body).toMatch(/Message from the partner: “Try again in spring\.”$/);
    expect(await mailFor(user.email, 'Your application wasn’t accepted')).toContain('Try again in spring.');
  });

  it('is optional and has a maximum length', async () => {
    const id = await offerOpen(cast);
    const sent = dataOf(await send(cast.member, id));
    const long = { isApproved: true, message: 'x'.repeat(2_001) };
    expect((await cast.partner.put(`${REQUESTS}/${sent.id}`, long)).status).toBe(422);
    expect(await decide(sent.id, true, ' \n ')).toMatchObject({ state: 'accepted', decisionMessage: null });
    expect((await newsAbout(db(), cast.memberId, id))[0]?.body).toBe('You have a place.');
  });

  it('defaults to the template for auto-accepted applicants', async () => {
    const id = await offerOpen(cast, { ...ASKS, questions: [], requiresMessage: false });
    const waiting = dataOf(await send(cast.member, id, { sharesContact: true }));
    await cast.partner.put(`${REQUESTS}/autoAccept/${id}`, { isApproved: true, min_pointsreq: 0 });
    const { body } = await send(cast.otherMember, id);
    const told = { state: 'auto-accepted', decisionMessage: ASKS.acceptMessage, partnerEmail: ASKS.contactEmail };
    expect(body.data).toMatchObject(told);
    const byId = new Map((await asPartner(id)).map((application) => [application.id, application]));
    expect(byId.get(waiting.id)).toMatchObject({ ...told, email: expect.stringContaining('@') });
    expect(byId.get(body.data.id)).toMatchObject({ ...told, email: null });
    expect((await newsAbout(db(), cast.otherMemberId, id))[0]?.body).toContain('Welcome aboard.');
  });
});

it('exports contain message, answers, contact details and decision, as CSV and XLSX', async () => {
  const id = await offerOpen(cast, ASKS);
  const [coast] = (await read(cast.member, id)).questions;
  const answers = [{ questionId: coast?.id ?? '', answer: '=cmd()' }];
  const sent = dataOf(
    await send(cast.member, id, { message: '=Why', answers, sharesContact: true, sharesPhone: true }),
  );
  await decide(sent.id, true, 'Monday');
  const { body } = await cast.partner.get<string>(`/export/application?opportunityId=${id}`);
  expect(body.data).toContain(`,'=Why,"${coast?.text}\n'=cmd()",Monday`);
  const address = `${server.origin}/api/export/application?opportunityId=${id}&format=xlsx`;
  const response = await fetch(address, { headers: await headersOf(cast.partner) });
  expect(response.headers.get('content-disposition')).toMatch(/\.xlsx"$/);
  const [sheet] = await readSheets(Buffer.from(await response.arrayBuffer()));
  const [head, row] = sheet ?? [];
  const cells = new Map(head?.map((title, index) => [title, row?.[index]]));
  expect(cells.get('Email')).toContain('@');
  expect(cells.get('Phone')).toContain('70 123 45 67');
  expect(cells.get('Why they’re applying')).toContain('=Why');
  expect(cells.get('Answers')).toContain(coast?.text);
  expect(cells.get('Message to the applicant')).toBe('Monday');
  // Timestamps are dates, which a spreadsheet sorts and filters by day.
  expect(cells.get('Applied at (UTC)')).toBeInstanceOf(Date);
  expect(cells.get('Decided at (UTC)')).toBeInstanceOf(Date);
});

it('each person’s data export holds what they wrote', async () => {
  const id = await offerOpen(cast, ASKS);
  const [coast] = (await read(cast.otherMember, id)).questions;
  const answers = [{ questionId: coast?.id ?? '', answer: 'Navua' }];
  const sent = dataOf(await send(cast.otherMember, id, { message: 'Why I apply', answers, sharesContact: true }));
  await decide(sent.id, true, 'See you on Monday');
  const copyOf = async (client: Client, file: string): Promise<Record<string, unknown>[]> => {
    const response = await fetch(`${server.origin}/api/users/me/data`, { headers: await headersOf(client) });
    const parts = await readParts(Buffer.from(await response.arrayBuffer()));
    return JSON.parse(parts.get(file) ?? '[]');
  };
  const [own] = (await copyOf(cast.otherMember, 'opportunities/applications.json')).filter(
    (row) => row['id'] === sent.id,
  );
  expect(own).toMatchObject({
    message: 'Why I apply',
    answers: [{ question: coast?.text, answer: 'Navua' }],
    shares_contact: true,
    decision_message: 'See you on Monday',
  });
  const decisions = await copyOf(cast.partner, 'opportunities/decisions.json');
  const told = decisions.find((row) => row['id'] === sent.id);
  expect(told).toMatchObject({ decision_message: 'See you on Monday' });
  expect(JSON.stringify(told)).not.toContain('Why I apply');
  const offered = await copyOf(cast.partner, 'opportunities/offered.json');
  expect(offered.find((row) => row['id'] === id)).toMatchObject({
    asked_and_told: { accept_message: ASKS.acceptMessage, contact_email: ASKS.contactEmail },
  });
});
