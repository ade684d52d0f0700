/** A call that answers with events for as long as it is read. */
import { createSseClient, type StreamEvent } from '#generated/core/serverSentEvents.gen.ts';
import type { Rest } from './call.ts';
import type { CallSpec } from './call-spec.ts';
import type { Groundswell } from './groundswell.ts';
import { GroundswellError } from './groundswell-error.ts';
import { type Sent, send } from './send.ts';

export interface StreamedEvent {
  /** What happened, such as `notification`. */
  event?: string;
  id?: string;
  /** What was sent as JSON. */
  data: unknown;
}

/**
 * Connects again if the connection is interrupted, and goes on after the last event. Ends when the server ends it, such as
 * when the token expires.
 *
 * @throws {GroundswellError} if the server refuses.
 */
export type Stream<Data> = (groundswell: Groundswell, ...rest: Rest<Data>) => AsyncGenerator<StreamedEvent, void>;

/** @internal */
export const stream = <Data>(spec: CallSpec): Stream<Data> =>
  async function* (groundswell, ...[options]) {
    const sent = (options ?? {}) as Sent;
    let latest: StreamEvent = { data: null };
    const events = createSseClient({
      // The library would connect to it by itself; `send` knows better.
      url: groundswell.url,
      fetch: (request) => send(groundswell, spec, { ...sent, headers: resumptionOf(request as Request, sent) }),
      ...(sent.signal && { signal: sent.signal }),
      onSseEvent: (event) => {
        latest = event;
      },
      onSseError: (error) => {
        if (error instanceof GroundswellError && error.status !== null && error.status < 500) throw error;
      },
    });
    for await (const data of events.stream) yield { ...named(latest), data };
  };

function resumptionOf(request: Request, { headers }: Sent): Record<string, string> {
  const last = request.headers.get('Last-Event-ID');
  return last === null ? { ...headers } : { 'Last-Event-ID': last };
}

const named = ({ event, id }: StreamEvent) => ({
  ...(event !== undefined && { event }),
  ...(id !== undefined && { id }),
});
