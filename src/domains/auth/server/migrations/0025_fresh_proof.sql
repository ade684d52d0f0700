-- When the person last proved in this session that it's them: by logging in, or when asked before a change that can't be
-- undone. Null for sessions that were begun before this was kept.
alter table sessions add column proved_at timestamptz;

-- Until when the ways into the account stay as they are, after its owner said that someone else had changed them.
alter table users add column changes_frozen_until timestamptz;
