import { useState } from 'react';
import type { CommunitySettingsState, PointsRecount, PointsRule } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { type ActionTexts, ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { QuestionDialog } from '#ui/dialogs/question-dialog.tsx';
import { ContourProgress } from '#ui/drawn/contour-progress.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Day } from '#ui/lists/day.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { canStop } from '../lifecycle.ts';
import { RulePreview } from './rule-preview.tsx';
import { useRecount, useStartRecount, useStopRecount } from './use-recount.ts';

/** Whether verified impacts follow the present rule, and the recount that makes them. */
export function RecountPanel({ state: { values } }: { state: CommunitySettingsState }) {
  const read = useRecount();
  const [question, setQuestion] = useState<'start' | 'stop' | null>(null);
  const close = () => setQuestion(null);
  const recounting = read.data?.data;
  const open = recounting?.latest && canStop(recounting.latest.state) ? recounting.latest : null;
  return (
    <TitledSection
      id="recount"
      title={say('recounts.panel.title')}
      className="mt-14 max-w-3xl border-t border-line pt-8"
    >
      <div className="mt-4 space-y-4">
        {open ? (
          <Progress recount={open} onStop={() => setQuestion('stop')} />
        ) : recounting ? (
          <Settled latest={recounting.latest} due={recounting.due} onStart={() => setQuestion('start')} />
        ) : read.isError ? (
          <FailedRead of={read} what={say('recounts.panel.failed')} />
        ) : (
          <LoadingState label={say('recounts.panel.loading')}>
            <SkeletonText lines={2} />
          </LoadingState>
        )}
      </div>
      {question === 'start' && <StartDialog rule={values.points} onClose={close} />}
      {question === 'stop' && <StopDialog onClose={close} />}
    </TitledSection>
  );
}

function Progress({ recount: { state, done, total }, onStop }: { recount: PointsRecount; onStop: () => void }) {
  const said = say('recounts.panel.doneOf', { done, total });
  return (
    <>
      {state === 'waiting' ? (
        <p>{say('recounts.panel.waiting')}</p>
      ) : (
        <>
          <ContourProgress
            label={say('recounts.panel.progress')}
            value={done}
            max={Math.max(1, total)}
            valueText={said}
            className="h-16"
          />
          <p className="font-semibold tabular-nums">{said}</p>
        </>
      )}
      <Button variant="secondary" onClick={onStop}>
        {say('recounts.panel.stop')}
      </Button>
    </>
  );
}

interface SettledProps {
  latest: PointsRecount | null;
  due: number;
  onStart: () => void;
}

const Settled = ({ latest, due, onStart }: SettledProps) => (
  <>
    <p role="status">{due === 0 ? say('recounts.panel.upToDate') : say('recounts.panel.due', { due })}</p>
    {due > 0 && (
      <Button variant="secondary" onClick={onStart}>
        {say('recounts.panel.start')}
      </Button>
    )}
    {latest && (
      <p className="text-sm text-muted">
        {say('recounts.panel.last', { state: latest.state, impacts: latest.done, changes: latest.changes })}{' '}
        <PersonName person={latest.by} /> · <Day value={latest.endedAt ?? latest.at} time />
      </p>
    )}
  </>
);

function StartDialog({ rule, onClose }: { rule: PointsRule; onClose: () => void }) {
  const starting = useStartRecount();
  const refused = useFormErrors(starting.error, say('recounts.panel.notStarted'));
  return (
    <QuestionDialog
      title={say('recounts.panel.startTitle')}
      description={say('recounts.review.pastHint')}
      confirm={say('recounts.panel.start')}
      underWay={starting.isPending ? say('recounts.panel.starting') : undefined}
      failure={refused.form}
      size="lg"
      onSubmit={() => starting.mutate({}, { onSuccess: onClose })}
      onClose={onClose}
    >
      <RulePreview rule={rule} />
    </QuestionDialog>
  );
}

const STOP: ActionTexts = {
  label: say('recounts.panel.stop'),
  question: say('recounts.panel.stopTitle'),
  description: say('recounts.panel.stopHint'),
  confirm: say('recounts.panel.stop'),
  pending: say('recounts.panel.stopping'),
  isDestructive: false,
};

function StopDialog({ onClose }: { onClose: () => void }) {
  const stopping = useStopRecount();
  const refused = useFormErrors(stopping.error, say('recounts.panel.notStopped'));
  return (
    <ConfirmDialog
      words={STOP}
      subject={say('settings.name', { key: 'points' })}
      isPending={stopping.isPending}
      failure={refused.form}
      onConfirm={() => stopping.mutate({}, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
