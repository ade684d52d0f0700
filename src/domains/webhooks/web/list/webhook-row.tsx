import type { PersonCard, Webhook } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { EVENT_NAMES, sayAbout } from '../event-texts.ts';
import { webhookPageOf } from '../webhook-paths.ts';
import { StateLine, WebhookStateBadge } from '../webhook-state.tsx';

/** More would fill the list with names. */
const NAMED_EVENTS = 3;

interface WebhookRowProps {
  webhook: Webhook;
  /** Whose it is, where that isn't clear. */
  owner?: PersonCard;
}

export function WebhookRow({ webhook, owner }: WebhookRowProps) {
  const { id, name, url, events, state } = webhook;
  const viewer = useKnownViewer();
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TextLink dir="auto" to={webhookPageOf(viewer.home, id)} className="font-semibold break-words">
          {name}
        </TextLink>
        <WebhookStateBadge state={state} />
      </p>
      {owner && (
        <p className="mt-1">
          <PersonName person={owner} />
        </p>
      )}
      <p dir="ltr" className="mt-1 text-sm break-all rtl:text-end">
        {url}
      </p>
      <p className="mt-1 text-sm">{sayAbout(webhook, !owner || owner.id === viewer.id)}</p>
      <p className="mt-1 text-sm">{sayEvents(events)}</p>
      <p className="mt-1 text-sm text-muted">
        <StateLine webhook={webhook} />
      </p>
    </li>
  );
}

function sayEvents(events: Webhook['events']): string {
  const names = events.slice(0, NAMED_EVENTS).map((event) => EVENT_NAMES[event]);
  const more = events.length - names.length;
  return say('webhooks.row.events', { names: names.join(say('webhooks.row.between')), more });
}
