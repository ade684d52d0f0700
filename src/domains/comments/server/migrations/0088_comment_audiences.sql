-- Whom a comment was written for, which stays so when its council opens its thread to everyone or limits it to members.
alter table comments add column audience text not null default 'public' check (audience in ('public', 'members'));
-- How many of the replies, and of a thread's comments, are for members only.
alter table comments add column members_reply_count integer not null default 0 check (members_reply_count >= 0);
alter table comment_threads add column members_count integer not null default 0 check (members_count >= 0);

update comments c set audience = 'members', members_reply_count = c.reply_count
  from comment_threads t where t.kind = c.kind and t.subject_id = c.subject_id and t.audience = 'members';
update comment_threads set members_count = comment_count where audience = 'members';
