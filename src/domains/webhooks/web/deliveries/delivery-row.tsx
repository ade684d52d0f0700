import type { WebhookDelivery } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { Day } from '#ui/lists/day.tsx';
import { EVENT_NAMES } from '../event-texts.ts';
import { STATE_NAMES, STATE_TONES, sayOutcome } from './delivery-texts.ts';

export function DeliveryRow({ delivery, onShow }: { delivery: WebhookDelivery; onShow: () => void }) {
  const { type, state, createdAt, attempts, nextAttemptAt } = delivery;
  const name = EVENT_NAMES[type];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{name}</span>
          <Badge tone={STATE_TONES[state]}>{STATE_NAMES[state]}</Badge>
          <span className="text-sm text-muted">
            <Ago value={createdAt} />
          </span>
        </p>
        {attempts > 0 && <p className="mt-1 text-sm">{sayOutcome(delivery)}</p>}
        <p className="mt-0.5 text-sm text-muted">
          {say('webhooks.deliveries.attempts', { count: attempts })}{' '}
          {nextAttemptAt && (
            <Phrase text={say('webhooks.deliveries.next')} parts={{ next: () => <Day value={nextAttemptAt} time /> }} />
          )}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={say('webhooks.deliveries.detailsOf', { event: name })}
        onClick={onShow}
      >
        {say('webhooks.deliveries.details')}
      </Button>
    </li>
  );
}
