/** Checks what someone wants a webhook to be. */
import type { FieldError, WebhookSubject, WebhookSubscription } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { invalid } from '#platform/server/http/failure.ts';
import { type AddressFault, type AllowedHosts, findAddressFault } from '#platform/server/outgoing/addresses.ts';
import { eventsOf, sortEvents } from '../../subscriptions.ts';

interface Input {
  name: string;
  url: string;
  events: readonly WebhookSubscription[];
}

export interface Content {
  name: string;
  /** As it's requested: normalised, without a fragment. */
  url: string;
  events: WebhookSubscription[];
}

/** @throws {Failure} 422 by field. */
export function readContent(input: Input, subject: WebhookSubject, allowedHosts: AllowedHosts): Content {
  const faults: FieldError[] = [];
  const name = input.name.trim();
  if (name === '') faults.push({ field: 'name', message: say('webhooks.failures.nameMissing') });
  const fault = findAddressFault(input.url, allowedHosts);
  if (fault !== null) faults.push({ field: 'url', message: sayFault(fault) });
  const offered = eventsOf(subject);
  if (input.events.some((event) => !offered.includes(event)))
    faults.push({ field: 'events', message: say('webhooks.failures.otherEvents') });
  if (faults.length > 0) throw invalid(faults);
  const url = new URL(input.url);
  url.hash = '';
  return { name, url: url.href, events: sortEvents(input.events) };
}

function sayFault(fault: AddressFault): string {
  switch (fault) {
    case 'address':
      return say('webhooks.failures.noAddress');
    case 'scheme':
      return say('webhooks.failures.httpsOnly');
    case 'credentials':
      return say('webhooks.failures.noCredentials');
    case 'private':
      return say('webhooks.failures.privateAddress');
  }
}
