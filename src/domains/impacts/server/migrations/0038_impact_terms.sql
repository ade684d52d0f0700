-- What an impact is found by: its words and its year, which no word can be. A search in a year, and the counts of a
-- judge's search for each year, so read one index. The cost, and that nothing is inlined (it's strict), keep the planner
-- from searching the rows instead.
create function impact_terms(words text[], impact_year smallint) returns text[]
  language sql immutable parallel safe strict cost 100
  as $$ select words || impact_year::text $$;
create index impacts_terms on impacts using gin (impact_terms(search_words, impact_year));
-- Found along the index above.
drop index impacts_search_words;
