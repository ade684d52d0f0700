import { toast } from '#ui/feedback/toast.ts';
import { sayWhy } from './say-failure.ts';

/** @param message what couldn't be done. The reason is added to it. */
export function toastFailed(message: string, error: unknown): void {
  toast({ message, detail: sayWhy(error), tone: 'danger' });
}
