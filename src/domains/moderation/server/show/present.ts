/** Cases as sent to those who decide, and decisions as sent to the person they're about. */

import { sayReasoned, sayTitled } from '#domains/audit/entry-facts.ts';
import type { PresentMedia } from '#domains/media/server/public.ts';
import { presentCard } from '#domains/people/server/public.ts';
import type { OwnDecision, Report, ReportAppeal, ReportCase, ReportSubject } from '#generated/types.gen.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { truncateTo } from '#platform/shared/prose.ts';
import type { CaseRow } from '../cases.repository.ts';
import { canDecide } from '../policy.ts';
import { TEXT_LENGTH } from '../report/case-texts.ts';
import type { ReportRow } from '../report/reports.repository.ts';
import type { Reportable, ReportedThing } from '../reportables.ts';
import type { ShownCaseRow } from './lists.repository.ts';

const MAX_FILES = 20;

export const presentCase = (viewer: Person, row: ShownCaseRow): ReportCase => ({
  id: row.id,
  kind: row.kind,
  title: sayTitled(row.title),
  link: row.link,
  owner: presentCard(row.owner),
  state: row.state,
  heldFor: row.heldFor,
  reportCount: row.reportCount,
  reasons: row.reasons,
  isHidden: row.isHidden,
  canDecide: canDecide(viewer, row),
  involvement: row.involvement,
  outcome: row.outcome,
  reason: row.reason && sayReasoned(row.reason),
  suspendedUntil: row.suspendedUntil?.toISOString() ?? null,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: row.decider && presentCard(row.decider),
  appeal: presentAppeal(row),
  createdAt: row.createdAt.toISOString(),
  reportedAt: row.reportedAt.toISOString(),
});

export const presentReport = ({ reporter, createdAt, ...row }: ReportRow): Report => ({
  id: row.id,
  reporter: presentCard(reporter),
  reason: row.reason,
  text: row.text,
  createdAt: createdAt.toISOString(),
});

/** The addresses of its files are signed, since it may be hidden. */
export const presentSubject = (
  { text, media, isHidden }: ReportedThing,
  { setHidden }: Reportable,
  present: PresentMedia,
): ReportSubject => ({
  text: text === null ? null : truncateTo(TEXT_LENGTH, text),
  media: media.slice(0, MAX_FILES).map((file) => present(file, { isPublic: false })),
  canHide: setHidden !== undefined,
  isHidden,
});

/** Null unless the person was notified of a decision. Doesn't say who reported or decided. */
export function presentOwnDecision(row: CaseRow): OwnDecision | null {
  const { outcome, reason, decidedAt } = row;
  if (outcome === null || outcome === 'dismissed' || reason === null || decidedAt === null) return null;
  return {
    id: row.id,
    kind: row.kind,
    title: sayTitled(row.title),
    link: row.link,
    state: row.state,
    outcome,
    isHidden: row.isHidden,
    reason: sayReasoned(reason),
    suspendedUntil: row.suspendedUntil?.toISOString() ?? null,
    decidedAt: decidedAt.toISOString(),
    appeal: presentAppeal(row),
  };
}

function presentAppeal({ appeal, appealedAt, answer, answeredAt }: CaseRow): ReportAppeal | null {
  if (appeal === null || appealedAt === null) return null;
  return {
    message: appeal,
    createdAt: appealedAt.toISOString(),
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
