-- Sessions that were ended are found by when they were, instead of by looking at all that nobody used lately.
create index sessions_revoked on sessions (revoked_at) where revoked_at is not null;

-- A session goes with its last token from now on: none is left behind to be looked for.
delete from sessions s where s.renewed_at < now() - interval '1 day'
  and not exists (select from refresh_tokens t where t.session_id = s.id);
