import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { type CoverLifted, signUpPromptMachine, type Visitor } from '#domains/auth/flows/sign-up-prompt.ts';

function load(path: string, visitor: Visitor = 'visitor') {
  const clock = new SimulatedClock();
  const emitted: unknown[] = [];
  const page = { isCovered: false, lift: () => {} };
  const cover = fromCallback<CoverLifted>(({ sendBack }) => {
    page.lift = () => sendBack({ type: 'cover.lifted' });
    if (!page.isCovered) page.lift();
  });
  const prompt = createActor(signUpPromptMachine.provide({ actors: { cover } }), { clock, input: { path, visitor } });
  prompt.on('*', (event) => emitted.push(event));
  prompt.start();
  return {
    prompt,
    page,
    clock,
    emitted,
    isOpen: () => prompt.getSnapshot().matches({ waiting: 'open' }),
    state: () => prompt.getSnapshot().value,
  };
}

describe('the sign-up prompt', () => {
  it('opens exactly 8 seconds after a page loads', () => {
    const { clock, isOpen } = load('/');
    clock.increment(7_999);
    expect(isOpen()).toBe(false);
    clock.increment(1);
    expect(isOpen()).toBe(true);
  });

  it.each(['/auth/login', '/auth/register', '/auth/login/'])('never opens on %s', (path) => {
    const { clock, state } = load(path);
    clock.increment(60_000);
    expect(state()).toEqual({ waiting: 'resting' });
  });

  it('never opens for a logged-in person', () => {
    const { clock, state } = load('/', 'known');
    clock.increment(60_000);
    expect(state()).toEqual({ waiting: 'resting' });
  });

  it('starts counting again on the next page, and stops on the page that was left', () => {
    const { prompt, clock, isOpen } = load('/');
    clock.increment(7_000);
    prompt.send({ type: 'page.entered', path: '/impacts/' });
    clock.increment(7_999);
    expect(isOpen()).toBe(false);
    clock.increment(1);
    expect(isOpen()).toBe(true);
  });

  it('stops its timer on the way to the login', () => {
    const { prompt, clock, state } = load('/');
    clock.increment(7_000);
    prompt.send({ type: 'page.entered', path: '/auth/login' });
    clock.increment(60_000);
    expect(state()).toEqual({ waiting: 'resting' });
  });

  it('closes when its page is left', () => {
    const { prompt, clock, isOpen } = load('/');
    clock.increment(8_000);
    prompt.send({ type: 'page.entered', path: '/partners' });
    expect(isOpen()).toBe(false);
  });

  it('doesn’t return once dismissed', () => {
    const { prompt, clock, emitted, state } = load('/');
    clock.increment(8_000);
    prompt.send({ type: 'prompt.dismissed' });
    prompt.send({ type: 'page.entered', path: '/impacts/' });
    prompt.send({ type: 'visitor.changed', visitor: 'visitor' });
    clock.increment(60_000);
    expect(state()).toBe('answered');
    expect(emitted).toEqual([]);
  });

  it('leads to the registration', () => {
    const { prompt, clock, emitted, state } = load('/');
    clock.increment(8_000);
    prompt.send({ type: 'signUp.chosen' });
    expect(emitted).toEqual([{ type: 'navigate', to: '/auth/register' }]);
    expect(state()).toBe('answered');
  });

  it('counts while the session is restored, and waits for the result', () => {
    const { prompt, clock, isOpen, state } = load('/', 'unknown');
    clock.increment(8_000);
    expect(state()).toEqual({ waiting: 'due' });
    prompt.send({ type: 'visitor.changed', visitor: 'visitor' });
    expect(isOpen()).toBe(true);

    const late = load('/', 'unknown');
    late.clock.increment(8_000);
    late.prompt.send({ type: 'visitor.changed', visitor: 'known' });
    expect(late.state()).toEqual({ waiting: 'resting' });

    const early = load('/', 'unknown');
    early.clock.increment(1_000);
    early.prompt.send({ type: 'visitor.changed', visitor: 'visitor' });
    early.clock.increment(7_000);
    expect(early.isOpen()).toBe(true);
  });

  it('waits while something else covers the page, and opens when that closes', () => {
    const { prompt, page, clock, isOpen, state } = load('/');
    clock.increment(5_000);
    page.isCovered = true;
    clock.increment(60_000);
    expect(state()).toEqual({ waiting: 'standingBack' });
    prompt.send({ type: 'visitor.changed', visitor: 'visitor' });
    expect(isOpen()).toBe(false);
    page.lift();
    expect(isOpen()).toBe(true);
  });

  it('doesn’t open over a page that was left, nor for someone who has just logged in', () => {
    const left = load('/');
    left.page.isCovered = true;
    left.clock.increment(8_000);
    left.prompt.send({ type: 'page.entered', path: '/partners' });
    left.page.lift();
    expect(left.state()).toEqual({ waiting: 'counting' });
    const known = load('/');
    known.page.isCovered = true;
    known.clock.increment(8_000);
    known.prompt.send({ type: 'visitor.changed', visitor: 'known' });
    known.page.lift();
    expect(known.state()).toEqual({ waiting: 'resting' });
  });

  it('isn’t delayed by what closed before its time', () => {
    const { page, clock, isOpen } = load('/');
    page.isCovered = true;
    clock.increment(7_000);
    page.isCovered = false;
    clock.increment(1_000);
    expect(isOpen()).toBe(true);
  });

  it('closes when the person logs in, in this tab or another', () => {
    const counting = load('/');
    counting.prompt.send({ type: 'visitor.changed', visitor: 'known' });
    expect(counting.state()).toEqual({ waiting: 'resting' });
    const open = load('/');
    open.clock.increment(8_000);
    open.prompt.send({ type: 'visitor.changed', visitor: 'known' });
    expect(open.state()).toEqual({ waiting: 'resting' });
  });

  it('counts from zero after logging out', () => {
    const { prompt, clock, isOpen } = load('/', 'known');
    prompt.send({ type: 'visitor.changed', visitor: 'visitor' });
    clock.increment(8_000);
    expect(isOpen()).toBe(true);
  });
});
