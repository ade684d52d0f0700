import type { ReactNode } from 'react';
import type { NewsSummary } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Switch } from '#ui/buttons/switch.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Day } from '#ui/lists/day.tsx';
import { Table, type TableColumn } from '#ui/lists/table.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { DAYS_KEPT, editPathOf, newsPathOf } from '../../model.ts';
import { StateBadge } from '../state-badge.tsx';
import { TYPE_NAMES } from '../type-and-state-names.ts';
import { useLive } from './use-live.ts';

interface NewsTableProps {
  rows: readonly NewsSummary[];
  caption: string;
  onDelete: (news: NewsSummary) => void;
  className?: string;
}

export function NewsTable({ rows, caption, onDelete, className }: NewsTableProps) {
  const columns: TableColumn<NewsSummary>[] = [
    {
      id: 'title',
      header: say('news.newsTable.title'),
      isRowHeader: true,
      isLong: true,
      cell: (news) => <Title news={news} to={editPathOf(news)} />,
    },
    DATE,
    { id: 'state', header: say('news.newsTable.state'), cell: ({ state }) => <StateBadge state={state} /> },
    { id: 'live', header: say('news.newsTable.public'), cell: (news) => <LiveSwitch news={news} /> },
    {
      id: 'actions',
      header: say('news.newsTable.actions'),
      cell: (news) => (
        <Actions>
          <TextLink to={newsPathOf(news)} aria-label={say('news.newsTable.read', { title: isolate(news.title) })}>
            {say('news.newsTable.readLink')}
          </TextLink>
          <Button
            variant="quiet"
            size="sm"
            aria-label={say('news.newsTable.delete', { title: isolate(news.title) })}
            onClick={() => onDelete(news)}
          >
            {say('news.newsTable.deleteButton')}
          </Button>
        </Actions>
      ),
    },
  ];
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} className={className} />;
}

interface TrashTableProps {
  rows: readonly NewsSummary[];
  caption: string;
  /** The article being restored. */
  restoring: string | null;
  onRestore: (news: NewsSummary) => void;
  className?: string;
}

/** Deleted articles and their restore deadlines. */
export function TrashTable({ rows, caption, restoring, onRestore, className }: TrashTableProps) {
  const columns: TableColumn<NewsSummary>[] = [
    {
      id: 'title',
      header: say('news.newsTable.title'),
      isRowHeader: true,
      isLong: true,
      cell: (news) => <Title news={news} to={newsPathOf(news)} />,
    },
    DATE,
    {
      id: 'deleted',
      header: say('news.newsTable.deleted'),
      cell: ({ deletedAt }) => deletedAt && <Day value={deletedAt} />,
    },
    {
      id: 'gone',
      header: say('news.newsTable.deletionDay'),
      cell: ({ deletedAt }) => deletedAt && <Day value={goneAt(deletedAt)} />,
    },
    {
      id: 'actions',
      header: say('news.newsTable.actions'),
      cell: (news) => (
        <Actions>
          <Button
            variant="secondary"
            size="sm"
            pending={restoring === news.id}
            pendingLabel={say('news.newsTable.restoring')}
            aria-label={say('news.newsTable.restore', { title: isolate(news.title) })}
            onClick={() => restoring === null && onRestore(news)}
          >
            {say('news.newsTable.restoreButton')}
          </Button>
        </Actions>
      ),
    },
  ];
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} className={className} />;
}

const DATE: TableColumn<NewsSummary> = {
  id: 'date',
  header: say('news.newsTable.date'),
  cell: ({ date }) => <Day value={date} time />,
};

const Title = ({ news, to }: { news: NewsSummary; to: string }) => (
  <>
    <TextLink dir="auto" to={to}>
      {news.title}
    </TextLink>
    <span className="mt-0.5 block font-normal text-muted">
      <Phrase
        text={say('news.newsTable.typeBy', { type: TYPE_NAMES[news.typeArticle] })}
        parts={{ author: () => <bdi>{news.authorName}</bdi> }}
      />
    </span>
  </>
);

const Actions = ({ children }: { children: ReactNode }) => (
  <span className="-my-1 flex items-center gap-3 sm:whitespace-nowrap flex-wrap">{children}</span>
);

function goneAt(deletedAt: string): Date {
  const day = new Date(deletedAt);
  day.setDate(day.getDate() + DAYS_KEPT);
  return day;
}

/** Publishes or withdraws at once. */
function LiveSwitch({ news }: { news: NewsSummary }) {
  const live = useLive(news);
  return (
    <Switch
      name={`live-${news.id}`}
      label={
        <span className="sr-only">
          <Phrase text={say('news.liveSwitch.show')} parts={{ title: () => <bdi>{news.title}</bdi> }} />
        </span>
      }
      checked={news.isLive}
      onChange={({ target }) => live.mutate(target.checked)}
      className="-my-1 w-fit gap-0!"
    />
  );
}
