/** The button that reports something. Domains say what; the app says how it's reported. */
import { type ComponentType, createContext, useContext } from 'react';
import type { ReportKind } from '#generated/types.gen.ts';

export interface Reported {
  kind: ReportKind;
  id: string;
  /** Nobody reports what is theirs. Null if the page doesn't know whose it is. */
  ownerId: string | null;
  className?: string;
}

const ReportActionContext = createContext<ComponentType<Reported>>(() => null);

export const ReportActionProvider = ReportActionContext.Provider;

export function ReportAction(props: Reported) {
  const Action = useContext(ReportActionContext);
  return <Action {...props} />;
}
