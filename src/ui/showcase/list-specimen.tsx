import { ButtonLink } from '../buttons/button-link.tsx';
import { LinkCard } from '../buttons/link-card.tsx';
import { Badge } from '../feedback/badge.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { FailedState } from '../feedback/failed-state.tsx';
import { LoadingState, Skeleton, SkeletonText } from '../feedback/skeleton.tsx';
import { Day } from '../lists/day.tsx';
import { Pagination } from '../lists/pagination.tsx';
import { Table, type TableColumn } from '../lists/table.tsx';
import { ordinal } from '../text/ordinal.ts';
import { State } from './specimen.tsx';

interface Row {
  rank: number;
  name: string;
  since: string;
  points: number;
}

const ROWS: readonly Row[] = [
  { rank: 1, name: 'Ada Okafor', since: '2024-02-03', points: 48093 },
  { rank: 2, name: 'Élodie van der Berg', since: '2025-11-21', points: 11111 },
  { rank: 3, name: 'Ming', since: '2026-01-09', points: 9040 },
];
const COLUMNS: ReadonlyArray<TableColumn<Row>> = [
  { id: 'rank', header: 'Rank', cell: ({ rank }) => ordinal(rank) },
  { id: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true },
  { id: 'since', header: 'Since', cell: ({ since }) => <Day value={since} /> },
  {
    id: 'points',
    header: 'Points',
    cell: ({ points }) => points.toLocaleString('en'),
    isNumeric: true,
  },
];

export function ListSpecimen() {
  return (
    <>
      <State name="Full">
        <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          <li className="grid">
            <LinkCard
              to="#lists"
              title="Forty metres of hedge, and what lives in it now"
              coverId="hedge-1"
              coverColors={['var(--color-goal-15)', 'var(--color-goal-13)']}
              meta={
                <>
                  <Badge swatch="var(--color-goal-15)">Orchard</Badge>
                  <Day value="2026-11-21" />
                </>
              }
            >
              <p className="line-clamp-2">Eleven Saturdays, nine neighbours, and a fox that came to look.</p>
            </LinkCard>
          </li>
          <li className="grid">
            <LinkCard
              to="#lists"
              title="A repair night a month"
              coverId="repair-8"
              coverColors={['var(--color-goal-12)']}
            />
          </li>
        </ul>
      </State>
      <State name="Loading">
        <LoadingState label="Loading reports" className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          <Skeleton className="aspect-[16/10] w-full rounded-e-lg" />
          <div className="space-y-4">
            <Skeleton className="h-7 w-4/5" />
            <SkeletonText />
          </div>
        </LoadingState>
      </State>
      <State name="Empty">
        <EmptyState title="No reports yet" level={3} action={<ButtonLink to="#lists">Write a report</ButtonLink>}>
          Writing one takes about three minutes. You can add a photo later.
        </EmptyState>
      </State>
      <State name="Failed">
        <FailedState level={3} onRetry={() => {}}>
          We couldn’t load the list. Check your connection and try again.
        </FailedState>
      </State>
      <Table
        caption="Three people hold two thirds of the points"
        columns={COLUMNS}
        rows={ROWS}
        rowKey={({ name }) => name}
      />
      <Pagination page={6} pageCount={12} to={(page) => `?page=${page}#lists`} />
    </>
  );
}
