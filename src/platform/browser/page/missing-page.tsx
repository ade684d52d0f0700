/**
 * The page for something deleted, unknown or not visible to the reader. Domains say what, the app says how it looks.
 */
import { type ComponentType, createContext, useContext } from 'react';

/** Doesn't tell which of the three it is. */
export interface Missing {
  kicker: string;
  lead: string;
  /** Link to the list, if there is one. */
  others?: { to: string; label: string } | undefined;
}

export interface MissingPageProps {
  /** Left out for an address that leads nowhere. */
  of?: Missing | undefined;
}

const MissingPageContext = createContext<ComponentType<MissingPageProps>>(() => null);

export const MissingPageProvider = MissingPageContext.Provider;

export function MissingPage(props: MissingPageProps) {
  const Page = useContext(MissingPageContext);
  return <Page {...props} />;
}
