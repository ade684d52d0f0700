/** Access tokens that are changed, expired, or of another kind. */
import { check } from '../ask.ts';
import { type Kit, operationOf } from '../kit.ts';

const INVALID = { status: 401, code: 'token_invalid', message: 'Token Invalid' };

export async function checkForeignTokens(kit: Kit): Promise<void> {
  const operation = operationOf(kit, 'getCurrentUser');
  const someone = kit.people.get('member') ?? kit.people.get('admin');
  if (!someone) return;
  const middle = Math.floor(someone.token.length / 2);
  const other = someone.token[middle] === 'a' ? 'b' : 'a';
  const changed = `${someone.token.slice(0, middle)}${other}${someone.token.slice(middle + 1)}`;
  await check(kit, operation, 'with a token that was changed', { as: null, token: changed }, INVALID);
  if (someone.refreshToken === null) return;
  await check(
    kit,
    operation,
    'with a refresh token as access token',
    { as: null, token: someone.refreshToken },
    INVALID,
  );
}

export async function checkExpiredToken(kit: Kit): Promise<void> {
  const operation = operationOf(kit, 'getCurrentUser');
  const token = kit.accounts.expiredToken;
  if (token === undefined) {
    kit.report.skip(operation, 'with an expired token', 'the accounts have no expiredToken');
    return;
  }
  const expected = { status: 401, code: 'token_expired', message: 'Token Expired' };
  await check(kit, operation, 'with an expired token', { as: null, token }, expected);
}
