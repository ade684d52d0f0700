import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { GOALS, goalColor } from '#domains/goals/goals.ts';
import { sayEventType } from '#domains/vocabularies/event-types.ts';
import { listImpactEventTypesOptions } from '#generated/impacts/listImpactEventTypes.gen.ts';
import { formatList } from '#languages/numbers.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import type { DraftForm } from '#platform/browser/drafts/use-draft-form.ts';
import type { DraftFiles } from '#platform/browser/uploads/draft-files.ts';
import { type DraftPicture, isToUpload } from '#platform/browser/uploads/draft-picture.ts';
import type { UploadStages } from '#platform/browser/uploads/picture-uploads.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { useFilePreview } from '#ui/files/use-file-preview.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { type ImpactDraft, type ImpactStep, measuresOf } from '../../flows/impact-draft.ts';
import { sayDays } from '../queue/evidence/changes-since-review.ts';
import { sayMeasures } from '../queue/evidence/measures.ts';
import { PointsAhead } from './measures-step.tsx';
import { STEP_WORDS } from './step-texts.ts';

export function ReviewStep({ form: { draft, uploads, files } }: { form: DraftForm<ImpactDraft> }) {
  const types = useQuery(listImpactEventTypesOptions());
  const stages = useSyncExternalStore(uploads.subscribe, uploads.stages);
  const kind = types.data?.data.data.find(({ id }) => id === draft.eventType);
  const people = [...draft.members.map(({ name }) => name), ...draft.memberInvites.map(({ email }) => email)];
  const measures = measuresOf(draft);
  const isCountable = !Object.values(measures).some(Number.isNaN);
  return (
    <>
      <dl className="divide-y divide-line border-y border-line">
        <Part step="what">
          <p dir="auto" className="font-display text-xl">
            {draft.title.trim() || <Missing>{say('impacts.reviewStep.missing.title')}</Missing>}
          </p>
          <p className="text-muted">
            {kind ? sayEventType(kind) : <Missing>{say('impacts.reviewStep.missing.kind')}</Missing>}
          </p>
          <p dir="auto" className="mt-2 max-w-prose whitespace-pre-line text-start">
            {draft.description.trim() || <Missing>{say('impacts.reviewStep.missing.description')}</Missing>}
          </p>
        </Part>
        <Part step="when">
          {draft.startDate ? (
            sayDays(draft.startDate, draft.endDate || null)
          ) : (
            <Missing>{say('impacts.reviewStep.missing.date')}</Missing>
          )}
          {draft.location.trim() && (
            <p dir="auto" className="text-muted">
              {sayLocation(draft.location.trim())}
            </p>
          )}
        </Part>
        <Part step="goals">
          {draft.sdgs.length === 0 && <Missing>{say('impacts.reviewStep.missing.goal')}</Missing>}
          <span className="flex flex-wrap gap-1.5">
            {draft.sdgs.map((id) => (
              <Badge key={id} swatch={goalColor(id)}>
                {id} {GOALS[id - 1]?.shortTitle}
              </Badge>
            ))}
          </span>
        </Part>
        <Part step="people">
          {people.length === 0
            ? say('impacts.reviewStep.justYou')
            : say('impacts.reviewStep.youAnd', { people: formatList(people.map(isolate), 'unit') })}
          {draft.council && (
            <p className="text-muted">
              <Phrase
                text={say('impacts.reviewStep.withCouncil')}
                parts={{ council: () => <bdi>{draft.council?.title}</bdi> }}
              />
            </p>
          )}
        </Part>
        <Part step="measures">
          {isCountable ? (
            sayMeasures(measures) || say('impacts.reviewStep.noNumbers')
          ) : (
            <Missing>{say('impacts.reviewStep.invalidNumbers')}</Missing>
          )}
        </Part>
        <Part step="pictures">
          {draft.pictures.length === 0 ? (
            say('impacts.reviewStep.none')
          ) : (
            <PictureCount draft={draft} stages={stages} files={files} />
          )}
        </Part>
      </dl>
      <PointsAhead draft={draft} />
      <p className="max-w-prose text-sm text-muted">
        <Phrase
          text={say('impacts.reviewStep.publicHint')}
          parts={{
            rules: (text) => (
              <TextLink to="/rules" target="_blank">
                {text}
              </TextLink>
            ),
          }}
        />
      </p>
    </>
  );
}

function Part({ step, children }: { step: ImpactStep; children: ReactNode }) {
  const { name } = STEP_WORDS[step];
  return (
    <div className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
      <dd className="text-sm">
        <TextLink to={{ search: `?step=${step}` }} aria-label={say('impacts.reviewStep.changeNamed', { name })}>
          {say('impacts.reviewStep.change')}
        </TextLink>
      </dd>
    </div>
  );
}

interface PictureCountProps {
  draft: ImpactDraft;
  stages: UploadStages;
  files: DraftFiles;
}

function Thumb({ picture, files }: { picture: DraftPicture; files: DraftFiles }) {
  const preview = useFilePreview(picture, files.read);
  if (!preview)
    return (
      <li className="grid min-h-18 items-center rounded-e-md bg-sunken px-3 text-sm">
        <bdi>{picture.name}</bdi>
      </li>
    );
  return (
    <li>
      <img
        src={preview}
        alt={picture.alt || picture.name}
        className="aspect-[4/3] h-18 rounded-e-md bg-sunken object-cover"
      />
    </li>
  );
}

const Missing = ({ children }: { children: ReactNode }) => (
  <span className="font-sans text-base font-semibold text-danger-ink">{children}</span>
);

function PictureCount({ draft: { pictures }, stages, files }: PictureCountProps) {
  const failed = pictures.filter(({ key }) => stages.get(key)?.stage === 'failed').length;
  const waiting = pictures.filter(isToUpload).length - failed;
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {pictures.map((picture) => (
          <Thumb key={picture.key} picture={picture} files={files} />
        ))}
      </ul>
      {waiting > 0 && (
        <p role="status" className="text-muted">
          {say('impacts.reviewStep.uploading', { waiting })}
        </p>
      )}
      {failed > 0 && (
        <p role="alert" className="font-semibold text-danger-ink">
          {say('impacts.reviewStep.uploadsFailed', { failed })}
        </p>
      )}
    </>
  );
}
