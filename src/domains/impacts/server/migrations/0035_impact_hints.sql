-- What helps a judge to look twice. The first finds impacts with the same words, in whatever order and spacing.
alter table impact_texts
  add column words_hash bigint generated always as (hash_array_extended(words_of(description), 0)) stored;
create index impact_texts_words_hash on impact_texts (words_hash);
create index impacts_place_day on impacts (search_location, start_date) where search_location is not null;

-- What public impacts of a kind report: 95 of a hundred report at most this much, for each hour that was given. Of the
-- hours themselves, for each person who took part.
create table impact_usual_amounts (
  event_type_id uuid not null references impact_event_types,
  measure text not null check (measure in ('hours', 'people', 'trees', 'co2eKg', 'wasteKg')),
  impacts integer not null,
  most double precision not null,
  primary key (event_type_id, measure)
);
