import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  AuditList,
  CommunityStats,
  Council,
  CouncilList,
  CouncilNameList,
  NotificationKind,
} from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import {
  contentOf,
  councilOf,
  decideCouncil,
  foundApproved,
  foundCouncil,
  join,
  readCouncil,
} from '../../support/councils.ts';
import { buildLoggedIn, buildUser, type LoggedIn, type TestUser } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { createMailbox } from '../../support/mailbox.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { pdfFile, pictureFile, upload } from '../../support/uploads.ts';

type Someone = LoggedIn & { user: TestUser };

let server: TestServer;
let visitor: Client;
let owner: Someone;
let stranger: Someone;
let admin: Someone;
let otherAdmin: Someone;
const UNKNOWN = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';
const db = () => server.database.db;

beforeAll(async () => {
  server = await startTestServer();
  visitor = createClient(server.origin);
  owner = await buildLoggedIn(server.origin, db(), { name: 'Amina', lastName: 'Diallo' });
  stranger = await buildLoggedIn(server.origin, db(), { name: 'Diego', lastName: 'Ríos' });
  admin = await buildLoggedIn(server.origin, db(), { role: 'Admin', name: 'Aroha', lastName: 'Ngata' });
  otherAdmin = await buildLoggedIn(server.origin, db(), { role: 'Admin', name: 'Tomasz', lastName: 'Nowak' });
});
afterAll(() => server.close());

const mailTo = ({ user }: Someone, subject: RegExp) =>
  expect.poll(
    async () => {
      const mails = await createMailbox(server.origin).messagesTo(user.email);
      return mails.filter((mail) => subject.test(mail.subject)).map(({ text }) => text);
    },
    { timeout: 15_000 },
  );
const newsOf = async ({ user }: Someone, kind: NotificationKind) =>
  db()
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', user.id)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
const lastAuditEntry = async () => dataOf(await admin.client.get<AuditList>('/audit?page_size=1')).data[0];
const pictureOf = async ({ client }: Someone) => {
  const { media } = dataOf(await upload(server.origin, client, { files: [await pictureFile()] }));
  return media[0]?.id ?? '';
};

describe('createCouncil', () => {
  it('creates a pending council visible only to its owner and admins, and notifies admins once', async () => {
    const coverId = await pictureOf(owner);
    const council = await foundCouncil(owner.client, {
      councilTitle: '  Água  & Árvores ',
      description: 'One.\r\n\r\n\r\nTwo.',
      coverId,
    });
    expect(council).toMatchObject({
      councilTitle: 'Água & Árvores',
      slug: 'agua-arvores',
      description: 'One.\n\nTwo.',
      isApproved: false,
      isSubmited: false,
      sdgs: [{ sdg: 13 }, { sdg: 14 }],
      owner: { id: owner.user.id, name: 'Amina Diallo' },
      memberCount: 1,
      impactCount: 0,
      resourceCount: 0,
      byYear: [],
      byGoal: [],
      declineReason: null,
      decidedAt: null,
      decidedBy: null,
      standing: 'owner',
      openRequestCount: 0,
    });
    expect(council.cover?.url).toMatch(/signature=/);
    expect((await visitor.get(`/council/${council.id}`)).status).toBe(404);
    expect((await stranger.client.get(`/council/${council.id}`)).status).toBe(404);
    expect(await readCouncil(admin.client, council.id)).toMatchObject({ standing: 'none', openRequestCount: 0 });
    await foundCouncil(owner.client);
    await expect.poll(async () => (await newsOf(otherAdmin, 'council_waiting')).length, { timeout: 10_000 }).toBe(1);
  });

  it('validates each field', async () => {
    const { media } = dataOf(await upload(server.origin, owner.client, { files: [pdfFile()] }));
    const body = councilOf({ councilTitle: ' \u200b ', description: '  ', coverId: media[0]?.id ?? '' });
    const { status, body: failure } = await owner.client.post('/council', body);
    expect(status).toBe(422);
    expect(failure.errors?.map(({ field }) => field)).toEqual(['councilTitle', 'description', 'coverId']);
    const coverId = await pictureOf(owner);
    expect((await stranger.client.post('/council', councilOf({ coverId }))).status).toBe(422);
    expect((await owner.client.post('/council', councilOf({ sdgs: [] }))).status).toBe(422);
    expect((await owner.client.post('/council', councilOf({ sdgs: [3, 3] }))).status).toBe(422);
    expect((await owner.client.post('/council', { ...councilOf(), isApproved: true })).status).toBe(422);
  });

  it.each([
    ['Rivers of Łódź', 'RIVERS  OF lodz'],
    ['Straßenbäume', 'strassenbaume'],
    ['Ørsted circle', 'orsted circle'],
    ['東京の川', '東京の川'],
    ['Мёд и лес', 'МЕД И ЛЕС'],
  ])('treats %s as %s, in any state and for any owner', async (title, same) => {
    const { id } = await foundCouncil(owner.client, { councilTitle: title });
    const refuse = async () => {
      const { status, body } = await stranger.client.post('/council', councilOf({ councilTitle: same }));
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'already_exists' });
      expect(body.errors).toEqual([{ field: 'councilTitle', message: expect.stringMatching(/title/) }]);
    };
    await refuse();
    await decideCouncil(admin.client, id, { isApproved: false, reason: 'Too short.' });
    await refuse();
  });

  it('refuses visitors', async () => {
    expect((await visitor.post('/council', councilOf())).status).toBe(401);
  });
});

describe('decideCouncil', () => {
  it('approves: publishes it, notifies and emails the owner, and writes to the audit log', async () => {
    const before = dataOf(await visitor.get<CommunityStats>('/stats')).totals.councils;
    const waited = dataOf(await admin.client.get<CommunityStats>('/stats')).work?.councilsToDecide ?? 0;
    const coverId = await pictureOf(owner);
    const { id, councilTitle } = await foundCouncil(owner.client, { coverId });
    expect(dataOf(await admin.client.get<CommunityStats>('/stats')).work?.councilsToDecide).toBe(waited + 1);
    expect(dataOf(await owner.client.get<CommunityStats>('/stats')).work?.councilsToDecide).toBe(0);
    const council = await decideCouncil(admin.client, id, { isApproved: true });
    expect(council).toMatchObject({ isApproved: true, isSubmited: true, decidedBy: { id: admin.user.id } });
    expect(await lastAuditEntry()).toMatchObject({
      action: 'council_approved',
      subjectId: id,
      fromState: 'pending',
      toState: 'approved',
    });
    const seen = await readCouncil(visitor, id);
    expect(seen).toMatchObject({ standing: 'none', membershipId: null, decidedAt: null, decidedBy: null });
    expect(seen).toMatchObject({ resourceCount: null, openRequestCount: null });
    expect(seen.cover?.url).not.toMatch(/signature=/);
    expect((await fetch(`${server.origin}${seen.cover?.url}`)).status).toBe(200);
    expect(await readCouncil(owner.client, id)).toMatchObject({ decidedBy: null, decidedAt: expect.any(String) });
    expect(dataOf(await visitor.get<CommunityStats>('/stats')).totals.councils).toBe(before + 1);
    const [news] = (await newsOf(owner, 'council_approved')).filter(({ title }) => title.includes(councilTitle));
    expect(news?.link).toBe(`/councils/${id}/${seen.slug}`);
    await mailTo(owner, /was approved/).toContainEqual(expect.stringContaining(`/councils/${id}/`));
  });

  it('declines with a reason, and lets the owner resubmit', async () => {
    const { id } = await foundCouncil(owner.client);
    const without = await admin.client.put(`/council/verify/${id}`, { isApproved: false });
    expect(without.body.errors?.map(({ field }) => field)).toEqual(['reason']);
    const reason = 'Please say what the council does.';
    const declined = await decideCouncil(admin.client, id, { isApproved: false, reason });
    expect(declined).toMatchObject({ isApproved: false, isSubmited: true, declineReason: reason });
    expect(await lastAuditEntry()).toMatchObject({ action: 'council_declined', toState: 'declined', reason });
    expect(await readCouncil(owner.client, id)).toMatchObject({ declineReason: reason, decidedBy: null });
    expect((await newsOf(owner, 'council_declined')).at(-1)?.body).toBe(reason);
    await mailTo(owner, /was declined/).toContainEqual(expect.stringContaining(reason));
    expect((await stranger.client.get(`/council/${id}`)).status).toBe(404);
    const content = { ...contentOf(declined), description: 'We count birds at the delta, every month.' };
    const again = dataOf(await owner.client.put<Council>(`/council/${id}`, content));
    expect(again).toMatchObject({ isApproved: false, isSubmited: false, declineReason: null, decidedAt: null });
    await decideCouncil(otherAdmin.client, id, { isApproved: true });
  });

  it('tells the second admin who decided and when', async () => {
    const { id } = await foundCouncil(owner.client);
    await decideCouncil(admin.client, id, { isApproved: true });
    const second = await otherAdmin.client.put(`/council/verify/${id}`, { isApproved: false, reason: 'No.' });
    expect(second.body).toMatchObject({ status: 409, code: 'already_decided' });
    expect(second.body.message).toMatch(
      /^This council is approved: Aroha Ngata approved it on \d{1,2} [A-Z][a-z]{2} \d\d, \d\d:\d\d UTC/,
    );
    const same = await admin.client.put(`/council/verify/${id}`, { isApproved: true });
    expect(same.body).toMatchObject({ status: 409, message: expect.stringMatching(/you approved it/) });
  });

  it('is for admins, and answers 404 for unknown councils', async () => {
    const { id } = await foundCouncil(owner.client);
    expect((await owner.client.put(`/council/verify/${id}`, { isApproved: true })).status).toBe(403);
    expect((await visitor.put(`/council/verify/${id}`, { isApproved: true })).status).toBe(401);
    expect((await admin.client.put(`/council/verify/${UNKNOWN}`, { isApproved: true })).status).toBe(404);
    expect((await admin.client.put('/council/verify/7', { isApproved: true })).status).toBe(422);
  });
});

describe('updateCouncil', () => {
  it('edits an approved council without losing approval or omitted fields', async () => {
    const coverId = await pictureOf(owner);
    const council = await foundApproved(owner.client, admin.client, { coverId });
    const links = new Map(council.sdgs.map(({ sdg, id }) => [sdg, id]));
    const content = { ...contentOf(council), description: 'More.', sdgs: [14, 2] };
    const changed = dataOf(await owner.client.put<Council>(`/council/${council.id}`, content));
    expect(changed).toMatchObject({ isApproved: true, description: 'More.', location: 'Foundiougne, Senegal' });
    expect(changed.cover?.id).toBe(coverId);
    expect(changed.sdgs).toEqual([
      { id: links.get(14), sdg: 14 },
      { id: expect.any(String), sdg: 2 },
    ]);
    const bare = dataOf(
      await owner.client.put<Council>(`/council/${council.id}`, { ...content, location: null, coverId: null }),
    );
    expect(bare).toMatchObject({ location: null, cover: null });
  });

  it('accepts its own title in any spelling, and refuses another council’s', async () => {
    const council = await foundApproved(owner.client, admin.client);
    const other = await foundCouncil(stranger.client);
    const rename = (councilTitle: string) =>
      owner.client.put<Council>(`/council/${council.id}`, { ...contentOf(council), councilTitle });
    expect(dataOf(await rename(council.councilTitle.toUpperCase())).id).toBe(council.id);
    const refused = await rename(other.councilTitle.toUpperCase());
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ field: 'councilTitle' }] } });
  });

  it('lets an admin amend it, writes to the audit log, and keeps a declined one declined', async () => {
    const council = await foundCouncil(owner.client);
    await decideCouncil(admin.client, council.id, { isApproved: false, reason: 'Unclear.' });
    const content = { ...contentOf(council), description: 'Clearer.' };
    const amended = dataOf(await admin.client.put<Council>(`/council/${council.id}`, content));
    expect(amended).toMatchObject({ description: 'Clearer.', isSubmited: true, declineReason: 'Unclear.' });
    expect(await lastAuditEntry()).toMatchObject({ action: 'council_edited', subjectId: council.id });
  });

  it('is for the owner and admins', async () => {
    const council = await foundApproved(owner.client, admin.client);
    const put = (client: Client, id = council.id) => client.put(`/council/${id}`, contentOf(council));
    expect((await put(stranger.client)).status).toBe(403);
    expect((await put(visitor)).status).toBe(401);
    expect((await put(owner.client, UNKNOWN)).status).toBe(404);
    const pending = await foundCouncil(owner.client);
    expect((await put(stranger.client, pending.id)).status).toBe(404);
    expect((await owner.client.put(`/council/${council.id}`, { councilTitle: 'x' })).status).toBe(422);
  });

  it('transfers the council to another member, who is notified and emailed', async () => {
    const council = await foundApproved(owner.client, admin.client);
    const heir = await buildLoggedIn(server.origin, db());
    const give = (client: Client, ownerId: string) =>
      client.put<Council>(`/council/${council.id}`, { ...contentOf(council), ownerId });
    const outside = await give(owner.client, heir.user.id);
    expect(outside.body.errors).toEqual([{ field: 'ownerId', message: expect.any(String) }]);
    await join(heir.client, owner.client, council.id);
    expect((await give(heir.client, heir.user.id)).status).toBe(403);
    expect(dataOf(await give(owner.client, owner.user.id)).standing).toBe('owner');
    const given = dataOf(await give(owner.client, heir.user.id));
    expect(given).toMatchObject({ owner: { id: heir.user.id }, standing: 'member', memberCount: 2 });
    expect(await readCouncil(heir.client, council.id)).toMatchObject({ standing: 'owner' });
    expect(await lastAuditEntry()).toMatchObject({ action: 'council_handed_over', subjectId: council.id });
    expect(await newsOf(heir, 'council_handed_over')).toHaveLength(1);
    expect(await newsOf(owner, 'council_handed_over')).toHaveLength(0);
    await mailTo(heir, /now the owner/).toHaveLength(1);
    expect((await give(owner.client, owner.user.id)).status).toBe(403);
    dataOf(await give(admin.client, owner.user.id));
    expect(await newsOf(heir, 'council_handed_over')).toHaveLength(2);
  });

  it('is transferred from an owner who has left, as the log says in its reader’s language', async () => {
    const [leaving, heir] = [await buildLoggedIn(server.origin, db()), await buildLoggedIn(server.origin, db())];
    const council = await foundApproved(leaving.client, admin.client);
    await join(heir.client, leaving.client, council.id);
    await db().updateTable('users').set({ deactivated_at: new Date() }).where('id', '=', leaving.user.id).execute();
    const change = { ...contentOf(council), ownerId: heir.user.id };
    dataOf(await admin.client.put<Council>(`/council/${council.id}`, change));
    const fromStateIn = async (language: string) => {
      const headers = { 'accept-language': language };
      const { data } = dataOf(await admin.client.get<AuditList>(`/audit?subjectId=${council.id}`, { headers }));
      return data[0]?.fromState;
    };
    expect(await fromStateIn('en')).toBe('Former member');
    expect(await fromStateIn('de')).toBe('Ehemaliges Mitglied');
  });

  it('refuses a transfer before approval, and to someone who has left', async () => {
    const pending = await foundCouncil(owner.client);
    const early = await owner.client.put(`/council/${pending.id}`, {
      ...contentOf(pending),
      ownerId: stranger.user.id,
    });
    expect(early.body).toMatchObject({
      status: 409,
      code: 'not_approved',
      message: expect.stringMatching(/is pending/),
    });
    const council = await foundApproved(owner.client, admin.client);
    const former = await buildUser(db(), { isActive: false });
    await db()
      .insertInto('council_members')
      .values({ id: UNKNOWN, council_id: council.id, user_id: former.id, is_owner: false })
      .execute();
    const late = await owner.client.put(`/council/${council.id}`, { ...contentOf(council), ownerId: former.id });
    expect(late.status).toBe(422);
  });
});

describe('removeGoalLink of a council', () => {
  it('removes a goal but not the last one', async () => {
    const council = await foundApproved(owner.client, admin.client);
    const [first, second] = council.sdgs.map(({ id }) => id);
    const remove = (client: Client, id = first) => client.call('DELETE', `/council/sdg/delete/${id}`);
    expect((await remove(visitor)).status).toBe(401);
    expect((await remove(stranger.client)).status).toBe(403);
    expect((await remove(owner.client)).status).toBe(200);
    expect((await remove(owner.client)).status).toBe(404);
    expect((await readCouncil(visitor, council.id)).sdgs).toEqual([{ id: second, sdg: 14 }]);
    expect((await remove(admin.client, second)).body).toMatchObject({
      status: 409,
      code: 'last_goal',
      message: expect.stringMatching(/at least one goal/),
    });
  });
});

describe('listCouncils', () => {
  const idsOf = async (client: Client, query: string) =>
    dataOf(await client.get<CouncilList>(`/council?page_size=100&${query}`)).data.map(({ id }) => id);

  it('shows approved ones to everyone, their own in any state to owners, and all to admins', async () => {
    const approved = await foundApproved(owner.client, admin.client);
    const pending = await foundCouncil(owner.client);
    const declined = await foundCouncil(owner.client);
    await decideCouncil(admin.client, declined.id, { isApproved: false, reason: 'No.' });
    const all = [declined.id, pending.id, approved.id];
    const seenBy = async (client: Client, query = '') => (await idsOf(client, query)).filter((id) => all.includes(id));
    expect(await seenBy(visitor)).toEqual([approved.id]);
    expect(await seenBy(stranger.client)).toEqual([approved.id]);
    expect(await seenBy(owner.client)).toEqual(all);
    expect(await seenBy(admin.client)).toEqual(all);
    expect(await seenBy(admin.client, 'isApproved=false&isSubmited=false')).toEqual([pending.id]);
    expect(await seenBy(admin.client, 'isApproved=false&isSubmited=true')).toEqual([declined.id]);
    expect(await seenBy(stranger.client, 'isApproved=false&isSubmited=false')).toEqual([]);
    expect(await seenBy(visitor, 'isApproved=false')).toEqual([]);
    const summary = dataOf(await owner.client.get<CouncilList>('/council?isApproved=false&isSubmited=true')).data[0];
    expect(summary).toMatchObject({ id: declined.id, declineReason: 'No.', standing: 'owner', openRequestCount: 0 });
  });

  it('filters by words, goal and location, ignoring accents and case', async () => {
    const { id } = await foundApproved(owner.client, admin.client, {
      councilTitle: 'Cycle kitchen Żółw',
      location: 'Kraków, Poland',
      sdgs: [11],
    });
    for (const query of [
      'search=zolw',
      'search=CYCLE%20krakow',
      'search=kitch',
      'search=kitchn',
      'search=cyccle%20kitchen',
      'location=KRAKOW',
      'sdg=11&search=kitchen',
    ]) {
      expect(await idsOf(visitor, query), query).toContain(id);
    }
    for (const query of ['search=zolw%20dakar', 'location=dakar', 'sdg=12&search=kitchen']) {
      expect(await idsOf(visitor, query), query).not.toContain(id);
    }
  });

  it.each(['newest', 'oldest', 'title', 'members', 'impacts'])(
    'pages through all of them by cursor, however long their titles: %s',
    async (sort) => {
      for (const last of ['一', '二', '三', '四']) {
        await foundCouncil(owner.client, { councilTitle: `${'森'.repeat(112)}${sort}${last}` });
      }
      const whole = await idsOf(admin.client, `sort=${sort}`);
      const walked: string[] = [];
      let cursor: string | null = null;
      do {
        const from: string = cursor === null ? '' : `&cursor=${cursor}`;
        const { data, meta } = dataOf(await admin.client.get<CouncilList>(`/council?page_size=3&sort=${sort}${from}`));
        walked.push(...data.map(({ id }) => id));
        expect(meta.total).toBe(whole.length);
        cursor = meta.nextCursor;
      } while (cursor !== null);
      expect(walked).toEqual(whole);
      expect(new Set(walked).size).toBe(whole.length);
    },
  );

  it.each(['newest', 'oldest', 'title', 'members', 'impacts'])(
    'pages through what a search finds, whether it is approved or not: %s',
    async (sort) => {
      for (const title of ['Quince', 'Plum', 'Fig', 'Apple']) {
        const { id } = await foundCouncil(owner.client, {
          councilTitle: `${title} orchard, ${sort}`,
          location: 'Enugu',
        });
        if (title !== 'Fig') await decideCouncil(admin.client, id, { isApproved: true });
      }
      const search = `search=orchard%20${sort}&location=enugu&sort=${sort}&page_size=1`;
      const walk = async (client: Client) => {
        const walked: string[] = [];
        let cursor: string | null = null;
        do {
          const from: string = cursor === null ? '' : `&cursor=${cursor}`;
          const { data, meta } = dataOf(await client.get<CouncilList>(`/council?${search}${from}`));
          walked.push(...data.map(({ councilTitle }) => councilTitle.split(' ')[0] ?? ''));
          cursor = meta.nextCursor;
        } while (cursor !== null);
        return walked;
      };
      const everyones = { oldest: ['Quince', 'Plum', 'Fig', 'Apple'], title: ['Apple', 'Fig', 'Plum', 'Quince'] }[sort];
      const seen = await walk(owner.client);
      expect(await walk(admin.client)).toEqual(seen);
      expect(await walk(visitor)).toEqual(seen.filter((title) => title !== 'Fig'));
      if (everyones) expect(seen).toEqual(everyones);
      expect(seen).toHaveLength(4);
    },
  );

  it('refuses a cursor of another order', async () => {
    const { meta } = dataOf(await admin.client.get<CouncilList>('/council?page_size=3&sort=members'));
    const { status } = await admin.client.get(`/council?page_size=3&sort=title&cursor=${meta.nextCursor}`);
    expect(status).toBe(422);
    expect((await visitor.get('/council?sort=loudest')).status).toBe(422);
    expect((await visitor.get('/council?page_size=101')).status).toBe(422);
  });
});

describe('listCouncilNames', () => {
  it('lists approved ones by name', async () => {
    await foundApproved(owner.client, admin.client, { councilTitle: 'Zebra crossing' });
    await foundApproved(owner.client, admin.client, { councilTitle: 'Äpfel für alle' });
    await foundCouncil(owner.client, { councilTitle: 'Aardvarks in waiting' });
    const { data } = dataOf(await visitor.get<CouncilNameList>('/council/names?page_size=100'));
    const titles = data.map(({ councilTitle }) => councilTitle);
    expect(titles).not.toContain('Aardvarks in waiting');
    expect(titles.indexOf('Äpfel für alle')).toBeLessThan(titles.indexOf('Zebra crossing'));
    const found = dataOf(await visitor.get<CouncilNameList>('/council/names?search=apfel')).data;
    expect(found).toEqual([{ id: expect.any(String), councilTitle: 'Äpfel für alle', slug: 'apfel-fur-alle' }]);
  });
});

describe('getCouncil', () => {
  it('answers 404 for unknown councils', async () => {
    expect((await visitor.get(`/council/${UNKNOWN}`)).status).toBe(404);
    expect((await visitor.get('/council/7')).status).toBe(422);
    expect((await visitor.get(`/council/${UNKNOWN}`, { token: 'not.a.token' })).status).toBe(401);
  });

  it('hides the name of an owner who has left', async () => {
    const leaving = await buildLoggedIn(server.origin, db());
    const { id } = await foundApproved(leaving.client, admin.client);
    await db().updateTable('users').set({ deactivated_at: new Date() }).where('id', '=', leaving.user.id).execute();
    expect((await readCouncil(visitor, id)).owner.name).toBe('Former member');
  });
});
