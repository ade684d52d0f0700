import type { ReportCase, ReportDetail } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PictureStrip } from '#ui/media/picture-strip.tsx';
import { isolate } from '#ui/shared/isolate.ts';

interface ReportedThingProps {
  detail: ReportDetail;
  row: ReportCase;
}

/** The thing as it is now and, if its text has changed, as it was when it was first reported. */
export function ReportedThing({ detail: { subject, reportedText }, row }: ReportedThingProps) {
  const { kind, link, owner, title, reportCount } = row;
  const isChanged = subject !== null && reportedText !== null && subject.text !== reportedText;
  return (
    <section aria-labelledby="reported">
      <h3 id="reported" className="text-lg">
        {reportCount > 0 ? say('care.reportedThing.reported', { kind }) : say('care.reportedThing.held', { kind })}
      </h3>
      <p className="mt-2 text-sm text-muted">
        <Phrase
          text={
            kind === 'profile'
              ? say('care.reportedThing.ofPerson')
              : say('care.reportedThing.titleBy', { title: isolate(title) })
          }
          parts={{ person: () => <PersonName person={owner} inNewTab /> }}
        />
      </p>
      {subject === null && (
        <Notice className="mt-3" title={say('care.reportedThing.gone')}>
          {row.state === 'open' && say('care.reportedThing.goneHint')}
        </Notice>
      )}
      {subject?.text && (
        <p dir="auto" className="mt-3 line-clamp-[20] max-w-prose whitespace-pre-line text-start">
          {subject.text}
        </p>
      )}
      {subject?.text === null && subject.media.length === 0 && (
        <p className="mt-3 text-muted">{say('care.reportedThing.textless')}</p>
      )}
      {subject && subject.media.length > 0 && (
        <div className="mt-4">
          <PictureStrip media={subject.media} />
        </div>
      )}
      {(isChanged || subject === null) && reportedText && (
        <div className="mt-4 border-s-4 border-control ps-4">
          <p className="font-semibold">
            {subject === null ? say('care.reportedThing.originalText') : say('care.reportedThing.textChanged')}
          </p>
          <p dir="auto" className="mt-1 text-start line-clamp-[20] max-w-prose whitespace-pre-line">
            {reportedText}
          </p>
        </div>
      )}
      {subject && kind !== 'profile' && (
        <p className="mt-3 text-sm">
          <TextLink to={link} target="_blank">
            {say('care.reportedThing.open')}
          </TextLink>
          {subject.isHidden && <span className="text-muted"> {say('care.reportedThing.notPublic')}</span>}
        </p>
      )}
    </section>
  );
}
