import { useCommentsFound } from '#domains/comments/web/search/use-comments-found.tsx';
import { useCouncilsFound } from '#domains/councils/web/search/use-councils-found.tsx';
import { useImpactsFound } from '#domains/impacts/web/search/use-impacts-found.tsx';
import { useArticlesFound, useNewsFound } from '#domains/news/web/search/use-news-found.tsx';
import { useOpportunitiesFound } from '#domains/opportunities/web/search/use-opportunities-found.tsx';
import { usePeopleFound } from '#domains/profiles/web/search/use-people-found.tsx';
import type { CommunityArea } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { hasArea } from '#platform/browser/page/page-settings.ts';
import type { Found } from '#platform/browser/page/search-source.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import type { SourceFinding } from './groups.ts';
import { findActions, findGoals } from './local-results.tsx';

/**
 * Queries each source separately, so that a slow one doesn't block the others. Local results update on every keystroke;
 * the server is queried once typing pauses.
 *
 * @param settled the debounced search; null for none.
 */
export function useFindings(typed: string, settled: string | null): SourceFinding[] {
  const viewer = useViewer();
  const isAdmin = viewer?.role === 'Admin';
  const people = usePeopleFound(viewer ? settled : null);
  const impacts = useImpactsFound(settled);
  const opportunities = useOpportunitiesFound(hasArea('scholarships') ? settled : null);
  const councils = useCouncilsFound(hasArea('councils') ? settled : null);
  const news = useNewsFound(!isAdmin && hasArea('news') ? settled : null);
  const articles = useArticlesFound(isAdmin && hasArea('news') ? settled : null);
  const comments = useCommentsFound(hasArea('comments') ? settled : null);
  const search = settled === null ? '' : `?${new URLSearchParams({ search: settled })}`;
  const sources: SourceFinding[] = [
    {
      id: 'actions',
      label: say('app.useFindings.actions'),
      allTo: null,
      ...localFinding(findActions(viewer?.role ?? null, typed)),
    },
    { id: 'impacts', label: say('app.useFindings.impacts'), allTo: `/impacts${search}`, ...impacts },
    {
      id: 'people',
      label: say('app.useFindings.people'),
      allTo: viewer && `${viewer.home}/people${search}`,
      ...people,
    },
    {
      id: 'opportunities',
      label: say('app.useFindings.scholarships'),
      allTo: `/scholarships${search}`,
      ...opportunities,
    },
    { id: 'councils', label: say('app.useFindings.councils'), allTo: `/councils${search}`, ...councils },
    {
      id: 'news',
      label: say('app.useFindings.news'),
      allTo: isAdmin ? `/admin/news${search}` : `/news${search}`,
      ...(isAdmin ? articles : news),
    },
    { id: 'comments', label: say('app.useFindings.comments'), allTo: null, ...comments },
    { id: 'goals', label: say('app.useFindings.goals'), allTo: null, ...localFinding(findGoals(typed)) },
  ];
  return sources.filter(({ id }) => {
    const area = AREAS[id];
    return area === undefined || hasArea(area);
  });
}

/** Those that a community may do without. */
const AREAS: Partial<Record<SourceFinding['id'], CommunityArea>> = {
  opportunities: 'scholarships',
  councils: 'councils',
  news: 'news',
  comments: 'comments',
};

const localFinding = ({ hits, isGuessed }: Pick<Found, 'hits' | 'isGuessed'>) => ({
  found: { hits, total: hits.length, isExact: true, isGuessed },
  isOutdated: false,
  isLoading: false,
  isFailed: false,
  retry: () => undefined,
});
