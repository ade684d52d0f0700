import type { ReactNode } from 'react';
import { goalLinks } from '#domains/goals/goals.ts';
import { sayName } from '#domains/people/model.ts';
import type { MemberCredential } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { ColourLinks } from '#ui/drawn/colour-links.tsx';
import { CheckIcon } from '#ui/drawn/icons.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Day } from '#ui/lists/day.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { InBrowser } from '#ui/timing/in-browser.tsx';
import { verifyPathOf } from '../../model.ts';
import { ContourBadge } from '../contour-badge.tsx';
import { END_REASONS, resultsOf, STATE_NAMES, sayKind } from '../credential-texts.ts';
import { DownloadMenu } from '../download-menu.tsx';
import { Certificate } from './certificate.tsx';
import { HolderPanel } from './holder-panel.tsx';
import { QrCode } from './qr-code.tsx';

/** What was done, who vouches for it and whether it still holds, as everyone sees it. */
export function CredentialView({ credential }: { credential: MemberCredential }) {
  const viewer = useViewer();
  const { holder, state, title, criteria, goals, measures } = credential;
  const isOwn = viewer !== null && holder?.id === viewer.id;
  const results = resultsOf(measures);
  return (
    <article>
      <div className="flex flex-wrap items-center gap-x-10 gap-y-5">
        <ContourBadge credential={credential} className="size-28 sm:size-44" />
        <div className="min-w-0 flex-1 basis-80">
          <PageHeading kicker={sayKind(credential)} lead={criteria}>
            {title}
          </PageHeading>
          <Standing credential={credential} />
        </div>
      </div>
      {isOwn && <HolderPanel credential={credential} />}
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="min-w-0 space-y-12">
          <Holder credential={credential} isOwn={isOwn} />
          {results.length > 0 && (
            <TitledSection id="results" title={say('credentials.page.results')}>
              <dl className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-6">
                {results.map(({ name, figure }) => (
                  <div key={name} className="flex flex-col-reverse justify-end border-s-4 border-action ps-4">
                    <dt className="text-muted">{name}</dt>
                    <dd className="font-display text-2xl tabular-nums">{figure}</dd>
                  </div>
                ))}
              </dl>
            </TitledSection>
          )}
          <Evidence credential={credential} />
          {goals.length > 0 && (
            <TitledSection id="goals" title={say('credentials.page.goals')}>
              <ColourLinks className="mt-4 grid max-w-2xl gap-1.5 sm:grid-cols-2" links={goalLinks(goals)} />
            </TitledSection>
          )}
        </div>
        <Check credential={credential} />
      </div>
      {state === 'issued' && (
        <InBrowser>
          <Certificate credential={credential} />
        </InBrowser>
      )}
    </article>
  );
}

/** Whether it holds, since when, and by whom. */
function Standing({ credential }: { credential: MemberCredential }) {
  const { state, endReason, issuedAt, endedAt } = credential;
  const { appName } = readPageSettings();
  if (state === 'issued') {
    return (
      <p className="mt-4 flex items-start gap-2 font-semibold text-link">
        <CheckIcon className="mt-1 size-4 shrink-0" />
        <span className="min-w-0">
          <Phrase
            text={say('credentials.page.holds', { app: appName })}
            parts={{ day: () => <Day value={issuedAt} /> }}
          />
        </span>
      </p>
    );
  }
  return (
    <Notice tone={state === 'revoked' ? 'danger' : 'warning'} title={STATE_NAMES[state]} className="mt-5 max-w-prose">
      {endReason && <p>{END_REASONS[endReason]}</p>}
      {endedAt && (
        <p className="mt-1 text-sm">
          <Phrase
            text={say('credentials.page.ended', { app: appName })}
            parts={{ issued: () => <Day value={issuedAt} />, ended: () => <Day value={endedAt} /> }}
          />
        </p>
      )}
    </Notice>
  );
}

const Holder = ({ credential: { holder, subject }, isOwn }: { credential: MemberCredential; isOwn: boolean }) => (
  <TitledSection id="holder" title={say('credentials.page.holder')}>
    {holder ? (
      <p className="mt-4 flex items-center gap-4">
        <Avatar name={sayName(holder)} src={holder.avatarUrl ?? undefined} />
        <span className="min-w-0">
          <PersonName person={holder} className="text-lg" />
          {isOwn && subject === 'address' && (
            <span className="block text-sm text-muted">{say('credentials.page.unnamedToOthers')}</span>
          )}
        </span>
      </p>
    ) : (
      <p className="mt-3 max-w-prose text-muted">{say('credentials.page.unnamed')}</p>
    )}
  </TitledSection>
);

/** What anyone can look at: the impact, or those of the year. */
function Evidence({ credential: { kind, title, evidence, impacts } }: { credential: MemberCredential }) {
  const shown = kind === 'year' ? impacts : evidence === null ? [] : [{ title, evidence }];
  if (shown.length === 0) return null;
  return (
    <TitledSection id="evidence" title={say('credentials.page.evidence')}>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {shown.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two impacts may have the same title.
          <li key={index} dir="auto" className="py-2.5">
            {one.evidence === null ? one.title : <TextLink to={one.evidence}>{one.title}</TextLink>}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function Check({ credential }: { credential: MemberCredential }) {
  const { id, url, state, isShared } = credential;
  return (
    <aside aria-labelledby="check" className="min-w-0 self-start border-s-4 border-action bg-sunken px-6 py-6">
      <h2 id="check" className="text-xl">
        {say('credentials.page.check')}
      </h2>
      <p className="mt-2 max-w-prose text-muted">{say('credentials.page.checkHint')}</p>
      <Actions>
        <ButtonLink to={verifyPathOf(credential)}>{say('credentials.page.checkLink')}</ButtonLink>
        <DownloadMenu id={id} />
        {state === 'issued' && (
          <Button variant="secondary" worksOffline onClick={() => window.print()}>
            {say('credentials.page.print')}
          </Button>
        )}
      </Actions>
      {!isShared && <p className="mt-3 text-sm text-muted">{say('credentials.page.privateCode')}</p>}
      <div className="mt-6 flex flex-wrap items-end gap-4">
        <QrCode text={url} className="size-36" />
        <p dir="ltr" className="min-w-0 flex-1 basis-40 font-mono text-xs break-all text-muted rtl:text-end">
          {url}
        </p>
      </div>
    </aside>
  );
}

const Actions = ({ children }: { children: ReactNode }) => <div className="mt-5 flex flex-wrap gap-3">{children}</div>;
