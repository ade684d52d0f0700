import { sayName } from '#domains/people/model.ts';
import type { DirectoryPerson } from '#generated/types.gen.ts';
import { searchUsersOptions } from '#generated/users/searchUsers.gen.ts';
import { joinFacts } from '#languages/numbers.ts';
import { sayLocation } from '#languages/say-location.ts';
import { type Finding, type SearchHit, toFound, useFinding } from '#platform/browser/page/search-source.ts';
import { type PersonAddress, usePersonAddress } from '#platform/browser/people/person-address.tsx';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { ROLE_NAMES } from '../person-texts.ts';

/** @param words null for no search, and for viewers who may not search for people. */
export function usePeopleFound(words: string | null): Finding {
  const addressOf = usePersonAddress();
  return useFinding(words, searchUsersOptions, ({ data: { data, meta } }) =>
    toFound(
      data.flatMap((row) => toHit(row, addressOf) ?? []),
      meta,
    ),
  );
}

function toHit({ person, role, location }: DirectoryPerson, addressOf: PersonAddress): SearchHit | null {
  const to = addressOf(person);
  if (to === null) return null;
  return {
    id: person.id,
    to,
    title: sayName(person),
    detail: joinFacts([role !== 'Member' && ROLE_NAMES[role], isolate(sayLocation(location))]),
    mark: <Avatar name={sayName(person)} src={person.avatarUrl ?? undefined} size="sm" />,
  };
}
