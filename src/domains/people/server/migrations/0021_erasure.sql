-- When what was personal in the account was erased; null while it's still there.
alter table users add column erased_at timestamptz;
