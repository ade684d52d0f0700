import { createPortal } from 'react-dom';
import { sayGoals } from '#domains/goals/goals.ts';
import { sayName } from '#domains/people/model.ts';
import type { MemberCredential } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { BrandMark } from '#platform/browser/page/brand-mark.tsx';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { Day } from '#ui/lists/day.tsx';
import { ContourBadge } from '../contour-badge.tsx';
import { resultsOf, sayKind } from '../credential-texts.ts';
import { QrCode } from './qr-code.tsx';

/** What a page with a credential prints, on A4 or Letter. Beside the page, which is left out then. */
export const Certificate = ({ credential }: { credential: MemberCredential }) =>
  createPortal(
    <div className="certificate">
      <Sheet credential={credential} />
    </div>,
    document.body,
  );

function Sheet({ credential }: { credential: MemberCredential }) {
  const { holder, title, criteria, goals, measures, issuedAt, url } = credential;
  const { appName } = readPageSettings();
  const results = resultsOf(measures);
  return (
    <>
      <p className="flex items-center gap-3 font-display text-xl">
        <BrandMark className="size-9" />
        {appName}
      </p>
      <div className="flex min-h-0 flex-1 items-center gap-12">
        <ContourBadge credential={credential} className="size-72" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold text-link">{sayKind(credential)}</p>
          {holder && (
            <p dir="auto" className="mt-2 line-clamp-2 font-display text-[2.75rem] leading-tight break-words">
              {sayName(holder)}
            </p>
          )}
          <p className="mt-3 max-w-[34rem] text-lg">{criteria}</p>
          <div className="mt-5 border-s-4 border-action ps-4">
            <p dir="auto" className="line-clamp-3 font-display text-2xl break-words">
              {title}
            </p>
          </div>
          {results.length > 0 && (
            <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-2">
              {results.map(({ name, figure }) => (
                <div key={name} className="flex flex-row-reverse items-baseline gap-2">
                  <dt className="text-muted">{name}</dt>
                  <dd className="font-display text-xl tabular-nums">{figure}</dd>
                </div>
              ))}
            </dl>
          )}
          {goals.length > 0 && <p className="mt-3 text-muted">{sayGoals(goals)}</p>}
        </div>
      </div>
      <div className="flex items-end justify-between gap-10 border-t border-line pt-6">
        <p className="font-semibold">
          <Phrase
            text={say('credentials.certificate.issued', { app: appName })}
            parts={{ day: () => <Day value={issuedAt} /> }}
          />
        </p>
        <div className="flex items-end gap-5">
          <p className="max-w-80 text-sm">
            {say('credentials.certificate.check')}
            <span dir="ltr" className="mt-1 block font-mono text-xs break-all text-muted rtl:text-end">
              {url}
            </span>
          </p>
          <QrCode text={url} className="size-28" />
        </div>
      </div>
    </>
  );
}
