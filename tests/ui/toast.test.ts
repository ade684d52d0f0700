import { afterEach, expect, it } from 'vitest';
import { dismissToast, listToasts, onToastsChange, pressAction, TOAST_DURATION_MS, toast } from '#ui/feedback/toast.ts';

afterEach(() => {
  for (const { id } of listToasts()) dismissToast(id);
});

it('stays for four seconds by default', () => {
  toast({ message: 'Draft kept' });
  toast({ message: 'You are offline', duration: null });
  expect(TOAST_DURATION_MS).toBe(4_000);
  expect(listToasts().map(({ duration }) => duration)).toEqual([4_000, null]);
});

it('stays for the ten seconds in which it can be undone, unless told otherwise', () => {
  toast({ message: 'Picture removed', onUndo: () => {} });
  toast({ message: 'Comment deleted', onUndo: () => {}, duration: 5000 });
  expect(listToasts().map(({ duration }) => duration)).toEqual([10_000, 5000]);
});

it('closes once it has undone', () => {
  let undone = 0;
  toast({ message: 'Picture removed', onUndo: () => (undone += 1) });
  const [shown] = listToasts();
  if (shown) pressAction(shown);
  expect(undone).toBe(1);
  expect(listToasts()).toEqual([]);
});

it('keeps the three newest', () => {
  for (const message of ['a', 'b', 'c', 'd']) toast({ message });
  expect(listToasts().map(({ message }) => message)).toEqual(['b', 'c', 'd']);
});

it('notifies its listeners', () => {
  let changes = 0;
  const stop = onToastsChange(() => {
    changes += 1;
  });
  dismissToast(toast({ message: 'Link copied' }));
  stop();
  toast({ message: 'Unheard' });
  expect(changes).toBe(2);
});
