import { useEffect, useState } from 'react';
import { judgePassword } from '#generated/auth/judgePassword.gen.ts';
import { registrationInputBounds } from '#generated/bounds/RegistrationInput.gen.ts';
import { findPlainFault } from '../password-rules.ts';

export interface PasswordVerdict {
  /** What to change; null for a password that the server accepts. */
  fault: string | null;
}

const PAUSE_MS = 250;
const LONGEST_KNOWN = registrationInputBounds.email.maxLength;

/** Length and names are judged at once. After a pause in typing, the server says whether it's easy to guess. */
export function usePasswordVerdict(password: string, personal: readonly string[]): PasswordVerdict | null {
  const [judged, setJudged] = useState<PasswordVerdict | null>(null);
  const plainFault = password === '' ? null : findPlainFault(password, personal);
  const isJudgedByServer = password !== '' && plainFault === null;
  const known = personal.join('\n');

  useEffect(() => {
    if (!isJudgedByServer) return setJudged(null);
    const call = new AbortController();
    const timer = setTimeout(() => {
      judge(password, known.split('\n'), call.signal).then(
        (verdict) => !call.signal.aborted && setJudged(verdict),
        // Without an answer nothing is shown; the server judges again when the form is sent.
        () => !call.signal.aborted && setJudged(null),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [isJudgedByServer, password, known]);

  return plainFault === null ? judged : { fault: plainFault };
}

async function judge(password: string, personal: string[], signal: AbortSignal): Promise<PasswordVerdict> {
  const known = personal.filter((text) => text !== '').map((text) => text.slice(0, LONGEST_KNOWN));
  const { data } = await judgePassword({ body: { password, known }, signal });
  return data.data;
}
