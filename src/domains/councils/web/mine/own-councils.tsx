import { useQuery } from '@tanstack/react-query';
import { goalColor } from '#domains/goals/goals.ts';
import { listMyCouncilsOptions } from '#generated/councils/listMyCouncils.gen.ts';
import type { CouncilSummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Thumbnail } from '#ui/drawn/thumbnail.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { councilPathOf } from '../../model.ts';
import { badgesOf, sayRequests } from '../council-texts.ts';

const READ = 40;
const SHOWN = 6;

/** The dashboard's list of councils, those that need attention first. */
export function OwnCouncils() {
  const read = useQuery(listMyCouncilsOptions({ query: { page_size: READ } }));
  const { data, isPending, isError } = read;
  const councils = [...(data?.data.data ?? [])].sort((a, b) => urgencyOf(b) - urgencyOf(a)).slice(0, SHOWN);
  return (
    <section aria-labelledby="own-councils">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="own-councils" className="text-xl">
          {say('councils.ownCouncils.yourCouncils')}
        </h2>
        {councils.length > 0 && <TextLink to="/dashboard/councils">{say('councils.ownCouncils.all')}</TextLink>}
      </div>
      {isPending && (
        <LoadingState label={say('councils.ownCouncils.loading')} className="mt-4">
          <Skeleton className="h-20 w-full" />
        </LoadingState>
      )}
      {isError && <FailedRead of={read} level={3} className="mt-4" what={say('councils.ownCouncils.failed')} />}
      {data && councils.length === 0 && (
        <div className="mt-3">
          <p className="max-w-prose text-muted">{say('councils.ownCouncils.emptyHint')}</p>
          <ButtonLink to="/councils" variant="secondary" className="mt-4">
            {say('councils.ownCouncils.findCouncil')}
          </ButtonLink>
        </div>
      )}
      {councils.length > 0 && (
        <ul className="mt-4 grid gap-x-10 border-t border-line sm:grid-cols-2">
          {councils.map((council) => (
            <li key={council.id} className="flex min-w-0 items-center gap-4 border-b border-line py-3">
              <Thumbnail
                image={council.cover}
                coverId={council.id}
                coverColors={council.sdgs.map(({ sdg }) => goalColor(sdg))}
                className="size-14 shrink-0 rounded-e-md"
              />
              <div className="min-w-0">
                <p dir="auto" className="truncate">
                  <TextLink to={councilPathOf(council)}>{council.councilTitle}</TextLink>
                </p>
                <p className="text-sm text-muted">{sayAll(council)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const requestsOf = ({ openRequestCount }: CouncilSummary): number => openRequestCount ?? 0;

/** Pending requests first, then declined councils. */
const urgencyOf = (council: CouncilSummary): number =>
  (requestsOf(council) > 0 ? 2 : 0) + (council.declineReason === null ? 0 : 1);

function sayAll(council: CouncilSummary): string {
  const requests = requestsOf(council);
  return [...badgesOf(council).map(({ text }) => text), ...(requests > 0 ? [sayRequests(requests)] : [])].join('. ');
}
