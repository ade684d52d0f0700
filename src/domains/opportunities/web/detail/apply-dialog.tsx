import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { applyForOpportunity } from '../../../../../generated/opportunities/applyForOpportunity.gen.ts';
import type { Opportunity, PrivacyPolicy } from '../../../../../generated/types.gen.ts';
import { getCurrentUserOptions } from '../../../../../generated/users/getCurrentUser.gen.ts';
import { getPrivacyPolicyOptions } from '../../../../../generated/users/getPrivacyPolicy.gen.ts';
import { useRefused } from '../../../../platform/browser/use-refused.ts';
import type { Viewer } from '../../../../platform/browser/viewer.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { toast } from '../../../../ui/toast.ts';
import { takeApplication } from '../mine/take-application.ts';
import { sayPoints } from '../reach.ts';

interface ApplyDialogProps {
  opportunity: Opportunity;
  viewer: Viewer;
  onClose: () => void;
}

/** Says what the partner will see before anything is sent. */
export function ApplyDialog({ opportunity, viewer, onClose }: ApplyDialogProps) {
  const queryClient = useQueryClient();
  const person = useQuery(getCurrentUserOptions()).data?.data;
  const privacy = useQuery(getPrivacyPolicyOptions({ path: { id: viewer.id } })).data?.data;
  const apply = useMutation({
    mutationFn: async () => (await applyForOpportunity({ body: { opportunityId: opportunity.id } })).data.data,
    onSuccess: (application) => {
      takeApplication(queryClient, opportunity.id, application);
      const isAccepted = application.state === 'auto-accepted';
      toast({
        message: isAccepted ? 'You are accepted' : 'Your application is sent',
        detail: isAccepted
          ? 'Your points were enough to accept you at once.'
          : 'You hear of the decision here and by mail.',
        tone: 'success',
      });
      onClose();
    },
    // What stands in the way may have come since the page was read.
    onError: () => takeApplication(queryClient, opportunity.id, null),
  });
  const { form: failure } = useRefused(apply.error, 'It was not sent. Check your connection and try again.');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Apply for this scholarship"
      description={`${opportunity.owner.name} decides on it, and sees of you:`}
      actions={
        <>
          <Button
            autoFocus
            onClick={() => apply.mutate()}
            pending={apply.isPending}
            pendingLabel="Sending your application"
          >
            Send the application
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <dl className="grid grid-cols-[8rem_minmax(0,1fr)] border-t border-line [&>*]:border-b [&>*]:border-line [&>*]:py-2.5">
        <dt className="text-muted">Your name</dt>
        <dd>{person ? [person.name, person.lastName].filter(Boolean).join(' ') : 'As in your profile'}</dd>
        <dt className="text-muted">Your points</dt>
        <dd>{person ? `${sayPoints(person.points)} today, and what they come to later` : 'Today, and later'}</dd>
        <dt className="text-muted">Your record</dt>
        <dd>{sayRecord(privacy)}</dd>
        <dt className="text-muted">Your e-mail</dt>
        <dd className="break-words">{sayEmail(privacy, person?.email)}</dd>
      </dl>
      <p className="mt-4 text-muted">
        Points are not spent. You can withdraw until the decision, or until the deadline.
      </p>
      {failure && (
        <Notice tone="danger" isLive className="mt-5">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}

/** What is public or for members, a partner sees. */
function sayRecord(privacy: PrivacyPolicy | undefined): string {
  if (!privacy) return 'Your verified impacts, if your privacy settings show them';
  return privacy.impacts === 'private' ? 'Not sent: your privacy settings hide your impacts' : 'Your verified impacts';
}

function sayEmail(privacy: PrivacyPolicy | undefined, email = 'Your address'): string {
  if (!privacy) return `${email}, if your privacy settings show it`;
  return privacy.email === 'private' ? 'Not sent: your privacy settings hide it' : email;
}
