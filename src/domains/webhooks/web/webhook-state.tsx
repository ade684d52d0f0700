import type { WebhookState as State, Webhook } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { Badge, type BadgeProps } from '#ui/feedback/badge.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { Day } from '#ui/lists/day.tsx';

const NAMES: Readonly<Record<State, string>> = {
  active: say('webhooks.state.active'),
  failing: say('webhooks.state.failing'),
  off: say('webhooks.state.off'),
};
const TONES: Readonly<Record<State, BadgeProps['tone']>> = { active: 'action', failing: 'danger', off: 'neutral' };
const OFF_REASONS: Readonly<Record<NonNullable<Webhook['offReason']>, string>> = {
  owner: say('webhooks.offReason.owner'),
  admin: say('webhooks.offReason.admin'),
  failures: say('webhooks.offReason.failures'),
  gone: say('webhooks.offReason.gone'),
};

export const WebhookStateBadge = ({ state }: { state: State }) => <Badge tone={TONES[state]}>{NAMES[state]}</Badge>;

/** Whether events arrive, and if not, why. */
export function StateLine({ webhook }: { webhook: Webhook }) {
  const { state, offReason, failingSince, deliveredAt, isAllowed } = webhook;
  return (
    <>
      {state === 'off' && offReason && <span>{OFF_REASONS[offReason]} </span>}
      {state === 'failing' && failingSince && (
        <span>
          <Phrase
            text={say('webhooks.state.failingSince')}
            parts={{ since: () => <Day value={failingSince} time /> }}
          />{' '}
        </span>
      )}
      {!isAllowed && <span>{say('webhooks.state.notAllowed')} </span>}
      <span>
        <Phrase
          text={deliveredAt === null ? say('webhooks.state.neverDelivered') : say('webhooks.state.delivered')}
          parts={{ last: () => deliveredAt && <Ago value={deliveredAt} /> }}
        />
      </span>
    </>
  );
}
