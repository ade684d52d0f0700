/** An app that makes codes, as a test holds it. */
import { codeOf, stepAt } from '#domains/auth/server/factors/totp.ts';
import type { AppFactorSetup, RecoveryCodes } from '#generated/types.gen.ts';
import type { Client } from './client.ts';

export interface App {
  /** In Base32. */
  secret: string;
  recoveryCodes: string[];
}

const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** @param steps half minutes from now. */
export function appCode(secret: string, steps = 0): string {
  const bits = [...secret].map((letter) => BASE_32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
  return codeOf(bytes, stepAt(Date.now()) + steps);
}

/** Sets an app up, with the code of the step before, so that the current one can still be used. */
export async function setUpApp(client: Client): Promise<App> {
  const begun = await client.post<AppFactorSetup>('/users/me/factors/app');
  if (begun.status !== 200) throw new Error(`Beginning answered ${begun.status}: ${JSON.stringify(begun.body)}`);
  const { secret } = begun.body.data;
  const confirmed = await client.post<RecoveryCodes>('/users/me/factors/app/confirm', { code: appCode(secret, -1) });
  if (confirmed.status !== 200) throw new Error(`Confirming answered ${confirmed.status}`);
  return { secret, recoveryCodes: confirmed.body.data.codes };
}
