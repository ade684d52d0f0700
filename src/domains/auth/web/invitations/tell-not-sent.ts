import { isApiError } from '../../../../platform/browser/api-error.ts';
import { toast } from '../../../../ui/toast.ts';

/** What the server said about it, or that nothing came back. */
export function tellNotSent(error: unknown, otherwise: string): void {
  toast({ message: isApiError(error, 'refused') ? error.message : otherwise, tone: 'danger' });
}
