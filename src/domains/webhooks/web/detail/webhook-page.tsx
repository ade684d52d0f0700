import { useQuery } from '@tanstack/react-query';
import { zId } from '#generated/schemas/Id.gen.ts';
import type { HeldWebhook } from '#generated/types.gen.ts';
import { getWebhookOptions } from '#generated/webhooks/getWebhook.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { MissingPage } from '#platform/browser/page/missing-page.tsx';
import { usePageTitle } from '#platform/browser/page/use-page-title.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { LoadingState, Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Day } from '#ui/lists/day.tsx';
import { Fact, Facts } from '#ui/lists/facts.tsx';
import { Breadcrumbs } from '#ui/text/breadcrumbs.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { Deliveries } from '../deliveries/deliveries.tsx';
import { EVENT_NAMES, sayAbout } from '../event-texts.ts';
import { HELD_WEBHOOKS_PATH, webhooksPageOf } from '../webhook-paths.ts';
import { StateLine, WebhookStateBadge } from '../webhook-state.tsx';
import { WebhookActions } from './webhook-actions.tsx';

/** Its state changes by itself, as deliveries arrive and fail. */
const LOOK_EVERY_MS = 10_000;

/** One webhook: what it's about, what can be done with it, and what was sent. */
export function WebhookPage({ id }: { id: string }) {
  const { home } = useKnownViewer();
  const isId = zId.safeParse(id).success;
  const read = useQuery({
    ...getWebhookOptions({ path: { id } }),
    enabled: isId,
    staleTime: 0,
    refetchInterval: LOOK_EVERY_MS,
  });
  const held = read.data?.data;
  usePageTitle(held?.webhook.name);
  if (!isId || (isApiError(read.error) && read.error.status === 404))
    return (
      <MissingPage
        of={{
          kicker: say('webhooks.page.missing.kicker'),
          lead: say('webhooks.page.missing.lead'),
          others: { to: webhooksPageOf(home), label: say('webhooks.page.missing.others') },
        }}
      />
    );
  if (held) return <Found held={held} />;
  if (read.isError) return <FailedRead of={read} what={say('webhooks.page.failed')} />;
  return (
    <LoadingState label={say('webhooks.page.loading')} className="max-w-lg">
      <Skeleton className="h-8 w-56" />
      <SkeletonText lines={6} className="mt-6" />
    </LoadingState>
  );
}

function Found({ held: { webhook, owner } }: { held: HeldWebhook }) {
  const viewer = useKnownViewer();
  const isOwn = owner.id === viewer.id;
  const { name, state } = webhook;
  return (
    <div className="max-w-4xl">
      <Breadcrumbs
        list={{ to: isOwn ? webhooksPageOf(viewer.home) : HELD_WEBHOOKS_PATH, label: say('webhooks.held.title') }}
        current={name}
      />
      <PageHeading size="area">{name}</PageHeading>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <WebhookStateBadge state={state} />
        <span className="min-w-0 text-muted">
          <StateLine webhook={webhook} />
        </span>
      </p>
      <WebhookFacts held={{ webhook, owner }} isOwn={isOwn} />
      <WebhookActions webhook={webhook} isOwn={isOwn} />
      <Deliveries webhook={webhook} />
    </div>
  );
}

function WebhookFacts({ held: { webhook, owner }, isOwn }: { held: HeldWebhook; isOwn: boolean }) {
  const { url, events, oldSecretUntil, createdAt } = webhook;
  return (
    <div className="mt-6">
      <Facts>
        <Fact name={say('webhooks.form.url')}>
          <span dir="ltr" className="block break-all rtl:text-end">
            {url}
          </span>
        </Fact>
        <Fact name={say('webhooks.form.about')}>{sayAbout(webhook, isOwn)}</Fact>
        {!isOwn && (
          <Fact name={say('webhooks.page.owner')}>
            <PersonName person={owner} />
          </Fact>
        )}
        <Fact name={say('webhooks.page.made')}>
          <Day value={createdAt} />
        </Fact>
        {oldSecretUntil && (
          <Fact name={say('webhooks.page.secret')}>
            <Phrase
              text={say('webhooks.secret.oldUntil')}
              parts={{ until: () => <Day value={oldSecretUntil} time /> }}
            />
          </Fact>
        )}
      </Facts>
      <dl className="mt-4">
        <Fact name={say('webhooks.form.events')}>
          <ul className="gap-x-8 sm:columns-2 xl:columns-3">
            {events.map((event) => (
              <li key={event}>{EVENT_NAMES[event]}</li>
            ))}
          </ul>
        </Fact>
      </dl>
    </div>
  );
}
