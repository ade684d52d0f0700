import { Suspense, useState } from 'react';
import type { Opportunity } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { DecisionDesk, RowStatus } from '#platform/browser/decisions/decision-desk.ts';
import { useSecondaryDesk } from '#platform/browser/decisions/use-decision-desk.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Switch } from '#ui/buttons/switch.tsx';
import { type ActionTexts, ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Hold } from '#ui/feedback/hold.tsx';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { isPastDeadline, takesDecisions } from '../opportunity-state.ts';
import { type RuleVerdict, ruleDecision, sayPendingChange, TURN_RULE } from './rule-decision.ts';

const AutoAcceptDialog = lazyPart(async () => ({
  default: (await import('./auto-accept-dialog.tsx')).AutoAcceptDialog,
}));

const TURN_OFF: ActionTexts = {
  label: say('opportunities.autoAccept.turnOff'),
  question: say('opportunities.autoAccept.turnOffQuestion'),
  description: say('opportunities.autoAccept.turnOffConsequence'),
  confirm: say('opportunities.autoAccept.turnOff'),
  pending: say('opportunities.autoAccept.turningOff'),
  isDestructive: false,
};

/** The auto-accept switch, with its threshold. */
export function AutoAccept({ opportunity }: { opportunity: Opportunity }) {
  const { desk, state: deskState } = useSecondaryDesk(ruleDecision);
  const [asked, setAsked] = useState<'on' | 'off' | null>(null);
  const { id, title, autoAccept } = opportunity;
  const canTurn = takesDecisions(opportunity);
  const fate = deskState.statuses.get(id);
  const isUnderWay = fate?.stage === 'held' || fate?.stage === 'sending';
  const isOn = isUnderWay ? fate.decision.verdict.points !== null : autoAccept?.isApproved === true;

  function turn(verdict: RuleVerdict) {
    desk.decide({ rows: [opportunity], choice: TURN_RULE, verdict });
    setAsked(null);
  }

  return (
    <div className="min-w-0">
      <Switch
        name="auto-accept"
        label={say('opportunities.autoAccept.label')}
        hint={isUnderWay ? undefined : sayRule(opportunity)}
        checked={isOn}
        disabled={!canTurn || isUnderWay}
        onChange={() => setAsked(isOn ? 'off' : 'on')}
      />
      <div role="status">{fate && <RuleFate fate={fate} desk={desk} />}</div>
      {isOn && canTurn && !isUnderWay && (
        <Button variant="quiet" size="sm" className="mt-1 -ms-3" onClick={() => setAsked('on')}>
          {say('opportunities.autoAccept.changePoints')}
        </Button>
      )}
      {asked === 'off' && (
        <ConfirmDialog
          words={TURN_OFF}
          subject={title}
          isPending={false}
          failure=""
          onConfirm={() => turn({ points: null, expected: 0 })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'on' && (
        <Suspense>
          <AutoAcceptDialog
            opportunity={opportunity}
            onConfirm={(points, expected) => turn({ points, expected })}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface RuleFateProps {
  fate: RowStatus<Opportunity, RuleVerdict>;
  desk: DecisionDesk<Opportunity, RuleVerdict>;
}

/** The effect of the change, with undo. Failures are shown elsewhere. */
function RuleFate({ fate, desk }: RuleFateProps) {
  const { key, stage, decision, message } = fate;
  if (stage === 'refused' || stage === 'unanswered') return null;
  if (stage === 'done') return <p className="mt-2 text-sm">{message}</p>;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 border-s-4 border-accent bg-sunken py-2 pe-2 ps-4">
      <p className="min-w-40 flex-1">
        <span className="block font-semibold">{sayPendingChange(decision.verdict)}</span>
        {stage === 'held' && <span className="block text-sm text-muted">{say('opportunities.autoAccept.held')}</span>}
      </p>
      {stage === 'held' && (
        <Hold onHold={(isHeld) => desk.hold(key, isHeld)}>
          <Button variant="secondary" size="sm" onClick={() => desk.undo(key)}>
            {say('opportunities.autoAccept.undo')}
          </Button>
        </Hold>
      )}
    </div>
  );
}

function sayRule(opportunity: Opportunity): string {
  const { autoAccept } = opportunity;
  if (isPastDeadline(opportunity)) return say('opportunities.autoAccept.deadlinePassed');
  if (!takesDecisions(opportunity)) return say('opportunities.autoAccept.notPublic');
  if (!autoAccept?.isApproved || autoAccept.min_pointsreq === null) return say('opportunities.autoAccept.off');
  return say('opportunities.autoAccept.on', { points: autoAccept.min_pointsreq });
}
