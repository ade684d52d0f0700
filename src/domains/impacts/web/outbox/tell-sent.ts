import type { QueryClient } from '@tanstack/react-query';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { toast } from '#ui/feedback/toast.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { impactPathOf } from '../../model.ts';
import { cacheOwnImpact } from '../mine/cache-own-impact.ts';

/** Says that an impact which waited is on the server now. */
export function tellSent(queryClient: QueryClient, impact: Impact): void {
  cacheOwnImpact(queryClient, impact);
  toast({
    message: say('impacts.outbox.sent', { title: isolate(impact.title) }),
    tone: 'success',
    action: { label: say('impacts.outbox.see'), to: impactPathOf(impact) },
  });
}
