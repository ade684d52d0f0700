-- The link in the email about a new password: “This wasn’t me”.
alter table mail_links
  drop constraint mail_links_purpose_check,
  add constraint mail_links_purpose_check check (purpose in ('verify', 'reset', 'invite', 'disown'));
