import { sayName } from '#domains/people/model.ts';
import { ruleOf } from '#domains/points/flows/points-rules.ts';
import { pointsFor } from '#domains/points/impact-points.ts';
import type { ImpactSummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { TitleLink } from '#ui/buttons/title-link.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Day } from '#ui/lists/day.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { Written } from '#ui/text/written.tsx';
import { impactPathOf } from '../../model.ts';
import { ImpactBadges } from '../impact-badges.tsx';
import { ImpactPicture } from '../impact-picture.tsx';
import { sayMeasures } from '../queue/evidence/measures.ts';

export function MyImpactRow({ impact }: { impact: ImpactSummary }) {
  const { id, title, startDate, location, measures, isVerified, isOwn, declineReason, openQuestion, owner } = impact;
  const path = impactPathOf(impact);
  const edit = `/dashboard/impacts/${id}/edit`;
  const { total } = pointsFor(measures, ruleOf(impact));
  return (
    <li className="flex gap-4 border-b border-line py-5 sm:gap-6">
      <div className="w-20 shrink-0 sm:w-32">
        <ImpactPicture impact={impact} sizes="8rem" className="aspect-[4/3] rounded-e-md" />
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <ImpactBadges impact={impact} showsVerified />
          {!isOwn && <Badge>{say('impacts.myImpactRow.loggedBy', { name: isolate(sayName(owner)) })}</Badge>}
        </div>
        <h2 className="mt-1.5 text-xl">
          <TitleLink to={path} title={title} />
        </h2>
        <p className="mt-0.5 text-sm text-muted">
          <Day value={startDate} />
          {location && `${say('language.comma')}${isolate(sayLocation(location))}`}
          {sayMeasures(measures) && `: ${sayMeasures(measures)}`}
        </p>
        {isVerified !== false && (
          <p className="mt-1 text-sm text-muted">
            {isVerified === true
              ? say('impacts.myImpactRow.earnedPoints', { total })
              : say('impacts.myImpactRow.expectedPoints', { total })}
          </p>
        )}
        {isVerified === false && (
          <div className="mt-3 border-s-4 border-danger ps-4">
            {declineReason && <Written text={declineReason} className="max-w-prose" />}
            <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
              {isOwn && (
                <TextLink to={edit} aria-label={say('impacts.myImpactRow.resubmitNamed', { title: isolate(title) })}>
                  {' '}
                  {say('impacts.myImpactRow.resubmit')}{' '}
                </TextLink>
              )}
              <TextLink to={path} aria-label={say('impacts.myImpactRow.seeDecision', { title: isolate(title) })}>
                {' '}
                {say('impacts.myImpactRow.decisionLink')}{' '}
              </TextLink>
            </p>
          </div>
        )}
        {openQuestion !== null && (
          <div className="mt-3 border-s-4 border-accent ps-4">
            <Written text={openQuestion} className="max-w-prose" />
            {isOwn && (
              <p className="mt-2 text-sm">
                <TextLink to={path} aria-label={say('impacts.myImpactRow.answerNamed', { title: isolate(title) })}>
                  {say('impacts.myImpactRow.answer')}
                </TextLink>
              </p>
            )}
          </div>
        )}
        {isVerified === null && isOwn && (
          <p className="mt-2 text-sm">
            <TextLink to={edit} aria-label={say('impacts.myImpactRow.editNamed', { title: isolate(title) })}>
              {say('impacts.myImpactRow.edit')}
            </TextLink>
          </p>
        )}
      </div>
    </li>
  );
}
