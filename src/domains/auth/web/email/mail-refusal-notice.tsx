import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getMailRefusalOptions, getMailRefusalQueryKey } from '#generated/auth/getMailRefusal.gen.ts';
import { retryMailAddressMutation } from '#generated/auth/retryMailAddress.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';

/** On the overview of those whose address refuses our emails. If that can't be read, nothing is said of it. */
export function MailRefusalNotice({ className }: { className?: string }) {
  const { home } = useKnownViewer();
  const queryClient = useQueryClient();
  const refused = useQuery(getMailRefusalOptions()).data?.data.refused;
  const retrying = useMutation({
    ...retryMailAddressMutation(),
    onSuccess: (answer) => {
      queryClient.setQueryData(getMailRefusalQueryKey(), answer);
      const works = answer.data.refused === null;
      toast({
        message: works ? say('auth.mailRefusal.works') : say('auth.mailRefusal.still'),
        tone: works ? 'success' : 'warning',
      });
    },
    onError: (error) => toast({ message: sayFailed(say('auth.mailRefusal.failed'), error), tone: 'danger' }),
  });
  if (!refused) return null;
  return (
    <Notice
      tone="warning"
      title={
        <Phrase
          text={say('auth.mailRefusal.title')}
          parts={{ email: () => <bdi className="break-words">{refused.email}</bdi> }}
        />
      }
      className={className}
    >
      <p>{say('auth.mailRefusal.text')}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <TextLink to={`${home}/settings/email`}>{say('auth.mailRefusal.change')}</TextLink>
        <Button
          size="sm"
          variant="secondary"
          pending={retrying.isPending}
          pendingLabel={say('auth.mailRefusal.retrying')}
          onClick={() => retrying.mutate({})}
        >
          {say('auth.mailRefusal.retry')}
        </Button>
      </div>
    </Notice>
  );
}
