-- Prepared statements with the names of their values. Written by `npm run generate`.


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
