/** The audit log's filters in the URL. */
import { searchBounds } from '#generated/bounds/Search.gen.ts';
import type { ListAuditLogData } from '#generated/types.gen.ts';
import { readDay, readId, readText, readWhole } from '#platform/browser/address-values.ts';
import { momentsOf } from '#platform/browser/local-days.ts';
import { ACTION_NAMES, knownKey, SUBJECT_NAMES } from './action-texts.ts';

const PAGE_SIZE = 50;
/** Numbered pages end at row 10,000. */
const LAST_PAGE = 200;

export function readAudit(params: URLSearchParams) {
  return {
    search: readText(params, 'search', searchBounds.maxLength) ?? '',
    action: knownKey(ACTION_NAMES, params.get('action')),
    subjectKind: knownKey(SUBJECT_NAMES, params.get('subject')),
    /** Who did it. */
    who: readId(params, 'who') ?? null,
    /** What it was done to. */
    about: readId(params, 'about') ?? null,
    /** Local days, both inclusive. */
    from: readDay(params, 'from') ?? null,
    to: readDay(params, 'to') ?? null,
    page: readWhole(params, 'page', 1, LAST_PAGE) ?? 1,
  };
}

export type AuditView = ReturnType<typeof readAudit>;

export function queryOf(view: AuditView): NonNullable<ListAuditLogData['query']> {
  const { search, action, subjectKind, who, about, from, to, page } = view;
  return {
    page,
    page_size: PAGE_SIZE,
    ...(search && { search }),
    ...(action && { action }),
    ...(subjectKind && { subjectKind }),
    ...(who && { actor: who }),
    ...(about && { subjectId: about }),
    ...momentsOf({ ...(from && { from }), ...(to && { to }) }),
  };
}
