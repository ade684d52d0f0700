import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { addressKey } from '#platform/server/http/limits/rate-limits.ts';
import { languageOfPage } from '#platform/server/http/pages/request-language.ts';
import { ENTERED } from '../../stays.ts';
import type { FlowNumberNeeds } from '../needs.ts';
import { RELEASE } from './flow-counter.ts';
import { plausibleBatches } from './plausible-batch.ts';
import { refusesCounting } from './refuses-counting.ts';

/** Answers the same whether or not it was believed: who forges batches learns nothing. */
export const countFlow: Call<'countFlow', Pick<FlowNumberNeeds, 'counter' | 'shares'>> = async (
  { counter, shares },
  request,
) => {
  const { body } = request;
  const release = body.release ?? RELEASE;
  if (!counter.isCounting() || refusesCounting(request) || !counter.knowsRelease(release)) return COUNTED;
  const by = { language: languageOfPage(request), device: body.device, release };
  const address = addressKey(request.ip);
  for (const { machine, transitions, entered, durations, weight } of plausibleBatches(body)) {
    if (!shares.take(address, machine, weight)) continue;
    const stays = [...entered.map((entry) => ({ ...entry, bucket: ENTERED })), ...durations];
    const taken = transitions.map(({ outcome = '', ...transition }) => ({ ...transition, outcome }));
    counter.count({ machine, transitions: taken, stays }, by);
  }
  return COUNTED;
};

const COUNTED = ok('Counted.', null);
