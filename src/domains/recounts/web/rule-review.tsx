import { useState } from 'react';
import { STANDARD_RULE } from '#domains/points/standard-rule.ts';
import type { CommunitySettingsPart } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';
import { QuestionDialog } from '#ui/dialogs/question-dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { Radio } from '#ui/fields/radio.tsx';
import { RulePreview } from './rule-preview.tsx';
import { useStartRecount } from './use-recount.ts';

interface RuleReviewProps {
  values: CommunitySettingsPart;
  isSaving: boolean;
  failure: string | null;
  /** Saves the rule, and then does this. */
  onConfirm: (onSaved: () => void) => void;
  onClose: () => void;
}

/** Before a rule is saved: what it would change, and whether past impacts follow it. */
export function RuleReview({
  values: { points: rule = STANDARD_RULE },
  isSaving,
  failure,
  onConfirm,
  onClose,
}: RuleReviewProps) {
  const [isForPast, setForPast] = useState(false);
  // By then the dialog is closed.
  const starting = useStartRecount((error) =>
    toast({ message: sayFailed(say('recounts.panel.notStarted'), error), tone: 'danger' }),
  );

  function startRecount() {
    if (isForPast) starting.mutate({});
  }

  return (
    <QuestionDialog
      title={say('recounts.review.title')}
      confirm={say('recounts.review.confirm')}
      underWay={isSaving ? say('recounts.review.saving') : undefined}
      failure={failure}
      size="lg"
      onSubmit={() => onConfirm(startRecount)}
      onClose={onClose}
    >
      <Fieldset id="applies" legend={say('recounts.review.which')}>
        <Radio
          name="applies"
          value="now"
          autoFocus
          label={say('recounts.review.fromNow')}
          hint={say('recounts.review.fromNowHint')}
          checked={!isForPast}
          onChange={() => setForPast(false)}
        />
        <Radio
          name="applies"
          value="past"
          label={say('recounts.review.past')}
          hint={say('recounts.review.pastHint')}
          checked={isForPast}
          onChange={() => setForPast(true)}
        />
      </Fieldset>
      <RulePreview rule={rule} />
    </QuestionDialog>
  );
}
