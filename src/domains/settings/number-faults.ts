/** Numbers that are empty or out of range, said before the contract refuses them. */
import { MIN_DAYS } from '#domains/notifications/model.ts';
import { MEASURES } from '#domains/points/impact-points.ts';
import type {
  CommunitySettingsPart,
  FieldError,
  NewAccountLimits,
  PointsRate,
  PointsRule,
  Retention,
} from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

export interface NumberRange {
  min: number;
  max: number;
}

/** As the contract has them, which a test compares. */
export const NUMBER_RANGES = {
  quorum: { min: 1, max: 20 },
  firstYear: { min: 2000, max: 2100 },
  eraseAfterDays: { min: 14, max: 3650 },
} satisfies Partial<Record<keyof CommunitySettingsPart, NumberRange>>;

export const POINTS_RANGES = {
  impact: { min: 1, max: 1000 },
  invitation: { min: 0, max: 1000 },
} satisfies Partial<Record<keyof PointsRule, NumberRange>>;

export const NEW_ACCOUNT_RANGES: Record<keyof NewAccountLimits, NumberRange> = {
  days: { min: 0, max: 365 },
  comments: { min: 0, max: 1000 },
  impacts: { min: 0, max: 1000 },
  invitations: { min: 0, max: 1000 },
  uploads: { min: 0, max: 1000 },
};

export const RETENTION_RANGES: Record<keyof Retention, NumberRange> = {
  readNotifications: { min: MIN_DAYS, max: 3650 },
  notifications: { min: 30, max: 3650 },
  webhookDeliveries: { min: 1, max: 365 },
  declinedRegistrations: { min: 1, max: 365 },
  auditLog: { min: 365, max: 3650 },
};

export const RATE_RANGES: Record<keyof PointsRate, NumberRange> = {
  points: { min: 1, max: 1000 },
  per: { min: 1, max: 100_000 },
  most: { min: 0, max: 10_000 },
};

export function findNumberFaults(values: CommunitySettingsPart): FieldError[] {
  const faults: FieldError[] = [];
  for (const field of keysOf(NUMBER_RANGES)) {
    const value = values[field];
    const message = value === undefined ? undefined : sayNumberFault(value, NUMBER_RANGES[field]);
    if (message !== undefined) faults.push({ field, message });
  }
  // Each of the wrong numbers says its own range.
  if (values.points && hasFaultyNumber(values.points)) {
    faults.push({ field: 'points', message: say('settings.faults.numbers') });
  }
  if (values.newAccounts && isAnyOut(values.newAccounts, NEW_ACCOUNT_RANGES)) {
    faults.push({ field: 'newAccounts', message: say('settings.faults.numbers') });
  }
  if (values.retention && isAnyOut(values.retention, RETENTION_RANGES)) {
    faults.push({ field: 'retention', message: say('settings.faults.numbers') });
  }
  return faults;
}

/** @param numbers null for those that have no bound. */
const isAnyOut = <Key extends string>(
  numbers: Readonly<Record<Key, number | null>>,
  ranges: Record<Key, NumberRange>,
): boolean =>
  keysOf(ranges).some((key) => {
    const number = numbers[key];
    return number !== null && sayNumberFault(number, ranges[key]) !== undefined;
  });

/** @returns undefined if nothing is wrong with it. An empty field is no number. */
export const sayNumberFault = (value: number, { min, max }: NumberRange): string | undefined =>
  Number.isInteger(value) && value >= min && value <= max ? undefined : say('settings.faults.range', { min, max });

const hasFaultyNumber = (rule: PointsRule): boolean =>
  isAnyOut<keyof typeof POINTS_RANGES>(rule, POINTS_RANGES) ||
  MEASURES.some((measure) => isAnyOut(rule[measure], RATE_RANGES));

const keysOf = <Key extends string>(ranges: Record<Key, NumberRange>) => Object.keys(ranges) as Key[];
