import { isApiError } from '#platform/browser/api-error.ts';
import { toast } from '#ui/toast.ts';

/** Shows the server's message, or a fallback if there was no answer. */
export function toastNotSent(error: unknown, otherwise: string): void {
  toast({ message: isApiError(error, 'refused') ? error.message : otherwise, tone: 'danger' });
}
