-- Prepared statements with the names of their values. Written by `npm run generate`.


-- findSubscribers in src/domains/webhooks/server/events/events.repository.ts
-- :type, councilId: null, partnerId: null
select
  w.id,
  w.subject,
  w.owner_id as "ownerId"
from
  webhooks w
  join accounts u on u.id = w.owner_id
where
  w.off_reason is null
  and w.events @> array[:type::text]
  and u.deactivated_at is null
  and (
    u.suspended_until is null
    or u.suspended_until <= now()
  )
  and (
    w.subject = 'council'
    or u.role = 'Admin'
    or w.subject = 'opportunities'
    and u.role = 'Partner'
  )
  and (w.subject = 'everything');

-- :type, :councilId, :partnerId
select
  w.id,
  w.subject,
  w.owner_id as "ownerId"
from
  webhooks w
  join accounts u on u.id = w.owner_id
where
  w.off_reason is null
  and w.events @> array[:type::text]
  and u.deactivated_at is null
  and (
    u.suspended_until is null
    or u.suspended_until <= now()
  )
  and (
    w.subject = 'council'
    or u.role = 'Admin'
    or w.subject = 'opportunities'
    and u.role = 'Partner'
  )
  and (
    w.subject = 'everything'
    or w.subject = 'council'
    and w.council_id = :councilId::uuid
    or w.subject = 'opportunities'
    and w.owner_id = :partnerId::uuid
  );


-- claimWebhooks in src/domains/webhooks/server/send/claims.repository.ts
-- :claimId, areFailing: false, :most
update webhooks
set
  claim_id = :claimId::uuid,
  busy_until = now() + interval '30 seconds'
where id in (
  select w.id
  from webhooks w
  where
    w.off_reason is null
    and w.failures = 0
    and (
      w.busy_until is null
      or w.busy_until <= now()
    )
    and (
      w.paused_until is null
      or w.paused_until <= now()
    )
    and (
      select d.id
      from webhook_deliveries d
      where
        d.webhook_id = w.id::uuid
        and d.due_at <= now()
        and not exists (
          select
          from webhook_deliveries earlier
          where
            earlier.webhook_id = d.webhook_id
            and earlier.subject_id = d.subject_id
            and earlier.due_at is not null
            and earlier.position < d.position
          offset 0
        )
      order by d.position
      limit 1
    ) is not null
  order by
    w.busy_until nulls first,
    w.id
  limit :most
  for no key update
    skip locked
)
returning id;

-- :claimId, areFailing: true, :most
update webhooks
set
  claim_id = :claimId::uuid,
  busy_until = now() + interval '30 seconds'
where id in (
  select w.id
  from webhooks w
  where
    w.off_reason is null
    and w.failures > 0
    and (
      w.busy_until is null
      or w.busy_until <= now()
    )
    and (
      w.paused_until is null
      or w.paused_until <= now()
    )
    and (
      select d.id
      from webhook_deliveries d
      where
        d.webhook_id = w.id::uuid
        and d.due_at <= now()
        and not exists (
          select
          from webhook_deliveries earlier
          where
            earlier.webhook_id = d.webhook_id
            and earlier.subject_id = d.subject_id
            and earlier.due_at is not null
            and earlier.position < d.position
          offset 0
        )
      order by d.position
      limit 1
    ) is not null
  order by
    w.busy_until nulls first,
    w.id
  limit :most
  for no key update
    skip locked
)
returning id;


-- beginAttempt in src/domains/webhooks/server/send/claims.repository.ts
-- :webhookId, :claimId
update webhook_deliveries d
set
  state = 'sending',
  attempts = d.attempts + 1,
  tries = d.tries + 1,
  attempted_at = now()
from
  webhooks w
  join accounts u on u.id = w.owner_id
where
  w.id = :webhookId::uuid
  and w.claim_id = :claimId::uuid
  and w.off_reason is null
  and d.id = (
    select d.id
    from webhook_deliveries d
    where
      d.webhook_id = :webhookId::uuid
      and d.due_at <= now()
      and not exists (
        select
        from webhook_deliveries earlier
        where
          earlier.webhook_id = d.webhook_id
          and earlier.subject_id = d.subject_id
          and earlier.due_at is not null
          and earlier.position < d.position
        offset 0
      )
    order by d.position
    limit 1
  )
returning
  d.id,
  d.webhook_id as "webhookId",
  d.type,
  d.data,
  d.state,
  d.created_at as "createdAt",
  d.attempts,
  d.attempted_at as "attemptedAt",
  d.due_at as "dueAt",
  d.status,
  d.failure,
  d.took_ms as "tookMs",
  d.tries,
  d.asked_at as "askedAt",
  w.url,
  w.subject,
  w.owner_id as "ownerId",
  w.council_id as "councilId",
  u.deactivated_at is null
  and (
    u.suspended_until is null
    or u.suspended_until <= now()
  )
  and (
    w.subject = 'council'
    or u.role = 'Admin'
    or w.subject = 'opportunities'
    and u.role = 'Partner'
  ) as "canActInRole",
  w.sealed_secret as "sealedSecret",
  case
    when w.old_secret_until > now() then w.old_sealed_secret
  end as "oldSealedSecret";


-- setDelivered in src/domains/webhooks/server/send/claims.repository.ts
-- :id, :webhookId, :state, :status, :tookMs, :url, :headers, :answer
with
  delivered as (
    update webhook_deliveries
    set
      state = :state,
      due_at = null,
      took_ms = :tookMs::int,
      url = :url,
      headers = :headers::jsonb,
      status = :status::smallint,
      failure = null,
      answer = :answer::text
    where
      id = :id::uuid
      and state = 'sending'
  )
update webhooks
set
  delivered_at = now(),
  failing_since = null,
  failures = 0,
  paused_until = null,
  busy_until = now() + interval '30 seconds'
where id = :webhookId::uuid
returning id;
