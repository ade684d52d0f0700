import type { ReactNode } from 'react';
import type { Account } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { Day } from '#ui/lists/day.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { ROLE_DESCRIPTIONS, ROLE_NAMES, STATUS_TONES, sayStatus } from './account-texts.ts';

interface UserPanelProps {
  account: Account;
  isOwn: boolean;
  /** The profile's address; null if it can't be opened. */
  profilePath: string | null;
  /** The points history and adjustments. */
  points: ReactNode;
}

/** All details of one account. */
export function UserPanel({ account, isOwn, profilePath, points }: UserPanelProps) {
  const { id, role, status, suspendedUntil } = account;
  return (
    <div className="space-y-8 pt-4">
      <div>
        <p className="flex flex-wrap gap-1.5">
          <Badge tone="action">{ROLE_NAMES[role]}</Badge>
          {suspendedUntil && <Badge tone="danger">{say('administration.userRow.suspended')}</Badge>}
          {(!suspendedUntil || status !== 'active') && <Badge tone={STATUS_TONES[status]}>{sayStatus(account)}</Badge>}
        </p>
        <p className="mt-2 text-sm text-muted">{ROLE_DESCRIPTIONS[role]}</p>
        {account.erasedAt !== null && <p className="mt-2 text-sm">{say('administration.userPanel.erasedNote')}</p>}
        {isOwn && <p className="mt-2 text-sm">{say('administration.userPanel.ownAccount')}</p>}
      </div>
      <Record account={account} />
      {points}
      <TitledSection id={`ways-${id}`} title={say('administration.userPanel.linksHeading')} level={3}>
        <ul className="mt-3 space-y-2">
          {profilePath && (
            <li>
              <TextLink to={profilePath}>{say('administration.userPanel.seeProfile')}</TextLink>
            </li>
          )}
          <li>
            <TextLink to={`/admin/audit?about=${id}`}>{say('administration.userPanel.auditAbout')}</TextLink>
          </li>
          <li>
            <TextLink to={`/admin/audit?who=${id}`}>{say('administration.userPanel.auditBy')}</TextLink>
          </li>
        </ul>
      </TitledSection>
    </div>
  );
}

function Record({ account }: { account: Account }) {
  const { verifiedImpacts, createdAt, lastSeenAt, deactivatedAt, erasedAt, suspendedUntil } = account;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
      {erasedAt === null && <Reached account={account} />}
      <Fact name={say('administration.userPanel.verifiedImpacts')}>{formatNumber(verifiedImpacts)}</Fact>
      <Fact name={say('administration.userPanel.terms')}>
        {account.isTermsAgreed ? say('administration.userPanel.agreed') : say('administration.userPanel.termsPending')}
      </Fact>
      <Fact name={say('administration.userPanel.joined')}>
        <Day value={createdAt} time />
      </Fact>
      {erasedAt === null && (
        <Fact name={say('administration.userPanel.lastLogin')}>
          {lastSeenAt ? <Ago value={lastSeenAt} isFirst /> : say('administration.userPanel.never')}
        </Fact>
      )}
      {suspendedUntil && (
        <Fact name={say('administration.userPanel.suspendedUntil')}>
          <Day value={suspendedUntil} time />
        </Fact>
      )}
      {deactivatedAt && (
        <Fact name={say('administration.userPanel.deactivated')}>
          <Day value={deactivatedAt} time />
        </Fact>
      )}
      {erasedAt && (
        <Fact name={say('administration.userPanel.erased')}>
          <Day value={erasedAt} time />
        </Fact>
      )}
    </dl>
  );
}

/** How the person is reached. */
function Reached({ account: { email, isVerified, isAwaitingApproval, contactNo, location } }: { account: Account }) {
  return (
    <>
      <Fact name={say('administration.userPanel.emailAddress')} isWide>
        <a dir="ltr" href={`mailto:${email}`} className="text-link underline underline-offset-4 break-all">
          {email}
        </a>
        {!(isVerified || isAwaitingApproval) && (
          <span className="text-muted"> {say('administration.userPanel.notVerified')}</span>
        )}
      </Fact>
      <Fact name={say('administration.userPanel.phoneNumber')}>
        {contactNo === null ? <NotGiven /> : <bdi dir="ltr">{contactNo}</bdi>}
      </Fact>
      <Fact name={say('administration.userPanel.location')}>
        <bdi>{sayLocation(location) || <NotGiven />}</bdi>
      </Fact>
    </>
  );
}

const NotGiven = () => <span className="text-muted">{say('administration.userPanel.notGiven')}</span>;

const Fact = ({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) => (
  <div className={isWide ? 'col-span-2 min-w-0' : 'min-w-0'}>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
);
