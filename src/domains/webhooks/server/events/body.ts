/** The body of an event's requests: the same bytes each time, as long as the community's address stays. */
import type { WebhookEventType } from '#generated/types.gen.ts';

interface StoredEvent {
  type: WebhookEventType;
  createdAt: Date;
  /** Its links are paths. */
  data: object;
}

export const bodyOf = ({ type, createdAt, data }: StoredEvent, origin: string): string =>
  JSON.stringify({ type, timestamp: createdAt.toISOString(), data }, (key, value) =>
    key === 'link' ? `${origin}${value}` : value,
  );
