/** Suggestions before typing. */
import { say } from '#languages/say.ts';
import type { Viewer } from '#platform/browser/session/viewer.ts';
import type { Entry, Group } from './groups.ts';
import { suggestActions } from './local-results.tsx';

const SUGGESTION_COUNT = 6;

export function suggestionGroups(viewer: Viewer | null, recent: readonly string[]): Group[] {
  const actions = suggestActions(viewer?.role ?? null, SUGGESTION_COUNT).map(
    (hit): Entry => ({ ...hit, key: `actions:${hit.id}`, kind: 'hit' }),
  );
  const groups = [group('actions', say('app.suggestionGroups.goTo'), actions)];
  if (recent.length === 0) return groups;
  const searches = recent.map((words): Entry => ({ key: `recent:${words}`, kind: 'recent', title: words, to: null }));
  const forget: Entry = {
    key: 'recent-forget',
    kind: 'forget',
    title: say('app.suggestionGroups.forgetRecent'),
    to: null,
  };
  return [group('recent', say('app.suggestionGroups.recentSearches'), [...searches, forget]), ...groups];
}

const group = (id: string, label: string, entries: Entry[]): Group => ({
  id,
  label,
  entries,
  isLoading: false,
  isOutdated: false,
  isFailed: false,
});
