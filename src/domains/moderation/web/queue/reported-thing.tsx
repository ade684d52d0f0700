import type { ReportCase, ReportDetail } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PictureStrip } from '#ui/media/picture-strip.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { Written } from '#ui/text/written.tsx';

/** The thing as it is now and, if its text has changed, as it was when it was first reported. */
export function ReportedThing({ detail: { subject, reportedText }, row }: { detail: ReportDetail; row: ReportCase }) {
  const { kind, link, owner, title, reportCount } = row;
  const isChanged = subject !== null && reportedText !== null && subject.text !== reportedText;
  return (
    <TitledSection
      id="reported"
      title={
        reportCount > 0
          ? say('moderation.reportedThing.reported', { kind })
          : say('moderation.reportedThing.held', { kind })
      }
      level={3}
      size="lg"
    >
      <p className="mt-2 text-sm text-muted">
        <Phrase
          text={
            kind === 'profile'
              ? say('moderation.reportedThing.ofPerson')
              : say('moderation.reportedThing.titleBy', { title: isolate(title) })
          }
          parts={{ person: () => <PersonName person={owner} inNewTab /> }}
        />
      </p>
      {subject === null && (
        <Notice className="mt-3" title={say('moderation.reportedThing.gone')}>
          {row.state === 'open' && say('moderation.reportedThing.goneHint')}
        </Notice>
      )}
      {subject?.text && <Written text={subject.text} className="mt-3 line-clamp-[20] max-w-prose" />}
      {subject?.text === null && subject.media.length === 0 && (
        <p className="mt-3 text-muted">{say('moderation.reportedThing.textless')}</p>
      )}
      {subject && subject.media.length > 0 && (
        <div className="mt-4">
          <PictureStrip media={subject.media} />
        </div>
      )}
      {(isChanged || subject === null) && reportedText && (
        <div className="mt-4 border-s-4 border-control ps-4">
          <p className="font-semibold">
            {subject === null
              ? say('moderation.reportedThing.originalText')
              : say('moderation.reportedThing.textChanged')}
          </p>
          <Written text={reportedText} className="mt-1 line-clamp-[20] max-w-prose" />
        </div>
      )}
      {subject && kind !== 'profile' && (
        <p className="mt-3 text-sm">
          <TextLink to={link} target="_blank">
            {say('moderation.reportedThing.open')}
          </TextLink>
          {subject.isHidden && <span className="text-muted"> {say('moderation.reportedThing.notPublic')}</span>}
        </p>
      )}
    </TitledSection>
  );
}
