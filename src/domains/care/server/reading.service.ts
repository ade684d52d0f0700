/** Reading cases, for those who decide them, and decisions, for the person they're about. */

import type { PresentMedia } from '#domains/media/server/public.ts';
import { findSuspendedUntil } from '#domains/people/server/public.ts';
import type { OwnDecision, OwnDecisionList, ReportCase, ReportCaseList, ReportDetail } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { readPage } from '#platform/http/paging.ts';
import type { Person } from '#platform/http/viewer.ts';
import { findCase } from './cases.repository.ts';
import {
  CASE_ORDERS,
  type CaseFilter,
  type CaseSort,
  findShownCase,
  listCases,
  listEarlier,
  listOwnDecisions,
  OWN_ORDER,
} from './lists.repository.ts';
import { assertCanSee, noCase } from './policy.ts';
import { presentCase, presentOwnDecision, presentReport, presentSubject } from './present.ts';
import type { Reportables } from './reportables.ts';
import { listReports } from './reports.repository.ts';

interface Paging {
  page?: number;
  page_size?: number;
  cursor?: string;
}

type CaseQuery = CaseFilter & Paging & { sort?: CaseSort };

interface ReadingNeeds {
  db: Db;
  reportables: Reportables;
  presentMedia: PresentMedia;
}

const MAX_REPORTS = 100;
const MAX_EARLIER = 50;

export interface CaseReader {
  list(person: Person, query: CaseQuery): Promise<ReportCaseList>;
  /** @throws {Failure} 404. */
  find(person: Person, id: string): Promise<ReportCase>;
  /** @throws {Failure} 404. */
  read(person: Person, id: string): Promise<ReportDetail>;
  listOwn(person: Person, paging: Paging): Promise<OwnDecisionList>;
  /** @throws {Failure} 404. */
  findOwn(id: string): Promise<OwnDecision>;
}

export function createCaseReader({ db, reportables, presentMedia }: ReadingNeeds): CaseReader {
  const find = async (person: Person, id: string) => {
    const row = await findShownCase(db, person, id);
    assertCanSee(person, row);
    // Nobody learns who reported them.
    if (row.ownerId === person.userId) throw noCase();
    return row;
  };

  return {
    list: async (person, { stage, kind, sort = 'newest', ...paging }) => {
      const filter = { ...(stage && { stage }), ...(kind && { kind }) };
      const { rows, meta } = await listCases(db, person, filter, readPage(paging, CASE_ORDERS[sort]));
      return { data: rows.map((row) => presentCase(person, row)), meta };
    },

    find: async (person, id) => presentCase(person, await find(person, id)),

    read: async (person, id) => {
      const row = await find(person, id);
      const reportable = reportables[row.kind];
      // Read as an admin would: people who decide a case see what is hidden from judges elsewhere.
      const thing = await reportable.find(db, { ...person, role: 'Admin' }, row.subjectId);
      const reports = await listReports(db, id, MAX_REPORTS);
      const earlier = await listEarlier(db, person, row, MAX_EARLIER);
      const until = await findSuspendedUntil(db, row.ownerId);
      return {
        report: presentCase(person, row),
        subject: thing ? presentSubject(thing, reportable, presentMedia) : null,
        reportedText: row.reportedText,
        reports: reports.map(presentReport),
        earlier: earlier.map((each) => presentCase(person, each)),
        ownerSuspendedUntil: until?.toISOString() ?? null,
      };
    },

    listOwn: async ({ userId }, paging) => {
      const { rows, meta } = await listOwnDecisions(db, userId, readPage(paging, OWN_ORDER));
      return { data: rows.flatMap((row) => presentOwnDecision(row) ?? []), meta };
    },

    findOwn: async (id) => {
      const row = await findCase(db, id);
      const decision = row && presentOwnDecision(row);
      if (!decision) throw noCase();
      return decision;
    },
  };
}
