/** A person's display name, and the address of their profile for the current viewer: only the app knows its areas. */
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { PersonCard } from '#generated/types.gen.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';

type Named = Pick<PersonCard, 'id' | 'slug' | 'isPrivate'>;

/** Null for people whose profile the viewer may not open, and for deactivated people, who have none. */
export type PersonAddress = (person: Named) => string | null;

/** The name in the answer, or its replacement in the reader's language. */
export type PersonNaming = (person: Pick<PersonCard, 'id' | 'slug' | 'name'>) => string;

interface People {
  addressOf: PersonAddress;
  nameOf: PersonNaming;
}

const PeopleContext = createContext<People>({ addressOf: () => null, nameOf: ({ name }) => name });

export function PeopleProvider({ addressOf, nameOf, children }: People & { children: ReactNode }) {
  const people = useMemo(() => ({ addressOf, nameOf }), [addressOf, nameOf]);
  return <PeopleContext value={people}>{children}</PeopleContext>;
}

export const usePersonAddress = (): PersonAddress => useContext(PeopleContext).addressOf;

interface PersonNameProps {
  person: Named & Pick<PersonCard, 'name'>;
  className?: string | undefined;
  /** Opens a new tab, where leaving the page would lose work. */
  inNewTab?: boolean | undefined;
  /** Replaces the name as the link's content. */
  children?: ReactNode;
}

/** The name, in its own direction, as a link to the profile if the viewer may open it. */
export function PersonName({ person, className, inNewTab = false, children }: PersonNameProps) {
  const { addressOf, nameOf } = useContext(PeopleContext);
  const address = addressOf(person);
  const content = children ?? nameOf(person);
  if (address === null)
    return (
      <span dir="auto" className={className}>
        {content}
      </span>
    );
  return (
    <TextLink dir="auto" to={address} className={className} {...(inNewTab && { target: '_blank' })}>
      {content}
    </TextLink>
  );
}
