import { useQueries, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { getFlowMachinesOptions } from '#generated/operations/getFlowMachines.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { type DrawnFlow, FLOWS } from '../../drawn-flows.ts';
import { AddressLink } from '../../page/address-link.tsx';
import { type Address, type ChangeAddress, ELSEWHERE } from '../../page/use-address.ts';
import { type Finding, findFindings } from '../calculation/findings.ts';
import { NumbersGate } from '../calls/numbers-gate.tsx';
import { flowNumbersQuery } from '../calls/use-flow-numbers.ts';
import { type Asked, rangeBefore, readAsked, UNFILTERED, utcDay } from '../range/asked-range.ts';
import { RangeFields } from '../range/range-fields.tsx';
import { FindingArrow } from './finding-list.tsx';
import { sayFinding } from './say-finding.ts';

interface FindingsPageProps {
  address: Address;
  onChange: ChangeAddress;
}

const MAX_FINDINGS = 5;

/** The most telling things that the numbers of all flows say, for admins. */
export function FindingsPage(props: FindingsPageProps) {
  const place = (said: ReactNode) => (
    <>
      <Heading className="px-5 pt-8 lg:px-12 lg:pt-12" />
      {said}
    </>
  );
  return (
    <NumbersGate place={place}>
      <AllFindings {...props} />
    </NumbersGate>
  );
}

const Heading = ({ className }: { className?: string }) => (
  <h1 className={classNames('text-3xl', className)}>{say('inspector.findingsPage.heading')}</h1>
);

function AllFindings({ address, onChange }: FindingsPageProps) {
  const [today] = useState(() => utcDay(new Date()));
  // What's chosen for one flow can't be seen here.
  const asked = readAsked({ ...address, ...UNFILTERED }, today);
  const machines = useQuery({ ...getFlowMachinesOptions(), select: ({ data }) => data });
  const counted = FLOWS.filter(({ id }) => machines.data?.some(({ machine }) => machine === id));
  return (
    <div className="h-full overflow-y-auto px-5 py-8 lg:px-12 lg:py-12">
      <Heading />
      <p className="mt-3 mb-6 max-w-prose text-lg text-muted">{say('inspector.findingsPage.intro')}</p>
      <RangeFields address={address} onChange={onChange} asked={asked} today={today} />
      <div className="mt-8 max-w-3xl">
        {machines.isError ? (
          <FailedRead of={machines} what={say('inspector.numbersView.failed')} />
        ) : !machines.data ? (
          <LoadingFindings />
        ) : counted.length === 0 ? (
          <EmptyState title={say('inspector.numbersPanel.empty')}>{say('inspector.numbersPanel.emptyHint')}</EmptyState>
        ) : (
          asked && <MostTelling flows={counted} asked={asked} onChange={onChange} />
        )}
      </div>
      {counted.length > 0 && (
        <>
          <h2 className="mt-12 text-2xl">{say('inspector.findingsPage.counted')}</h2>
          <ul className="mt-4 grid max-w-5xl gap-x-10 md:grid-cols-2">
            {counted.map(({ id, name, area }) => (
              <li key={id} className="border-b border-line py-3">
                <AddressLink
                  to={{ ...ELSEWHERE, ...UNFILTERED, flow: id, mode: 'numbers' }}
                  onChange={onChange}
                  className="font-semibold text-link underline underline-offset-4"
                >
                  {name}
                </AddressLink>
                <p className="text-sm text-muted">{area}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface MostTellingProps extends Pick<FindingsPageProps, 'onChange'> {
  flows: readonly DrawnFlow[];
  asked: Asked;
}

function MostTelling({ flows, asked, onChange }: MostTellingProps) {
  const other = rangeBefore(asked);
  const now = useQueries({ queries: flows.map(({ id }) => flowNumbersQuery(id, asked)) });
  const before = useQueries({ queries: flows.map(({ id }) => flowNumbersQuery(id, other)) });
  const failed = [...now, ...before].filter(({ isError }) => isError);
  if (failed.length > 0) return <FailedRead of={failed} what={say('inspector.numbersView.failed')} />;
  if ([...now, ...before].some(({ data }) => data === undefined)) return <LoadingFindings />;
  const found = flows.flatMap((flow, index) => {
    const [counted, earlier] = [now[index]?.data, before[index]?.data];
    if (!counted) return [];
    return findFindings(flow.chart, counted, earlier ?? null).map((finding) => ({ flow, finding }));
  });
  const most = found.toSorted((one, two) => two.finding.weight - one.finding.weight).slice(0, MAX_FINDINGS);
  return (
    <>
      {now.some(({ data }) => data?.isDemo) && <Notice className="mb-6">{say('inspector.numbersPanel.demo')}</Notice>}
      {most.length === 0 && <p className="text-muted">{say('inspector.findings.none')}</p>}
      <ol className="grid gap-4">
        {most.map(({ flow, finding }) => (
          <FoundIn key={finding.item} flow={flow} finding={finding} onChange={onChange} />
        ))}
      </ol>
    </>
  );
}

interface FoundInProps extends Pick<FindingsPageProps, 'onChange'> {
  flow: DrawnFlow;
  finding: Finding;
}

const FoundIn = ({ flow, finding, onChange }: FoundInProps) => (
  <li>
    <AddressLink
      to={{ ...ELSEWHERE, ...UNFILTERED, flow: flow.id, mode: 'numbers', item: finding.item }}
      onChange={onChange}
      className="block rounded-e-lg border border-s-4 border-line border-s-action bg-raised px-5 py-4 hover:border-ink hover:border-s-action"
    >
      <span className="block text-sm text-muted">{flow.name}</span>
      <span className="block font-display text-xl">{sayFinding(flow, finding, 'before')}</span>
      <FindingArrow chart={flow.chart} finding={finding} />
    </AddressLink>
  </li>
);

const LoadingFindings = () => (
  <LoadingState>
    <SkeletonText lines={8} />
  </LoadingState>
);
