-- Every process reads the settings again when the transaction commits.
create or replace function tell_of_settings() returns trigger language plpgsql as $$
begin
  perform pg_notify('settings_changed', '');
  return null;
end $$;
create or replace trigger setting_changes_told after insert or delete on setting_changes
  for each statement execute function tell_of_settings();

-- The parts of the community that admins switched off, for the statements of other domains.
create or replace view areas_off as
  select jsonb_array_elements_text(latest.value) as area from (
    select value from setting_changes where key = 'areasOff' order by id desc limit 1) as latest
  where jsonb_typeof(latest.value) = 'array';
