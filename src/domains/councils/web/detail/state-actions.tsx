import { Suspense, useState } from 'react';
import { removeMember } from '#generated/goals/removeMember.gen.ts';
import type { Council, CouncilSummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { useLoginLink } from '#platform/browser/session/use-login-link.ts';
import { useViewer, type Viewer } from '#platform/browser/session/viewer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { can, stateOf } from '../../lifecycle.ts';
import { councilPathOf } from '../../model.ts';
import { CouncilAction } from '../council-action.tsx';
import { LEAVE_COUNCIL, WITHDRAW_REQUEST } from '../council-actions.ts';

const JoinDialog = lazyPart(async () => ({ default: (await import('./join-dialog.tsx')).JoinDialog }));
const OwnerLeaveDialog = lazyPart(async () => ({
  default: (await import('./owner-leave-dialog.tsx')).OwnerLeaveDialog,
}));

/** Join, leave, edit; what is sent to the owner's webhooks. */
export function StateActions({ council }: { council: Council }) {
  const viewer = useViewer();
  const { standing } = council;
  const isAmending = viewer?.role === 'Admin' && standing !== 'owner';
  return (
    <>
      {!viewer && can(council, { type: 'membership.requested' }) && <LogIn />}
      {viewer && standing === 'none' && can(council, { type: 'membership.requested' }) && <Join council={council} />}
      {(standing === 'member' || standing === 'requested') && (
        <Leave council={council} isMember={standing === 'member'} />
      )}
      {viewer && (standing === 'owner' || isAmending) && (
        <ButtonLink
          to={editPathOf(council, viewer)}
          variant={isDeclined(council) && !isAmending ? 'primary' : 'secondary'}
        >
          {isDeclined(council) && !isAmending
            ? say('councils.stateActions.resubmit')
            : say('councils.stateActions.edit')}
        </ButtonLink>
      )}
      {viewer && standing === 'owner' && council.isApproved && (
        <ButtonLink to={`${viewer.home}/settings/webhooks?council=${council.id}`} variant="quiet">
          {say('councils.stateActions.webhooks')}
        </ButtonLink>
      )}
      {standing === 'owner' && council.isApproved && <OwnerLeave council={council} />}
    </>
  );
}

const isDeclined = (council: Council): boolean => stateOf(council) === 'declined';

function LogIn() {
  const { who, to } = useLoginLink();
  return <ButtonLink to={to()}>{say('councils.stateActions.joinLogin', { who })}</ButtonLink>;
}

function Join({ council }: { council: Council }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{say('councils.stateActions.join')}</Button>
      <Suspense>{isAsking && <JoinDialog council={council} onClose={() => setIsAsking(false)} />}</Suspense>
    </>
  );
}

function Leave({ council: { id, councilTitle, membershipId }, isMember }: { council: Council; isMember: boolean }) {
  if (membershipId === null) return null;
  return (
    <CouncilAction
      key={membershipId}
      councilId={id}
      words={isMember ? LEAVE_COUNCIL : WITHDRAW_REQUEST}
      subject={councilTitle}
      act={() => removeMember({ path: { kind: 'council', id: membershipId } })}
      done={isMember ? say('councils.stateActions.left') : say('councils.stateActions.requestWithdrawn')}
    />
  );
}

function OwnerLeave({ council }: { council: Council }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {say('councils.stateActions.leave')}
      </Button>
      <Suspense>{isAsking && <OwnerLeaveDialog council={council} onClose={() => setIsAsking(false)} />}</Suspense>
    </>
  );
}

/** Members edit in their dashboard; owners with other roles and admins, under the council's page. */
function editPathOf(council: Pick<CouncilSummary, 'id' | 'councilTitle'>, viewer: Viewer): string {
  return viewer.role === 'Member' ? `/dashboard/councils/${council.id}/edit` : `${councilPathOf(council)}/edit`;
}
