/**
 * What the page before hands to the login. It is in the history entry: it survives a reload, and no address shows it.
 */
import { useLocation } from 'react-router-dom';

interface Arrival {
  /** What the page before had to say; it asks for something to be done, so it stays. */
  notice?: string;
  /** Whom the login is for. */
  email?: string;
}

export const arrivingWith = (arrival: Arrival): { state: Arrival } => ({ state: arrival });

export function useArrival(): { notice: string; email: string } {
  const { state } = useLocation();
  return { notice: textIn(state, 'notice'), email: textIn(state, 'email') };
}

function textIn(state: unknown, key: keyof Arrival): string {
  const text: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
  return typeof text === 'string' ? text : '';
}
