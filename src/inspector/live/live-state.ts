/** The state of the followed pages, reduced from their messages. */
import { isRecord, type MachineDefinition, readDefinition } from '../graph/definition.ts';
import type { FlowMessage, FollowedPage } from './channel.ts';

export interface LiveActor {
  sessionId: string;
  definition: MachineDefinition;
}

/** A machine after an event. */
export interface LiveEntry {
  turn: number;
  sessionId: string;
  /** The id of the machine. */
  flow: string;
  /** Milliseconds since 1970. */
  at: number;
  event: { type: string; [key: string]: unknown };
  value: unknown;
  context: unknown;
  isDone: boolean;
  hasMoved: boolean;
}

export interface LivePage extends FollowedPage {
  actors: readonly LiveActor[];
  /** The events of all its machines, oldest first. */
  timeline: readonly LiveEntry[];
  /** Whether the page has replayed its history, so that every later report is known too. */
  isWhole: boolean;
}

const MAX_ENTRIES = 1_000;

export function applyReport(
  page: LivePage | undefined,
  report: { page: FollowedPage; messages: readonly FlowMessage[]; isReplay: boolean },
): LivePage {
  // A page replays its history for each new follower: that is nothing new, and less once it has dropped old events.
  if (report.isReplay && page?.isWhole) return { ...page, ...report.page };
  const isFresh = page === undefined || report.isReplay;
  const before = isFresh ? { actors: [], timeline: [], isWhole: report.isReplay } : page;
  return report.messages.reduce<LivePage>((known, message) => applyMessage(known, message), {
    ...before,
    ...report.page,
  });
}

function applyMessage(page: LivePage, message: FlowMessage): LivePage {
  if (message.type === '@xstate.actor') {
    const definition = readDefinition(message.definition);
    if (definition === null) return page;
    const actor = { sessionId: message.sessionId, definition };
    const actors = [...page.actors.filter(({ sessionId }) => sessionId !== actor.sessionId), actor];
    return withEntry({ ...page, actors }, message.sessionId, message.snapshot, { type: '' }, message.createdAt);
  }
  if (message.type !== '@xstate.snapshot') return page;
  return withEntry(page, message.sessionId, message.snapshot, message.event, message.createdAt);
}

function withEntry(
  page: LivePage,
  sessionId: string,
  snapshot: unknown,
  event: LiveEntry['event'],
  at: string,
): LivePage {
  const actor = page.actors.find((one) => one.sessionId === sessionId);
  // A machine without a state never ran: React discards some renders.
  if (!actor || !isRecord(snapshot) || snapshot['value'] === undefined) return page;
  const last = page.timeline.findLast((entry) => entry.sessionId === sessionId);
  const value = snapshot['value'];
  const hasMoved = JSON.stringify(last?.value) !== JSON.stringify(value);
  // An actor's first reported snapshot may already include its first event.
  if (event.type === '' && last !== undefined && !hasMoved) return page;
  if (event.type === 'xstate.init' && last?.event.type === '' && !hasMoved) return page;
  const entry: LiveEntry = {
    turn: (page.timeline.at(-1)?.turn ?? 0) + 1,
    sessionId,
    flow: actor.definition.id,
    at: Number(at),
    event,
    value,
    context: snapshot['context'],
    isDone: snapshot['status'] === 'done',
    hasMoved,
  };
  return { ...page, timeline: [...page.timeline, entry].slice(-MAX_ENTRIES) };
}

/** A page's running machines, most recently active first. */
export function runningFlows({ actors, timeline }: LivePage): { actor: LiveActor; last: LiveEntry }[] {
  const running = actors.flatMap((actor) => {
    const last = timeline.findLast(({ sessionId }) => sessionId === actor.sessionId);
    return last && !last.isDone && last.event.type !== 'xstate.stop' ? [{ actor, last }] : [];
  });
  return running.sort((a, b) => b.last.turn - a.last.turn);
}
