import { type ReactNode, useDeferredValue } from 'react';
import { say } from '#languages/say.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { ThemeSwitch } from '#ui/buttons/theme-switch.tsx';
import { Mark } from '#ui/feedback/mark.tsx';
import { SkipLink } from '#ui/text/skip-link.tsx';
import { findFlow } from '../drawn-flows.ts';
import { JOURNEYS } from '../flows/journeys.ts';
import { JourneyView } from '../journey/journey-view.tsx';
import { PlacedFlow } from '../layout/placed-flow.tsx';
import { ForeignFlow } from '../live/foreign-flow.tsx';
import { NumbersGate } from '../numbers/calls/numbers-gate.tsx';
import { FindingsPage } from '../numbers/findings/findings-page.tsx';
import { VersionsPage } from '../versions/versions-page.tsx';
import { AddressLink } from './address-link.tsx';
import { find } from './find.ts';
import { FlowList } from './flow-list.tsx';
import { FlowView } from './flow-view.tsx';
import { Start } from './start.tsx';
import { ELSEWHERE, useAddress } from './use-address.ts';

/** The whole page is for admins where the server says so; elsewhere only the numbers are. */
export function InspectorPage() {
  if (!readPageSettings().isForAdmins) return <Flows />;
  const place = (said: ReactNode) => (
    <main id="main" className="min-h-dvh">
      <h1 className="px-5 pt-10 text-3xl lg:px-12">{say('inspector.inspectorPage.flows')}</h1>
      {said}
    </main>
  );
  return (
    <NumbersGate place={place}>
      <Flows />
    </NumbersGate>
  );
}

function Flows() {
  const [address, change] = useAddress();
  const found = find(useDeferredValue(address.find));
  const flow = findFlow(address.flow);
  const journey = JOURNEYS.find(({ id }) => id === address.journey);
  return (
    <div className="min-h-dvh lg:grid lg:h-dvh lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)]">
      <SkipLink />
      <div className="flex min-h-0 flex-col border-line bg-sunken lg:border-e">
        <section
          aria-label={say('inspector.inspectorPage.thisPage')}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-4 whitespace-nowrap"
        >
          <AddressLink
            to={{ ...ELSEWHERE, find: '' }}
            onChange={change}
            className="flex items-center gap-3 rounded-sm text-start"
          >
            <Mark className="size-8 text-action" />
            <span>
              <span className="block font-display text-lg leading-tight">{say('inspector.inspectorPage.flows')}</span>
              <span className="block text-sm text-muted">
                {say('inspector.inspectorPage.of', { app: readPageSettings().appName })}
              </span>
            </span>
          </AddressLink>
          <a href="/" className="text-sm font-semibold text-link underline underline-offset-4">
            {say('inspector.inspectorPage.site')}
          </a>
        </section>
        <FlowList found={found} address={address} onChange={change} />
        <section
          aria-label={say('inspector.inspectorPage.appearance')}
          className="border-t border-line px-5 py-4 max-lg:hidden"
        >
          <ThemeSwitch />
        </section>
      </div>
      <main
        id="main"
        tabIndex={-1}
        aria-label={say('inspector.inspectorPage.theFlows')}
        className="min-w-0 outline-none lg:min-h-0"
      >
        {journey ? (
          <JourneyView key={journey.id} journey={journey} at={Number(address.item) || 0} onChange={change} />
        ) : flow ? (
          <PlacedFlow flow={flow}>
            {(placed) => <FlowView flow={placed} address={address} found={found} onChange={change} />}
          </PlacedFlow>
        ) : address.flow !== null ? (
          <ForeignFlow key={address.flow} id={address.flow} address={address} found={found} onChange={change} />
        ) : address.mode === 'numbers' ? (
          <FindingsPage address={address} onChange={change} />
        ) : address.mode === 'versions' ? (
          <VersionsPage />
        ) : (
          <Start onChange={change} />
        )}
      </main>
      <section aria-label={say('inspector.inspectorPage.appearance')} className="px-5 py-6 lg:hidden">
        <ThemeSwitch />
      </section>
    </div>
  );
}
