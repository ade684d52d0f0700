import { useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useFlow } from '#platform/browser/flows/use-flow.ts';
import type { FormErrors } from '#platform/browser/forms/form-errors.ts';
import { toast } from '#ui/feedback/toast.ts';
import { selectLoginErrors, selectLoginLoading } from '../../flows/login-selectors.ts';
import type { LoginEmitted, LoginInput } from '../../flows/login-types.ts';
import { loginMessages } from '../../messages.ts';
import { keepTypedEmail } from '../login-page-state.ts';
import { noteLoginByPassword } from '../passkeys/offer-memory.ts';
import { useSession } from '../session/session-provider.tsx';
import { useEmittedHandler } from '../use-emitted-handler.ts';
import { forwardLogin, providedLoginMachine } from './login-actors.ts';

/** Not repeated as toasts, since the page itself shows them and what to do about them. */
const SHOWN_IN_PLACE: readonly string[] = [loginMessages.unverified, loginMessages.externalFailed];

/** The login machine for a screen; results reach the session before any navigation. */
export function useLogin(input: LoginInput) {
  const session = useSession();
  const hear = useEmittedHandler();
  // Said once the page that it leads to is opening.
  const greeting = useRef<string | null>(null);
  const flow = useFlow(providedLoginMachine, input, (emitted: LoginEmitted) => {
    if (emitted.type === 'login.succeeded' && emitted.isByPassword) noteLoginByPassword(emitted.session.user.id);
    else if (emitted.type === 'leave') location.assign(emitted.url);
    else if (emitted.type === 'code.needed') keepTypedEmail(emitted.email);
    else if (emitted.type === 'navigate') void hear(emitted).then(() => greet(greeting.current));
    else if (emitted.type === 'message' && emitted.text === loginMessages.success) greeting.current = emitted.text;
    else if (emitted.type === 'message' && !SHOWN_IN_PLACE.includes(emitted.text)) void hear(emitted);
  });
  useLayoutEffect(() => forwardLogin(flow, session), [flow, session]);
  const { form, email, password, code } = useSelector(flow, selectLoginErrors);
  const refused = useMemo<FormErrors>(() => {
    const fields = Object.entries({ email, password, code });
    return { form, fields: fields.flatMap(([name, text]) => (text === null ? [] : [{ name, errors: [text] }])) };
  }, [form, email, password, code]);
  return { flow, refused, isLoading: useSelector(flow, selectLoginLoading) };
}

function greet(message: string | null): void {
  if (message !== null) toast({ message, tone: 'success', isPassing: true });
}
