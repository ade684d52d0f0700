import { useEffect, useRef } from 'react';
import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';
import { CheckIcon, CloseIcon, MinusIcon } from '#ui/drawn/icons.tsx';
import { formatDay, sayAgo } from '#ui/shared/dates.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { useNow, useReaderZone } from '#ui/timing/hydration.ts';
import type { CredentialFault } from '../../check-credential.ts';
import { CheckLines } from './check-lines.tsx';
import { contentOf } from './credential-content.ts';
import { type CredentialReport, hostOf, type Verdict } from './credential-report.ts';
import { SaidAchievement } from './said-achievement.tsx';

const LOOKS: Readonly<Record<Verdict, { frame: string; mark: string; Icon: typeof CheckIcon }>> = {
  holds: { frame: 'border-action bg-action-wash', mark: 'bg-action text-on-action', Icon: CheckIcon },
  held: { frame: 'border-accent bg-accent-wash', mark: 'bg-accent text-on-accent', Icon: CheckIcon },
  refused: { frame: 'border-danger bg-danger-wash', mark: 'bg-danger text-on-danger', Icon: CloseIcon },
  open: { frame: 'border-accent bg-accent-wash', mark: 'bg-accent text-on-accent', Icon: MinusIcon },
};

const FAULTS: Readonly<Record<CredentialFault, string>> = {
  unreadable: say('credentials.faults.unreadable'),
  algorithm: say('credentials.faults.algorithm'),
  issuer: say('credentials.faults.issuer'),
  key: say('credentials.faults.key'),
  signature: say('credentials.faults.signature'),
  claims: say('credentials.faults.claims'),
  not_yet_valid: say('credentials.faults.notYetValid'),
  expired: say('credentials.faults.expired'),
  revoked: say('credentials.faults.revoked'),
  status: say('credentials.faults.status'),
};

interface CredentialVerdictProps {
  report: CredentialReport;
  /** True if this community issued it. */
  isOurs: boolean;
}

/** The verdict first, then what was looked at, then what the credential says. */
export function CredentialVerdict({ report, isOurs }: CredentialVerdictProps) {
  const { verdict, credential } = report;
  const heading = useRef<HTMLHeadingElement>(null);
  // Who checks one after the other reads each verdict from its start.
  useEffect(() => heading.current?.focus(), []);
  const { frame, mark, Icon } = LOOKS[verdict];
  const content = credential && contentOf(credential);
  return (
    <section aria-labelledby="verdict" className="@container">
      <div className={classNames('border-s-8 px-5 py-6 sm:px-8 sm:py-8', frame)}>
        <span className={classNames('grid size-12 place-items-center rounded-full', mark)}>
          <Icon className="size-7" />
        </span>
        <h2 ref={heading} id="verdict" tabIndex={-1} className="mt-4 text-4xl text-balance outline-none">
          <VerdictTitle report={report} />
        </h2>
        <p className="mt-3 max-w-prose text-lg">{sayVerdict(report, isOurs)}</p>
      </div>
      {credential && content && (
        <div className="mt-10 grid gap-x-12 gap-y-10 @3xl:grid-cols-2">
          <TitledSection id="checks" title={say('credentials.checks.title')}>
            <CheckLines report={report} credential={credential} />
          </TitledSection>
          <SaidAchievement
            seed={credential.id.split('/').at(-1) ?? ''}
            content={content}
            isProven={report.parts.signature === 'holds'}
          />
        </div>
      )}
    </section>
  );
}

function VerdictTitle({ report: { verdict, listAt } }: { report: CredentialReport }) {
  const now = useNow();
  const timeZone = useReaderZone();
  if (verdict === 'held' && listAt !== null) {
    const ago = sayAgo(listAt, { now, timeZone }) ?? formatDay(listAt, { time: true, timeZone });
    return say('credentials.verdicts.held', { ago });
  }
  return {
    holds: say('credentials.verdicts.holds'),
    held: say('credentials.verdicts.heldBefore'),
    refused: say('credentials.verdicts.refused'),
    open: say('credentials.verdicts.open'),
  }[verdict];
}

function sayVerdict({ verdict, fault, credential, failure }: CredentialReport, isOurs: boolean): string {
  const host = credential ? isolate(hostOf(credential)) : '';
  if (verdict === 'open') {
    if (failure === 'missing') return say('credentials.verdicts.missing', { host });
    if (failure === 'unreachable')
      return isOurs ? say('credentials.verdicts.unreachable') : say('credentials.verdicts.blocked', { host });
    return say('credentials.verdicts.tooOld', { host });
  }
  if (fault !== null) return FAULTS[fault];
  if (verdict === 'held') return say('credentials.verdicts.heldMeans', { host });
  return isOurs ? say('credentials.verdicts.ours') : say('credentials.verdicts.foreign', { host });
}
