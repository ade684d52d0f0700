import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { GOALS, goalColor } from '#domains/goals/goals.ts';
import { getCouncilOptions } from '#generated/councils/getCouncil.gen.ts';
import type { Council, CouncilSummary } from '#generated/types.gen.ts';
import { PersonName } from '#platform/browser/person-address.tsx';
import { Badge } from '#ui/badge.tsx';
import { Day } from '#ui/day.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { PictureStrip } from '#ui/media/picture-strip.tsx';
import { LoadingState, Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { councilPathOf } from '../../model.ts';
import { sayImpacts, sayMembers } from '../council-texts.ts';
import { keepDecided } from './council-decisions.ts';

interface CouncilPanelProps {
  council: CouncilSummary;
  /** The owner's visible record. */
  record: ReactNode;
}

/** Everything an admin needs to decide. */
export function CouncilPanel({ council: row, record }: CouncilPanelProps) {
  const { data, isError, isFetching, refetch } = useQuery(getCouncilOptions({ path: { id: row.id } }));
  // The row may be newer than the cached detail. Refetch, so that no one decides on an outdated text.
  const isOld = data !== undefined && data.data.revision < row.revision;
  const queryClient = useQueryClient();
  const council = isOld ? undefined : data?.data;
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, refetch]);
  // A decision carries the row's revision, and this is what the admin reads.
  useEffect(() => {
    if (data && data.data.revision > row.revision) keepDecided(queryClient, data.data);
  }, [data, row.revision, queryClient]);
  return (
    <div className="mt-3 space-y-8">
      {isError && (
        <FailedState level={3} onRetry={() => void refetch()} isRetrying={isFetching}>
          We couldn’t load this council. Check your connection and try again.
        </FailedState>
      )}
      {!council && !isError && (
        <LoadingState label="Loading the council">
          <Skeleton className="h-32 w-full" />
          <SkeletonText lines={6} className="mt-6" />
        </LoadingState>
      )}
      {council && <Whole council={council} />}
      <section>
        <h3 className="text-lg">Verified impacts of {row.owner.name}</h3>
        <div className="mt-3">{record}</div>
      </section>
      <p className="text-sm">
        <TextLink to={councilPathOf(row)} target="_blank">
          Open in a new tab
        </TextLink>
      </p>
    </div>
  );
}

function Whole({ council }: { council: Council }) {
  const { description, declineReason, cover, owner, createdAt, updatedAt, location, sdgs, decidedAt, decidedBy } =
    council;
  return (
    <>
      {declineReason && (
        <div className="border-l-4 border-danger pl-4">
          <p className="font-semibold">Why it was declined</p>
          <p className="mt-1 max-w-prose whitespace-pre-line">{declineReason}</p>
        </div>
      )}
      {cover && <PictureStrip media={[cover]} />}
      <div className="max-w-prose whitespace-pre-line">{description}</div>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact name="Founded by">
          <PersonName person={owner} inNewTab />
          <span className="block text-sm text-muted">
            <Day value={createdAt} time />
            {updatedAt !== createdAt && (
              <>
                {', edited '}
                <Day value={updatedAt} time />
              </>
            )}
          </span>
        </Fact>
        <Fact name="Where">{location ?? <span className="text-muted">Not specified</span>}</Fact>
        <Fact name={sdgs.length === 1 ? 'Goal' : 'Goals'}>
          <span className="flex flex-wrap gap-1.5">
            {sdgs.map(({ id, sdg }) => (
              <Badge key={id} swatch={goalColor(sdg)}>
                {sdg} {GOALS[sdg - 1]?.shortTitle}
              </Badge>
            ))}
          </span>
        </Fact>
        {council.isApproved && (
          <Fact name="So far">
            {sayMembers(council.memberCount)}, {sayImpacts(council.impactCount)}
          </Fact>
        )}
        {decidedAt && (
          <Fact name="Decided">
            <Day value={decidedAt} time />
            {decidedBy && <span className="block text-sm text-muted">by {decidedBy.name}</span>}
          </Fact>
        )}
      </dl>
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);
