import { offeredGoalTiles } from '#domains/goals/offered-goals.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { DraftPicturesField } from '#platform/browser/drafts/draft-pictures-field.tsx';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { PlaceField } from '#platform/browser/places/place-field.tsx';
import { placeFieldOf } from '#platform/browser/places/place-field-of.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ChipChoice } from '#ui/fields/chip-choice.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { FormFields } from '#ui/forms/form-fields.tsx';
import { MAX_GOALS, MAX_PICTURES } from '../../../flows/impact-draft.ts';
import { applyDescription } from '../../../flows/propose.ts';
import { countProposed } from '../../../flows/proposed.ts';
import { useOfferedEventTypes } from '../../event-types.ts';
import { PositionChoice } from '../pictures/position-choice.tsx';
import type { ImpactFormState } from '../use-impact-form.ts';
import { hintOf } from './proposed-hint.tsx';
import { type ProposingState, useProposals } from './use-proposals.ts';
import { useSharedFiles } from './use-shared-files.ts';

interface QuickLogProps {
  form: ImpactFormState;
  onSubmit: () => void;
  /** Opens the steps, which show the same draft. */
  onMore: () => void;
}

/** One screen: a photo and a sentence, from which the rest is proposed. */
export function QuickLog({ form, onSubmit, onMore }: QuickLogProps) {
  const { draft, change, fill, field, faultOf, faults, attempt, failure, isSending } = form;
  const { proposed } = draft;
  const proposing = useProposals(form);
  const shared = useSharedFiles();
  const goals = offeredGoalTiles(readPageSettings().goalsOff, draft.sdgs);
  return (
    <>
      <p className="mb-6 max-w-prose text-muted">{say('impacts.quickLog.intro')}</p>
      {shared.isLost && (
        <Notice tone="warning" isLive className="mb-6">
          {say('impacts.quickLog.sharedLost')}
        </Notice>
      )}
      <Form onSubmit={onSubmit} errors={faults} attempt={attempt} failure={failure}>
        <FormFields isSending={isSending} className="space-y-6">
          <DraftPicturesField
            form={form}
            max={MAX_PICTURES}
            hasCamera
            offered={shared.files}
            sayFull={(name) => say('impacts.picturesStep.full', { name, most: MAX_PICTURES })}
          />
          <PositionChoice form={form} />
          <TextArea
            {...field('description')}
            label={say('impacts.quickLog.description')}
            hint={say('impacts.quickLog.descriptionHint')}
            rows={3}
            // The title that is made of it remains a proposal.
            onChange={({ target }) => fill(applyDescription(draft, target.value))}
          />
          <ProposalLine state={proposing} count={countProposed(proposed)} />
          <TextField {...field('title')} hint={hintOf(proposed.title)} autoComplete="off" />
          <KindField form={form} />
          <ChipChoice
            id="sdgs"
            legend={say('impacts.goalsStep.goals')}
            hint={hintOf(proposed.sdgs)}
            error={faultOf('sdgs')}
            chipId="goal"
            chips={goals}
            chosen={draft.sdgs}
            onChange={(sdgs) => change({ sdgs })}
            max={MAX_GOALS}
            more={say('impacts.quickLog.goalsButton', { count: goals.length })}
          />
          <div className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)]">
            <TextField {...field('startDate')} type="date" hint={hintOf(proposed.startDate)} />
            <PlaceField
              {...placeFieldOf({ draft, change, field })}
              optional
              canBeExact
              hint={hintOf(proposed.location)}
            />
          </div>
        </FormFields>
        <div className="space-y-2 text-sm text-muted">
          <p>{say('impacts.picturesStep.origin')}</p>
          <p>{say('impacts.quickLog.position')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
          <Button type="submit" pending={isSending} pendingLabel={say('impacts.impactForm.submitting')} worksOffline>
            {say('impacts.impactForm.submit')}
          </Button>
          <Button variant="quiet" onClick={onMore}>
            {say('impacts.quickLog.more')}
          </Button>
        </div>
      </Form>
    </>
  );
}

/** Keeps its height while it asks, so that the fields below stay where they are. */
function ProposalLine({ state, count }: { state: ProposingState; count: number }) {
  return (
    <p role="status" className="min-h-5 border-s-4 border-accent ps-3 text-sm text-muted empty:border-transparent">
      {sayProposal(state, count)}
    </p>
  );
}

function sayProposal(state: ProposingState, count: number): string {
  if (state === 'proposing') return say('impacts.quickLog.proposing');
  if (state === 'unanswered') return say('impacts.quickLog.unanswered');
  return count === 0 ? '' : say('impacts.quickLog.proposed', { count });
}

function KindField({ form: { field, draft } }: Pick<QuickLogProps, 'form'>) {
  const { read, options } = useOfferedEventTypes(draft.eventType);
  return (
    <>
      <Select
        {...field('eventType')}
        hint={hintOf(draft.proposed.eventType)}
        options={options}
        placeholder={read.isPending ? say('impacts.whatStep.loading') : say('impacts.whatStep.kindPlaceholder')}
      />
      {read.isError && <FailedRead of={read} level={3} what={say('impacts.whatStep.kindsFailed')} />}
    </>
  );
}
