import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { dataDownloadMachine } from '#domains/profiles/flows/data-download.ts';
import { isCompleteArchive } from '#domains/profiles/web/settings/data-section.tsx';
import { ApiError } from '#platform/browser/calls/api-error.ts';

const archive = new Blob(['PK']);
let isGivenUp = false;

function begin() {
  const emitted: unknown[] = [];
  let answer: (
    event: { type: 'archive.received'; archive: Blob } | { type: 'download.failed'; error: unknown },
  ) => void = () => undefined;
  const actor = createActor(
    dataDownloadMachine.provide({
      actors: {
        downloadArchive: fromCallback(({ sendBack }) => {
          answer = sendBack;
          sendBack({ type: 'bytes.received', bytes: 1500 });
          return () => {
            isGivenUp = true;
          };
        }),
      },
    }),
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  actor.send({ type: 'download.requested' });
  return { actor, emitted, answer: (event: Parameters<typeof answer>[0]) => answer(event) };
}

describe('downloading personal data', () => {
  it('reports progress and saves the archive', () => {
    const { actor, emitted, answer } = begin();
    expect(actor.getSnapshot().context.bytes).toBe(1500);
    answer({ type: 'archive.received', archive });
    expect([actor.getSnapshot().value, emitted]).toEqual(['handedOver', [{ type: 'archive.received', archive }]]);
  });

  it('saves nothing if cut off, says so, and can be retried', () => {
    const { actor, emitted, answer } = begin();
    answer({ type: 'download.failed', error: new TypeError('network error') });
    expect(actor.getSnapshot().context.failure).toMatch(/was interrupted/);
    expect(emitted).toEqual([]);
    actor.send({ type: 'download.requested' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'downloading', context: { failure: null } });
  });

  it('says only why it was refused, as nothing was interrupted', () => {
    const { actor, answer } = begin();
    const message = 'You already have a download under way.';
    answer({
      type: 'download.failed',
      error: new ApiError({ kind: 'refused', operation: 'GET', status: 429, message }),
    });
    expect(actor.getSnapshot().context.failure).toBe(message);
  });

  it('can be cancelled', () => {
    const { actor } = begin();
    isGivenUp = false;
    actor.send({ type: 'download.dropped' });
    expect([actor.getSnapshot().value, isGivenUp]).toEqual(['resting', true]);
  });
});

describe('a complete archive', () => {
  const end = [0x50, 0x4b, 0x05, 0x06, ...Array.from({ length: 18 }, () => 0)];
  it('has a ZIP’s end record', async () => {
    expect(await isCompleteArchive(new Blob([new Uint8Array([1, 2, 3, ...end])]))).toBe(true);
    expect(await isCompleteArchive(new Blob([new Uint8Array([1, 2, 3, ...end.slice(0, -1)])]))).toBe(false);
    expect(await isCompleteArchive(new Blob([]))).toBe(false);
  });
});
