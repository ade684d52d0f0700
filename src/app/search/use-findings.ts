import { useCommentsFound } from '#domains/comments/web/search/use-comments-found.tsx';
import { useCouncilsFound } from '#domains/councils/web/search/use-councils-found.tsx';
import { useImpactsFound } from '#domains/impacts/web/search/use-impacts-found.tsx';
import { useArticlesFound, useNewsFound } from '#domains/news/web/search/use-news-found.tsx';
import { useOpportunitiesFound } from '#domains/opportunities/web/search/use-opportunities-found.tsx';
import { usePeopleFound } from '#domains/profiles/web/search/use-people-found.tsx';
import type { Found } from '#platform/browser/search-source.ts';
import { useViewer } from '#platform/browser/viewer.ts';
import type { SourceFinding } from './groups.ts';
import { findActions, findGoals } from './local-found.tsx';

/** Queries each source separately, so that a slow one doesn't block the others. Local results update on every keystroke;
 * the server is queried once typing pauses.
 *
 * @param settled the debounced search; null for none.
 */
export function useFindings(typed: string, settled: string | null): SourceFinding[] {
  const viewer = useViewer();
  const isAdmin = viewer?.role === 'Admin';
  const people = usePeopleFound(viewer ? settled : null);
  const impacts = useImpactsFound(settled);
  const opportunities = useOpportunitiesFound(settled);
  const councils = useCouncilsFound(settled);
  const news = useNewsFound(isAdmin ? null : settled);
  const articles = useArticlesFound(isAdmin ? settled : null);
  const comments = useCommentsFound(settled);
  const search = settled === null ? '' : `?${new URLSearchParams({ search: settled })}`;
  const sources: SourceFinding[] = [
    { id: 'actions', label: 'Actions', allTo: null, ...atHand(findActions(viewer?.role ?? null, typed)) },
    { id: 'impacts', label: 'Impacts', allTo: `/impacts${search}`, ...impacts },
    { id: 'people', label: 'People', allTo: viewer && `${viewer.home}/people${search}`, ...people },
    { id: 'opportunities', label: 'Scholarships', allTo: `/scholarships${search}`, ...opportunities },
    { id: 'councils', label: 'Councils', allTo: `/councils${search}`, ...councils },
    {
      id: 'news',
      label: 'News',
      allTo: isAdmin ? `/admin/news${search}` : `/news${search}`,
      ...(isAdmin ? articles : news),
    },
    { id: 'comments', label: 'Comments', allTo: null, ...comments },
    { id: 'goals', label: 'Goals', allTo: null, ...atHand(findGoals(typed)) },
  ];
  return sources;
}

const atHand = ({ hits, isGuessed }: Pick<Found, 'hits' | 'isGuessed'>) => ({
  found: { hits, total: hits.length, isExact: true, isGuessed },
  isOutdated: false,
  isLoading: false,
  isFailed: false,
  retry: () => undefined,
});
