-- How many comments everyone can see below an item; no row before its first comment.
create view public_comment_counts as
  select kind, subject_id, comment_count - members_count as comments from comment_threads;
