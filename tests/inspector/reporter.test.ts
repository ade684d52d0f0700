import { afterEach, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { createReporter } from '#inspector/live/reporter.ts';

afterEach(() => vi.unstubAllGlobals());

it('reports events even on a page that is never idle', () => {
  const bounds: (number | undefined)[] = [];
  const onIdle = (_callback: () => void, options?: { timeout: number }) => bounds.push(options?.timeout);
  vi.stubGlobal('window', { requestIdleCallback: onIdle });
  const actor = createActor(
    createMachine({ id: 'door', initial: 'shut', states: { shut: { on: { open: 'open' } }, open: {} } }),
  );
  createReporter(() => undefined)(actor);
  actor.start();
  actor.send({ type: 'open' });
  expect(bounds.length).toBeGreaterThan(0);
  expect(bounds.filter((bound) => bound === undefined)).toEqual([]);
  expect(window.requestIdleCallback).toBe(onIdle);
});
