import { useEffect, useState } from 'react';
import { judgePassword } from '#generated/auth/judgePassword.gen.ts';
import { passwordStrengthInputBounds } from '#generated/bounds/PasswordStrengthInput.gen.ts';
import { registrationInputBounds } from '#generated/bounds/RegistrationInput.gen.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { findPlainFault, knownOfSite } from '../password-rules.ts';

export interface PasswordVerdict {
  /** What to change; null for a password that the server accepts. */
  fault: string | null;
}

/** Null if the server doesn't answer: it judges again when the form is sent. */
type Judged = PasswordVerdict | 'waiting' | null;

const PAUSE_MS = 250;
/** How long the verdict on an earlier text may still be shown. */
const STALE_MS = 750;
const MAX_KNOWN_LENGTH = registrationInputBounds.email.maxLength;

/**
 * Length and names are judged immediately. After a pause in typing, the server judges whether the password is easy to
 * guess.
 */
export function usePasswordVerdict(password: string, personal: readonly string[]): Judged {
  const [judged, setJudged] = useState<Judged>('waiting');
  const plainFault = password === '' ? null : findPlainFault(password, [...personal, ...knownHere()]);
  const isJudgedByServer = password !== '' && plainFault === null;
  const known = personal.join('\n');

  useEffect(() => {
    if (!isJudgedByServer) return setJudged('waiting');
    const call = new AbortController();
    const timer = setTimeout(() => {
      judge(password, known.split('\n'), call.signal).then(
        (verdict) => settle(verdict),
        () => settle(null),
      );
    }, PAUSE_MS);
    const staleTimer = setTimeout(() => setJudged('waiting'), STALE_MS);
    const settle = (verdict: PasswordVerdict | null) => {
      if (call.signal.aborted) return;
      clearTimeout(staleTimer);
      setJudged(verdict);
    };
    return () => {
      clearTimeout(timer);
      clearTimeout(staleTimer);
      call.abort();
    };
  }, [isJudgedByServer, password, known]);

  if (plainFault !== null) return { fault: plainFault };
  return isJudgedByServer ? judged : null;
}

const knownHere = () => knownOfSite(readPageSettings().appName, location.origin);

async function judge(password: string, personal: string[], signal: AbortSignal): Promise<PasswordVerdict> {
  const told = personal.filter((text) => text !== '').map((text) => text.slice(0, MAX_KNOWN_LENGTH));
  const known = told.slice(0, passwordStrengthInputBounds.known.maxItems);
  const { data } = await judgePassword({ body: { password, known }, signal });
  return data.data;
}
