/** Rules about reports, shared by the page and the server. */
import type { ReportCase } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

export const RULES_PATH = '/rules';
export const REPORT_QUEUE_PATH = '/admin/reports';
/** Links to it are mapped to the reader's own area. */
export const DECISIONS_PATH = '/dashboard/settings/decisions';

/** This many reports by people of standing hide something until it's decided. */
export const REPORTS_TO_HIDE = 3;
/** A person of standing has at least this many points, or a verified impact. */
export const ESTABLISHED_POINTS = 50;

export const SUSPENSION_DAYS = [1, 7, 30] as const;

/** Why someone who is involved doesn't decide a case. */
export const INVOLVEMENT_TEXTS: Readonly<Record<NonNullable<ReportCase['involvement']>, string>> = {
  get reported() {
    return say('moderation.model.ownReport');
  },
  get took_part() {
    return say('moderation.model.ownImpact');
  },
};

/** Whether the case is about something that is hidden from others until the decision. */
export const isHeld = ({ heldFor, state, isHidden }: Pick<ReportCase, 'heldFor' | 'state' | 'isHidden'>): boolean =>
  heldFor !== null && state === 'open' && isHidden;
