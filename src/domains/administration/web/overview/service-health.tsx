import type { ReactNode } from 'react';
import type { ServiceHealth as Health } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Day } from '#ui/day.tsx';

const SLOW_DATABASE_MS = 100;
const MANY_JOBS = 100;

/** System health at a glance. */
export function ServiceHealth({ service }: { service: Health }) {
  const { database, databaseMs, jobsWaiting, jobsFailed, memoryBytes, startedAt } = service;
  const worries = [
    ...(databaseMs > SLOW_DATABASE_MS ? ['the database is slow'] : []),
    ...(jobsFailed > 0
      ? [
          jobsFailed === 1
            ? 'a background job failed'
            : say('administration.serviceHealth.backgroundJobsFailed', { jobsFailed }),
        ]
      : []),
    ...(jobsWaiting > MANY_JOBS ? ['there’s a job backlog'] : []),
  ];
  return (
    <section aria-labelledby="service">
      <h2 id="service" className="text-2xl">
        {worries.length === 0
          ? say('administration.serviceHealth.allSystemsOk')
          : `System health: ${worries.join(', ')}`}
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-8 gap-y-4 sm:grid-cols-3 xl:grid-cols-5">
        <Fact name="Database">
          {database === 'embedded' ? 'Embedded' : 'PostgreSQL'}, {databaseMs.toLocaleString('en-GB')} ms
        </Fact>
        <Fact name={say('administration.serviceHealth.pendingJobs')}>{counted(jobsWaiting)}</Fact>
        <Fact name={say('administration.serviceHealth.failedJobs')}>{counted(jobsFailed)}</Fact>
        <Fact name="Memory">{Math.round(memoryBytes / 1e6).toLocaleString('en-GB')} MB</Fact>
        <Fact name={say('administration.serviceHealth.runningSince')}>
          <Day value={startedAt} time />
        </Fact>
      </dl>
    </section>
  );
}

const MOST_COUNTED = 1_000;
const counted = (count: number) => (count >= MOST_COUNTED ? '1,000 or more' : count.toLocaleString('en-GB'));

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="tabular-nums">{children}</dd>
  </div>
);
