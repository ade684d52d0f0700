-- Prepared statements with the names of their values. Written by `npm run generate`.


-- readProgram in src/domains/auth/server/programs/program-callers.repository.ts
-- :hash
select
  t.id as "tokenId",
  t.user_id as "userId",
  t.scopes,
  t.expires_at <= now() as "isExpired",
  coalesce(t.last_used_at > now() - interval '1 minute', false) as "isUseNoted",
  case
    when suspended_until > now() then 'Member'
    else role
  end as role,
  is_profile_completed as "isProfileCompleted",
  email_verified_at is not null as "isVerified",
  case
    when email_verified_at is null then (
      select r.state
      from registrations r
      where
        r.user_id = users.id
        and r.state in ('waiting', 'declined')
    )
  end as admission,
  case
    when suspended_until > now() then suspended_until
  end as "suspendedUntil",
  case
    when changes_frozen_until > now() then changes_frozen_until
  end as "frozenUntil",
  second_step_due ("users"."id", "users"."role", "users"."role_since") as "secondStepDueAt"
from
  program_tokens t
  join users on users.id = t.user_id
where
  t.token_hash = :hash::bytea
  and t.ended_at is null
  and deactivated_at is null;


-- readCaller in src/domains/auth/server/sessions/sessions.repository.ts
-- :userId, :sessionId
select
  case
    when suspended_until > now() then 'Member'
    else role
  end as role,
  is_profile_completed as "isProfileCompleted",
  email_verified_at is not null as "isVerified",
  case
    when email_verified_at is null then (
      select r.state
      from registrations r
      where
        r.user_id = users.id
        and r.state in ('waiting', 'declined')
    )
  end as admission,
  case
    when suspended_until > now() then suspended_until
  end as "suspendedUntil",
  case
    when changes_frozen_until > now() then changes_frozen_until
  end as "frozenUntil",
  second_step_due ("users"."id", "users"."role", "users"."role_since") as "secondStepDueAt",
  coalesce(s.proved_at > now() - make_interval(mins => 10), false) as "isProven"
from
  users
  join sessions s on s.id = :sessionId::uuid
  and s.user_id = users.id
  and s.revoked_at is null
where
  users.id = :userId::uuid
  and deactivated_at is null;
