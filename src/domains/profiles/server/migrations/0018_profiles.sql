-- The words of the names of those who can be found: verified and not deactivated. With the names, so that the people of a
-- common word are read in the order of their names: along everyone's names, "zoe" came after almost all others.
create table person_words (
  word text collate "C" not null,
  user_id uuid not null references users on delete cascade,
  name text collate "C",
  primary key (word, user_id)
);
create index person_words_person on person_words (user_id, word);
create index person_words_name on person_words (word, name, user_id);

-- Every word there is: here a search finds the words that contain what it searches for, or are spelt alike, and by them
-- the people.
create table known_name_words (
  word text collate "C" primary key
);
create index known_name_words_alike on known_name_words using gin (word gin_trgm_ops);
