/** The address of a person's profile for the current viewer; only the app knows the addresses of its areas. */
import { createContext, type ReactNode, useContext } from 'react';
import type { PersonCard } from '#generated/types.gen.ts';
import { TextLink } from '#ui/text-link.tsx';

type Named = Pick<PersonCard, 'id' | 'slug'>;

/** Null for visitors, who may not open profiles, and for deactivated people, who have none. */
export type PersonAddress = (person: Named) => string | null;

const Addresses = createContext<PersonAddress>(() => null);

interface PersonAddressesProps {
  addressOf: PersonAddress;
  children: ReactNode;
}

export const PersonAddresses = ({ addressOf, children }: PersonAddressesProps) => (
  <Addresses value={addressOf}>{children}</Addresses>
);

export const usePersonAddress = (): PersonAddress => useContext(Addresses);

interface PersonNameProps {
  person: Pick<PersonCard, 'id' | 'slug' | 'name'>;
  className?: string | undefined;
  /** Opens a new tab, where leaving the page would lose work. */
  inNewTab?: boolean | undefined;
  /** Replaces the name as the link's content. */
  children?: ReactNode;
}

/** The name, in its own direction, as a link to the profile if the viewer may open it. */
export function PersonName({ person, className, inNewTab = false, children = person.name }: PersonNameProps) {
  const address = usePersonAddress()(person);
  if (address === null)
    return (
      <span dir="auto" className={className}>
        {children}
      </span>
    );
  return (
    <TextLink dir="auto" to={address} className={className} {...(inNewTab && { target: '_blank' })}>
      {children}
    </TextLink>
  );
}
