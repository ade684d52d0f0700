import type { ReactNode } from 'react';
import type { PageMeta } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { countIn } from '../lists/say-total.ts';
import { WalkedList, type WalkedListProps } from '../lists/walked-list.tsx';

interface MapRowsProps {
  list: WalkedListProps['list'] & { isPlaceholderData: boolean };
  meta: PageMeta | undefined;
  failed: string;
  more: string;
  children: readonly ReactNode[];
}

/** What is in the visible part of a map, page by page. */
export const MapRows = ({ list, meta, failed, more, children }: MapRowsProps) => (
  <>
    <p role="status" className="min-h-6 text-sm text-muted">
      {meta && !list.isError && say('platform.mapRows.found', countIn(meta))}
    </p>
    <WalkedList
      list={list}
      isEmpty={children.length === 0}
      loading={<Loading />}
      empty={null}
      failed={failed}
      more={more}
      isByButton
    >
      <ul
        aria-busy={list.isPlaceholderData}
        className={classNames('mt-3', list.isPlaceholderData && 'opacity-50 transition-opacity')}
      >
        {children}
      </ul>
    </WalkedList>
  </>
);

const Loading = () => (
  <LoadingState label={say('platform.mapRows.progress')} className="mt-3 space-y-6" times={4}>
    <SkeletonText lines={2} />
  </LoadingState>
);
