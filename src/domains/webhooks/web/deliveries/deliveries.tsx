import { useState } from 'react';
import type { Webhook, WebhookDelivery } from '#generated/types.gen.ts';
import { listWebhookDeliveriesInfiniteOptions } from '#generated/webhooks/listWebhookDeliveries.gen.ts';
import { say } from '#languages/say.ts';
import { FilterRow, NoMatch } from '#platform/browser/lists/list-filters.tsx';
import { useListAddress } from '#platform/browser/lists/use-list-address.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { WalkedList } from '#platform/browser/lists/walked-list.tsx';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { deliveryFilters } from './delivery-filters.ts';
import { DeliveryRow } from './delivery-row.tsx';
import { hasAttemptAhead } from './delivery-texts.ts';

const LOOK_EVERY_MS = 10_000;
/** While an attempt is due or under way. */
const LOOK_SOON_MS = 1_000;

/** What was sent to a webhook as long as it's kept. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const address = useListAddress(deliveryFilters, { keepsScroll: true });
  const [shown, setShown] = useState<string | null>(null);
  const { list, rows } = useWalkedList(
    {
      ...listWebhookDeliveriesInfiniteOptions({ path: { id: webhook.id }, query: address.values }),
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.pages.some((page) => page.data.data.some(hasAttemptAhead)) ? LOOK_SOON_MS : LOOK_EVERY_MS,
    },
    { keepsRows: true },
  );
  return (
    <TitledSection id="deliveries" title={say('webhooks.deliveries.title')} className="mt-12 border-t border-line pt-8">
      <p className="mt-2 max-w-prose text-muted">
        {say('webhooks.deliveries.intro', { days: readPageSettings().retention.webhookDeliveries })}
      </p>
      <FilterRow address={address} className="mt-5" rowClass="max-w-72" />
      <WalkedList
        list={list}
        isEmpty={rows.length === 0}
        loading={
          <LoadingState label={say('webhooks.deliveries.loading')} className="mt-4 space-y-4" times={4}>
            <Skeleton className="h-12 w-full" />
          </LoadingState>
        }
        empty={
          address.isFiltered ? (
            <NoMatch
              address={address}
              title={say('webhooks.deliveries.noMatch')}
              hint={say('webhooks.deliveries.noMatchHint')}
              clear={say('webhooks.deliveries.showAll')}
            />
          ) : (
            <p className="mt-6">{say('webhooks.deliveries.empty')}</p>
          )
        }
        failed={say('webhooks.deliveries.failed')}
        more={say('webhooks.deliveries.more')}
        isByButton
      >
        <DeliveryRows rows={rows} onShow={setShown} />
      </WalkedList>
      {shown !== null && <DeliveryDialog id={shown} webhook={webhook} onClose={() => setShown(null)} />}
    </TitledSection>
  );
}

const DeliveryRows = ({ rows, onShow }: { rows: readonly WebhookDelivery[]; onShow: (id: string) => void }) => (
  <ul aria-label={say('webhooks.deliveries.title')} className="mt-5 divide-y divide-line border-y border-line">
    {rows.map((delivery) => (
      <DeliveryRow key={delivery.id} delivery={delivery} onShow={() => onShow(delivery.id)} />
    ))}
  </ul>
);
