import { listInvitationsInfiniteOptions } from '#generated/auth/listInvitations.gen.ts';
import type { Invitation } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { MoreRows } from '#platform/browser/lists/more-rows.tsx';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { SentInvitation } from './sent-invitation.tsx';

export type InvitationKind = 'person' | 'organization';

interface SentInvitationsProps {
  kind: InvitationKind;
  onSendAgain: (invitation: Invitation) => Promise<unknown>;
}

/** Sent invitations and their states. */
export function SentInvitations({ kind, onSendAgain }: SentInvitationsProps) {
  const { list, rows, meta } = useInvitations(kind);
  const total = meta?.total ?? 0;
  const isOrganizations = kind === 'organization';
  return (
    <TitledSection
      id="sent"
      className="mt-14 max-w-5xl"
      title={
        <>
          {isOrganizations
            ? say('auth.sentInvitations.invitedOrganisations')
            : say('auth.sentInvitations.yourInvitations')}
          {total > 0 && <span className="ms-2 font-sans text-base font-normal text-muted">{total}</span>}
        </>
      }
    >
      {list.isPending && (
        <LoadingState label={say('auth.sentInvitations.loadingInvitations')} className="mt-4 space-y-3">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </LoadingState>
      )}
      {list.isError && !list.data && (
        <FailedRead of={list} level={3} className="mt-4" what={say('auth.sentInvitations.failed')} />
      )}
      {list.data && rows.length === 0 && (
        <EmptyState level={3} className="mt-4" title={say('auth.sentInvitations.empty')}>
          {isOrganizations ? say('auth.sentInvitations.organisationsHint') : say('auth.sentInvitations.peopleHint')}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <ul className="mt-4 border-t border-line">
          {rows.map((invitation) => (
            <li key={invitation.id} className="border-b border-line py-4">
              <SentInvitation invitation={invitation} onSendAgain={() => onSendAgain(invitation)} />
            </li>
          ))}
        </ul>
      )}
      <MoreRows list={list} label={say('auth.sentInvitations.more')} />
    </TitledSection>
  );
}

const useInvitations = (kind: InvitationKind) => useWalkedList(listInvitationsInfiniteOptions({ query: { kind } }));

/** How many more can be sent today; null while unknown. */
export const useInvitationsLeftToday = (kind: InvitationKind): number | null =>
  useInvitations(kind).list.data?.pages[0]?.data.leftToday ?? null;
