import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MadeWebhook, Webhook, WebhookChoice } from '#generated/types.gen.ts';
import { listMyWebhooksOptions } from '#generated/webhooks/listMyWebhooks.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState, Repeat, Skeleton } from '#ui/feedback/skeleton.tsx';
import { sayAbout } from '../event-texts.ts';
import { GuideLink } from '../form/guide-link.tsx';
import { MakeWebhookDialog } from '../form/make-webhook-dialog.tsx';
import { SecretDialog } from '../form/secret-dialog.tsx';
import { readWebhooksAgain } from '../read-again.ts';
import { WebhookRow } from './webhook-row.tsx';

/** Links from a council's page show only its webhooks. */
const COUNCIL = 'council';

/** The webhooks of the person, and how to make one. */
export function WebhooksSection() {
  const [params] = useSearchParams();
  const read = useQuery({ ...listMyWebhooksOptions(), staleTime: 0 });
  const list = read.data?.data;
  const chosen = list?.choices.find(({ council }) => council?.id === params.get(COUNCIL));
  const shown = list?.webhooks.filter(({ council }) => !chosen || council?.id === chosen.council?.id) ?? [];
  return (
    <div className="mt-8 max-w-3xl">
      <p className="max-w-prose text-muted">
        <Phrase text={say('webhooks.list.intro')} parts={{ guide: (text) => <GuideLink>{text}</GuideLink> }} />
      </p>
      {chosen && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-s-4 border-action bg-action-wash px-4 py-2">
          <span>{sayAbout(chosen, true)}</span>
          <TextLink to={{ search: '' }}>{say('webhooks.list.all')}</TextLink>
        </p>
      )}
      <div className="mt-6">
        {list ? (
          <Webhooks webhooks={shown} canMake={list.choices.length > 0} />
        ) : read.isError ? (
          <FailedRead of={read} what={say('webhooks.list.failed')} />
        ) : (
          <WebhooksLoading />
        )}
      </div>
      {list && list.choices.length > 0 && (
        <MakeWebhook choices={chosen ? [chosen, ...list.choices.filter((one) => one !== chosen)] : list.choices} />
      )}
    </div>
  );
}

export const WebhooksLoading = () => (
  <LoadingState label={say('webhooks.list.loading')} className="divide-y divide-line border-y border-line">
    <Repeat times={2}>
      <div className="space-y-2 py-4">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-4 w-72 max-w-full" />
        <Skeleton className="h-4 w-56" />
      </div>
    </Repeat>
  </LoadingState>
);

function Webhooks({ webhooks, canMake }: { webhooks: readonly Webhook[]; canMake: boolean }) {
  if (webhooks.length === 0)
    return (
      <EmptyState title={say('webhooks.list.empty')}>
        {canMake ? say('webhooks.list.emptyHint') : say('webhooks.list.notForYou')}
      </EmptyState>
    );
  return (
    <ul aria-label={say('webhooks.list.own')} className="divide-y divide-line border-y border-line">
      {webhooks.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} />
      ))}
    </ul>
  );
}

/** The button, the form and the secret that is shown once. */
export function MakeWebhook({ choices }: { choices: readonly WebhookChoice[] }) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'form' | MadeWebhook | null>(null);
  function show(made: MadeWebhook) {
    setOpen(made);
    void readWebhooksAgain(queryClient);
  }
  return (
    <>
      <Button className="mt-6" onClick={() => setOpen('form')}>
        {say('webhooks.list.make')}
      </Button>
      {open === 'form' && <MakeWebhookDialog choices={choices} onMade={show} onClose={() => setOpen(null)} />}
      {open && open !== 'form' && <SecretDialog made={open} onClose={() => setOpen(null)} />}
    </>
  );
}
