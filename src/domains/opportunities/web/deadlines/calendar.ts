/** Deadlines as calendar entries. */
import { sayName } from '#domains/people/model.ts';
import type { OpportunitySummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { type CalendarEntry, writeCalendar } from '#platform/browser/files/calendar-file.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { opportunityPathOf } from '../../model.ts';
import { sayPlace } from '../opportunity-facts.ts';
import { sayDeadline } from './say-deadline.ts';

export type Dated = Pick<
  OpportunitySummary,
  'id' | 'title' | 'closesAt' | 'timeZone' | 'updatedAt' | 'location' | 'isRemote' | 'owner'
>;

interface Site {
  appName: string;
  /** E.g. https://groundswell.example */
  origin: string;
}

/** The entry is the last half hour, so that it falls on the last day and not on the next. */
const LENGTH_MS = 30 * 60_000;
const REMIND_HOURS = 24;

function entryOf(opportunity: Dated, { origin }: Site): CalendarEntry {
  const { id, title, closesAt, updatedAt, owner } = opportunity;
  const end = new Date(closesAt);
  const url = `${origin}${opportunityPathOf(opportunity)}`;
  return {
    uid: `opportunity-${id}@${new URL(origin).hostname}`,
    summary: say('opportunities.calendar.deadline', { title: isolate(title) }),
    description: `${say('opportunities.calendar.closes', { when: sayDeadline(opportunity).there, owner: isolate(sayName(owner)) })}\n${url}`,
    location: sayPlace(opportunity) ?? undefined,
    url,
    start: new Date(end.getTime() - LENGTH_MS),
    end,
    changedAt: new Date(updatedAt),
    remindBefore: REMIND_HOURS,
  };
}

export function calendarOf(opportunities: readonly Dated[], site: Site, now: Date): string {
  return writeCalendar({
    product: site.appName,
    entries: opportunities.map((opportunity) => entryOf(opportunity, site)),
    now,
  });
}
