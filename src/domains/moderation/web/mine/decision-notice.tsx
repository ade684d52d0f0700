import { useQuery } from '@tanstack/react-query';
import { listMyDecisionsOptions } from '#generated/moderation/listMyDecisions.gen.ts';
import type { OwnDecision } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Day } from '#ui/lists/day.tsx';
import { Written } from '#ui/text/written.tsx';
import { useNow } from '#ui/timing/hydration.ts';
import { canAppeal } from '../../lifecycle.ts';
import { isSuspension, sayAbout, sayAppeal, sayDecision } from './decision-texts.ts';

const LATEST = 20;
const RECENT_MS = 14 * 86_400_000;

/** On the overview: a suspension while it lasts, and whatever else was decided about the person lately. */
export function DecisionNotice({ className }: { className?: string }) {
  const now = useNow().getTime();
  const { home } = useKnownViewer();
  // If it can't be loaded, the overview works as before; the settings show that it failed.
  const { data } = useQuery(listMyDecisionsOptions({ query: { page_size: LATEST } }));
  const decision = mostPressing(data?.data.data ?? [], now);
  if (!decision) return null;
  const { state, reason, suspendedUntil } = decision;
  const appeal = sayAppeal(decision);
  const isSuspended = isSuspension(decision, now);
  return (
    <Notice tone={isSuspended ? 'danger' : 'warning'} title={sayDecision(decision, now)} className={className}>
      {isSuspended && suspendedUntil && (
        <p>
          <Phrase
            text={say('moderation.decisionNotice.until')}
            parts={{ day: () => <Day value={suspendedUntil} time /> }}
          />
        </p>
      )}
      <p className="text-sm text-muted">{sayAbout(decision)}</p>
      <Written text={reason} className="mt-2 line-clamp-4" />
      {appeal && <p className="mt-2 font-semibold">{appeal}</p>}
      <p className="mt-2">
        <TextLink to={`${home}/settings/decisions`}>
          {canAppeal(state) ? say('moderation.decisionNotice.readOrAppeal') : say('moderation.decisionNotice.read')}
        </TextLink>
      </p>
    </Notice>
  );
}

function mostPressing(decisions: readonly OwnDecision[], now: number): OwnDecision | undefined {
  const inForce = decisions.filter(({ state }) => state !== 'overturned');
  return (
    inForce.find((decision) => isSuspension(decision, now)) ??
    inForce.find(({ outcome, decidedAt }) => outcome !== 'suspended' && now - Date.parse(decidedAt) < RECENT_MS)
  );
}
