import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getProofRuleOptions, getProofRuleQueryKey } from '#generated/auth/getProofRule.gen.ts';
import { setProofRuleMutation } from '#generated/auth/setProofRule.gen.ts';
import type { ProofRule } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { TitledSection } from '#ui/text/titled-section.tsx';

/** When logins and registrations are asked for a proof of work, and the admins' switch. */
export function ProofSection() {
  const read = useQuery({ ...getProofRuleOptions(), staleTime: 0 });
  const rule = read.data?.data;
  return (
    <TitledSection id="proofs" title={say('auth.proofSection.title')}>
      <p className="mt-4 max-w-prose">{say('auth.proofSection.intro')}</p>
      {rule ? (
        <Switch rule={rule} />
      ) : read.isError ? (
        <FailedRead of={read} className="mt-4" what={say('auth.proofSection.failed')} />
      ) : (
        <LoadingState label={say('auth.proofSection.loading')} className="mt-4 max-w-lg">
          <SkeletonText lines={2} />
        </LoadingState>
      )}
    </TitledSection>
  );
}

function Switch({ rule: { isAlways, isRising } }: { rule: ProofRule }) {
  const queryClient = useQueryClient();
  const saving = useMutation({
    ...setProofRuleMutation(),
    onSuccess: (saved) => queryClient.setQueryData(getProofRuleQueryKey(), saved),
    onError: () => toast({ message: say('auth.proofSection.notSaved'), tone: 'danger' }),
  });
  return (
    <>
      <p role="status" className="mt-4 max-w-prose font-semibold">
        {isAlways
          ? say('auth.proofSection.always')
          : isRising
            ? say('auth.proofSection.rising')
            : say('auth.proofSection.quiet')}
      </p>
      <Button
        variant="secondary"
        className="mt-4"
        pending={saving.isPending}
        pendingLabel={say('auth.proofSection.saving')}
        onClick={() => saving.mutate({ body: { isAlways: !isAlways } })}
      >
        {isAlways ? say('auth.proofSection.askWhenRising') : say('auth.proofSection.askAlways')}
      </Button>
    </>
  );
}
