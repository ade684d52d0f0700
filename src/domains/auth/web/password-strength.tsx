import { useDeferredValue, useEffect, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { markLines } from '#ui/swell.ts';

interface PasswordStrengthProps {
  password: string;
  /** What others know about the person, which a password must not consist of. */
  personal: readonly string[];
}

/** Whether the server will accept the password. Its word lists are fetched with the first character. */
export function PasswordStrength({ password, personal }: PasswordStrengthProps) {
  const tried = useDeferredValue(password);
  const known = useDeferredValue(personal.join('\n'));
  const [verdict, setVerdict] = useState<{ of: string; fault: string | null } | null>(null);

  useEffect(() => {
    if (tried === '') return setVerdict(null);
    let isCurrent = true;
    import('../password-strength.ts').then(
      ({ findPasswordFault }) =>
        isCurrent && setVerdict({ of: tried, fault: findPasswordFault(tried, known.split('\n')) }),
      // Without the lists nothing is shown; the server still checks.
      () => isCurrent && setVerdict(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [tried, known]);

  const isStrong = verdict !== null && verdict.fault === null;
  return (
    <p role="status" className="mt-2 flex min-h-6 items-center gap-2 text-sm text-muted">
      {verdict && (
        <>
          <StrengthMark level={isStrong ? 3 : verdict.of.length < 12 ? 1 : 2} />
          {verdict.fault ?? 'Strong'}
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
