import { listCouncilMembersInfiniteOptions } from '#generated/councils/listCouncilMembers.gen.ts';
import type { Council } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { checkbox, choice, text } from '#platform/browser/lists/fields.ts';
import { FilterFields } from '#platform/browser/lists/filter-fields.tsx';
import { declareFilters } from '#platform/browser/lists/filters.ts';
import { useListAddress } from '#platform/browser/lists/use-list-address.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { WalkedList } from '#platform/browser/lists/walked-list.tsx';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { MemberActions } from './member-actions.tsx';
import { MemberLine } from './member-line.tsx';

const PAGE_SIZE = 40;

export const memberFilters = declareFilters({
  /** This part of the council's page. */
  part: choice([{ value: 'members', label: say('councils.membersPart.members') }], { stays: true }),
  manage: checkbox('', { written: 'yes', stays: true }),
  search: text(say('councils.membersPart.search'), { placeholder: say('councils.membersPart.name') }),
});

/** The members visible to the reader. Owners and admins can remove members and transfer the council. */
export function MembersPart({ council }: { council: Council }) {
  const viewer = useViewer();
  const address = useListAddress(memberFilters, { keepsScroll: true });
  const { search, manage } = address.values;
  const query = { councilId: council.id, page_size: PAGE_SIZE, ...(search && { search }) };
  const { list, rows: members, meta } = useWalkedList(listCouncilMembersInfiniteOptions({ query }));
  const canManage = council.standing === 'owner' || viewer?.role === 'Admin';
  const isManaging = canManage && manage === true;
  const hidden = search === undefined && list.isSuccess ? council.memberCount - (meta?.total ?? 0) : 0;
  return (
    <section aria-labelledby="all-members" className="max-w-3xl">
      <h2 id="all-members" className="sr-only">
        {say('councils.membersPart.members')}
      </h2>
      {(council.memberCount > PAGE_SIZE / 2 || search !== undefined) && (
        <FilterFields address={address} className="max-w-sm" />
      )}
      {canManage && council.memberCount > 1 && (
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink
            to={address.to({ manage: isManaging ? undefined : true, search: undefined })}
            preventScrollReset
            variant="secondary"
            size="sm"
          >
            {isManaging ? say('councils.membersPart.done') : say('councils.membersPart.manageMembers')}
          </ButtonLink>
          {isManaging && <p className="max-w-prose text-sm text-muted">{say('councils.membersPart.manageHint')}</p>}
        </div>
      )}
      <WalkedList
        list={list}
        isEmpty={members.length === 0}
        loading={<Loading />}
        failed={say('councils.membersPart.failed')}
        more={say('councils.membersPart.more')}
        empty={
          <EmptyState
            level={3}
            title={
              search === undefined
                ? say('councils.membersPart.private.title')
                : say('councils.membersPart.filtered.title')
            }
            className="mt-2"
            action={
              search && (
                <TextLink to={address.to({ manage: undefined, search: undefined })}>
                  {say('councils.membersPart.all')}
                </TextLink>
              )
            }
          >
            {search === undefined ? say('councils.membersPart.privateHint') : say('councils.membersPart.filtered.hint')}
          </EmptyState>
        }
      >
        <ul className="mt-4 border-t border-line">
          {members.map((member) => (
            <MemberLine
              key={member.id}
              member={member}
              actions={
                isManaging &&
                member.councilRole === 'member' &&
                member.person.id !== viewer?.id && <MemberActions council={council} member={member} />
              }
            />
          ))}
        </ul>
      </WalkedList>
      {hidden > 0 && members.length > 0 && (
        <p className="mt-4 text-sm text-muted">{say('councils.membersPart.keepPrivate', { count: hidden })}</p>
      )}
    </section>
  );
}

const Loading = () => (
  <LoadingState label={say('councils.membersPart.loading')} className="mt-4 space-y-3" times={4}>
    <Skeleton className="h-14 w-full" />
  </LoadingState>
);
