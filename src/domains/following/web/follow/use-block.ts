import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sayName } from '#domains/people/model.ts';
import { blockPerson } from '#generated/following/blockPerson.gen.ts';
import { unblockPerson } from '#generated/following/unblockPerson.gen.ts';
import { say } from '#languages/say.ts';
import { toastFailed } from '#platform/browser/calls/toast-failed.ts';
import { toast } from '#ui/feedback/toast.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { type Named, personOf } from '../subject.ts';
import { updateCachedState } from './follow-cache.ts';

/** Blocks a person. The caller asks for confirmation first. */
export function useBlock(person: Named, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => await blockPerson({ body: { id: person.id } }),
    onSuccess: async () => {
      const ended = { isFollowed: false, isMuted: false, followsYou: false };
      updateCachedState(queryClient, personOf(person), { ...ended, isBlocked: true });
      toast({ message: say('following.useBlock.blocked', { name: isolate(sayName(person)) }), tone: 'success' });
      onDone();
      // Comments, suggestions and searches leave out people who are blocked.
      await queryClient.invalidateQueries();
    },
  });
}

export function useUnblock() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Named) => await unblockPerson({ path: { id } }),
    onSuccess: async (_, person) => {
      updateCachedState(queryClient, personOf(person), { isBlocked: false });
      toast({
        message: say('following.useBlock.unblocked', { name: isolate(sayName(person)) }),
        tone: 'success',
      });
      // Comments, suggestions and searches leave out people who are blocked.
      await queryClient.invalidateQueries();
    },
    onError: (error, person) =>
      toastFailed(say('following.useBlock.unblockFailed', { name: isolate(sayName(person)) }), error),
  });
}
