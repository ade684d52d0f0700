import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PrivacyPolicy, Visibility } from '../../../../../generated/types.gen.ts';
import { createPrivacyPolicy } from '../../../../../generated/users/createPrivacyPolicy.gen.ts';
import { getPrivacyPolicyQueryKey } from '../../../../../generated/users/getPrivacyPolicy.gen.ts';
import { updatePrivacyPolicy } from '../../../../../generated/users/updatePrivacyPolicy.gen.ts';
import { useLeaveQuestion } from '../../../../platform/browser/use-leave-question.ts';
import { useRefused } from '../../../../platform/browser/use-refused.ts';
import { Button } from '../../../../ui/button.tsx';
import { Form } from '../../../../ui/form.tsx';
import { LeaveQuestion } from '../../../../ui/leave-question.tsx';
import { toast } from '../../../../ui/toast.ts';
import { PRIVACY_PARTS } from '../../flows/privacy-parts.ts';
import type { PrivacyRules } from '../../privacy.ts';
import { PrivacyPartChoice } from './privacy-part-choice.tsx';

/** To be made anew once it was saved: it begins with what stands then. */
export function PrivacyForm({ policy }: { policy: PrivacyPolicy }) {
  const queryClient = useQueryClient();
  const start = rulesOf(policy);
  const [rules, setRules] = useState(start);
  const save = useMutation({
    mutationFn: async (body: PrivacyRules) => {
      const call = policy.updatedAt === null ? createPrivacyPolicy : updatePrivacyPolicy;
      return (await call({ body })).data;
    },
    onSuccess: ({ data }) => {
      const answer = { status: 200 as const, message: 'Your privacy policy.', data };
      queryClient.setQueryData(getPrivacyPolicyQueryKey({ path: { id: policy.userId } }), answer);
      toast({ message: 'What others see of you is changed', tone: 'success' });
      void queryClient.invalidateQueries();
    },
  });
  const refused = useRefused(save.error, 'Nothing was changed. Check your connection and save again.');
  const isChanged = PRIVACY_PARTS.some(({ part }) => rules[part] !== start[part]);
  const leaving = useLeaveQuestion(isChanged && !save.isPending);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(rules);
      }}
      errors={NO_FIELDS}
      attempt={0}
      failure={refused.form}
      className="mt-8"
    >
      <div className="divide-y divide-line border-y border-line">
        {PRIVACY_PARTS.map(({ part, label, covers }) => (
          <PrivacyPartChoice
            key={part}
            part={part}
            label={label}
            covers={covers}
            value={rules[part]}
            onChange={(value: Visibility) => setRules({ ...rules, [part]: value })}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" pending={save.isPending} pendingLabel="Saving">
          Save
        </Button>
        {isChanged && (
          <Button variant="quiet" onClick={() => setRules(start)}>
            Undo the changes
          </Button>
        )}
      </div>
      <LeaveQuestion
        isOpen={leaving.isAsking}
        what="You changed who sees what, and did not save it."
        keeping="When you leave, it stays as it was."
        onLeave={leaving.leave}
        onStay={leaving.stay}
      />
    </Form>
  );
}

const NO_FIELDS = [] as const;

const rulesOf = ({ email, contactNo, location, impacts, councils, leaderboard }: PrivacyPolicy): PrivacyRules => ({
  email,
  contactNo,
  location,
  impacts,
  councils,
  leaderboard,
});
