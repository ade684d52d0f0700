/** Logging in, on /auth/login and on the page the identity provider redirects to. */

import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { loginMachine } from '#domains/auth/flows/login.ts';
import type { SecondStep } from '#domains/auth/flows/login-messages.ts';
import { accountMessages, loginMessages, verificationMailMessages } from '#domains/auth/messages.ts';
import { say } from '#languages/say.ts';
import { ApiError } from '#platform/browser/calls/api-error.ts';
import { addressOf } from '../e2e/support/casts.ts';
import { type PasskeyDevice, plugInDevice } from '../e2e/support/passkey-device.ts';
import { uniqueEmail } from '../e2e/support/registration.ts';
import { logIn as logInByApi, PASSWORD } from '../support/factories.ts';
import { type App, setUpApp } from '../support/factors.ts';
import { REFUSAL } from '../support/identity-provider.ts';
import { addPasskey, type SoftPasskey } from '../support/passkeys.ts';
import { type FlowMap, PASSED_THROUGH, type Step } from './flow-map.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import type { Person, Stage } from './stage.ts';

interface World {
  page: Page;
  calls: HeldCalls;
  /** What is filled into the form next. */
  email: string;
  password: string;
  code: string;
  /** The app of a person who has one on this server. */
  appOf: (person: Person) => Promise<App>;
  /** Holds the login that follows the browser's question. */
  logins: HeldCalls;
  /** Plugged in when it's first needed. */
  device: PasskeyDevice | null;
  /** Whose passkey is on the device next. */
  holder: KeyHolder;
  passkeyOf: (person: KeyHolder) => Promise<OwnedPasskey>;
}

type KeyHolder = 'keyHolder' | 'keyNewcomer';

interface OwnedPasskey {
  passkey: SoftPasskey;
  userId: string;
}

const LOGIN_CALL = '**/api/login';
const PASSKEY_LOGIN_CALL = '**/api/login/passkey';
const PASSKEY_CALL = '**/api/login/passkey/options';
const EXTERNAL_URL_CALL = '**/api/auth/google/url';
const EXTERNAL_CALL = /\/api\/auth\/google\/\?/;
const EXTERNAL_CODE_CALL = '**/api/auth/google/code';
const PROVIDER_PAGE = /\/auth\?.*client_id=/;

const button = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true });
const passkeyButton = (page: Page) => page.getByRole('button', { name: say('auth.loginPage.usePasskey') });
const passkeyStep = (page: Page) => page.getByRole('button', { name: say('auth.codeForm.usePasskey'), exact: true });
const externalButton = (page: Page) => page.getByRole('button', { name: /external account|Try again/ });
const secondStepHeading = (page: Page) =>
  page
    .getByRole('heading', { level: 1, name: say('auth.codeForm.title') })
    .or(page.getByRole('heading', { level: 1, name: say('auth.codeForm.passkeyTitle') }));
const secondStepButton = (page: Page) => button(page).or(passkeyStep(page));
const alert = (page: Page, text: string) => expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();

const sessionOf = (user: object) => ({
  session: { user: { isVerified: true, isProfileCompleted: true, ...user } },
  isPending: false,
});

const apps = new Map<string, Promise<App>>();

/** Set up once on each server, since a person who has an app needs it to log in. */
function appOn(origin: string, person: Person): Promise<App> {
  const key = `${origin} ${person}`;
  const app = apps.get(key) ?? logInByApi(origin, { email: addressOf(person) }).then(({ client }) => setUpApp(client));
  apps.set(key, app);
  return app;
}

const passkeys = new Map<string, Promise<OwnedPasskey>>();

/** Added once on each server. */
function passkeyOn(origin: string, person: KeyHolder): Promise<OwnedPasskey> {
  const key = `${origin} ${person}`;
  const owned = passkeys.get(key) ?? add(origin, person);
  passkeys.set(key, owned);
  return owned;
}

async function add(origin: string, person: KeyHolder): Promise<OwnedPasskey> {
  const { client, session } = await logInByApi(origin, { email: addressOf(person) });
  const { port } = new URL(origin);
  const { passkey } = await addPasskey(client, { origin: `http://localhost:${port}` });
  return { passkey, userId: session.user.id };
}

/** Has the holder's device confirm what the browser asks next, which otherwise waits. */
async function confirmNext(world: World): Promise<void> {
  const { passkey, userId } = await world.passkeyOf(world.holder);
  world.device ??= await plugInDevice(world.page);
  await world.device.putOnly(passkey, userId);
  await world.device.setConfirming(true);
}

/** Loses the login, after which the form offers the passkey again: its owner doesn't choose it. */
async function loseLogin({ device, logins }: World): Promise<void> {
  await device?.setConfirming(false);
  await logins.lose();
}

/** Each works once. */
async function takeRecoveryCode(app: Promise<App>): Promise<string> {
  const code = (await app).recoveryCodes.shift();
  if (code === undefined) throw new Error('All recovery codes are used');
  return code;
}

async function openLogin({ page, origin }: Stage): Promise<World> {
  await page.goto('/auth/login');
  const appOf = (person: Person) => appOn(origin, person);
  const passkeyOf = (person: KeyHolder) => passkeyOn(origin, person);
  const [calls, logins] = [createHeldCalls(page), createHeldCalls(page)];
  const typed = { email: addressOf('member'), password: PASSWORD, code: '' };
  return { page, calls, logins, ...typed, appOf, passkeyOf, device: null, holder: 'keyHolder' };
}

/** Logs in on the provider's page and returns. */
const comeBack = (account: string, claims: object | null) => async (stage: Stage) => {
  const world = await openLogin(stage);
  if (claims) stage.provider.accounts.set(account, claims);
  await externalButton(stage.page).click();
  await world.calls.hold(EXTERNAL_CALL);
  await stage.page.getByRole('link', { name: account, exact: true }).click();
  await stage.page.waitForURL('**/auth/google/return**');
  return world;
};

/** The same for a person who has an app. */
const comeBackWithApp = (person: Person) => async (stage: Stage) => {
  await appOn(stage.origin, person);
  return comeBack(person, { email: addressOf(person), email_verified: true })(stage);
};

async function comeBackWithPasskey(stage: Stage): Promise<World> {
  await passkeyOn(stage.origin, 'keyHolder');
  return comeBack('keyHolder', { email: addressOf('keyHolder'), email_verified: true })(stage);
}

const returned = (code: string | null) => ({
  isForTrees: false,
  externalReturn: { code, state: 'given by the server', iss: null },
});
const cameWith = (code: string) => (snapshot: AnyMachineSnapshot) => snapshot.context.externalReturn?.code === code;

/** @param says describes what the server responds, and to whom. */
const refused = (says: string, given: Step<World>['given'], shows: Step<World>['shows'], body?: object) =>
  ({
    says,
    event: { type: 'xstate.error.actor.logIn', error: new Error(says) },
    given,
    take: ({ calls }: World) => calls.answer(body),
    shows,
  }) as Step<World>;

type Refusal = 'factor_required' | 'passkey_required' | 'factor_refused' | 'login_refused' | 'external_sign_in_failed';

const refusedFor = (code: Refusal) =>
  new ApiError({ kind: 'refused', operation: 'POST /login', message: code, status: 401, code });

/** What a browser answers for a passkey. */
const ANSWER = { id: 'id', clientDataJSON: 'data', authenticatorData: 'data', signature: 'signature' };

const asksFor = (secondStep: SecondStep) => (snapshot: AnyMachineSnapshot) =>
  snapshot.context.secondStep === secondStep;

const answered = (says: string, person: Parameters<typeof addressOf>[0], output: object): Step<World> => ({
  says,
  event: { type: 'xstate.done.actor.logIn', output },
  given: async (world) => {
    world.email = addressOf(person);
    world.password = PASSWORD;
  },
  take: ({ calls }) => calls.answer(),
});

export const loginMap: FlowMap<Stage, World> = {
  machine: loginMachine,
  keyOf: ({ context }) => [context.externalReturn, context.secondStep],
  starts: [
    { says: 'on the login page', input: { isForTrees: false, externalReturn: null }, open: openLogin },
    {
      says: 'back from the provider with a complete profile',
      input: returned('complete'),
      open: comeBack('complete', { email: addressOf('owner'), email_verified: true }),
    },
    {
      says: 'back from the provider as a newcomer',
      input: returned('newcomer'),
      open: (stage) => comeBack('newcomer', { email: uniqueEmail(), email_verified: true })(stage),
    },
    {
      says: 'back from the provider before an admin has let them in',
      input: returned('waiting'),
      open: comeBack('waiting', { email: addressOf('waiting'), email_verified: true }),
    },
    {
      says: 'back from the provider with an unverified address',
      input: returned('unproven'),
      open: (stage) => comeBack('unproven', { email: uniqueEmail(), email_verified: false })(stage),
    },
    {
      says: 'back from the provider with a second step',
      input: returned('careful'),
      open: comeBackWithApp('careful'),
    },
    {
      says: 'back from the provider with a second step and an incomplete profile',
      input: returned('carefulNewcomer'),
      open: comeBackWithApp('carefulNewcomer'),
    },
    {
      says: 'back from the provider with a passkey as the second step',
      input: returned('keyHolder'),
      open: comeBackWithPasskey,
    },
    { says: 'back from the provider, refused there', input: returned(null), open: comeBack(REFUSAL, null) },
  ],
  steps: [
    {
      says: 'the person sends the form',
      event: { type: 'form.submitted', values: { email: '', password: '' } },
      // The page that the provider redirects to has no form.
      when: ({ context }) => context.externalReturn === null,
      take: async ({ page, calls, email, password }) => {
        await calls.hold(LOGIN_CALL);
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Password', { exact: true }).fill(password);
        await button(page).click();
      },
    },
    refused(
      'the server doesn’t know the address',
      async (world) => {
        world.email = uniqueEmail();
      },
      ({ page }) => expect(page.getByLabel('Email')).toHaveAccessibleDescription(loginMessages.emailUnknown),
    ),
    refused(
      'the server finds the password wrong',
      async (world) => {
        Object.assign(world, { email: addressOf('member'), password: 'not-the-password-at-all' });
      },
      ({ page }) =>
        expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(loginMessages.passwordWrong),
    ),
    refused('the server finds the input invalid', undefined, ({ page }) => alert(page, loginMessages.invalid), {
      email: addressOf('member'),
      password: '',
    }),
    refused(
      'the account is deactivated',
      async (world) => {
        Object.assign(world, { email: addressOf('deactivated'), password: PASSWORD });
      },
      ({ page }) => alert(page, accountMessages.inactive),
    ),
    refused(
      'there were too many tries',
      async (world) => {
        world.email = uniqueEmail();
        await tryInVain(world, 10);
      },
      ({ page }) => alert(page, 'Too many attempts'),
    ),
    {
      says: 'the connection fails before the login’s response',
      event: { type: 'xstate.error.actor.logIn', error: new Error('no answer') },
      take: ({ calls }) => calls.lose(),
      shows: ({ page }) => alert(page, loginMessages.unexpected),
    },
    {
      says: 'the server asks for a code',
      event: { type: 'xstate.error.actor.logIn', error: refusedFor('factor_required') },
      given: async (world) => {
        await world.appOf('careful');
        Object.assign(world, { email: addressOf('careful'), password: PASSWORD });
      },
      take: ({ calls }) => calls.answer(),
      shows: ({ page }) => expect(page.getByLabel(say('auth.codeForm.appCode'))).toBeFocused(),
    },
    {
      says: 'the server asks for a passkey',
      event: { type: 'xstate.error.actor.logIn', error: refusedFor('passkey_required') },
      given: async (world) => {
        await world.passkeyOf('keyHolder');
        Object.assign(world, { email: addressOf('keyHolder'), password: PASSWORD });
      },
      take: ({ calls }) => calls.answer(),
      shows: ({ page }) => expect(passkeyStep(page)).toBeFocused(),
    },
    {
      says: 'the person enters a code',
      event: { type: 'code.submitted', code: '' },
      when: (snapshot) => snapshot.context.externalReturn === null && asksFor('code')(snapshot),
      take: async ({ page, calls, code }) => {
        await calls.hold(LOGIN_CALL);
        await page.getByLabel(say('auth.codeForm.appCode')).fill(code || '123456');
        await button(page).click();
      },
    },
    {
      says: 'the person goes back to the password',
      event: { type: 'code.abandoned' },
      when: ({ context }) => context.externalReturn === null,
      take: ({ page }) => page.getByRole('button', { name: say('auth.codeForm.back') }).click(),
      shows: async ({ page, email }) => {
        await expect(page.getByLabel('Email')).toHaveValue(email);
        await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
      },
    },
    {
      says: 'the server finds the code wrong',
      event: { type: 'xstate.error.actor.logInWithCode', error: refusedFor('factor_refused') },
      when: asksFor('code'),
      given: async (world) => {
        world.code = 'aaaa-aaaa-aaaa-aaaa';
      },
      take: ({ calls }) => calls.answer(),
      shows: ({ page }) =>
        expect(page.getByLabel(say('auth.codeForm.appCode'))).toHaveAccessibleDescription(
          say('auth.factors.wrongRecoveryCode'),
        ),
    },
    {
      says: 'the connection fails before the code’s response',
      event: { type: 'xstate.error.actor.logInWithCode', error: new Error('no answer') },
      take: ({ calls }) => calls.lose(),
      when: asksFor('code'),
      shows: ({ page }) => alert(page, loginMessages.unexpected),
    },
    {
      says: 'the password has changed in the meantime',
      event: { type: 'xstate.error.actor.logInWithCode', error: refusedFor('login_refused') },
      when: asksFor('code'),
      take: ({ calls }) =>
        calls.answer({ email: addressOf('careful'), password: 'not-the-password-at-all', code: '123456' }),
      shows: ({ page }) =>
        expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(loginMessages.passwordWrong),
    },
    {
      says: 'the server accepts the code',
      event: { type: 'xstate.done.actor.logInWithCode', output: { ...sessionOf({}), isUnverified: false } },
      when: asksFor('code'),
      given: async (world) => {
        world.code = await takeRecoveryCode(world.appOf('careful'));
      },
      take: ({ calls }) => calls.answer(),
      shows: ({ page }) => page.waitForURL('**/dashboard'),
    },
    {
      says: 'the server accepts the code of a person with an incomplete profile',
      event: {
        type: 'xstate.done.actor.logInWithCode',
        output: { ...sessionOf({ isProfileCompleted: false }), isUnverified: false },
      },
      when: asksFor('code'),
      take: async ({ calls, appOf }) => {
        const code = await takeRecoveryCode(appOf('carefulNewcomer'));
        await calls.answer({ email: addressOf('carefulNewcomer'), password: PASSWORD, code });
      },
      shows: ({ page }) => page.waitForURL('**/profile-information'),
    },
    {
      says: 'the person chooses to use a passkey after the password',
      event: { type: 'passkey.requested' },
      when: asksFor('passkey'),
      take: async ({ page, calls }) => {
        await calls.hold(PASSKEY_CALL);
        await passkeyStep(page).click();
      },
    },
    {
      says: 'the device confirms the passkey after the password',
      event: { type: 'xstate.done.actor.askForPasskeyNext', output: ANSWER },
      take: async (world) => {
        await confirmNext(world);
        await world.logins.hold(LOGIN_CALL);
        await world.calls.answer();
      },
    },
    {
      says: 'the connection fails before the browser can ask after the password',
      event: { type: 'xstate.error.actor.askForPasskeyNext', error: new Error('no answer') },
      take: ({ calls }) => calls.lose(),
      shows: ({ page }) => alert(page, loginMessages.unexpected),
    },
    {
      says: 'the server accepts the passkey after the password',
      event: { type: 'xstate.done.actor.logInWithCode', output: { ...sessionOf({}), isUnverified: false } },
      when: asksFor('passkey'),
      take: ({ logins }) => logins.answer(),
      shows: ({ page }) => page.waitForURL('**/dashboard'),
    },
    {
      says: 'the connection fails before the response to the passkey after the password',
      event: { type: 'xstate.error.actor.logInWithCode', error: new Error('no answer') },
      when: asksFor('passkey'),
      take: loseLogin,
      shows: ({ page }) => alert(page, loginMessages.unexpected),
    },
    {
      says: 'the person chooses to continue with a passkey',
      event: { type: 'passkey.requested' },
      when: (snapshot) =>
        snapshot.context.externalReturn === null && asksFor('code')(snapshot) && !snapshot.matches('askingCode'),
      take: async ({ page, calls }) => {
        await calls.hold(PASSKEY_CALL);
        await passkeyButton(page).click();
      },
    },
    {
      says: 'the device confirms the passkey',
      event: { type: 'xstate.done.actor.askForPasskey', output: ANSWER },
      take: async (world) => {
        await confirmNext(world);
        await world.logins.hold(PASSKEY_LOGIN_CALL);
        await world.calls.answer();
      },
    },
    {
      says: 'the connection fails before the browser can ask for a passkey',
      event: { type: 'xstate.error.actor.askForPasskey', error: new Error('no answer') },
      take: ({ calls }) => calls.lose(),
      shows: ({ page }) => alert(page, loginMessages.unexpected),
    },
    {
      says: 'the person chooses a passkey that the browser offers in the form',
      event: { type: 'xstate.done.actor.awaitAutofill', output: ANSWER },
      // On the page that the provider redirects to, nothing is filled in.
      when: ({ context }) => context.externalReturn === null,
      take: async (world) => {
        await confirmNext(world);
        await world.logins.hold(PASSKEY_LOGIN_CALL);
        await world.page.reload();
      },
    },
    {
      says: 'the connection fails before the browser can offer passkeys in the form',
      event: { type: 'xstate.error.actor.awaitAutofill', error: new Error('no answer') },
      when: ({ context }) => context.externalReturn === null,
      take: async ({ page, calls }) => {
        await calls.hold(PASSKEY_CALL);
        await page.reload();
        await calls.lose();
      },
    },
    {
      says: 'the server accepts the passkey of a person with a complete profile',
      event: { type: 'xstate.done.actor.logInWithPasskey', output: { ...sessionOf({}), isUnverified: false } },
      take: ({ logins }) => logins.answer(),
      shows: ({ page }) => page.waitForURL('**/dashboard'),
    },
    {
      says: 'the server accepts the passkey of a person with an incomplete profile',
      event: {
        type: 'xstate.done.actor.logInWithPasskey',
        output: { ...sessionOf({ isProfileCompleted: false }), isUnverified: false },
      },
      given: async (world) => {
        world.holder = 'keyNewcomer';
      },
      take: ({ logins }) => logins.answer(),
      shows: ({ page }) => page.waitForURL('**/profile-information'),
    },
    {
      says: 'the connection fails before the passkey’s response',
      event: { type: 'xstate.error.actor.logInWithPasskey', error: new Error('no answer') },
      take: loseLogin,
      shows: ({ page }) => alert(page, loginMessages.unexpected),
    },
    answered('the server says the address isn’t verified', 'unverified', {
      ...sessionOf({ isVerified: false }),
      isUnverified: true,
    }),
    answered('the server says that an admin has to let the person in', 'waiting', {
      ...sessionOf({ isVerified: false }),
      isUnverified: true,
      isPending: true,
    }),
    {
      ...answered('the server logs in a person with a complete profile', 'member', {
        ...sessionOf({}),
        isUnverified: false,
      }),
      shows: ({ page }) => page.waitForURL('**/dashboard'),
    },
    {
      ...answered('the server logs in a person with an incomplete profile', 'incomplete', {
        ...sessionOf({ isProfileCompleted: false }),
        isUnverified: false,
      }),
      shows: ({ page }) => page.waitForURL('**/profile-information'),
    },
    {
      says: 'the person requests the verification email again',
      event: { type: 'resend.requested' },
      take: async ({ page, calls }) => {
        await calls.hold('**/api/user/verify');
        await page.getByRole('link', { name: loginMessages.resend }).click();
      },
    },
    {
      says: 'the server sends the email',
      event: { type: 'xstate.done.actor.resendVerificationMail', output: undefined },
      take: ({ calls }) => calls.answer(),
      shows: ({ page }) => expect(page.getByText(verificationMailMessages.success)).toBeVisible(),
    },
    {
      says: 'the connection fails before the email is requested',
      event: { type: 'xstate.error.actor.resendVerificationMail', error: new Error('no answer') },
      take: ({ calls }) => calls.lose(),
      shows: ({ page }) => expect(page.getByText(verificationMailMessages.failure)).toBeVisible(),
    },
    {
      says: 'the person chooses the external account',
      event: { type: 'external.requested' },
      take: async ({ page, calls }) => {
        await calls.hold(EXTERNAL_URL_CALL);
        await externalButton(page).click();
      },
    },
    {
      says: 'the server names the provider, and the person stops the browser on the way there',
      event: { type: 'xstate.done.actor.getExternalUrl', output: 'https://provider.example' },
      take: async ({ page, calls }) => {
        const stopped = page.waitForEvent('requestfailed', (request) => PROVIDER_PAGE.test(request.url()));
        await page.route(PROVIDER_PAGE, (route) => route.abort('aborted'), { times: 1 });
        await calls.answer();
        await stopped;
      },
    },
    {
      says: 'the connection fails before the provider is known',
      event: { type: 'xstate.error.actor.getExternalUrl', error: new Error('no answer') },
      take: ({ calls }) => calls.lose(),
    },
    {
      says: 'the server accepts the code of a person with a complete profile',
      event: { type: 'xstate.done.actor.finishExternal', output: { ...sessionOf({}), isProfileComplete: true } },
      when: cameWith('complete'),
      take: ({ calls }) => calls.answer(),
      shows: ({ page }) => page.waitForURL('**/dashboard'),
    },
    {
      says: 'the server accepts the code of a newcomer',
      event: { type: 'xstate.done.actor.finishExternal', output: { ...sessionOf({}), isProfileComplete: false } },
      when: cameWith('newcomer'),
      take: ({ calls }) => calls.answer(),
      shows: ({ page }) => page.waitForURL('**/profile-information'),
    },
    {
      says: 'the server accepts the code of a person whom an admin has to let in',
      event: {
        type: 'xstate.done.actor.finishExternal',
        output: { ...sessionOf({ isVerified: false }), isProfileComplete: true, isPending: true },
      },
      when: cameWith('waiting'),
      take: ({ calls }) => calls.answer(),
    },
    {
      says: 'the server refuses the code',
      event: { type: 'xstate.error.actor.finishExternal', error: new Error('refused') },
      when: cameWith('unproven'),
      take: ({ calls }) => calls.answer(),
    },
    {
      says: 'the server asks the person whom the provider knows for a code',
      event: { type: 'xstate.error.actor.finishExternal', error: refusedFor('factor_required') },
      when: (snapshot) => cameWith('careful')(snapshot) || cameWith('carefulNewcomer')(snapshot),
      take: ({ calls }) => calls.answer(),
      shows: ({ page }) => expect(page.getByLabel(say('auth.codeForm.appCode'))).toBeFocused(),
    },
    {
      says: 'the person enters a code after the provider',
      event: { type: 'code.submitted', code: '' },
      when: (snapshot) => snapshot.context.externalReturn !== null && asksFor('code')(snapshot),
      take: async ({ page, calls, code }) => {
        await calls.hold(EXTERNAL_CODE_CALL);
        await page.getByLabel(say('auth.codeForm.appCode')).fill(code || '123456');
        await button(page).click();
      },
    },
    {
      says: 'the person goes back to the login page',
      event: { type: 'code.abandoned' },
      when: ({ context }) => context.externalReturn !== null,
      take: ({ page }) => page.getByRole('button', { name: say('auth.codeForm.back') }).click(),
    },
    {
      says: 'the server finds the code after the provider wrong',
      event: { type: 'xstate.error.actor.confirmExternal', error: refusedFor('factor_refused') },
      when: asksFor('code'),
      given: async (world) => {
        world.code = 'aaaa-aaaa-aaaa-aaaa';
      },
      take: ({ calls }) => calls.answer(),
      shows: ({ page }) =>
        expect(page.getByLabel(say('auth.codeForm.appCode'))).toHaveAccessibleDescription(
          say('auth.factors.wrongRecoveryCode'),
        ),
    },
    {
      says: 'the connection fails before the response to the code after the provider',
      event: { type: 'xstate.error.actor.confirmExternal', error: new Error('no answer') },
      when: asksFor('code'),
      take: ({ calls }) => calls.lose(),
      shows: ({ page }) => alert(page, loginMessages.unexpected),
    },
    {
      says: 'the browser has forgotten whom the provider identified',
      event: { type: 'xstate.error.actor.confirmExternal', error: refusedFor('external_sign_in_failed') },
      when: asksFor('code'),
      given: ({ page }) => page.context().clearCookies({ name: 'identified' }),
      take: ({ calls }) => calls.answer(),
    },
    {
      says: 'the server asks for a passkey after the provider',
      event: { type: 'xstate.error.actor.finishExternal', error: refusedFor('passkey_required') },
      when: cameWith('keyHolder'),
      take: ({ calls }) => calls.answer(),
      shows: ({ page }) => expect(passkeyStep(page)).toBeFocused(),
    },
    {
      says: 'the person chooses to use a passkey after the provider',
      event: { type: 'passkey.requested' },
      when: (snapshot) => snapshot.matches('askingExternalCode') && asksFor('passkey')(snapshot),
      take: async ({ page, calls }) => {
        await calls.hold(PASSKEY_CALL);
        await passkeyStep(page).click();
      },
    },
    {
      says: 'the device confirms the passkey after the provider',
      event: { type: 'xstate.done.actor.askForExternalPasskey', output: ANSWER },
      take: async (world) => {
        await confirmNext(world);
        await world.logins.hold(EXTERNAL_CODE_CALL);
        await world.calls.answer();
      },
    },
    {
      says: 'the connection fails before the browser can ask after the provider',
      event: { type: 'xstate.error.actor.askForExternalPasskey', error: new Error('no answer') },
      take: ({ calls }) => calls.lose(),
      shows: ({ page }) => alert(page, loginMessages.unexpected),
    },
    {
      says: 'the server accepts the passkey after the provider',
      event: { type: 'xstate.done.actor.confirmExternal', output: { ...sessionOf({}), isProfileComplete: true } },
      when: cameWith('keyHolder'),
      take: ({ logins }) => logins.answer(),
      shows: ({ page }) => page.waitForURL('**/dashboard'),
    },
    {
      says: 'the server accepts the code after the provider',
      event: { type: 'xstate.done.actor.confirmExternal', output: { ...sessionOf({}), isProfileComplete: true } },
      when: cameWith('careful'),
      given: async (world) => {
        world.code = await takeRecoveryCode(world.appOf('careful'));
      },
      take: ({ calls }) => calls.answer(),
      shows: ({ page }) => page.waitForURL('**/dashboard'),
    },
    {
      says: 'the server accepts the code after the provider, and the profile is incomplete',
      event: { type: 'xstate.done.actor.confirmExternal', output: { ...sessionOf({}), isProfileComplete: false } },
      when: cameWith('carefulNewcomer'),
      given: async (world) => {
        world.code = await takeRecoveryCode(world.appOf('carefulNewcomer'));
      },
      take: ({ calls }) => calls.answer(),
      shows: ({ page }) => page.waitForURL('**/profile-information'),
    },
  ],
  states: {
    'login.arriving': PASSED_THROUGH,
    'login.editing': async ({ page }) => {
      await expect(button(page)).toBeEnabled();
      await expect(page.getByRole('status').filter({ hasText: 'Logging in' })).toHaveCount(0);
    },
    'login.submitting': async ({ page }) => {
      await expect(button(page)).toBeDisabled();
      await expect(page.getByRole('status').filter({ hasText: 'Logging in' })).toHaveCount(1);
    },
    'login.askingCode': async ({ page }) => {
      await expect(secondStepHeading(page)).toBeVisible();
      await expect(secondStepButton(page)).toBeEnabled();
    },
    'login.checkingCode': async ({ page }) => {
      await expect(secondStepHeading(page)).toBeVisible();
      await expect(secondStepButton(page)).toBeDisabled();
    },
    'login.askingPasskeyNext': async ({ page }) => {
      await expect(secondStepHeading(page)).toBeVisible();
      await expect(passkeyStep(page)).toBeDisabled();
    },
    'login.askingPasskey': async ({ page }) => {
      await expect(passkeyButton(page)).toBeDisabled();
      await expect(page.getByRole('status').filter({ hasText: say('auth.loginPage.askingPasskey') })).toHaveCount(1);
    },
    'login.checkingPasskey': ({ page }) => expect(passkeyButton(page)).toBeDisabled(),
    'login.unverified': async ({ page }) => {
      await alert(page, loginMessages.unverified);
      await expect(page.getByRole('link', { name: loginMessages.resend })).toHaveAttribute('href', '/logout');
    },
    'login.pending': async ({ page }) => {
      await page.waitForURL('**/auth/waiting');
      await expect(page.getByRole('heading', { level: 1, name: say('auth.waitingPage.title') })).toBeVisible();
    },
    'login.resending': ({ page }) => expect(page.getByText('Sending the email')).toBeVisible(),
    'login.givenUp': async ({ page }) => {
      await page.waitForURL('**/logout');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    },
    'login.openingExternal': async ({ page }) => {
      await expect(externalButton(page)).toBeDisabled();
      await expect(page.getByRole('status').filter({ hasText: 'Opening the sign-in page' })).toHaveCount(1);
    },
    // The page stays until the next one loads. If that fails, people can log in again, either way.
    'login.leaving': async ({ page }) => {
      await expect(page).toHaveURL(/\/auth\/login$/);
      await expect(button(page)).toBeEnabled();
      await expect(externalButton(page)).toBeEnabled();
      await expect(page.getByText(loginMessages.externalFailed)).toHaveCount(0);
    },
    'login.finishingExternal': ({ page }) =>
      expect(page.getByRole('heading', { level: 1, name: 'Logging in' })).toBeVisible(),
    'login.askingExternalCode': async ({ page }) => {
      await expect(page).toHaveURL(/\/auth\/google\/return/);
      await expect(secondStepHeading(page)).toBeVisible();
      await expect(secondStepButton(page)).toBeEnabled();
    },
    'login.askingExternalPasskey': ({ page }) => expect(passkeyStep(page)).toBeDisabled(),
    'login.checkingExternalCode': ({ page }) => expect(secondStepButton(page)).toBeDisabled(),
    'login.externalGivenUp': async ({ page }) => {
      await expect(page).toHaveURL(/\/auth\/login$/);
      await expect(button(page)).toBeEnabled();
    },
    'login.externalFailed': async ({ page }) => {
      await alert(page, loginMessages.externalFailed);
      await expect(externalButton(page)).toBeEnabled();
    },
    'login.loggedIn': async ({ page }) => {
      await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).not.toBeNull();
      await expect(page).not.toHaveURL(/\/auth\//);
    },
  },
};

/** Logs in with wrong passwords, with the page's cookies, as a person would. */
async function tryInVain({ page, email }: World, times: number): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  for (let turn = 0; turn < times; turn += 1) {
    const data = { email, password: `guess ${turn}` };
    await page.request.post('/api/login', { data, headers: { 'X-XSRF-TOKEN': token } });
  }
}
