import { useMutation, useQueryClient } from '@tanstack/react-query';
import { blockPerson } from '#generated/following/blockPerson.gen.ts';
import { unblockPerson } from '#generated/following/unblockPerson.gen.ts';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/isolate.ts';
import { toast } from '#ui/toast.ts';
import { personOf } from '../subject.ts';
import { changeState, readListsAgain } from './follow-cache.ts';

type Named = { id: string; name: string };

/** After its confirmation. */
export function useBlock({ id, name }: Named, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => await blockPerson({ body: { id } }),
    onSuccess: async () => {
      const ended = { isFollowed: false, isMuted: false, followsYou: false };
      changeState(queryClient, personOf({ id, name }), { ...ended, isBlocked: true });
      toast({ message: say('following.useBlock.isBlocked', { name: isolate(name) }), tone: 'success' });
      onDone();
      await readListsAgain(queryClient);
    },
  });
}

export function useUnblock() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Named) => await unblockPerson({ path: { id } }),
    onSuccess: async (_, person) => {
      changeState(queryClient, personOf(person), { isBlocked: false });
      toast({ message: say('following.useBlock.isNoLongerBlocked', { name: isolate(person.name) }), tone: 'success' });
      await readListsAgain(queryClient);
    },
    onError: (_, { name }) =>
      toast({
        message: say('following.useBlock.couldntUnblock', { name: isolate(name) }),
        detail: say('following.useBlock.checkYourConnectionAndTry'),
        tone: 'danger',
      }),
  });
}
