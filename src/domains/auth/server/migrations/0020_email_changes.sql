-- A new email address counts once the link sent to it is followed. Whoever holds the previous one can undo that for a
-- while, however often the address changed since.
create table email_changes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  old_email citext not null,
  new_email citext not null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  undone_at timestamptz
);
create unique index email_changes_pending on email_changes (user_id) where confirmed_at is null;
create index email_changes_user on email_changes (user_id, confirmed_at);
-- Nobody else may take an address that its previous owner can still restore.
create index email_changes_old on email_changes (old_email) where confirmed_at is not null and undone_at is null;
create index email_changes_expiry on email_changes (expires_at);

-- What a link does is known from its change: one that is still to be confirmed, or one to be undone.
create table email_change_links (
  token_hash bytea primary key,
  change_id uuid not null references email_changes on delete cascade,
  purpose text not null check (purpose in ('confirm', 'undo'))
);
create index email_change_links_change on email_change_links (change_id);

-- Someone whose new address was invited accepts the invitation by confirming it.
create index invitations_open_addresses on invitations (email) where accepted_by is null;
