/** State passed to the login page in the history entry, so that it survives a reload but isn't in the address. */
import { useLocation } from 'react-router-dom';

interface Arrival {
  /** A message from the previous page. */
  notice?: string;
  /** Prefilled in the form. */
  email?: string;
  /** Whether the address was just registered and is still to be verified. */
  isRegistered?: boolean;
}

export const arrivalState = (arrival: Arrival): { state: Arrival } => ({ state: arrival });

/**
 * Keeps the email address for a reload of the page, from which the person begins again with the password. Past the
 * router, for which nothing changes: a navigation would render the page again and move the focus.
 */
export function keepTypedEmail(email: string): void {
  const kept: unknown = history.state;
  const usr = { ...fieldsOf(valueIn(kept, 'usr')), email };
  history.replaceState({ ...fieldsOf(kept), usr }, '');
}

export function useArrival(): Required<Arrival> {
  const { state } = useLocation();
  return {
    notice: textIn(state, 'notice'),
    email: textIn(state, 'email'),
    isRegistered: valueIn(state, 'isRegistered') === true,
  };
}

function textIn(state: unknown, key: keyof Arrival): string {
  const text = valueIn(state, key);
  return typeof text === 'string' ? text : '';
}

const fieldsOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

const valueIn = (state: unknown, key: string): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
