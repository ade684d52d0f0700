-- An invitation that is sent again is the same one: its last mail counts.
alter table invitations add column sent_at timestamptz not null default now();
update invitations set sent_at = created_at;
create index invitations_of_inviter on invitations (invited_by, role, id desc);
create index invitations_of_organizations on invitations (id desc) where role = 'Partner';
drop index invitations_inviter;
create index invitations_sent on invitations (invited_by, sent_at);
