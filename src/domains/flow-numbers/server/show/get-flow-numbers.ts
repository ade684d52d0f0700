import type { FlowNumbers } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid } from '#platform/server/http/failure.ts';
import { DAY_MS } from '#platform/shared/moment.ts';
import { dayOf } from '../count/counted.ts';
import { DAYS_KEPT, firstDayKept } from '../days-kept.ts';
import type { FlowNumberNeeds } from '../needs.ts';
import { type DayKind, listDayKinds, sumDays, sumStays, sumTransitions } from './sums.repository.ts';
import { withoutSmall } from './without-small.ts';

const USUAL_DAYS = 90;

/** @throws {Failure} 422 for days that are too many or in the wrong order. */
export const getFlowNumbers: Call<'getFlowNumbers', Pick<FlowNumberNeeds, 'db' | 'counter'>> = async (
  { db, counter },
  { query },
) => {
  const { machine, language, device, release } = query;
  const of = { machine, ...daysAsked(query), language, device, release };
  // What this process has counted is there at once; that of others is after a few seconds.
  await counter.flush();
  const [kinds, transitions, stays, days] = await Promise.all([
    listDayKinds(db, of),
    sumTransitions(db, of),
    sumStays(db, of),
    sumDays(db, of),
  ]);
  return ok('Numbers found.', {
    machine,
    from: of.from,
    to: of.to,
    ...presentKinds(kinds),
    ...withoutSmall({ transitions, stays, days }),
  });
};

/** Without the days that are no longer kept, whose month may still be. */
function daysAsked({ from, to = dayOf(new Date()) }: { from?: string; to?: string }): { from: string; to: string } {
  const end = Date.parse(to);
  const begin = from === undefined ? end - (USUAL_DAYS - 1) * DAY_MS : Date.parse(from);
  if (begin > end) throw invalid([{ field: 'from', message: say('flowNumbers.failures.order') }]);
  if (end - begin >= DAYS_KEPT * DAY_MS) {
    throw invalid([{ field: 'from', message: say('flowNumbers.failures.tooMany', { days: DAYS_KEPT }) }]);
  }
  const first = dayOf(new Date(begin));
  const kept = firstDayKept();
  return { from: first < kept && kept <= to ? kept : first, to };
}

function presentKinds(kinds: readonly DayKind[]): Pick<FlowNumbers, 'isDemo' | 'releases' | 'languages' | 'devices'> {
  const releases = [...Map.groupBy(kinds, ({ release }) => release)].map(([release, of]) => ({
    release,
    firstDay: of.map(({ firstDay }) => firstDay).sort()[0] ?? '',
    lastDay:
      of
        .map(({ lastDay }) => lastDay)
        .sort()
        .at(-1) ?? '',
  }));
  return {
    isDemo: kinds.some(({ isDemo }) => isDemo),
    releases: releases.sort((one, other) => (one.firstDay < other.firstDay ? -1 : 1)),
    languages: [...new Set(kinds.map(({ language }) => language))].filter((language) => language !== '').sort(),
    devices: DEVICES.filter((device) => kinds.some((kind) => kind.device === device)),
  };
}

const DEVICES = ['phone', 'tablet', 'desktop'] as const;
