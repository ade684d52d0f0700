/**
 * State passed to the login page in the history entry: it survives a reload and stays out of the address.
 */
import { useLocation } from 'react-router-dom';

interface Arrival {
  /** A message of the previous page. */
  notice?: string;
  /** Prefilled. */
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
