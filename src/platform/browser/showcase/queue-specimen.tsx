import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { ContourCover } from '#ui/drawn/contour-cover.tsx';
import { QueueLoading } from '#ui/queue/queue-loading.tsx';
import { Specimen, State } from '#ui/showcase/specimen.tsx';
import { createQueryClient } from '../calls/query-client.ts';
import { DecisionQueue } from '../decisions/queue/decision-queue.tsx';
import type { QueueKind, QueuePanelProps, QueueRowProps, QueueSurroundings } from '../decisions/queue/queue-kind.ts';
import { useQueueAddress } from '../decisions/queue/use-queue-address.ts';
import { text } from '../lists/fields.ts';
import { declareFilters } from '../lists/filters.ts';
import { pebbleDecisions, pebblesKey } from './pebble-decisions.ts';
import { listPebbles, type Pebble, type PebbleVerdict } from './pebbles.ts';

const pebbleFilters = declareFilters({ search: text('Search', { placeholder: 'Appearance or shore' }) });

export function QueueSpecimen() {
  const [queryClient] = useState(createQueryClient);
  return (
    <Specimen
      id="queue"
      title="A queue"
      note="Press ? for keyboard shortcuts. Every decision can be undone for ten seconds."
    >
      <State name="To be worked">
        <QueryClientProvider client={queryClient}>
          <PebbleQueue />
        </QueryClientProvider>
      </State>
      <State name="Loading, in the layout of what comes">
        <QueueLoading />
      </State>
    </Specimen>
  );
}

const pebbleQueue: QueueKind<Pebble, PebbleVerdict, typeof pebbleFilters, Pebble, QueueSurroundings> = {
  ...pebbleDecisions,
  filters: pebbleFilters,
  views: () => [
    {
      id: 'waiting',
      name: 'Pebbles to sort',
      empty: {
        title: 'Every pebble is sorted',
        text: 'Reload the page to start over.',
        noMatch: 'No pebbles match.',
      },
    },
  ],
  read: ({ search = '' }) => ({ queryKey: pebblesKey(search), read: () => listPebbles(search) }),
  Row: PebbleRow,
  Panel: PebblePanel,
  whyNot: ({ state }) => `It is ${state} already.`,
  maxAtOnce: 25,
};

const SCOPE: QueueSurroundings = { waiting: null, renderRecord: () => null };

const PebbleQueue = () => <DecisionQueue queue={pebbleQueue} scope={SCOPE} place={useQueueAddress(pebbleFilters)} />;

function PebbleRow({ row: pebble, isSettled }: QueueRowProps<Pebble>) {
  return (
    <span className="flex gap-3">
      <ContourCover id={pebble.id} className="size-14 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className={isSettled ? 'line-clamp-2 text-muted' : 'line-clamp-2 font-semibold'}>{pebble.title}</span>
        <span className="block truncate text-sm text-muted">{pebble.shore}</span>
      </span>
    </span>
  );
}

function PebblePanel({ row: pebble }: QueuePanelProps<Pebble, unknown>) {
  return (
    <div className="mt-3 space-y-5">
      <ContourCover id={pebble.id} className="aspect-[16/10] w-full" />
      <p>
        Found at {pebble.shore}. It weighs {pebble.grams} grams.
      </p>
    </div>
  );
}
