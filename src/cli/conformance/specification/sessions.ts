/** Logins that fail, and refresh tokens. */
import { setTimeout as pause } from 'node:timers/promises';
import { check, send, valueIn } from '../ask.ts';
import { type Kit, operationOf } from '../kit.ts';
import { credentials } from '../people.ts';
import type { Fault } from '../shapes.ts';
import { unknownId } from '../values.ts';

const EMAIL_UNKNOWN = 'The email address you entered does not exist. Please check again.';
const PASSWORD_WRONG = 'The password you entered is incorrect. Please try again.';
const BOTH_WRONG = 'Both email and password are incorrect.';
const WRONG = 'no-such-password-here';
const TEXTS: readonly unknown[] = [EMAIL_UNKNOWN, PASSWORD_WRONG, BOTH_WRONG];
const FIELDS = '/components/schemas/LogInFailureFields/properties';

/** Spent refresh tokens answer for this long, for an answer that was lost. */
const GRACE_MS = 10_000;

export async function checkFailedLogins(kit: Kit): Promise<void> {
  const operation = operationOf(kit, 'logIn');
  const refused = { status: 401, code: 'login_refused' };
  const unknown = await credentials(kit, `${unknownId()}@example.org`, WRONG);
  const byEmail = await check(kit, operation, 'with an unknown address', { as: null, body: unknown }, refused);
  if (byEmail.isRight) record(kit, 'with an unknown address: its texts', byEmail.json, 'email', EMAIL_UNKNOWN);
  const someone = kit.people.get('member') ?? kit.people.get('admin');
  if (!someone) return;
  const wrong = await credentials(kit, someone.email, WRONG);
  const byPassword = await check(kit, operation, 'with a wrong password', { as: null, body: wrong }, refused);
  if (byPassword.isRight) record(kit, 'with a wrong password: its texts', byPassword.json, 'password', PASSWORD_WRONG);
}

/** A server says which of both was wrong, or for neither: then both fields have a text, whatever was wrong. */
function record(kit: Kit, name: string, json: unknown, wrong: 'email' | 'password', text: string): void {
  const operation = operationOf(kit, 'logIn');
  const other = wrong === 'email' ? 'password' : 'email';
  const [said, beside] = [valueIn(json, 'message', wrong), valueIn(json, 'message', other)];
  const faults: Fault[] = [];
  if (beside === undefined && said !== text) {
    faults.push({
      text: `message.${wrong} is ${JSON.stringify(said)} instead of ${JSON.stringify(text)}`,
      pointer: `${FIELDS}/${wrong}`,
    });
  }
  for (const [field, value] of [
    [wrong, said],
    [other, beside],
  ] as const) {
    if (beside !== undefined && !TEXTS.includes(value)) {
      faults.push({
        text: `message.${field} is ${JSON.stringify(value)}, which isn't a text of the specification`,
        pointer: `${FIELDS}/${field}`,
      });
    }
  }
  kit.report.record(operation, name, faults);
}

/** In a session of its own, which it ends. */
export async function checkRenewal(kit: Kit): Promise<void> {
  const operation = operationOf(kit, 'renewToken');
  const member = kit.people.get('member') ?? kit.people.get('admin');
  if (!member) {
    kit.report.skip(operation, 'success', 'the accounts name nobody');
    return;
  }
  const { email, password } = member;
  const body = await credentials(kit, email, password);
  const { json } = await send(kit, operationOf(kit, 'logIn'), { as: null, body });
  const first = String(valueIn(json, 'data', 'refreshToken'));
  const renew = (name: string, token: string, id: string, expected: Parameters<typeof check>[4]) =>
    check(kit, operation, name, { as: null, token, params: { id } }, expected);
  const invalid = { status: 401, code: 'token_invalid', message: 'Token Invalid' };
  await renew("with someone else's id", first, unknownId(), { status: 401 });
  const renewed = await renew('with a refresh token', first, member.id, { status: 200 });
  const second = String(valueIn(renewed.data, 'refreshToken'));
  const isNew = second !== first;
  kit.report.record(
    operation,
    'the refresh token is a new one',
    isNew ? [] : [{ text: "it's the old one", pointer: '/components/schemas/Session/properties/refreshToken' }],
  );
  await pause(GRACE_MS + 1_000);
  await renew('with a refresh token that was spent', first, member.id, invalid);
  await renew('with the next one, whose family ended with that', second, member.id, invalid);
}
