import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { loginMachine } from '#domains/auth/flows/login.ts';
import type { LoginResult } from '#domains/auth/flows/login-types.ts';
import { resetPasswordMachine } from '#domains/auth/flows/reset-password.ts';
import type { OpenedSession } from '#domains/auth/flows/session-types.ts';
import type { FlowMessage } from '#inspector/live/channel.ts';
import { MASK } from '#inspector/live/mask.ts';
import { createRedactor } from '#inspector/live/redact.ts';
import { createReporter } from '#inspector/live/reporter.ts';

const PASSWORD = 'tide-lantern-orchard';
const ACCESS = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
const REFRESH = 'a-refresh-token-that-opens-a-session';
const LINK = 'the-secret-of-a-mailed-link';

/** Everything the hub would report about an actor, as text. */
function listen() {
  const told: FlowMessage[] = [];
  return { told, reportActor: createReporter((message) => told.push(message)), text: () => JSON.stringify(told) };
}

/** The inspector waits for an idle moment before reporting. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('what is reported of a page', () => {
  it('contains no password and no token of a login, wherever they appear', async () => {
    const { reportActor, text, told } = listen();
    const tokens = { accessToken: ACCESS, refreshToken: REFRESH, subject: '1', expiresAt: null, lifetime: null };
    const session: OpenedSession = {
      tokens,
      user: JSON.parse('{"id":"1","name":"Amina","isVerified":true,"isProfileCompleted":true}'),
    };
    const machine = loginMachine.provide({
      actors: {
        logIn: fromPromise(async (): Promise<LoginResult> => ({ session, isUnverified: false, isPending: false })),
      },
    });
    const actor = createActor(machine, {
      input: { isForTrees: false, externalReturn: null },
    });
    reportActor(actor);
    actor.start();
    actor.send({ type: 'form.submitted', values: { email: 'amina@groundswell.example', password: PASSWORD } });
    await waitFor(actor, (snapshot) => snapshot.matches('loggedIn'));
    await quiet();

    expect(told.length).toBeGreaterThan(4);
    expect(text()).toContain('amina@groundswell.example');
    expect(text()).toContain('form.submitted');
    for (const secret of [PASSWORD, ACCESS, REFRESH]) expect(text()).not.toContain(secret);
  });

  it('contains no secret of an emailed link and no new password, even repeated in an error', async () => {
    const { reportActor, text } = listen();
    const machine = resetPasswordMachine.provide({
      actors: {
        resetPassword: fromPromise(async ({ input: { tokenParam, values } }) => {
          throw new Error(`PUT /password/reset/${tokenParam} refused ${values.password}`);
        }),
      },
    });
    const actor = createActor(machine, { input: { tokenParam: LINK } });
    reportActor(actor);
    actor.start();
    actor.send({
      type: 'form.submitted',
      values: { email: 'a@b.example', password: PASSWORD, confirmpassword: PASSWORD },
    });
    await waitFor(actor, (snapshot) => snapshot.context.error !== null);
    await quiet();

    expect(text()).toContain('PUT /password/reset/');
    for (const secret of [PASSWORD, LINK]) expect(text()).not.toContain(secret);
  });

  it('masks an identity provider’s response, but keeps codes that aren’t secret', () => {
    const { redact } = createRedactor();
    const given = { externalReturn: { code: 'one-time-code', state: 'our-own-state', iss: 'https://id.example' } };
    expect(redact(given)).toEqual({ externalReturn: { code: MASK, state: MASK, iss: 'https://id.example' } });
    expect(redact({ error: { code: 'not_found', status: 404 } })).toEqual({
      error: { code: 'not_found', status: 404 },
    });
  });

  it('masks the code and the recovery codes of a second step', () => {
    const { redact } = createRedactor();
    expect(redact({ type: 'code.submitted', code: '492039' })).toEqual({ type: 'code.submitted', code: MASK });
    const sent = { email: 'a@b.example', password: PASSWORD, code: '492039' };
    expect(redact(sent)).toEqual({ email: 'a@b.example', password: MASK, code: MASK });
    expect(redact({ codes: ['4k2m-9xqe-7t1v-b0ha'] })).toEqual({ codes: [MASK] });
  });

  it('is unchanged by masking twice', () => {
    const { redact } = createRedactor();
    const once = redact({ values: { password: PASSWORD, email: 'a@b.example' }, tokens: { accessToken: ACCESS } });
    expect(redact(once)).toEqual(once);
    expect(once).toEqual({ values: { password: MASK, email: 'a@b.example' }, tokens: { accessToken: MASK } });
  });
});
