-- The hints about impacts with the same words, or at the same place on the same day, read the latest few of them: of a
-- campaign's words, which thousands may have copied, all were read.
create index impact_texts_same_words on impact_texts (words_hash, impact_id);
drop index impact_texts_words_hash;
create index impacts_same_place_day on impacts (search_location, start_date, id) where search_location is not null;
drop index impacts_place_day;
