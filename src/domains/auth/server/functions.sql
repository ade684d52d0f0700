-- Invitations that nobody has accepted yet.
create or replace view open_invitations as select id, email, created_at from invitations where accepted_by is null;

-- The organizations that partners were invited for.
create or replace view partner_organizations as
  select accepted_by as user_id, organization_name, created_at from invitations
  where accepted_by is not null and organization_name is not null;

-- Who has verified their address, and awaits an admin's approval.
create or replace view waiting_registrations as select user_id from registrations where state = 'waiting';

-- Whose account asks for more than the password.
create or replace view second_steps as
  select user_id from factors where confirmed_at is not null union select user_id from passkeys;

-- Until when the person has to set up a second step. Null for those who have one or whose role needs none.
create or replace function second_step_due(person uuid, held_role text, held_since timestamptz)
  returns timestamptz language sql stable as $$
  select greatest(since, held_since) + make_interval(days => grace_days) from second_step_rules
  where role = held_role and not exists (select from second_steps where user_id = person) $$;

-- Tells every process whose rights have changed, since each remembers who calls. The argument names the person's column.
create or replace function tell_of_caller() returns trigger language plpgsql as $$
begin
  perform pg_notify('callers_changed', to_jsonb(coalesce(old, new)) ->> tg_argv[0]);
  return null;
end $$;
create or replace trigger users_changed_as_callers after update on users
  for each row when (new.role is distinct from old.role or new.suspended_until is distinct from old.suspended_until
    or (new.deactivated_at is null) <> (old.deactivated_at is null)
    or (new.email_verified_at is null) <> (old.email_verified_at is null)
    or new.is_profile_completed <> old.is_profile_completed)
  execute function tell_of_caller('id');
create or replace trigger users_gone_as_callers after delete on users
  for each row execute function tell_of_caller('id');
create or replace trigger sessions_ended_as_callers after update of revoked_at on sessions
  for each row when (new.revoked_at is distinct from old.revoked_at) execute function tell_of_caller('user_id');
create or replace trigger sessions_gone_as_callers after delete on sessions
  for each row when (old.revoked_at is null) execute function tell_of_caller('user_id');
create or replace trigger factors_changed_as_callers after update of confirmed_at or delete on factors
  for each row execute function tell_of_caller('user_id');
create or replace trigger passkeys_changed_as_callers after insert or delete on passkeys
  for each row execute function tell_of_caller('user_id');

create or replace trigger registrations_changed_as_callers after update of state on registrations
  for each row when (old.state <> new.state) execute function tell_of_caller('user_id');

-- The rights of everyone, which is what an empty message means.
create or replace function tell_of_all_callers() returns trigger language plpgsql as $$
begin
  perform pg_notify('callers_changed', '');
  return null;
end $$;
create or replace trigger second_step_rules_changed after insert or update or delete on second_step_rules
  for each statement execute function tell_of_all_callers();
