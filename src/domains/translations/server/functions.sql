-- Forgets the translations of a text that has changed, and the language of one that is gone. Takes the kind and the column
-- with the id. The language's row is locked first: what keeps a translation holds it, and reads the text again.
create or replace function forget_translations() returns trigger language plpgsql as $$
declare
  subject uuid := (to_jsonb(old) ->> tg_argv[1])::uuid;
begin
  perform from text_languages where kind = tg_argv[0] and subject_id = subject for update;
  if tg_op = 'DELETE' then
    delete from text_languages where kind = tg_argv[0] and subject_id = subject;
  else
    delete from text_translations where kind = tg_argv[0] and subject_id = subject;
  end if;
  return null;
end $$;

create or replace trigger impact_title_translated after update of title on impacts
  for each row when (old.title <> new.title) execute function forget_translations('impact', 'id');
create or replace trigger impact_text_translated after update of description on impact_texts
  for each row when (old.description <> new.description) execute function forget_translations('impact', 'impact_id');
create or replace trigger impact_gone_translated after delete on impacts
  for each row execute function forget_translations('impact', 'id');

create or replace trigger comment_translated after update of content on comments
  for each row when (old.content is distinct from new.content) execute function forget_translations('comment', 'id');
create or replace trigger comment_gone_translated after delete on comments
  for each row execute function forget_translations('comment', 'id');

create or replace trigger council_translated after update of title, description on councils
  for each row when (old.title <> new.title or old.description <> new.description)
  execute function forget_translations('council', 'id');
create or replace trigger council_gone_translated after delete on councils
  for each row execute function forget_translations('council', 'id');

create or replace trigger opportunity_title_translated after update of title on opportunities
  for each row when (old.title <> new.title) execute function forget_translations('opportunity', 'id');
create or replace trigger opportunity_text_translated after update of description on opportunity_texts
  for each row when (old.description <> new.description)
  execute function forget_translations('opportunity', 'opportunity_id');
create or replace trigger opportunity_gone_translated after delete on opportunities
  for each row execute function forget_translations('opportunity', 'id');

create or replace trigger article_translated after update of title, content on news
  for each row when (old.title <> new.title or old.content <> new.content)
  execute function forget_translations('article', 'id');
create or replace trigger article_gone_translated after delete on news
  for each row execute function forget_translations('article', 'id');

create or replace trigger profile_translated after update of bio on users
  for each row when (old.bio is distinct from new.bio) execute function forget_translations('profile', 'id');
