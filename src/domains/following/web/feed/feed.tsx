import { getFeedInfiniteOptions } from '#generated/following/getFeed.gen.ts';
import type { FeedEntry } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { WalkedList } from '#platform/browser/lists/walked-list.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { AgoDay } from '#ui/lists/ago.tsx';
import { groupByDay } from '#ui/lists/group-by-day.ts';
import { useReaderZone } from '#ui/timing/hydration.ts';
import { FeedRow } from './feed-row.tsx';
import { Suggestions } from './suggestions.tsx';

/**
 * How many are shown at first. Only a button loads more, because people must be able to reach what is below the feed.
 */
const SHOWN_AT_ONCE = 6;

export function Feed({ followingPath, className }: { followingPath: string; className?: string }) {
  const { list, rows: entries, meta } = useWalkedList(getFeedInfiniteOptions({ query: { page_size: SHOWN_AT_ONCE } }));
  return (
    <section aria-labelledby="feed" className={className}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="feed" className="text-xl">
          {say('following.feed.yourFeed')}
        </h2>
        <TextLink to={followingPath}>{say('following.feed.following')}</TextLink>
      </div>
      <div className="mt-4 grid items-start gap-x-16 gap-y-10 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className="min-w-0">
          <WalkedList
            list={list}
            isEmpty={entries.length === 0}
            loading={<Loading />}
            failed={say('following.feed.failed')}
            more={say('following.feed.showMore')}
            isByButton
            empty={<Empty followsAnyone={meta?.followsAnyone ?? false} />}
          >
            <Days entries={entries} />
            {!list.hasNextPage && <p className="mt-5 text-muted">{say('following.feed.end')}</p>}
          </WalkedList>
        </div>
        <Suggestions />
      </div>
    </section>
  );
}

function Days({ entries }: { entries: readonly FeedEntry[] }) {
  return groupByDay(entries, ({ at }) => at, useReaderZone()).map(({ at, rows }) => (
    <section
      key={at}
      aria-labelledby={`day-${at}`}
      className="border-t border-line sm:grid sm:grid-cols-[6rem_minmax(0,1fr)]"
    >
      <h3 id={`day-${at}`} className="pt-5 font-sans text-sm font-semibold text-muted tabular-nums sm:pt-6">
        <AgoDay value={at} />
      </h3>
      <ul className="min-w-0 [&>:last-child]:border-b-0">
        {rows.map((entry) => (
          <FeedRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  ));
}

const Empty = ({ followsAnyone }: { followsAnyone: boolean }) => (
  <EmptyState level={3} title={followsAnyone ? say('following.feed.quiet.title') : say('following.feed.empty.title')}>
    {followsAnyone ? say('following.feed.quiet.hint') : say('following.feed.empty.hint')}
  </EmptyState>
);

const Loading = () => (
  <LoadingState
    label={say('following.feed.loading')}
    className="space-y-5 border-t border-line pt-5 sm:ps-24"
    times={3}
  >
    <div className="flex gap-4">
      <Skeleton className="size-8 rounded-full" />
      <div className="flex-1">
        <Skeleton className="h-5 w-2/3" />
        <div className="mt-3 flex gap-4">
          <Skeleton className="aspect-[4/3] w-24 sm:w-36" />
          <Skeleton className="h-6 flex-1" />
        </div>
      </div>
    </div>
  </LoadingState>
);
