-- Every process reads the settings again when the transaction commits.
create or replace function tell_of_settings() returns trigger language plpgsql as $$
begin
  perform pg_notify('settings_changed', '');
  return null;
end $$;
create or replace trigger setting_changes_told after insert or delete on setting_changes
  for each statement execute function tell_of_settings();
