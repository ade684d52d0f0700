import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { signUpPromptMachine } from '#domains/auth/flows/sign-up-prompt.ts';
import { describeMachine } from '#inspector/graph/definition.ts';
import type { FlowMessage } from '#inspector/live/channel.ts';
import { activeStateName, describeEvent } from '#inspector/live/entry-texts.ts';
import { applyReport, type LivePage, runningFlows } from '#inspector/live/live-state.ts';
import { createReporter } from '#inspector/live/reporter.ts';
import { createHistory } from '#inspector/live/trace/message-history.ts';
import { createHeldDecision } from '#platform/browser/decisions/held-decision.ts';

const PAGE = { id: 'one', title: 'Home', path: '/' };

async function runPrompt(): Promise<FlowMessage[]> {
  const told: FlowMessage[] = [];
  const reportActor = createReporter((message) => told.push(message));
  const actor = createActor(signUpPromptMachine, { input: { path: '/', visitor: 'visitor' } });
  reportActor(actor);
  actor.start();
  actor.send({ type: 'page.entered', path: '/auth/login' });
  actor.send({ type: 'page.entered', path: '/news' });
  actor.stop();
  await new Promise((resolve) => setTimeout(resolve, 20));
  return told;
}

/** A machine whose decision is made after another has moved, and undone. */
async function runTwo(): Promise<FlowMessage[]> {
  const told: FlowMessage[] = [];
  const report = createReporter((message) => told.push(message));
  const idle = () => new Promise((resolve) => setTimeout(resolve, 20));
  const prompt = createActor(signUpPromptMachine, { input: { path: '/', visitor: 'visitor' } });
  report(prompt);
  prompt.start();
  prompt.send({ type: 'page.entered', path: '/auth/login' });
  await idle();
  const decision = createActor(createHeldDecision(), { input: { rows: [], choice: 'approve', verdict: null } });
  decision.start();
  report(decision);
  decision.send({ type: 'decision.undone' });
  await idle();
  prompt.stop();
  await idle();
  return told;
}

const applyAll = (messages: FlowMessage[], page?: LivePage) =>
  applyReport(page, { page: PAGE, messages, isReplay: false });

describe('a followed page', () => {
  it('is a timeline of its flows’ events and states', async () => {
    const { timeline, actors } = applyAll(await runPrompt());
    expect(actors.map(({ definition }) => definition.id)).toEqual(['signUpPrompt']);
    expect(timeline.map((entry) => [describeEvent(entry), activeStateName(entry), entry.hasMoved])).toEqual([
      ['Started', 'Countdown', true],
      ['Page entered', 'No invitation', true],
      ['Page entered', 'Countdown', true],
      ['Stopped', 'Countdown', false],
    ]);
  });

  it('no longer lists a stopped flow as running', async () => {
    const messages = await runPrompt();
    expect(runningFlows(applyAll(messages))).toEqual([]);
    const running = runningFlows(applyAll(messages.slice(0, -1)));
    expect(running.map(({ last }) => activeStateName(last))).toEqual(['Countdown']);
  });

  it('is reported once to a listener who gets both the replay and the live events', async () => {
    const messages = await runPrompt();
    const page = applyAll(messages);
    expect(applyReport(page, { page: PAGE, messages, isReplay: true }).timeline).toEqual(page.timeline);
  });

  it('tells late listeners each flow’s state, however much has happened', async () => {
    const messages = await runPrompt();
    const history = createHistory();
    for (const message of messages.slice(0, -1)) history.add(message);
    const event = messages.find(({ type }) => type === '@xstate.event');
    if (!event) throw new Error('The prompt heard an event');
    for (let count = 0; count < 400; count += 1) history.add({ ...event, sessionId: 'x:other' });
    const [running] = runningFlows(applyAll(history.all()));
    expect(running && activeStateName(running.last)).toBe('Countdown');
  });

  it('tells late listeners everything in the order in which it happened', async () => {
    const messages = await runTwo();
    const history = createHistory();
    for (const message of messages) history.add(message);
    const heard = ({ timeline }: LivePage) => timeline.map((entry) => `${entry.flow}: ${describeEvent(entry)}`);
    expect(heard(applyAll(history.all()))).toEqual(heard(applyAll(messages)));
    expect(heard(applyAll(messages))).toEqual([
      'signUpPrompt: Started',
      'signUpPrompt: Page entered',
      'heldDecision: Started',
      'heldDecision: Decision undone',
      'signUpPrompt: Stopped',
    ]);
  });

  it('keeps its steps when it forgets old ones and replays for another listener', async () => {
    const messages = await runTwo();
    const history = createHistory();
    for (const message of messages) history.add(message);
    const page = applyReport(undefined, { page: PAGE, messages: history.all(), isReplay: true });
    const replayed = applyReport(page, {
      page: { ...PAGE, path: '/news' },
      messages: messages.slice(-2),
      isReplay: true,
    });
    expect(replayed.timeline).toEqual(page.timeline);
    expect(replayed.path).toBe('/news');
  });

  it('no longer lists a flow that has reached its end as running', async () => {
    const messages = await runTwo();
    const running = runningFlows(applyAll(messages.slice(0, -1)));
    expect(running.map(({ last }) => last.flow)).toEqual(['signUpPrompt']);
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
    expect(runningFlows(applyAll([phantom]))).toEqual([]);
  });
});
