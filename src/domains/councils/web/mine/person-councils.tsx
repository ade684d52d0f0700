import { useQuery } from '@tanstack/react-query';
import { getUserCouncilSummaryOptions } from '#generated/councils/getUserCouncilSummary.gen.ts';
import type { PersonCard } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { CouncilsOfPerson } from './councils-of-person.tsx';

/** A person's councils and their impacts with each. */
export function PersonCouncils({ person }: { person: PersonCard }) {
  const read = useQuery(getUserCouncilSummaryOptions({ path: { id: person.id } }));
  const { data, isError } = read;
  const councils = data?.data.councils;
  if (isError) {
    return <FailedRead of={read} level={3} className="mt-4" what={say('councils.personCouncils.failed')} />;
  }
  if (!councils) {
    return (
      <LoadingState label={say('councils.personCouncils.loading')} className="mt-4 max-w-prose">
        <SkeletonText lines={3} />
      </LoadingState>
    );
  }
  return <CouncilsOfPerson person={person} councils={councils} />;
}
