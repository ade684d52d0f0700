import { presentRule } from '#domains/points/flows/points-rules.ts';
import { rangeOf } from '#domains/points/impact-points.ts';
import { say } from '#languages/say.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { earningsFor } from '../reach.ts';

/** Example impacts that would earn the missing points. */
export function Earnings({ missing }: { missing: number }) {
  const earned = rangeOf(presentRule());
  return (
    <TitledSection id="earnings" title={say('opportunities.earnings.heading', { points: missing })}>
      <table className="mt-3 w-full text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">{say('opportunities.earnings.impact')}</th>
            <th scope="col">{say('opportunities.earnings.points')}</th>
            <th scope="col">{say('opportunities.earnings.howMany')}</th>
          </tr>
        </thead>
        <tbody>
          {earningsFor(missing).map(({ action, points, times }) => (
            <tr key={action} className="border-t border-line">
              <th scope="row" className="py-2 pe-3 text-start font-normal first-letter:uppercase">
                {action}
              </th>
              <td className="py-2 pe-3 text-end whitespace-nowrap text-muted tabular-nums">
                {say('opportunities.earnings.each', { points })}
              </td>
              <td className="py-2 text-end font-semibold whitespace-nowrap tabular-nums">
                <span className="sr-only">{say('opportunities.earnings.times')} </span>
                <span aria-hidden="true">× </span>
                {times}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-muted">
        {say('opportunities.earnings.pointsHint', { ...earned, same: String(earned.least === earned.most) })}{' '}
        <TextLink to="/dashboard/points">{say('opportunities.earnings.pointsHistory')}</TextLink>
      </p>
      <ButtonLink to="/dashboard/impacts/new" className="mt-4">
        {say('opportunities.earnings.logImpact')}
      </ButtonLink>
    </TitledSection>
  );
}
