import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceNews } from '#domains/news/server/announce/announce-news.ts';
import type { NotificationList } from '#generated/types.gen.ts';
import { listMailboxMessages, type MailboxMessage } from '#platform/server/mail/mailbox.repository.ts';
import { addComment } from '../../support/comments.ts';
import { until } from '../../support/event-stream.ts';
import { buildLoggedIn, type LoggedIn, type TestUser } from '../../support/factories.ts';
import { dataOf, decide, logImpact, POINTS } from '../../support/impacts.ts';
import { createNews } from '../../support/news.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

type Someone = LoggedIn & { user: TestUser };

let server: TestServer;
let judge: Someone;
let german: Someone;
let english: Someone;

beforeAll(async () => {
  server = await startTestServer();
  judge = await build({ role: 'Judge' });
  german = await build({ name: 'Jonas', lastName: 'Weber', language: 'de' });
  english = await build({ name: 'Amina', lastName: 'Diallo', language: 'en' });
});
afterAll(() => server.close());

const db = () => server.database.db;
const build = (traits: Parameters<typeof buildLoggedIn>[2]) => buildLoggedIn(server.origin, server.database.db, traits);

/** The person's latest notification. */
async function newsOf({ user }: Someone) {
  const rows = await db()
    .selectFrom('notifications')
    .select(['title', 'body'])
    .where('user_id', '=', user.id)
    .orderBy('number', 'desc')
    .execute();
  return rows[0];
}

/** @param subject the beginning of the email's subject. */
async function mailTo({ user }: Someone, subject: string): Promise<MailboxMessage> {
  let found: MailboxMessage | undefined;
  await until(`an email “${subject}”`, async () => {
    const all = await listMailboxMessages(db());
    found = all.find((mail) => mail.to === user.email && mail.subject.startsWith(subject));
    return found !== undefined;
  });
  if (!found) throw new Error('There is no such mail');
  return found;
}

describe('one event', () => {
  it('is told and emailed to everyone in their language, whatever the language of the request', async () => {
    const choices = [{ kind: 'impact_verified', way: 'mail' }];
    await english.client.put('/general/notification/choices', { choices });
    const { id, title } = await logImpact(german.client, { members: [english.user.id] });
    const body = { isVerified: true, reason: 'Well done.' };
    await judge.client.put(`/impact-verifcation/${id}`, body, { headers: { 'accept-language': 'fr' } });

    expect(await newsOf(german)).toEqual({
      title: `Deine Aktion wurde bestätigt: ${title}`,
      body: `Du hast ${POINTS} Punkte erhalten.\n\nWell done.`,
    });
    expect(await newsOf(english)).toEqual({
      title: `An impact you took part in was verified: ${title}`,
      body: `You earned ${POINTS} points.\n\nWell done.`,
    });
    const toGerman = await mailTo(german, 'Deine Aktion wurde bestätigt');
    expect(toGerman.text).toMatch(/^Hallo Jonas Weber,\n\nDeine Aktion „/);
    expect(toGerman.text).toContain('Solche E-Mails abbestellen („Deine Aktion wurde bestätigt“): http');
    const toEnglish = await mailTo(english, 'An impact you took part in was verified');
    expect(toEnglish.text).toMatch(/^Hello Amina Diallo,/);
    expect(toEnglish.text).toContain('Unsubscribe from emails like this (“Your impact was verified”): http');
  });

  it('is said in the language that its reader has now: in the list, by email and in bundles', async () => {
    const member = await build({});
    const first = await logImpact(member.client);
    await decide(judge.client, first.id, { isVerified: true, reason: 'Well done.' });
    await addComment(german.client, first.id);
    const read = async (language: string) => {
      const headers = { 'accept-language': language };
      const { body } = await member.client.get<NotificationList>('/general/notification', { headers });
      return body.data.data.map(({ title, body }) => ({ title, body }));
    };
    const comment = expect.any(String);
    expect(await read('en')).toEqual([
      { title: `Jonas Weber commented on your impact: ${first.title}`, body: comment },
      { title: `Your impact was verified: ${first.title}`, body: `You earned ${POINTS} points.\n\nWell done.` },
    ]);
    expect(await read('de')).toEqual([
      { title: `Jonas Weber hat deine Aktion kommentiert: ${first.title}`, body: comment },
      {
        title: `Deine Aktion wurde bestätigt: ${first.title}`,
        body: `Du hast ${POINTS} Punkte erhalten.\n\nWell done.`,
      },
    ]);
    // A row of the previous release has its own language alone.
    await db()
      .updateTable('notifications')
      .set({ titles: null, bodies: null })
      .where('user_id', '=', member.user.id)
      .execute();
    expect((await read('de')).map(({ title }) => title)).toEqual((await read('en')).map(({ title }) => title));
  });

  it('is told in the language someone chooses from then on', async () => {
    const member = await build({});
    const first = await logImpact(member.client);
    await decide(judge.client, first.id, { isVerified: true });
    expect((await newsOf(member))?.title).toBe(`Your impact was verified: ${first.title}`);
    await member.client.put('/users/me/language', { language: 'de' });
    const second = await logImpact(member.client);
    await decide(judge.client, second.id, { isVerified: true });
    expect((await newsOf(member))?.title).toBe(`Deine Aktion wurde bestätigt: ${second.title}`);
  });
});

describe('a bundle', () => {
  it('is in its reader’s language, as it begins and as it grows', async () => {
    const owner = await build({ language: 'de' });
    const { id, title } = await logImpact(owner.client);
    await decide(judge.client, id, { isVerified: true });
    await addComment(english.client, id);
    expect((await newsOf(owner))?.title).toBe(`Amina Diallo hat deine Aktion kommentiert: ${title}`);
    await addComment(german.client, id);
    expect((await newsOf(owner))?.title).toBe(
      `Jonas Weber und 1 weitere Person haben deine Aktion kommentiert: ${title}`,
    );
  });
});

describe('an announcement to everyone', () => {
  it('is in each reader’s language, and in English for a language that is no longer there', async () => {
    const admin = await build({ role: 'Admin' });
    const other = await build({ language: 'tl' });
    const { title } = dataOf(await createNews(server.origin, admin.client, { isLive: true }));
    const titleOf = async (someone: Someone) => (await newsOf(someone))?.title;
    await announceNews(db());
    expect(await titleOf(german)).toBe(`Neuigkeiten: ${title}`);
    expect(await titleOf(english)).toBe(`News: ${title}`);
    expect(await titleOf(other)).toBe(`News: ${title}`);
    const list = await english.client.get<NotificationList>('/general/notification', {
      headers: { 'accept-language': 'de' },
    });
    expect(list.body.data.data[0]?.title).toBe(`Neuigkeiten: ${title}`);
  });
});
