import { useQuery } from '@tanstack/react-query';
import { GOALS } from '#domains/goals/goals.ts';
import { sayName } from '#domains/people/model.ts';
import { listSuggestionsOptions } from '#generated/following/listSuggestions.gen.ts';
import type { Suggestion } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { hasArea } from '#platform/browser/page/page-settings.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { FollowButton } from '../follow/follow-button.tsx';
import { personOf } from '../subject.ts';

/** People to follow; nothing if there is no one to suggest. */
export function Suggestions({ level = 3 }: { level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const read = useQuery(listSuggestionsOptions());
  const { data, isPending, isError } = read;
  const suggestions = data?.data.data ?? [];
  if (data && suggestions.length === 0) return null;
  return (
    <section aria-labelledby="suggestions" className="min-w-0">
      <Heading id="suggestions" className={level === 2 ? 'text-xl' : 'text-lg'}>
        {say('following.suggestions.heading')}
      </Heading>
      {isPending && (
        <LoadingState label={say('following.suggestions.loadingSuggestions')} className="mt-3 space-y-3">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </LoadingState>
      )}
      {isError && <FailedRead of={read} level={3} className="mt-3" what={say('following.suggestions.failed')} />}
      {suggestions.length > 0 && (
        <ul className="mt-3 border-t border-line">
          {suggestions.map((suggestion) => (
            <Row key={suggestion.person.id} suggestion={suggestion} />
          ))}
        </ul>
      )}
    </section>
  );
}

const Row = ({ suggestion }: { suggestion: Suggestion }) => {
  const { person } = suggestion;
  return (
    <li className="flex items-center gap-3 border-b border-line py-3">
      <Avatar name={sayName(person)} src={person.avatarUrl ?? undefined} />
      <div className="min-w-0 flex-1">
        <PersonName person={person} className="font-semibold break-words" />
        <p className="line-clamp-2 text-sm text-muted">{sayReason(suggestion)}</p>
      </div>
      <FollowButton subject={personOf(person)} isFollowed={false} isNameSaid isSecond size="sm" />
    </li>
  );
};

function sayReason({ reason, council, sdg, place }: Suggestion): string {
  if (reason === 'same_council' && !hasArea('councils')) return '';
  if (reason === 'same_council')
    return say('following.suggestions.samePlace', { place: isolate(council?.councilTitle ?? '') });
  if (reason === 'same_place') return say('following.suggestions.samePlace', { place: isolate(place ?? '') });
  if (reason === 'same_goal')
    return say('following.suggestions.sameGoal', { goal: GOALS[(sdg ?? 0) - 1]?.shortTitle ?? '' });
  return say('following.suggestions.recentlyVerified');
}
