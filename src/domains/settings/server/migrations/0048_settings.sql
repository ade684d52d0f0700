-- What admins decided about the community: one row a change, of which the latest of each setting counts.
create table setting_changes (
  id bigint generated always as identity primary key,
  key text not null,
  -- Null is the default.
  value jsonb,
  before jsonb,
  changed_by uuid not null references users,
  changed_at timestamptz not null default now()
);

create index setting_changes_by_key on setting_changes (key, id desc);
