/** State passed to the login page in the history entry, so that it survives a reload but isn't in the address. */
import { useLocation } from 'react-router-dom';

interface Arrival {
  /** A message from the previous page. */
  notice?: string;
  /** Prefilled in the form. */
  email?: string;
}

export const arrivalState = (arrival: Arrival): { state: Arrival } => ({ state: arrival });

export function useArrival(): { notice: string; email: string } {
  const { state } = useLocation();
  return { notice: textIn(state, 'notice'), email: textIn(state, 'email') };
}

function textIn(state: unknown, key: keyof Arrival): string {
  const text: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
  return typeof text === 'string' ? text : '';
}
