import type { AdminMonth } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { StackedColumns } from '#ui/chart/stacked-columns.tsx';
import { TerrainChart } from '#ui/chart/terrain-chart.tsx';
import { formatMonth, tickOfMonth } from '#ui/shared/dates.ts';
import {
  daysOf,
  sayAccountsFinding,
  sayDecisionTimeFinding,
  sayImpactsFinding,
  sayPointsFinding,
  sinceFirst,
} from './chart-headlines.ts';

const STATES = [
  { id: 'verified', name: say('administration.adminCharts.verified'), color: 'var(--color-action)' },
  { id: 'pending', name: say('administration.adminCharts.pending'), color: 'var(--color-accent)' },
  { id: 'declined', name: say('administration.adminCharts.declined'), color: 'var(--color-danger)' },
] as const;
const LATEST = 12;
/** Includes hidden impacts and those only others may decide, as the figures do. */
const ALL_PENDING = '/admin/impacts?view=all&state=pending';

const nameMonth = (month: string) => ({ label: formatMonth(month), tick: tickOfMonth(month) });

/** Charts of the last year. */
export function AdminCharts({ months }: { months: readonly AdminMonth[] }) {
  const latest = months.slice(-LATEST);
  const joined = sinceFirst(latest, ({ accounts }) => accounts);
  const given = sinceFirst(latest, ({ pointsGiven }) => pointsGiven);
  const decided = latest.filter(({ hoursToDecide }) => hoursToDecide !== null);
  return (
    <div className="grid gap-x-16 gap-y-14 xl:grid-cols-2">
      <div>
        <StackedColumns
          level={2}
          title={sayImpactsFinding(latest)}
          note={say('administration.adminCharts.impactsNote')}
          parts={STATES}
          head={say('administration.adminCharts.month')}
          columns={latest.map(({ month, impacts }) => ({
            ...nameMonth(month),
            values: STATES.map(({ id }) => impacts[id]),
          }))}
        />
        <p className="mt-3">
          <TextLink to={ALL_PENDING}>{say('administration.adminCharts.pendingLink')}</TextLink>
        </p>
      </div>
      {joined.length > 1 && (
        <TerrainChart
          level={2}
          title={sayAccountsFinding(joined)}
          note={say('administration.adminCharts.accountsNote')}
          heads={[say('administration.adminCharts.month'), say('administration.adminCharts.accounts')]}
          points={joined.map(({ month, accounts }) => ({ ...nameMonth(month), value: accounts }))}
        />
      )}
      {decided.length > 1 && (
        <TerrainChart
          level={2}
          title={sayDecisionTimeFinding(latest)}
          note={say('administration.adminCharts.decisionTimeNote')}
          heads={[say('administration.adminCharts.month'), say('administration.adminCharts.days')]}
          color="var(--color-accent-ink)"
          points={decided.map(({ month, hoursToDecide }) => ({
            ...nameMonth(month),
            value: daysOf(hoursToDecide ?? 0),
          }))}
        />
      )}
      {given.length > 1 && (
        <TerrainChart
          level={2}
          title={sayPointsFinding(given)}
          note={say('administration.adminCharts.pointsNote')}
          heads={[say('administration.adminCharts.month'), say('administration.adminCharts.points')]}
          points={given.map(({ month, pointsGiven }) => ({ ...nameMonth(month), value: pointsGiven }))}
        />
      )}
    </div>
  );
}
