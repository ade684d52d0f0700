import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { registrationMachine } from '#domains/auth/flows/registration.ts';
import { plausibleBatches } from '#domains/flow-numbers/server/count/plausible-batch.ts';
import type { FlowCountsInput, RegistrationInput } from '#generated/types.gen.ts';
import { ApiError } from '#platform/browser/calls/api-error.ts';
import type { showFlow } from '#platform/browser/flows/running-flows.ts';

const VALUES = { email: 'ada@people.example', password: 'a secret of nineteen words' } as RegistrationInput;

/** A page that records its beacons. */
function openPage(wish: { doNotTrack?: string; globalPrivacyControl?: boolean } = {}) {
  const beacons: Blob[] = [];
  const meta = { content: JSON.stringify({ countedRelease: '0.1.0' }) };
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible', querySelector: () => meta });
  const location = { href: 'https://community.example/auth/register' };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', location);
  vi.stubGlobal('navigator', { ...wish, sendBeacon: (_: string, body: Blob) => beacons.push(body) > 0 });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('screen', { width: 412, height: 915 });
  const show = (visibilityState: string) => {
    document.visibilityState = visibilityState;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const batches = async (): Promise<FlowCountsInput[]> =>
    Promise.all(beacons.map(async (beacon) => JSON.parse(await beacon.text())));
  const goTo = (href: string) => Object.assign(location, { href });
  const stopCounting = () => Object.assign(meta, { content: '{}' });
  return { show, batches, goTo, stopCounting };
}

let startCounting: (release: string) => void;
let show: typeof showFlow;
beforeEach(async () => {
  vi.resetModules();
  startCounting = (await import('#domains/flow-numbers/web/count-flows.ts')).countFlows;
  show = (await import('#platform/browser/flows/running-flows.ts')).showFlow;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Registers twice: the first try fails. */
async function register(): Promise<void> {
  let tries = 0;
  const machine = registrationMachine.provide({
    actors: {
      register: fromPromise(async () => {
        tries += 1;
        if (tries === 1) throw new ApiError({ kind: 'network', operation: 'POST /user', message: VALUES.email });
        return 'Registration successful!';
      }),
    },
  });
  const actor = createActor(machine, { input: { inviteId: null, invitedBy: null } });
  show(actor);
  actor.start();
  actor.send({ type: 'form.submitted', values: VALUES });
  await vi.waitFor(() => expect(actor.getSnapshot().matches('editing')).toBe(true));
  actor.send({ type: 'form.submitted', values: VALUES });
  await vi.waitFor(() => expect(actor.getSnapshot().matches('registered')).toBe(true));
}

describe('countFlows', () => {
  it('sends sums of transitions and stays, which the server believes, and nothing that was typed', async () => {
    const page = openPage();
    startCounting('0.1.0');
    await register();
    page.show('hidden');
    const [batch, ...others] = await page.batches();
    const machine = 'registration';
    expect(others).toEqual([]);
    expect(batch).toMatchObject({ release: '0.1.0', device: 'phone' });
    expect(batch?.transitions).toEqual([
      { machine, from: 'editing', event: 'form.submitted', to: 'submitting', count: 2 },
      {
        machine,
        from: 'submitting',
        event: 'xstate.error.actor.register',
        outcome: 'offline',
        to: 'editing',
        count: 1,
      },
      { machine, from: 'submitting', event: 'xstate.done.actor.register', to: 'registered', count: 1 },
    ]);
    expect(batch?.entered).toEqual([
      { machine, state: 'editing', count: 2 },
      { machine, state: 'submitting', count: 2 },
      { machine, state: 'registered', count: 1 },
    ]);
    expect(batch?.durations.map(({ state, count }) => [state, count])).toEqual([
      ['editing', 2],
      ['submitting', 2],
    ]);
    expect(JSON.stringify(batch)).not.toMatch(/ada|secret/);
    const believed = batch && plausibleBatches(batch)[0];
    expect(believed).toMatchObject({ machine, transitions: batch?.transitions, entered: batch?.entered });
  });

  it('sends once a page view, and not what it has sent before', async () => {
    const page = openPage();
    startCounting('0.1.0');
    await register();
    page.show('hidden');
    page.show('visible');
    page.show('hidden');
    expect(await page.batches()).toHaveLength(1);
    page.show('visible');
    await register();
    page.show('hidden');
    expect(await page.batches()).toHaveLength(1);
    page.show('visible');
    page.goTo('https://community.example/home');
    page.show('hidden');
    expect((await page.batches()).map(({ transitions }) => transitions.length)).toEqual([3, 3]);
  });

  it('sends nothing once the community has stopped counting', async () => {
    const page = openPage();
    startCounting('0.1.0');
    await register();
    page.stopCounting();
    page.show('hidden');
    expect(await page.batches()).toEqual([]);
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('counts nothing for %o', async (wish) => {
    const page = openPage(wish);
    startCounting('0.1.0');
    await register();
    page.show('hidden');
    expect(await page.batches()).toEqual([]);
  });
});
