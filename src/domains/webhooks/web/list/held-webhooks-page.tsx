import { useQuery } from '@tanstack/react-query';
import { listHeldWebhooksInfiniteOptions } from '#generated/webhooks/listHeldWebhooks.gen.ts';
import { listMyWebhooksOptions } from '#generated/webhooks/listMyWebhooks.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { WalkedList } from '#platform/browser/lists/walked-list.tsx';
import { usePageTitle } from '#platform/browser/page/use-page-title.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { GuideLink } from '../form/guide-link.tsx';
import { WebhookRow } from './webhook-row.tsx';
import { MakeWebhook, WebhooksLoading } from './webhooks-section.tsx';

/** The webhooks of the whole community, for admins. */
export function HeldWebhooksPage() {
  usePageTitle(say('webhooks.held.title'));
  const { list, rows } = useWalkedList({ ...listHeldWebhooksInfiniteOptions({ query: {} }), staleTime: 0 });
  const own = useQuery({ ...listMyWebhooksOptions(), staleTime: 0 });
  const choices = own.data?.data.choices ?? [];
  return (
    <>
      <PageHeading
        size="area"
        lead={<Phrase text={say('webhooks.held.lead')} parts={{ guide: (text) => <GuideLink>{text}</GuideLink> }} />}
      >
        {say('webhooks.held.title')}
      </PageHeading>
      <div className="mt-8 max-w-3xl">
        <WalkedList
          list={list}
          isEmpty={rows.length === 0}
          loading={<WebhooksLoading />}
          empty={<EmptyState title={say('webhooks.list.empty')}>{say('webhooks.held.emptyHint')}</EmptyState>}
          failed={say('webhooks.list.failed')}
          more={say('webhooks.held.more')}
          isByButton
        >
          <ul aria-label={say('webhooks.held.title')} className="divide-y divide-line border-y border-line">
            {rows.map(({ webhook, owner }) => (
              <WebhookRow key={webhook.id} webhook={webhook} owner={owner} />
            ))}
          </ul>
        </WalkedList>
        {choices.length > 0 && <MakeWebhook choices={choices} />}
      </div>
    </>
  );
}
