import { MutationObserver, notifyManager } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient } from '#platform/browser/calls/query-client.ts';

it('shows a mutation as pending before a second click that is already queued', async () => {
  const client = createQueryClient();
  const sending = new MutationObserver(client, { mutationFn: async () => undefined });
  const rendered: boolean[] = [];
  // As `useMutation` subscribes.
  const end = sending.subscribe(notifyManager.batchCalls(() => rendered.push(sending.getCurrentResult().isPending)));
  const sent = sending.mutate();
  await Promise.resolve();
  expect(rendered).toEqual([true]);
  await sent;
  end();
  client.clear();
});
