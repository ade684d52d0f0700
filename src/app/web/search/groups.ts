/** Ranks search results: sources by their best match, and matches within each source. */

import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import type { Finding, SearchHit } from '#platform/browser/page/search-source.ts';
import { scoreOf } from './matching.ts';

type SourceId = 'actions' | 'impacts' | 'people' | 'opportunities' | 'councils' | 'news' | 'comments' | 'goals';

export interface SourceFinding extends Finding {
  id: SourceId;
  label: string;
  /** The full list of results; null if there are no more. */
  allTo: string | null;
}

/** A selectable result. */
export interface Entry {
  key: string;
  kind: 'hit' | 'all' | 'retry' | 'recent' | 'forget';
  title: string;
  to: string | null;
  detail?: string | undefined;
  mark?: SearchHit['mark'];
  run?: () => void;
}

export interface Group {
  id: string;
  label: string;
  entries: readonly Entry[];
  isLoading: boolean;
  isOutdated: boolean;
  isFailed: boolean;
}

const MAX_SHOWN = 5;
/** The score of fuzzy matches, below that of any match in a title. */
const FUZZY_SCORE = 0;

export function groupFindings(findings: readonly SourceFinding[], typed: string): Group[] {
  const failed = findings.filter(({ isFailed }) => isFailed);
  const told = failed.length > 1 ? findings.filter(({ isFailed }) => !isFailed) : findings;
  const isAnyAsked = told.some(({ isLoading }) => isLoading);
  const groups = told
    // Don't rank fuzzy matches first while a source is still loading.
    .filter(({ found, isFailed }) => isFailed || !found?.isGuessed || !isAnyAsked)
    .map((finding) => ({ group: toGroup(finding, typed), score: bestScore(finding, typed) }))
    .filter(({ group }) => group.entries.length > 0 || group.isLoading)
    .sort((a, b) => b.score - a.score)
    .map(({ group }) => group);
  return failed.length > 1 ? [...groups, groupOfFailed(failed)] : groups;
}

/** Groups failed sources, with one retry for all. */
function groupOfFailed(failed: readonly SourceFinding[]): Group {
  const names = failed.map(({ id, label }, index) => (index === 0 ? label : nameOf(id)));
  return {
    id: 'failed',
    label: formatList(names),
    entries: [
      {
        key: 'failed:retry',
        kind: 'retry',
        title: say('app.groups.tryAgain'),
        to: null,
        run: () => {
          for (const { retry } of failed) retry();
        },
      },
    ],
    isLoading: false,
    isOutdated: false,
    isFailed: true,
  };
}

/** Pending sources rank below answered ones, fuzzy matches below exact ones. */
function bestScore({ found }: SourceFinding, typed: string): number {
  if (found?.isGuessed && found.hits.length > 0) return FUZZY_SCORE;
  return Math.max(-1, ...(found?.hits ?? []).map(({ title }) => scoreOf(title, typed)));
}

function toGroup(finding: SourceFinding, typed: string): Group {
  const { id, label, found, isFailed, isLoading, isOutdated, allTo, retry } = finding;
  const ranked = (found?.hits ?? [])
    .map((hit) => ({ hit, score: scoreOf(hit.title, typed) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_SHOWN);
  const entries: Entry[] = ranked.map(({ hit }) => ({ ...hit, key: `${id}:${hit.id}`, kind: 'hit' }));
  if (isFailed) {
    entries.length = 0;
    entries.push({
      key: `${id}:retry`,
      kind: 'retry',
      title: say('app.groups.searchAgain', { source: id }),
      to: null,
      run: retry,
    });
  } else if (allTo !== null && found && found.total > ranked.length) {
    entries.push({ key: `${id}:all`, kind: 'all', title: sayAll(found, id), to: allTo });
  }
  return { id, label, entries, isLoading, isOutdated, isFailed };
}

const sayAll = ({ total: count, isExact }: NonNullable<Finding['found']>, source: SourceId): string =>
  isExact ? say('app.groups.seeAll', { source, count }) : say('app.groups.seeMore', { source, count });

/** The source's name within a list of sources. */
const nameOf = (source: SourceId): string => say('app.groups.source', { source });

/** Announcement for screen readers; empty while a source is loading. */
export function sayFound(findings: readonly SourceFinding[]): string {
  if (findings.some(({ isLoading }) => isLoading)) return '';
  const counts = findings
    .filter(({ found, isFailed }) => !isFailed && found && found.hits.length > 0)
    .map(({ id, found }) => say('app.groups.countIn', { source: id, count: found?.total ?? 0 }));
  const failed = findings.filter(({ isFailed }) => isFailed).map(({ id }) => nameOf(id));
  const told =
    counts.length > 0 ? say('app.groups.found', { counts: formatList(counts, 'unit') }) : say('app.groups.noResults');
  return failed.length > 0 ? `${told} ${say('app.groups.failed', { sources: formatList(failed, 'unit') })}` : told;
}
