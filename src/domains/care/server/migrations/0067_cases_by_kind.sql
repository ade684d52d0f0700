-- Lists of cases about one kind of thing, which is all that judges see, and the counts of lists: these need no row but
-- those that were changed lately.
create index care_cases_kind on care_cases (kind, id) include (owner_id);
create index care_cases_decided on care_cases (kind, id) include (owner_id) where state not in ('open', 'appealed');
