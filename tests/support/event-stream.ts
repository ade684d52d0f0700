/** Reads a stream of server-sent events as a page does. */
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Notification } from '#generated/types.gen.ts';
import type { Client } from './client.ts';

export interface StreamEvent {
  event: string;
  id: string | undefined;
  data: string;
}

export interface EventStream {
  status: number;
  headers: IncomingMessage['headers'];
  readonly events: readonly StreamEvent[];
  /** The titles of the notifications received, in order. */
  titles(): string[];
  unread(): number | undefined;
  lastId(): string | undefined;
  readonly hasEnded: boolean;
  close(): void;
}

const DEADLINE_MS = 60_000;

export async function openStream(
  origin: string,
  { token }: Pick<Client, 'token'>,
  lastEventId?: string,
): Promise<EventStream> {
  const asking = request(`${origin}/api/general/notification/stream`, {
    agent: false,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
  });
  const response = await answerTo(asking);
  const events: StreamEvent[] = [];
  let text = '';
  let hasEnded = false;
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
      const data = field('data');
      if (data !== undefined) events.push({ event: field('event') ?? 'message', id: field('id'), data });
    }
  });
  const end = () => {
    hasEnded = true;
  };
  response.on('close', end).on('error', end);
  asking.on('error', end);
  const notifications = () =>
    events.filter(({ event }) => event === 'notification').map(({ data }): Notification => JSON.parse(data));
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    events,
    titles: () => notifications().map(({ title }) => title),
    unread: () => {
      const last = events.findLast(({ event }) => event === 'unread');
      return last && Number(last.data);
    },
    lastId: () => events.findLast(({ id }) => id !== undefined)?.id,
    get hasEnded() {
      return hasEnded;
    },
    close: () => asking.destroy(),
  };
}

const answerTo = (asking: ClientRequest) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    asking.once('response', resolve).once('error', reject).end();
  });

/** @param what names the condition in the error. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`It did not come to this: ${what}`);
    await wait(25);
  }
}
