import { registrationInputBounds } from '#generated/bounds/RegistrationInput.gen.ts';
import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';
import { PendingLines } from '#ui/feedback/pending-lines.tsx';
import { markLines } from '#ui/shared/swell.ts';
import { usePasswordVerdict } from './use-password-verdict.ts';

const ENOUGH_CHARACTERS = registrationInputBounds.password.minLength;

interface PasswordStrengthProps {
  password: string;
  /** What others know about the person, which a password must not consist of. */
  personal: readonly string[];
}

/** Shows whether the server will accept the password. */
export function PasswordStrength({ password, personal }: PasswordStrengthProps) {
  const verdict = usePasswordVerdict(password, personal);
  return (
    <p role="status" className="mt-2 flex min-h-6 items-center gap-2 text-sm text-muted">
      {verdict === 'waiting' && (
        <>
          <span className="relative size-6 shrink-0">
            <PendingLines />
          </span>
          {say('auth.passwordStrength.checking')}
        </>
      )}
      {verdict !== null && verdict !== 'waiting' && (
        <>
          <StrengthMark level={verdict.fault === null ? 3 : password.length < ENOUGH_CHARACTERS ? 1 : 2} />
          {verdict.fault ?? say('auth.passwordStrength.strong')}
        </>
      )}
    </p>
  );
}

/** One line for a start, two for long enough, three for strong. */
function StrengthMark({ level }: { level: 1 | 2 | 3 }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={classNames('size-6 shrink-0', level === 3 && 'text-action')}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {markLines.toReversed().map((line, index) => (
        <path key={line} d={line} opacity={index < level ? 1 : 0.2} />
      ))}
    </svg>
  );
}
