import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createExportSlots } from '#domains/profiles/server/export-slots.ts';

const answer = () => new ServerResponse(new IncomingMessage(new Socket()));

describe('the slots for personal data exports', () => {
  it('are two per process, held only while an archive is made', async () => {
    const slots = createExportSlots();
    const made = Promise.withResolvers<string>();
    const two = ['Amina', 'Mateo'].map((name) => slots.make(name, answer(), () => made.promise));
    await expect(slots.make('Haruka', answer(), async () => 'hers')).rejects.toMatchObject({ status: 503 });
    made.resolve('theirs');
    expect(await Promise.all(two)).toEqual(['theirs', 'theirs']);
    expect(await slots.make('Haruka', answer(), async () => 'hers')).toBe('hers');
  });

  it('are freed for the same person when the response ends, even before the archive was made', async () => {
    const slots = createExportSlots();
    const first = answer();
    await slots.make('Amina', first, async () => 'hers');
    await expect(slots.make('Amina', answer(), async () => 'again')).rejects.toMatchObject({ status: 429 });
    first.emit('close');
    const left = answer();
    await slots.make('Amina', left, async () => {
      left.destroy();
      await once(left, 'close');
    });
    expect(await slots.make('Amina', answer(), async () => 'again')).toBe('again');
  });
});
