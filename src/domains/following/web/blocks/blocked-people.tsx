import { useRef } from 'react';
import { sayName } from '#domains/people/model.ts';
import { listBlockedInfiniteOptions } from '#generated/following/listBlocked.gen.ts';
import { say } from '#languages/say.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { WalkedList } from '#platform/browser/lists/walked-list.tsx';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { Day } from '#ui/lists/day.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { useUnblock } from '../follow/use-block.ts';
import type { Named } from '../subject.ts';

export function BlockedPeople() {
  const { list, rows } = useWalkedList(listBlockedInfiniteOptions());
  const unblock = useUnblock();
  const section = useRef<HTMLHeadingElement>(null);
  const end = (person: Named) => unblock.mutate(person, { onSuccess: () => section.current?.focus() });
  return (
    <section aria-labelledby="blocked" className="mt-12 max-w-3xl border-t border-line pt-8">
      <h2 ref={section} id="blocked" tabIndex={-1} className="text-xl outline-none">
        {say('following.blockedPeople.blockedPeople')}
      </h2>
      <p className="mt-2 max-w-prose text-muted">{say('following.blockedPeople.hint')}</p>
      <WalkedList
        list={list}
        isEmpty={rows.length === 0}
        loading={
          <LoadingState label={say('following.blockedPeople.loading')} className="mt-4">
            <Skeleton className="h-14 w-full" />
          </LoadingState>
        }
        failed={say('following.blockedPeople.failed')}
        more={say('following.blockedPeople.showMore')}
        empty={<p className="mt-4">{say('following.blockedPeople.empty')}</p>}
      >
        <ul className="mt-4 border-t border-line">
          {rows.map(({ person, blockedAt }) => (
            <li key={person.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
              <Avatar name={sayName(person)} src={person.avatarUrl ?? undefined} />
              <div className="min-w-0 flex-1 basis-32">
                <PersonName person={person} className="font-semibold break-words" />
                <p className="text-sm text-muted">
                  {say('following.blockedPeople.since')} <Day value={blockedAt} />
                </p>
              </div>
              <Button
                variant="secondary"
                size="sm"
                aria-label={say('following.blockedPeople.unblock', { name: isolate(sayName(person)) })}
                pending={unblock.isPending && unblock.variables.id === person.id}
                onClick={() => end(person)}
              >
                {say('following.blockedPeople.unblockButton')}
              </Button>
            </li>
          ))}
        </ul>
      </WalkedList>
    </section>
  );
}
