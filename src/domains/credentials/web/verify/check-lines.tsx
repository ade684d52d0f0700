import type { ReactNode } from 'react';
import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';
import { CheckIcon, CloseIcon, MinusIcon } from '#ui/drawn/icons.tsx';
import { formatDay, sayAgo } from '#ui/shared/dates.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { useNow, useReaderZone } from '#ui/timing/hydration.ts';
import type { Credential } from '../../check-credential.ts';
import { contentOf } from './credential-content.ts';
import { type CredentialReport, hostOf, type PartState } from './credential-report.ts';
import { HolderCheck } from './holder-check.tsx';

interface CheckLinesProps {
  report: CredentialReport;
  credential: Credential;
}

/** What was looked at, in that order, each with its mark. */
export function CheckLines({ report, credential }: CheckLinesProps) {
  const { parts } = report;
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      <CheckLine state={parts.issuer}>{sayIssuer(parts.issuer, credential)}</CheckLine>
      <CheckLine state={parts.signature}>{SIGNATURE[parts.signature]}</CheckLine>
      <CheckLine state={parts.dates}>
        <Dates state={parts.dates} credential={credential} />
      </CheckLine>
      <CheckLine state={parts.status}>
        <Status report={report} credential={credential} />
      </CheckLine>
      {parts.signature === 'holds' ? (
        <li className="py-4">
          <HolderCheck credential={credential} />
        </li>
      ) : (
        <CheckLine state="unchecked">{say('credentials.holder.unchecked')}</CheckLine>
      )}
    </ul>
  );
}

const MARKS = {
  holds: { look: 'bg-action-wash text-action-ink', Icon: CheckIcon, label: say('credentials.checks.holds') },
  fails: { look: 'bg-danger-wash text-danger-ink', Icon: CloseIcon, label: say('credentials.checks.fails') },
  unchecked: { look: 'bg-sunken text-muted', Icon: MinusIcon, label: say('credentials.checks.unchecked') },
} as const;

function CheckLine({ state, children }: { state: PartState; children: ReactNode }) {
  const { look, Icon, label } = MARKS[state];
  return (
    <li className="flex gap-4 py-4">
      <CheckMark look={look} Icon={Icon} />
      <p className="min-w-0 pt-0.5">
        <span className="sr-only">{label} </span>
        {children}
      </p>
    </li>
  );
}

const CheckMark = ({ look, Icon }: { look: string; Icon: typeof CheckIcon }) => (
  <span className={classNames('grid size-7 shrink-0 place-items-center rounded-full', look)}>
    <Icon className="size-4" />
  </span>
);

function sayIssuer(state: PartState, credential: Credential): string {
  const host = isolate(hostOf(credential));
  const name = contentOf(credential).issuerName;
  if (state === 'fails') return say('credentials.checks.issuerFails');
  if (state === 'unchecked') return say('credentials.checks.issuerClaimed', { host });
  return name === null
    ? say('credentials.checks.issuerHost', { host })
    : say('credentials.checks.issuerNamed', { name: isolate(name), host });
}

const SIGNATURE: Readonly<Record<PartState, string>> = {
  holds: say('credentials.checks.signatureHolds'),
  fails: say('credentials.checks.signatureFails'),
  unchecked: say('credentials.checks.signatureUnchecked'),
};

function Dates({ state, credential: { validFrom, validUntil } }: { state: PartState; credential: Credential }) {
  const timeZone = useReaderZone();
  const from = formatDay(validFrom, { timeZone });
  if (state === 'unchecked') return say('credentials.checks.datesUnchecked');
  if (validUntil === undefined)
    return state === 'holds'
      ? say('credentials.checks.validSince', { from })
      : say('credentials.checks.validLater', { from });
  return say('credentials.checks.validBetween', { from, until: formatDay(validUntil, { timeZone }) });
}

function Status({ report: { parts, listAt }, credential }: CheckLinesProps) {
  const now = useNow();
  const timeZone = useReaderZone();
  if (parts.status === 'fails') return say('credentials.checks.statusFails');
  if (parts.status === 'unchecked') return say('credentials.checks.statusUnchecked');
  if (!credential.credentialStatus || listAt === null) return say('credentials.checks.noStatus');
  return say('credentials.checks.statusHolds', {
    ago: sayAgo(listAt, { now, timeZone }) ?? formatDay(listAt, { time: true, timeZone }),
  });
}
