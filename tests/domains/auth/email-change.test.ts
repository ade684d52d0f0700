import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepAuth } from '#domains/auth/server/delete-expired.ts';
import type {
  AuditList,
  ConfirmedEmail,
  CurrentUser,
  EmailChange,
  Impact,
  ImpactMemberFound,
  NotificationList,
} from '#generated/types.gen.ts';
import { createRateLimiter } from '#platform/server/http/limits/rate-limits.ts';
import { createClient } from '../../support/client.ts';
import {
  buildByLogin,
  buildLoggedIn,
  buildUser,
  freshEmail,
  OTHER_PASSWORD,
  PASSWORD,
  registrationOf,
  tokenOf,
} from '../../support/factories.ts';
import { dataOf, logImpact } from '../../support/impacts.ts';
import { untilJobsAreDone } from '../../support/jobs.ts';
import { createMailbox } from '../../support/mailbox.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ AUTH_ERRORS: 'private' });
});
afterAll(() => server.close());
beforeEach(() => server.database.run('delete from mailbox_messages'));

const build = (traits = {}) => buildLoggedIn(server.origin, server.database.db, traits);
type Person = Awaited<ReturnType<typeof build>>;

const tokenTo = async (address: string, link: RegExp) =>
  tokenOf(await createMailbox(server.origin).linkTo(address, link));
const confirmToken = (address: string) => tokenTo(address, /\/confirm-email\//);
const undoToken = (address: string) => tokenTo(address, /\/undo-email\//);
const visitor = () => createClient(server.origin);
const confirm = (token: string) => visitor().post<ConfirmedEmail>(`/email/confirm/${token}`);
const undo = (token: string) => visitor().post(`/email/undo/${token}`);
const ask = ({ client }: Pick<Person, 'client'>, email: string) =>
  client.post<EmailChange>('/users/me/email', { email });
const pendingOf = async ({ client }: Person) => dataOf(await client.get<EmailChange>('/users/me/email')).pending;
const emailOf = async ({ client }: Person) => dataOf(await client.get<CurrentUser>('/users/view')).email;
const logsIn = async (email: string, password = PASSWORD) =>
  (await visitor().post('/login', { email, password })).status;
const messagesTo = async (address: string) => {
  await untilJobsAreDone(server.database);
  return (await createMailbox(server.origin).messagesTo(address)).map(({ subject }) => subject);
};

/** Moves to another address. */
async function move(person: Person, email = freshEmail('new')): Promise<string> {
  expect((await ask(person, email)).status).toBe(202);
  expect((await confirm(await confirmToken(email))).status).toBe(200);
  return email;
}

describe('changeEmail', () => {
  it('emails a link to the new address, tells the current one, and changes nothing yet', async () => {
    const person = await build();
    const email = freshEmail();
    const answer = await ask(person, email);
    expect(answer).toMatchObject({
      status: 202,
      body: { message: 'If this address can be used, we’ve sent a link to it.', data: { pending: { email } } },
    });
    expect(await pendingOf(person)).toEqual(answer.body.data.pending);
    expect(await emailOf(person)).toBe(person.user.email);
    expect(await messagesTo(email)).toEqual(['Confirm your new email address for Groundswell']);
    expect(await messagesTo(person.user.email)).toEqual(['A new email address for your Groundswell account?']);
    expect([await logsIn(email), await logsIn(person.user.email)]).toEqual([401, 200]);
  });

  it.each([
    ['another account', {}],
    ['an account that was deactivated', { isActive: false }],
  ])('answers the same for an address of %s, and sends no link to it', async (_, traits) => {
    const person = await build();
    const owner = await buildUser(server.database.db, traits);
    const [free, taken] = [await ask(person, freshEmail()), await ask(person, owner.email)];
    expect([taken.status, taken.body.message]).toEqual([free.status, free.body.message]);
    expect(await pendingOf(person)).toMatchObject({ email: owner.email });
    expect(await messagesTo(owner.email)).toEqual(
      'isActive' in traits ? [] : ['Your email address already has a Groundswell account'],
    );
  });

  it('replaces what was asked before', async () => {
    const person = await build();
    const first = freshEmail();
    await ask(person, first);
    const token = await confirmToken(first);
    const second = freshEmail();
    await ask(person, second);
    expect((await confirm(token)).status).toBe(410);
    expect((await confirm(await confirmToken(second))).status).toBe(200);
  });

  it.each([
    ['email', { email: 'nobody' }],
    ['role', { role: 'Admin' }],
  ])('refuses an invalid field: %s', async (field, change) => {
    const { client } = await build();
    const answer = await client.post('/users/me/email', { email: freshEmail(), ...change });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  });

  it('refuses the current address', async () => {
    const person = await build();
    const same = await ask(person, person.user.email.toUpperCase());
    expect(same).toMatchObject({ status: 422, body: { errors: [{ field: 'email' }] } });
  });

  it('serves someone who only logs in with an external account', async () => {
    const external = await build({ hasPassword: false });
    expect((await ask(external, freshEmail())).status).toBe(202);
  });

  it('is ended by a new password, since someone else may have known the old one', async () => {
    const person = await build();
    const email = freshEmail();
    await ask(person, email);
    const token = await confirmToken(email);
    const chosen = { currentPassword: PASSWORD, password: OTHER_PASSWORD, confirmpassword: OTHER_PASSWORD };
    expect((await person.client.post('/password/change', chosen)).status).toBe(200);
    expect((await confirm(token)).status).toBe(410);
  });

  it('is ended by “This wasn’t me” in the email to the current address, which also blocks changes for a day', async () => {
    const person = await build();
    const email = freshEmail();
    await ask(person, email);
    const token = await confirmToken(email);
    expect((await visitor().post(`/password/disown/${await tokenTo(person.user.email, /\/not-me\//)}`)).status).toBe(
      200,
    );
    expect((await confirm(token)).status).toBe(410);
    const reset = await tokenTo(person.user.email, /\/auth\/reset\//);
    const chosen = { email: person.user.email, password: OTHER_PASSWORD, confirmpassword: OTHER_PASSWORD };
    await visitor().put(`/password/reset/${reset}`, chosen);
    const login = await visitor().post<{ accessToken: string }>('/login', {
      email: person.user.email,
      password: OTHER_PASSWORD,
    });
    const client = createClient(server.origin);
    client.token = login.body.data.accessToken;
    const again = () => client.post('/users/me/email', { email });
    expect(await again()).toMatchObject({ status: 403, body: { code: 'changes_frozen' } });
    await server.database.run(
      "update users set changes_frozen_until = changes_frozen_until - interval '25 hours' where id = $1",
      [person.user.id],
    );
    expect((await again()).status).toBe(202);
  });
});

describe('resendEmailChange', () => {
  it('sends another link; both work, once', async () => {
    const person = await build();
    const email = freshEmail();
    await ask(person, email);
    const first = await confirmToken(email);
    await server.database.run('delete from mailbox_messages');
    const again = await person.client.post<EmailChange>('/users/me/email/resend');
    expect(again).toMatchObject({ status: 200, body: { data: { pending: { email } } } });
    const second = await confirmToken(email);
    expect(second).not.toBe(first);
    expect((await confirm(first)).status).toBe(200);
    expect((await confirm(second)).status).toBe(410);
  });

  it('answers 404 when nothing is under way', async () => {
    const { client } = await build();
    expect((await client.post('/users/me/email/resend')).body.code).toBe('not_found');
  });
});

describe('cancelEmailChange', () => {
  it('ends the link, and may be repeated', async () => {
    const person = await build();
    const email = freshEmail();
    await ask(person, email);
    const token = await confirmToken(email);
    for (const _ of [1, 2]) expect((await person.client.call('DELETE', '/users/me/email')).status).toBe(200);
    expect(await pendingOf(person)).toBeNull();
    expect((await confirm(token)).status).toBe(410);
  });
});

describe('getEmailChange', () => {
  it('leaves out a change whose link has expired', async () => {
    const person = await build();
    const email = freshEmail();
    await ask(person, email);
    const token = await confirmToken(email);
    await server.database.run(`update email_changes set expires_at = now() - interval '1 second' where user_id = $1`, [
      person.user.id,
    ]);
    expect(await pendingOf(person)).toBeNull();
    expect((await confirm(token)).status).toBe(410);
  });
});

describe('confirmEmailChange', () => {
  it('makes the new address count, tells the previous one, and keeps the sessions', async () => {
    const person = await buildByLogin(server.origin, server.database.db);
    const email = freshEmail('new');
    await ask(person, email);
    const token = await confirmToken(email);
    // Email scanners open links.
    expect((await visitor().get(`/email/confirm/${token}`)).status).toBe(404);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect(answers.find(({ status }) => status === 200)?.body.data).toEqual({ email });
    expect(await emailOf(person)).toBe(email);
    expect(await pendingOf(person)).toBeNull();
    expect([await logsIn(email), await logsIn(person.user.email)]).toEqual([200, 401]);
    expect(await messagesTo(person.user.email)).toContain('The email address of your Groundswell account was changed');
    const { data } = dataOf(await person.client.get<NotificationList>('/general/notification'));
    const changes = data.map(({ kind, title }) => ({ kind, title }));
    expect(changes).toContainEqual({ kind: 'account_changed', title: 'Your email address was changed' });
  });

  it('ends links that were sent to the previous address', async () => {
    const person = await build();
    await visitor().post('/password/forget', { email: person.user.email });
    const reset = await tokenTo(person.user.email, /\/auth\/reset\//);
    const email = await move(person);
    const chosen = { email, password: OTHER_PASSWORD, confirmpassword: OTHER_PASSWORD };
    expect((await visitor().put(`/password/reset/${reset}`, chosen)).status).toBe(410);
  });

  it('says so to the holder when another account has taken the address meanwhile', async () => {
    const person = await build();
    const email = freshEmail();
    await ask(person, email);
    const token = await confirmToken(email);
    await buildUser(server.database.db, { email });
    const answer = await confirm(token);
    expect(answer).toMatchObject({ status: 409, body: { code: 'already_exists' } });
    expect(answer.body.message).toContain('Another account has this email address by now');
    expect(await emailOf(person)).toBe(person.user.email);
  });

  it('keeps the previous address for its owner: no one can register it or change to it', async () => {
    const person = await build();
    const previous = person.user.email;
    await move(person);
    expect((await visitor().post('/users', registrationOf(previous))).status).toBe(201);
    const other = await build();
    await ask(other, previous);
    const { rows } = await server.database.run('select email from users where email = $1', [previous]);
    expect(rows).toEqual([]);
    expect(await messagesTo(previous)).not.toContain('Confirm your new email address for Groundswell');
    // The owner can go back without the link.
    expect(await move(person, previous)).toBe(previous);
  });

  it('joins the impacts to which the new address was invited', async () => {
    const inviter = await build();
    const email = freshEmail();
    const found = await inviter.client.get<ImpactMemberFound>(`/impact/member/invite?mailid=${email}`);
    const impact = await logImpact(inviter.client, { memberInvites: [dataOf(found).invite?.id ?? ''] });
    const person = await build();
    await move(person, email);
    const { members } = dataOf(await inviter.client.get<Impact>(`/impact/${impact.id}`));
    expect(members.map(({ user }) => user.id)).toContain(person.user.id);
  });

  it('is in the audit log, without the addresses', async () => {
    const admin = await build({ role: 'Admin' });
    const person = await build();
    const email = await move(person);
    await undo(await undoToken(person.user.email));
    const { data } = dataOf(await admin.client.get<AuditList>(`/audit?subjectId=${person.user.id}`));
    expect(data.map(({ action }) => action)).toEqual([
      'email_change_undone',
      'email_changed',
      'email_change_requested',
    ]);
    expect(JSON.stringify(data)).not.toContain(email);
  });
});

describe('undoEmailChange', () => {
  it('restores the address, ends all sessions, and emails a link to choose a new password', async () => {
    const person = await buildByLogin(server.origin, server.database.db);
    const email = await move(person);
    const token = await undoToken(person.user.email);
    expect((await visitor().get(`/email/undo/${token}`)).status).toBe(404);
    const statuses = (await Promise.all([undo(token), undo(token)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 410]);
    expect((await person.client.get('/users/view')).body.message).toBe('Token Invalid');
    expect([await logsIn(email), await logsIn(person.user.email)]).toEqual([401, 401]);
    const reset = await tokenTo(person.user.email, /\/auth\/reset\//);
    const chosen = { email: person.user.email, password: OTHER_PASSWORD, confirmpassword: OTHER_PASSWORD };
    expect((await visitor().put(`/password/reset/${reset}`, chosen)).status).toBe(200);
    expect(await logsIn(person.user.email, OTHER_PASSWORD)).toBe(200);
  });

  it('undoes later changes and a pending one too, and forgets an external account linked since', async () => {
    const person = await build();
    const first = await move(person);
    const token = await undoToken(person.user.email);
    const second = await move(person);
    await ask(person, freshEmail());
    await server.database.run(
      `insert into identities (issuer, subject, user_id) values ('https://id.example', $1, $2)`,
      [second, person.user.id],
    );
    const later = await undoToken(first);
    expect((await undo(token)).status).toBe(200);
    expect((await undo(later)).status).toBe(410);
    const { rows } = await server.database.run(
      `select email, (select count(*)::integer from identities where user_id = users.id) as identities,
        (select count(*)::integer from email_changes where user_id = users.id and undone_at is null) as changes
       from users where id = $1`,
      [person.user.id],
    );
    expect(rows).toEqual([{ email: person.user.email, identities: 0, changes: 0 }]);
  });

  it('works for seven days; then the change is deleted and the address is free', async () => {
    const person = await build();
    await move(person);
    const token = await undoToken(person.user.email);
    await server.database.run(`update email_changes set expires_at = now() - interval '2 days' where user_id = $1`, [
      person.user.id,
    ]);
    expect((await undo(token)).status).toBe(410);
    const { db } = server.database;
    await sweepAuth({ db, limiter: createRateLimiter(db) });
    const { rows } = await server.database.run('select id from email_changes where user_id = $1', [person.user.id]);
    expect(rows).toEqual([]);
    await visitor().post('/users', registrationOf(person.user.email));
    expect(await messagesTo(person.user.email)).toContain('Verify your email address for Groundswell');
  });
});
