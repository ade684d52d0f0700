import { describe, expect, it } from 'vitest';
import {
  homeOf,
  selectDuty,
  selectHasJustArrived,
  selectIsLoggedIn,
  selectIsRestoring,
  selectToken,
  selectUser,
} from '#domains/auth/flows/session-selectors.ts';
import {
  amina,
  failure,
  LIFETIME,
  MINUTE,
  newcomer,
  openedBy,
  openSession,
  otherPerson,
  tokensOf,
  transitions,
  unverifiedUser,
} from './session-fixtures.ts';

/** Someone whose days of grace are over. */
const late = { ...amina, secondStepDueAt: new Date(0).toISOString() };

const loggedIn = (user = amina) => {
  const page = openSession();
  page.session.send({ type: 'login.succeeded', session: openedBy(user), isHomeNext: true });
  return page;
};

describe('restoring', () => {
  it('ends without a call if there is no token', () => {
    const { state, users, emitted } = openSession(null);
    expect(state().value).toBe('signedOut');
    expect(users.inputs).toEqual([]);
    expect(emitted).toEqual([]);
  });

  it('stays unverified without a call if the token has no refresh token', () => {
    const { state, users, renewals } = openSession(tokensOf('1', LIFETIME, { refreshToken: null }));
    expect(state().value).toBe('unverified');
    expect([...users.inputs, ...renewals.inputs]).toEqual([]);
  });

  it('discards an expired token without a refresh token', () => {
    const { state, stored, timesSentToLogout } = openSession(tokensOf('1', 0, { refreshToken: null }));
    expect(state().value).toBe('signedOut');
    expect(stored).toEqual(['cleared']);
    expect(timesSentToLogout()).toBe(0);
  });

  it('loads the user and logs in', async () => {
    const { state, users, stored, emitted } = openSession(tokensOf('1'));
    expect(state().value).toEqual({ restoring: 'loadingUser' });
    expect(selectIsRestoring(state())).toBe(true);
    await users.answer(amina);
    expect(state().value).toEqual({ signedIn: 'fresh' });
    expect(selectUser(state())).toEqual(amina);
    expect(selectHasJustArrived(state())).toBe(false);
    expect(stored).toEqual(['isLoggedIn']);
    expect(emitted).toEqual([{ type: 'session.began', user: amina }]);
  });

  it('goes to the incomplete profile', async () => {
    const { state, users, stored } = openSession(tokensOf('1'));
    await users.answer(newcomer);
    expect(state().value).toEqual({ incompleteProfile: 'fresh' });
    expect(stored).toEqual(['incompleteProfile']);
  });

  it('renews an expired token before any other call', async () => {
    const { session, state, renewals, users, clock } = openSession(tokensOf('1', 0));
    expect(state().value).toEqual({ restoring: 'renewing' });
    expect(state().hasTag('renewing')).toBe(true);
    session.send({ type: 'renewal.needed' });
    expect(renewals.inputs).toHaveLength(1);
    await renewals.answer({ tokens: tokensOf('2', clock.now() + LIFETIME), user: amina });
    expect(state().value).toEqual({ signedIn: 'fresh' });
    expect(selectToken(state())).toBe('access 2');
    expect(users.inputs).toHaveLength(0);
  });

  it('loads the user if another tab has already renewed', async () => {
    const { state, renewals, users } = openSession(tokensOf('1', 0));
    await renewals.answer({ tokens: tokensOf('2'), user: null });
    expect(state().value).toEqual({ restoring: 'loadingUser' });
    await users.answer(amina);
    expect(state().value).toEqual({ signedIn: 'fresh' });
  });

  it.each(['network', 'server', 'contract'] as const)(
    'offers a retry after a %s failure, keeping the tokens',
    async (kind) => {
      const { session, state, users, stored } = openSession(tokensOf('1'));
      const error = failure(kind);
      await users.fail(error);
      expect(state().value).toEqual({ restoring: 'unreachable' });
      expect(state().context.error).toBe(error);
      expect(stored).toEqual([]);
      session.send({ type: 'restore.retried' });
      expect(state().value).toEqual({ restoring: 'loadingUser' });
      await users.answer(amina);
      expect(state().value).toEqual({ signedIn: 'fresh' });
    },
  );

  it('asks for the user with the expired token if nothing answers its renewal, since the device may have kept them', async () => {
    const { session, state, renewals, users, clock } = openSession(tokensOf('1', 0));
    await renewals.fail(failure('network'));
    expect(state().value).toEqual({ restoring: 'loadingUser' });
    // The call asks for a valid token, which there isn't.
    session.send({ type: 'renewal.needed' });
    expect(state().value).toEqual({ restoring: 'loadingUser' });
    await users.answer(amina);
    clock.increment(0);
    expect(state().value).toEqual({ signedIn: 'renewing' });
    await renewals.fail(failure('network'));
    expect(state().value).toEqual({ signedIn: 'waiting' });
  });

  it('offers a retry if the device has not kept them either', async () => {
    const { session, state, renewals, users } = openSession(tokensOf('1', 0));
    await renewals.fail(failure('network'));
    await users.fail(failure('network'));
    expect(state().value).toEqual({ restoring: 'unreachable' });
    session.send({ type: 'renewal.needed' });
    expect(state().value).toEqual({ restoring: 'renewing' });
  });

  it('renews after all if a server that is back refuses the expired token', async () => {
    const { session, state, renewals } = openSession(tokensOf('1', 0));
    await renewals.fail(failure('network'));
    session.send({ type: 'renewal.needed', isRefused: true });
    expect(state().value).toEqual({ restoring: 'renewing' });
  });

  it('offers a retry after a renewal that the server could not answer', async () => {
    const { state, renewals } = openSession(tokensOf('1', 0));
    await renewals.fail(failure('server'));
    expect(state().value).toEqual({ restoring: 'unreachable' });
  });

  it('renews if the token expires while loading the user', () => {
    const { session, state, clock } = openSession(tokensOf('1'));
    session.send({ type: 'renewal.needed' });
    expect(state().value).toEqual({ restoring: 'loadingUser' });
    clock.increment(LIFETIME);
    session.send({ type: 'renewal.needed' });
    expect(state().value).toEqual({ restoring: 'renewing' });
  });

  it.each([
    ['a refused token', failure('token')],
    ['an inactive account', failure('refused', { status: 401, code: 'account_inactive' })],
    ['a forbidden caller', failure('refused', { status: 403 })],
  ])('ends and goes to /logout after %s', async (_, error) => {
    const byUser = openSession(tokensOf('1'));
    await byUser.users.fail(error);
    const byRenewal = openSession(tokensOf('1', 0));
    await byRenewal.renewals.fail(error);
    for (const { state, stored, timesSentToLogout } of [byUser, byRenewal]) {
      expect(state().value).toBe('signedOut');
      expect(stored).toEqual(['cleared']);
      expect(timesSentToLogout()).toBe(1);
    }
  });

  it('offers a retry after too many requests', async () => {
    const { state, users } = openSession(tokensOf('1'));
    await users.fail(failure('refused', { status: 429 }));
    expect(state().value).toEqual({ restoring: 'unreachable' });
  });
});

describe('logging in', () => {
  it('stores the tokens, logs in and forwards from / once', () => {
    const { session, state, stored, emitted } = loggedIn();
    expect(state().value).toEqual({ signedIn: 'fresh' });
    expect(stored).toEqual(['tokens access 1', 'isLoggedIn']);
    expect(emitted).toEqual([{ type: 'session.began', user: amina }]);
    expect(selectHasJustArrived(state())).toBe(true);
    session.send({ type: 'arrival.welcomed' });
    expect(selectHasJustArrived(state())).toBe(false);
    expect(selectIsLoggedIn(state())).toBe(true);
  });

  it('goes to the incomplete profile, and from there home', () => {
    const { session, state, stored } = loggedIn(newcomer);
    expect(state().value).toEqual({ incompleteProfile: 'fresh' });
    session.send({ type: 'profile.completed', user: amina });
    expect(state().value).toEqual({ signedIn: 'fresh' });
    expect(selectHasJustArrived(state())).toBe(true);
    expect(stored).toEqual(['tokens access 1', 'incompleteProfile', 'isLoggedIn']);
  });

  describe('without a second step that the role needs', () => {
    const dueAt = (ms: number) => ({ ...amina, secondStepDueAt: new Date(ms).toISOString() });

    it('goes on until the days of grace are over', () => {
      const { clock } = openSession();
      expect(loggedIn(dueAt(clock.now() + MINUTE)).state().value).toEqual({ signedIn: 'fresh' });
      const { state } = loggedIn(dueAt(clock.now()));
      expect(state().value).toEqual({ withoutSecondStep: 'fresh' });
      expect([selectDuty(state()), selectIsLoggedIn(state())]).toEqual(['/second-step', true]);
    });

    it('is told by a refused call, with a complete profile and without', () => {
      for (const [person, duty] of [
        [amina, null],
        [newcomer, '/profile-information'],
      ] as const) {
        const { session, state, emitted } = loggedIn(person);
        expect(selectDuty(state())).toBe(duty);
        session.send({ type: 'secondStep.demanded' });
        expect(state().value).toEqual({ withoutSecondStep: 'fresh' });
        expect(emitted.at(-1)).toEqual({ type: 'navigate', to: '/second-step' });
      }
    });

    it('asks who the person is once one is set up', async () => {
      const { session, state, users, clock } = openSession(tokensOf('1'));
      await users.answer(dueAt(clock.now()));
      expect(state().value).toEqual({ withoutSecondStep: 'fresh' });
      session.send({ type: 'secondStep.added' });
      expect(state().value).toEqual({ restoring: 'loadingUser' });
      await users.answer(amina);
      expect(state().value).toEqual({ signedIn: 'fresh' });
    });
  });

  it('handles an external sign-in', () => {
    const { session, state } = openSession();
    session.send({ type: 'external.succeeded', session: openedBy(newcomer), isHomeNext: false });
    expect(state().value).toEqual({ incompleteProfile: 'fresh' });
    expect(selectHasJustArrived(state())).toBe(false);
  });

  it('stores the token of an unverified address, with no one logged in', () => {
    const { session, state, stored } = openSession();
    const tokens = tokensOf('1', LIFETIME, { refreshToken: null });
    session.send({ type: 'login.unverified', session: { tokens, user: unverifiedUser } });
    expect(state().value).toBe('unverified');
    expect(stored).toEqual(['tokens access 1']);
    expect(selectUser(state())).toBeNull();
    expect(selectIsLoggedIn(state())).toBe(false);
  });

  it('treats a full session with an unverified address as unverified', () => {
    expect(loggedIn(unverifiedUser).state().value).toBe('unverified');
  });

  it('shows profile changes', () => {
    const { session, state } = loggedIn();
    session.send({ type: 'profile.changed', user: { ...amina, name: 'Awa' } });
    expect(selectUser(state())?.name).toBe('Awa');
  });
});

describe('unverified', () => {
  const unverified = () => openSession(tokensOf('1', LIFETIME, { refreshToken: null }));

  it('ends when its token expires', () => {
    const { state, clock, emitted, stored } = unverified();
    clock.increment(LIFETIME - 1);
    expect(state().value).toBe('unverified');
    clock.increment(1);
    expect(state().value).toBe('signedOut');
    expect(stored).toEqual(['cleared']);
    expect(emitted).toEqual([{ type: 'session.ended', reason: 'expired' }]);
  });

  it('ends if its token turns out to have expired during sleep', () => {
    const { session, state, sleep } = unverified();
    session.send({ type: 'renewal.needed' });
    expect(state().value).toBe('unverified');
    sleep(LIFETIME);
    session.send({ type: 'renewal.needed' });
    expect(state().value).toBe('signedOut');
  });

  it('discards an expired token from another tab', () => {
    const { session, state } = unverified();
    session.send({ type: 'otherTab.renewed', tokens: tokensOf('1', 0, { refreshToken: null }) });
    expect(state().value).toBe('signedOut');
  });

  it('discards the token once the address is verified', () => {
    const { session, state, stored } = unverified();
    session.send({ type: 'email.verified' });
    expect(state().value).toBe('signedOut');
    expect(stored).toEqual(['cleared']);
  });

  it('logs out without a call, since its token only allows verification', () => {
    const { session, state, logouts } = unverified();
    session.send({ type: 'logout.requested' });
    expect(state().value).toBe('signedOut');
    expect(logouts.inputs).toEqual([]);
  });

  it('follows a login in another tab', () => {
    const { session, state } = unverified();
    session.send({ type: 'otherTab.renewed', tokens: tokensOf('2') });
    expect(state().value).toEqual({ restoring: 'loadingUser' });
  });
});

describe('renewal', () => {
  it('happens a minute before the token expires', async () => {
    const { state, clock, renewals } = loggedIn();
    clock.increment(LIFETIME - MINUTE - 1);
    expect(state().value).toEqual({ signedIn: 'fresh' });
    clock.increment(1);
    expect(state().value).toEqual({ signedIn: 'renewing' });
    expect(renewals.inputs).toEqual([{ tokens: tokensOf('1'), userId: amina.id }]);
    await renewals.answer({ tokens: tokensOf('2', clock.now() + LIFETIME), user: amina });
    expect(state().value).toEqual({ signedIn: 'fresh' });
    expect(selectToken(state())).toBe('access 2');
    clock.increment(LIFETIME - MINUTE);
    expect(state().value).toEqual({ signedIn: 'renewing' });
  });

  it('happens halfway through a token that lives less than two minutes', () => {
    const { session, state, clock } = openSession();
    const tokens = tokensOf('1', 20_000, { lifetime: 20_000 });
    session.send({ type: 'login.succeeded', session: openedBy(amina, tokens), isHomeNext: false });
    clock.increment(9_999);
    expect(state().value).toEqual({ signedIn: 'fresh' });
    clock.increment(1);
    expect(state().value).toEqual({ signedIn: 'renewing' });
  });

  it('is skipped for a token with an unreadable expiry', () => {
    const { session, state, clock } = openSession();
    const tokens = tokensOf('1', null, { lifetime: null });
    session.send({ type: 'login.succeeded', session: openedBy(amina, tokens), isHomeNext: false });
    clock.increment(24 * 60 * MINUTE);
    session.send({ type: 'renewal.needed' });
    expect(state().value).toEqual({ signedIn: 'fresh' });
  });

  it('continues while the profile is incomplete, and follows the profile’s state', async () => {
    const { state, clock, renewals } = loggedIn(newcomer);
    clock.increment(LIFETIME - MINUTE);
    expect(state().value).toEqual({ incompleteProfile: 'renewing' });
    await renewals.answer({ tokens: tokensOf('2', clock.now() + LIFETIME), user: amina });
    expect(state().value).toEqual({ signedIn: 'fresh' });
  });

  it('adopts another tab’s renewal', async () => {
    const { state, clock, renewals } = loggedIn();
    clock.increment(LIFETIME - MINUTE);
    await renewals.answer({ tokens: tokensOf('2', clock.now() + LIFETIME), user: null });
    expect(state().value).toEqual({ signedIn: 'fresh' });
    expect(selectUser(state())).toEqual(amina);
  });
});

describe.each([
  ['a complete profile', amina, 'signedIn'],
  ['an incomplete profile', newcomer, 'incompleteProfile'],
  ['a second step overdue', late, 'withoutSecondStep'],
] as const)('renewal with %s', (_, user, place) => {
  it('is retried with growing delays without a response', async () => {
    const { state, clock, renewals } = loggedIn(user);
    clock.increment(LIFETIME - MINUTE);
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      await renewals.fail(failure('network'));
      expect(state().value).toEqual({ [place]: 'waiting' });
      clock.increment(wait - 1);
      expect(state().value).toEqual({ [place]: 'waiting' });
      clock.increment(1);
      expect(state().value).toEqual({ [place]: 'renewing' });
    }
    await renewals.answer({ tokens: tokensOf('2', clock.now() + LIFETIME), user });
    expect(state().context.failedRenewals).toBe(0);
    expect(selectUser(state())).toEqual(user);
  });

  it('is retried immediately when a request needs it or the network is back', async () => {
    const { session, state, clock, renewals } = loggedIn(user);
    clock.increment(LIFETIME - MINUTE);
    await renewals.fail(failure('server'));
    session.send({ type: 'renewal.needed' });
    expect(state().value).toEqual({ [place]: 'waiting' });
    session.send({ type: 'restore.retried' });
    expect(state().value).toEqual({ [place]: 'renewing' });
    clock.increment(MINUTE);
    await renewals.fail(failure('server'));
    session.send({ type: 'renewal.needed' });
    expect(state().value).toEqual({ [place]: 'renewing' });
  });

  it('happens when a request needs it after sleep', () => {
    const tokens = tokensOf('1', 1);
    const { session, state } = loggedIn(user);
    session.send({ type: 'renewal.needed' });
    expect(state().value).toEqual({ [place]: 'fresh' });
    session.send({ type: 'otherTab.renewed', tokens });
    session.send({ type: 'renewal.needed' });
    expect(state().value).toEqual({ [place]: 'renewing' });
  });

  it('ends the session and goes to /logout when refused', async () => {
    const { state, clock, renewals, emitted, stored } = loggedIn(user);
    clock.increment(LIFETIME - MINUTE);
    await renewals.fail(failure('token'));
    expect(state().value).toBe('signedOut');
    expect(stored.at(-1)).toBe('cleared');
    expect(emitted.slice(1)).toEqual([
      { type: 'session.ended', reason: 'refused' },
      { type: 'navigate', to: '/logout' },
    ]);
  });

  it('reloads the user when another tab logged in someone else', async () => {
    const { state, clock, renewals, users } = loggedIn(user);
    clock.increment(LIFETIME - MINUTE);
    const tokens = tokensOf('2', clock.now() + LIFETIME, { subject: otherPerson.id });
    await renewals.answer({ tokens, user: null });
    expect(state().value).toEqual({ restoring: 'loadingUser' });
    expect(selectUser(state())).toBeNull();
    await users.answer(otherPerson);
    expect(selectUser(state())).toEqual(otherPerson);
  });
});

describe('the end of a session', () => {
  it('happens once and goes to /logout once, however many requests are refused', () => {
    const { session, state, emitted, stored } = loggedIn();
    for (let i = 0; i < 5; i++) session.send({ type: 'token.refused', message: 'Token Expired' });
    expect(state().value).toBe('signedOut');
    expect(stored.filter((what) => what === 'cleared')).toHaveLength(1);
    expect(emitted.slice(1)).toEqual([
      { type: 'session.ended', reason: 'refused' },
      { type: 'navigate', to: '/logout' },
    ]);
  });

  it('follows a refused token while restoring and while unverified', () => {
    for (const tokens of [tokensOf('1'), tokensOf('1', 0), tokensOf('1', LIFETIME, { refreshToken: null })]) {
      const { session, state, timesSentToLogout } = openSession(tokens);
      session.send({ type: 'token.refused', message: 'Token Invalid' });
      expect(state().value).toBe('signedOut');
      expect(timesSentToLogout()).toBe(1);
    }
  });

  it('clears the user immediately and asks the server to end the session', async () => {
    const { session, state, logouts, stored, timesSentToLogout } = loggedIn();
    session.send({ type: 'logout.requested' });
    expect(state().value).toBe('loggingOut');
    expect(selectUser(state())).toBeNull();
    expect(selectToken(state())).toBeNull();
    expect(stored.at(-1)).toBe('cleared');
    expect(logouts.inputs).toEqual([{ accessToken: 'access 1' }]);
    await logouts.answer();
    expect(state().value).toBe('signedOut');
    expect(JSON.stringify(state().context)).not.toContain('access 1');
    expect(timesSentToLogout()).toBe(0);
  });

  it('happens even if the server fails to end the session', async () => {
    const { session, state, logouts } = loggedIn();
    session.send({ type: 'logout.requested' });
    const error = failure('network');
    await logouts.fail(error);
    expect(state().value).toBe('signedOut');
    expect(state().context.error).toBe(error);
  });

  it('doesn’t wait for a server that hangs', () => {
    const { session, state, clock } = loggedIn();
    session.send({ type: 'logout.requested' });
    clock.increment(5_000);
    expect(state().value).toBe('signedOut');
  });

  it('is ignored if no one is logged in', () => {
    const { session, state, stored, emitted } = openSession();
    session.send({ type: 'logout.requested' });
    session.send({ type: 'token.refused', message: 'Token Invalid' });
    session.send({ type: 'account.deactivated' });
    session.send({ type: 'otherTab.loggedOut' });
    expect(state().value).toBe('signedOut');
    expect([...stored, ...emitted]).toEqual([]);
  });

  it('follows a deactivation of the account', () => {
    const { session, state, emitted } = loggedIn();
    session.send({ type: 'account.deactivated' });
    expect(state().value).toBe('signedOut');
    expect(emitted).toContainEqual({ type: 'session.ended', reason: 'deactivated' });
  });

  it('allows the next login while the server is still ending the last session', () => {
    const { session, state } = loggedIn();
    session.send({ type: 'logout.requested' });
    session.send({ type: 'login.succeeded', session: openedBy(otherPerson, tokensOf('2')), isHomeNext: true });
    expect(selectUser(state())).toEqual(otherPerson);
  });
});

describe('other tabs', () => {
  it('end this tab’s session when they log out', () => {
    const { session, state, timesSentToLogout } = loggedIn();
    session.send({ type: 'otherTab.loggedOut' });
    expect(state().value).toBe('signedOut');
    expect(timesSentToLogout()).toBe(1);
  });

  it('start this tab’s session when they log in', async () => {
    const { session, state, users } = openSession();
    session.send({ type: 'otherTab.loggedIn', tokens: tokensOf('2') });
    expect(state().value).toEqual({ restoring: 'loadingUser' });
    await users.answer(amina);
    expect(selectUser(state())).toEqual(amina);
  });

  it.each([
    [amina, 'signedIn'],
    [newcomer, 'incompleteProfile'],
    [late, 'withoutSecondStep'],
  ] as const)('save this tab a renewal', (user, place) => {
    const { session, state, clock, renewals } = loggedIn(user);
    clock.increment(10 * MINUTE);
    session.send({ type: 'otherTab.renewed', tokens: tokensOf('2', clock.now() + LIFETIME) });
    clock.increment(10 * MINUTE);
    expect(state().value).toEqual({ [place]: 'fresh' });
    expect(renewals.inputs).toEqual([]);
    clock.increment(4 * MINUTE);
    expect(state().value).toEqual({ [place]: 'renewing' });
  });

  it('don’t stop a queued renewal', () => {
    const { session, state, clock } = loggedIn();
    clock.increment(LIFETIME - MINUTE);
    session.send({ type: 'otherTab.renewed', tokens: tokensOf('2', clock.now() + LIFETIME) });
    expect(state().value).toEqual({ signedIn: 'renewing' });
  });

  it('pass newer tokens to a page that is still restoring, but not to one without tokens', () => {
    const restoring = openSession(tokensOf('1'));
    restoring.session.send({ type: 'otherTab.renewed', tokens: tokensOf('2') });
    expect(selectToken(restoring.state())).toBe('access 2');
    const signedOut = openSession();
    signedOut.session.send({ type: 'otherTab.renewed', tokens: tokensOf('2') });
    expect(selectToken(signedOut.state())).toBeNull();
  });
});

it.each([
  ['Admin', '/admin'],
  ['Member', '/dashboard'],
  ['Partner', '/partner'],
  ['Judge', '/judge'],
] as const)('move a person who is %s to %s', (role, home) => {
  expect(homeOf(role)).toBe(home);
});

it('takes every transition somewhere above', transitions.expectComplete);
