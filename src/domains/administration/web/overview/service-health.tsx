import type { ReactNode } from 'react';
import type { ServiceHealth as Health } from '#generated/types.gen.ts';
import { formatList, formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { sayBytes } from '#platform/shared/bytes.ts';
import { Day } from '#ui/lists/day.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';

const SLOW_DATABASE_MS = 100;
const MANY_JOBS = 100;

/** System health at a glance. */
export function ServiceHealth({ service }: { service: Health }) {
  const { database, databaseMs, jobsWaiting, jobsFailed, memoryBytes, startedAt } = service;
  const worries = [
    ...(databaseMs > SLOW_DATABASE_MS ? [say('administration.serviceHealth.slowDatabase')] : []),
    ...(jobsFailed > 0 ? [say('administration.serviceHealth.failures', { jobsFailed })] : []),
    ...(jobsWaiting > MANY_JOBS ? [say('administration.serviceHealth.jobBacklog')] : []),
  ];
  return (
    <TitledSection
      id="service"
      title={
        worries.length === 0
          ? say('administration.serviceHealth.healthy')
          : say('administration.serviceHealth.systemHealth', { worries: formatList(worries, 'unit') })
      }
      size="2xl"
    >
      <dl className="mt-4 grid grid-cols-2 gap-x-8 gap-y-4 sm:grid-cols-3 xl:grid-cols-5">
        <Fact name={say('administration.serviceHealth.database')}>
          {database === 'embedded'
            ? say('administration.serviceHealth.embedded', { milliseconds: databaseMs })
            : say('administration.serviceHealth.postgresql', { milliseconds: databaseMs })}
        </Fact>
        <Fact name={say('administration.serviceHealth.pendingJobs')}>{counted(jobsWaiting)}</Fact>
        <Fact name={say('administration.serviceHealth.failedJobs')}>{counted(jobsFailed)}</Fact>
        <Fact name={say('administration.serviceHealth.memory')}>{sayBytes(memoryBytes)}</Fact>
        <Fact name={say('administration.serviceHealth.runningSince')}>
          <Day value={startedAt} time />
        </Fact>
      </dl>
    </TitledSection>
  );
}

const MAX_COUNTED = 1_000;
const counted = (count: number) =>
  count >= MAX_COUNTED ? say('administration.serviceHealth.orMore', { count: MAX_COUNTED }) : formatNumber(count);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="tabular-nums">{children}</dd>
  </div>
);
