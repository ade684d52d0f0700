/** The rate and size limits, described from the values in force. */

import { FAILURES_BY_ADDRESS } from '#domains/auth/server/public.ts';
import contract from '#generated/openapi.json' with { type: 'json' };
import type { Config } from '#platform/server/config/config.ts';
import { readOperations } from '#platform/server/http/contract.ts';
import { BODY_LIMIT_BYTES } from '#platform/server/http/create-app.ts';
import { MAX_FILE_BYTES } from '#platform/server/http/files/uploads.ts';
import type { CallLimit, LimitByCall } from '#platform/server/http/limits/call-limits.ts';
import type { RateLimit } from '#platform/server/http/limits/rate-limits.ts';

export type LimitedConfig = Pick<
  Config,
  'requestsPerMinute' | 'accessTokenSeconds' | 'refreshTokenSeconds' | 'handlerTimeoutSeconds'
>;

const KIBIBYTE = 1024;

export function describeLimits(config: LimitedConfig, limits: LimitByCall): string {
  const { default: usual, maximum } = contract.components.parameters.PageSize.schema;
  return `## Limits

- **Calls:** ${count(config.requestsPerMinute)} a minute per IP address, plus the limits per call below. Above a limit the
  answer is 429, with the seconds to wait in \`Retry-After\`.
- **Wrong passwords:** ${count(FAILURES_BY_ADDRESS.max)} per account and IP address in ${spanOf(FAILURES_BY_ADDRESS)}.
- **Tokens:** the access token lasts ${lasting(config.accessTokenSeconds)}, the refresh token
  ${lasting(config.refreshTokenSeconds)}. \`GET /getToken/{id}\` renews both.
- **Sizes:** ${BODY_LIMIT_BYTES / KIBIBYTE} KiB of JSON, ${MAX_FILE_BYTES / KIBIBYTE ** 2} MiB per file.
- **Pages:** \`page_size\` is ${usual} by default and at most ${maximum}.
- **Timeout:** calls are answered within ${lasting(config.handlerTimeoutSeconds)}, otherwise with 503. Uploads and downloads get longer.

### Limits per call

${rowsOf(limits).join('\n')}
`;
}

/** For the call's own description. */
export const describeLimit = (limit: CallLimit): string => `**Limit:** ${wordsOf(limit)}.`;

/** Calls with the same limits share a line, strictest first. */
function rowsOf(limits: LimitByCall): string[] {
  const calls = readOperations().flatMap((operation) => {
    const limit = limits.get(operation.operationId);
    return limit ? [{ name: `\`${operation.method} ${operation.url.replaceAll(/:(\w+)/g, '{$1}')}\``, limit }] : [];
  });
  const perSecond = ({ max, windowSeconds }: RateLimit) => max / windowSeconds;
  const groups = [...Map.groupBy(calls, ({ limit }) => wordsOf(limit)).entries()];
  return groups
    .toSorted(([, [a]], [, [b]]) => (a && b ? perSecond(a.limit.perAddress) - perSecond(b.limit.perAddress) : 0))
    .map(([words, members]) => `- **${words}:** ${members.map(({ name }) => name).join(', ')}`);
}

function wordsOf({ perAddress, perAccount, perAddressAndAccount }: CallLimit): string {
  const account = perAccount ?? perAddressAndAccount;
  return `${rateOf(perAddress)} per IP address${account ? `, ${rateOf(account)} per account` : ''}`;
}

const rateOf = (limit: RateLimit) => `${count(limit.max)} in ${spanOf(limit)}`;
const spanOf = ({ windowSeconds }: RateLimit) => lasting(windowSeconds);

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

function lasting(seconds: number): string {
  const [unit, length] = UNITS.find(([, size]) => seconds % size === 0) ?? ['second', 1];
  const amount = seconds / length;
  return amount === 1 ? (unit === 'hour' ? 'an hour' : `a ${unit}`) : `${count(amount)} ${unit}s`;
}

const count = (value: number) => value.toLocaleString('en-GB');
