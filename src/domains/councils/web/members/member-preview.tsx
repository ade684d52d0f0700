import { useQuery } from '@tanstack/react-query';
import { listCouncilMembersOptions } from '#generated/councils/listCouncilMembers.gen.ts';
import type { Council } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { partSearch } from '../../model.ts';
import { MemberLine } from './member-line.tsx';

const SHOWN = 6;

/** The owner and the newest members. */
export function MemberPreview({ council: { id, memberCount } }: { council: Council }) {
  const read = useQuery(listCouncilMembersOptions({ query: { councilId: id, page_size: SHOWN } }));
  const { data, isError } = read;
  return (
    <TitledSection id="members" title={say('councils.memberPreview.members')}>
      {isError && <FailedRead of={read} level={3} className="mt-3" what={say('councils.memberPreview.failed')} />}
      {!data && !isError && (
        <LoadingState label={say('councils.memberPreview.loading')} className="mt-3 space-y-3">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </LoadingState>
      )}
      {data && (
        <ul className="mt-3 border-t border-line">
          {data.data.data.map((member) => (
            <MemberLine key={member.id} member={member} />
          ))}
        </ul>
      )}
      {memberCount > SHOWN && (
        <p className="mt-3">
          <TextLink to={{ search: partSearch('members') }}>
            {say('councils.memberPreview.seeAll', { count: memberCount })}
          </TextLink>
        </p>
      )}
    </TitledSection>
  );
}
