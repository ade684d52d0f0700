import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { previewPointsRuleMutation } from '#generated/settings/previewPointsRule.gen.ts';
import type { PointsPreview, PointsPreviewRow, PointsRule } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Table, type TableColumn } from '#ui/lists/table.tsx';

/** What a recount by this rule would change, counted by the server. */
export function RulePreview({ rule }: { rule: PointsRule }) {
  const { mutate, data, isError, isPending, error } = useMutation(previewPointsRuleMutation());
  useEffect(() => mutate({ body: { points: rule } }), [mutate, rule]);
  if (data) return <Preview preview={data.data} />;
  if (isError) {
    const refetch = () => mutate({ body: { points: rule } });
    return <FailedRead of={{ isError, isFetching: isPending, error, refetch }} what={say('recounts.preview.failed')} />;
  }
  return (
    <LoadingState label={say('recounts.preview.loading')}>
      <SkeletonText lines={5} />
    </LoadingState>
  );
}

function Preview({ preview }: { preview: PointsPreview }) {
  const { people, examined, isEstimated, rising, falling, losing, leaders } = preview;
  if (people === 0) return <p className="text-muted">{say('recounts.preview.nobody')}</p>;
  const count = (of: number) =>
    isEstimated ? say('recounts.preview.about', { count: of }) : say('recounts.preview.people', { count: of });
  return (
    <section aria-labelledby="preview" className="space-y-4">
      <h3 id="preview" className="text-xl">
        {say('recounts.preview.title')}
      </h3>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
        <Effect count={count(rising)} what={say('recounts.preview.rising')} />
        <Effect count={count(falling)} what={say('recounts.preview.falling')} />
        <Effect count={count(losing)} what={say('recounts.preview.losing')} isBad={losing > 0} />
      </dl>
      <p className="text-sm text-muted">
        {isEstimated ? say('recounts.preview.sample', { examined, people }) : say('recounts.preview.exact', { people })}
      </p>
      <Table
        caption={say('recounts.preview.leaders')}
        columns={COLUMNS}
        rows={leaders}
        rowKey={({ person }) => person.id}
      />
    </section>
  );
}

const Effect = ({ count, what, isBad = false }: { count: string; what: string; isBad?: boolean }) => (
  <div className={isBad ? 'border-s-4 border-danger ps-3' : 'border-s-4 border-line ps-3'}>
    <dt className="sr-only">{what}</dt>
    <dd>
      <span className="block font-semibold tabular-nums">{count}</span>
      <span aria-hidden="true" className="block text-sm text-muted">
        {what}
      </span>
    </dd>
  </div>
);

const COLUMNS: readonly TableColumn<PointsPreviewRow>[] = [
  {
    id: 'person',
    header: say('recounts.preview.person'),
    cell: ({ person }) => <PersonName person={person} inNewTab />,
    isRowHeader: true,
    isLong: true,
  },
  {
    id: 'now',
    header: say('recounts.preview.now'),
    cell: ({ pointsNow, rankNow }) =>
      say('recounts.preview.ranked', { points: pointsNow, rank: formatNumber(rankNow) }),
    isNumeric: true,
  },
  {
    id: 'then',
    header: say('recounts.preview.then'),
    cell: ({ points, rank }) => say('recounts.preview.ranked', { points, rank: formatNumber(rank) }),
    isNumeric: true,
  },
];
