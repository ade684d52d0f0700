import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { signUpPromptMachine } from '#domains/auth/flows/sign-up-prompt.ts';
import { describeMachine } from '#inspector/graph/definition.ts';
import type { FlowMessage } from '#inspector/live/channel.ts';
import { createKeeper } from '#inspector/live/keeper.ts';
import { hear, type LivePage, runningFlows } from '#inspector/live/live-state.ts';
import { createTeller } from '#inspector/live/teller.ts';
import { happened, leafName } from '#inspector/live/told.ts';

const PAGE = { id: 'one', title: 'Home', path: '/' };

async function runPrompt(): Promise<FlowMessage[]> {
  const told: FlowMessage[] = [];
  const tellAbout = createTeller((message) => told.push(message));
  const actor = createActor(signUpPromptMachine, { input: { path: '/', visitor: 'visitor' } });
  tellAbout(actor);
  actor.start();
  actor.send({ type: 'page.entered', path: '/auth/login' });
  actor.send({ type: 'page.entered', path: '/news' });
  actor.stop();
  await new Promise((resolve) => setTimeout(resolve, 20));
  return told;
}

const hearAll = (messages: FlowMessage[], page?: LivePage) => hear(page, { page: PAGE, messages, isReplay: false });

describe('a followed page', () => {
  it('is a timeline of its flows’ events and states', async () => {
    const { timeline, actors } = hearAll(await runPrompt());
    expect(actors.map(({ definition }) => definition.id)).toEqual(['signUpPrompt']);
    expect(timeline.map((entry) => [happened(entry), leafName(entry), entry.hasMoved])).toEqual([
      ['Started', 'Countdown', true],
      ['Page entered', 'No invitation', true],
      ['Page entered', 'Countdown', true],
      ['Stopped', 'Countdown', false],
    ]);
  });

  it('no longer lists a stopped flow as running', async () => {
    const messages = await runPrompt();
    expect(runningFlows(hearAll(messages))).toEqual([]);
    const running = runningFlows(hearAll(messages.slice(0, -1)));
    expect(running.map(({ last }) => leafName(last))).toEqual(['Countdown']);
  });

  it('is reported once to a listener who gets both the replay and the live events', async () => {
    const messages = await runPrompt();
    const page = hearAll(messages);
    expect(hear(page, { page: PAGE, messages, isReplay: true }).timeline).toEqual(page.timeline);
  });

  it('tells late listeners each flow’s state, however much has happened', async () => {
    const messages = await runPrompt();
    const keeper = createKeeper();
    for (const message of messages.slice(0, -1)) keeper.keep(message);
    const event = messages.find(({ type }) => type === '@xstate.event');
    if (!event) throw new Error('The prompt heard an event');
    for (let count = 0; count < 400; count += 1) keeper.keep({ ...event, sessionId: 'x:other' });
    const [running] = runningFlows(hearAll(keeper.all()));
    expect(running && leafName(running.last)).toBe('Countdown');
  });

  it('leaves out a machine that never ran', () => {
    const definition = JSON.stringify(describeMachine(signUpPromptMachine));
    const phantom: FlowMessage = {
      type: '@xstate.actor',
      name: 'signUpPrompt',
      sessionId: 'x:9',
      rootId: 'x:9',
      parentId: undefined,
      id: '',
      createdAt: '0',
      _version: '0.7.2',
      definition,
      snapshot: { status: 'active' },
    };
    expect(runningFlows(hearAll([phantom]))).toEqual([]);
  });
});
