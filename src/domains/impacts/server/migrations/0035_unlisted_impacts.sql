-- Whoever took part in one of these finds it in lists: a member's lists ask which of their impacts they are.
create index impacts_unlisted on impacts (id) where not is_public;
