/** Headlines for the administration's charts. */
import type { AccountCount, AdminMonth } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { formatMonth } from '#ui/shared/dates.ts';

const HOURS_OF_A_DAY = 24;

/** Drops the empty months at the start. */
export function sinceFirst(months: readonly AdminMonth[], amountOf: (month: AdminMonth) => number): AdminMonth[] {
  const first = months.findIndex((month) => amountOf(month) > 0);
  return first < 0 ? [] : months.slice(first);
}

function busiestMonth(months: readonly AdminMonth[], amountOf: (month: AdminMonth) => number): AdminMonth | undefined {
  return months.reduce<AdminMonth | undefined>(
    (most, month) => (most && amountOf(most) >= amountOf(month) ? most : month),
    undefined,
  );
}

export function sayAccountsFinding(months: readonly AdminMonth[]): string {
  const accounts = (month: AdminMonth) => month.accounts;
  const most = busiestMonth(months, accounts);
  if (!most || most.accounts === 0) return say('administration.findings.accounts.none');
  const count = most.accounts;
  if (most === months.at(-1)) return say('administration.findings.accounts.bestMonth', { count });
  return say('administration.findings.bestMonth', { month: formatMonth(most.month), count });
}

export function sayImpactsFinding(months: readonly AdminMonth[]): string {
  const [pending, verified, declined] = (['pending', 'verified', 'declined'] as const).map((state) =>
    months.reduce((sum, { impacts }) => sum + impacts[state], 0),
  );
  const logged = (pending ?? 0) + (verified ?? 0) + (declined ?? 0);
  if (logged === 0) return say('administration.findings.impacts.none');
  const share = Math.round(((verified ?? 0) / logged) * 100);
  return say('administration.findings.impacts.verifiedShare', { share, pending: pending ?? 0 });
}

export function sayPointsFinding(months: readonly AdminMonth[]): string {
  const [given, taken] = [
    months.reduce((sum, month) => sum + month.pointsGiven, 0),
    months.reduce((sum, month) => sum + month.pointsTaken, 0),
  ];
  if (given === 0) return say('administration.findings.points.none');
  return taken === 0
    ? say('administration.findings.points.noneDeducted', { given })
    : say('administration.findings.points.givenAndDeducted', { given, taken });
}

export const daysOf = (hours: number): number => Math.round((hours / HOURS_OF_A_DAY) * 10) / 10;

/** Compares the last month with a decision with the months before it. */
export function sayDecisionTimeFinding(months: readonly AdminMonth[]): string {
  const decided = months.filter(({ hoursToDecide }) => hoursToDecide !== null);
  const last = decided.at(-1);
  if (!last || last.hoursToDecide === null) return say('administration.findings.decisionTime.none');
  const others = decided.slice(0, -1);
  const count = others.reduce((sum, { decisions }) => sum + decisions, 0);
  const now = sayHours(last.hoursToDecide);
  if (count === 0) return say('administration.findings.decisionTime.first', { now });
  const usual = others.reduce((sum, { hoursToDecide, decisions }) => sum + (hoursToDecide ?? 0) * decisions, 0) / count;
  if (Math.abs(last.hoursToDecide - usual) < usual / 10)
    return say('administration.findings.decisionTime.same', { now });
  const before = sayHours(usual);
  return last.hoursToDecide < usual
    ? say('administration.findings.decisionTime.down', { now, before })
    : say('administration.findings.decisionTime.up', { now, before });
}

function sayHours(hours: number): string {
  if (hours < 1.5) return say('administration.findings.hour');
  if (hours < 1.5 * HOURS_OF_A_DAY) return say('administration.findings.hours', { hours: Math.round(hours) });
  return say('administration.findings.days', { days: daysOf(hours) });
}

export function countBy<Key extends 'role' | 'status'>(
  counts: readonly AccountCount[],
  key: Key,
): Map<AccountCount[Key], number> {
  const sums = new Map<AccountCount[Key], number>();
  for (const count of counts) sums.set(count[key], (sums.get(count[key]) ?? 0) + count.accounts);
  return sums;
}
