import { GOALS, goalColor } from '#domains/goals/goals.ts';
import { sayName } from '#domains/people/model.ts';
import { getCouncilOptions } from '#generated/councils/getCouncil.gen.ts';
import type { Council, CouncilSummary } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import type { QueuePanelProps } from '#platform/browser/decisions/queue/queue-kind.ts';
import { WholeRow } from '#platform/browser/decisions/queue/whole-row.tsx';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { Fact, Facts } from '#ui/lists/facts.tsx';
import { PictureStrip } from '#ui/media/picture-strip.tsx';
import { Written } from '#ui/text/written.tsx';
import { councilPathOf } from '../../model.ts';
import { saySize } from '../council-texts.ts';
import { updateDecidedRow } from './update-decided-row.ts';

/** Everything an admin needs to decide. */
export function CouncilPanel({ row, scope }: QueuePanelProps<CouncilSummary>) {
  return (
    <div className="mt-3 space-y-8">
      <WholeRow row={row} kind="council" options={getCouncilOptions({ path: { id: row.id } })} keep={updateDecidedRow}>
        {(council) => <Whole council={council} />}
      </WholeRow>
      <section>
        <h3 className="text-lg">
          <Phrase
            text={say('councils.councilPanel.impactsLink')}
            parts={{ name: () => <bdi>{sayName(row.owner)}</bdi> }}
          />
        </h3>
        <div className="mt-3">{scope.renderRecord(row.owner)}</div>
      </section>
      <p className="text-sm">
        <TextLink to={councilPathOf(row)} target="_blank">
          {say('councils.councilPanel.open')}
        </TextLink>
      </p>
    </div>
  );
}

function Whole({ council }: { council: Council }) {
  const { description, declineReason, cover, owner, createdAt, updatedAt, location, sdgs, decidedAt, decidedBy } =
    council;
  return (
    <>
      {declineReason && (
        <div className="border-s-4 border-danger ps-4">
          <p className="font-semibold">{say('councils.councilPanel.declineReason')}</p>
          <Written text={declineReason} className="mt-1 max-w-prose" />
        </div>
      )}
      {cover && <PictureStrip media={[cover]} />}
      <div dir="auto" className="max-w-prose whitespace-pre-line text-start">
        {description}
      </div>
      <Facts>
        <Fact name={say('councils.councilPanel.foundedBy')}>
          <PersonName person={owner} inNewTab />
          <span className="block text-sm text-muted">
            <Phrase
              text={updatedAt === createdAt ? '<created/>' : say('councils.councilPanel.edited')}
              parts={{ created: () => <Ago value={createdAt} isFirst />, edited: () => <Ago value={updatedAt} /> }}
            />
          </span>
        </Fact>
        <Fact name={say('councils.councilPanel.where')}>
          <bdi>
            {sayLocation(location) || <span className="text-muted">{say('councils.councilPanel.notSpecified')}</span>}
          </bdi>
        </Fact>
        <Fact name={say('councils.councilPanel.goals', { count: sdgs.length })}>
          <span className="flex flex-wrap gap-1.5">
            {sdgs.map(({ id, sdg }) => (
              <Badge key={id} swatch={goalColor(sdg)}>
                {sdg} {GOALS[sdg - 1]?.shortTitle}
              </Badge>
            ))}
          </span>
        </Fact>
        {council.isApproved && <Fact name={say('councils.councilPanel.soFar')}>{saySize(council)}</Fact>}
        {decidedAt && (
          <Fact name={say('councils.councilPanel.decided')}>
            <Ago value={decidedAt} isFirst />
            {decidedBy && (
              <span className="block text-sm text-muted">
                <Phrase
                  text={say('councils.councilPanel.by')}
                  parts={{ name: () => <bdi>{sayName(decidedBy)}</bdi> }}
                />
              </span>
            )}
          </Fact>
        )}
      </Facts>
    </>
  );
}
