import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PrivacyRules } from '#domains/people/privacy.ts';
import type { PrivacyPolicy, Visibility } from '#generated/types.gen.ts';
import { createPrivacyPolicy } from '#generated/users/createPrivacyPolicy.gen.ts';
import { getPrivacyPolicy, getPrivacyPolicyQueryKey } from '#generated/users/getPrivacyPolicy.gen.ts';
import { updatePrivacyPolicy } from '#generated/users/updatePrivacyPolicy.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { useLeaveQuestion } from '#platform/browser/forms/use-leave-question.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Form } from '#ui/forms/form.tsx';
import { LeaveQuestion } from '#ui/forms/leave-question.tsx';
import { PRIVACY_PARTS } from '../../flows/privacy-parts.ts';
import { PrivacyPartChoice } from './privacy-part-choice.tsx';

/** Applies only the changed choices to the latest policy, which another tab or device may have changed. */
async function savePrivacy(userId: string, chosen: Partial<PrivacyRules>): Promise<PrivacyPolicy> {
  try {
    return await saveOnce(userId, chosen);
  } catch (error) {
    if (!isOutdatedCall(error)) throw error;
    return await saveOnce(userId, chosen);
  }
}

async function saveOnce(userId: string, chosen: Partial<PrivacyRules>): Promise<PrivacyPolicy> {
  const { data: read } = await getPrivacyPolicy({ path: { id: userId } });
  const call = read.data.updatedAt === null ? createPrivacyPolicy : updatePrivacyPolicy;
  const { data: saved } = await call({ body: { ...rulesOf(read.data), ...chosen } });
  return saved.data;
}

const isOutdatedCall = (error: unknown) =>
  isApiError(error, 'refused') && (error.code === 'already_exists' || error.status === 404);

const rulesOf = ({ email, contactNo, location, impacts, councils, leaderboard }: PrivacyPolicy): PrivacyRules => ({
  email,
  contactNo,
  location,
  impacts,
  councils,
  leaderboard,
});

/** Keeps unsaved choices when the policy is refetched. */
export function PrivacyForm({ policy }: { policy: PrivacyPolicy }) {
  const queryClient = useQueryClient();
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  const [chosen, setChosen] = useState<Partial<PrivacyRules>>({});
  const start = rulesOf(policy);
  const rules = { ...start, ...chosen };
  const failed = say('profiles.privacyForm.failed');
  const save = useMutation({
    mutationFn: (wanted: Partial<PrivacyRules>) => savePrivacy(policy.userId, wanted),
    onSuccess: (data) => {
      const answer = { status: 200 as const, message: say('profiles.privacyForm.policy'), data };
      queryClient.setQueryData(getPrivacyPolicyQueryKey({ path: { id: policy.userId } }), answer);
      setChosen((now) => unsaved(now, data));
      toast({ message: say('profiles.privacyForm.saved'), tone: 'success' });
      void queryClient.invalidateQueries();
    },
    // While the form is shown, it shows the error itself.
    onError: (error) => {
      if (hasLeft.current) toast({ message: sayFailed(failed, error), tone: 'danger' });
    },
  });
  const refused = useFormErrors(save.error, failed);
  const isChanged = PRIVACY_PARTS.some(({ part }) => rules[part] !== start[part]);
  const leaving = useLeaveQuestion(isChanged && !save.isPending, { isLostOnReload: isChanged });
  return (
    <Form onSubmit={() => save.mutate(chosen)} errors={NO_FIELDS} attempt={0} failure={refused.form} className="mt-8">
      <div className="divide-y divide-line border-y border-line">
        {PRIVACY_PARTS.map(({ part, label, covers }) => (
          <PrivacyPartChoice
            key={part}
            part={part}
            label={label}
            covers={covers}
            value={rules[part]}
            onChange={(value: Visibility) => setChosen({ ...chosen, [part]: value })}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" pending={save.isPending} pendingLabel={say('profiles.privacyForm.saving')}>
          {say('profiles.privacyForm.save')}
        </Button>
        {isChanged && (
          <Button variant="quiet" onClick={() => setChosen({})}>
            {say('profiles.privacyForm.undoChanges')}
          </Button>
        )}
      </div>
      <LeaveQuestion
        isOpen={leaving.isAsking}
        what={say('profiles.privacyForm.leaveTitle')}
        keeping={say('profiles.privacyForm.leaveConsequence')}
        onLeave={leaving.leave}
        onStay={leaving.stay}
      />
    </Form>
  );
}

const NO_FIELDS = [] as const;

/** Choices made during saving are still unsaved. */
function unsaved(chosen: Partial<PrivacyRules>, saved: PrivacyPolicy): Partial<PrivacyRules> {
  const parts = PRIVACY_PARTS.map(({ part }) => part);
  const left = parts.filter((part) => chosen[part] !== undefined && chosen[part] !== saved[part]);
  return Object.fromEntries(left.map((part) => [part, chosen[part]]));
}
