import { afterEach, expect, it } from 'vitest';
import { dismissToast, listToasts, onToastsChange, TOAST_DURATION_MS, toast } from '#ui/toast.ts';

afterEach(() => {
  for (const { id } of listToasts()) dismissToast(id);
});

it('stays for 4.5 seconds by default', () => {
  toast({ message: 'Draft kept' });
  toast({ message: 'You are offline', duration: null });
  expect(TOAST_DURATION_MS).toBe(4500);
  expect(listToasts().map(({ duration }) => duration)).toEqual([4500, null]);
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
