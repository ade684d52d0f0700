-- The order of the most reported, which sorted every case with each page.
create index care_cases_most_reported on care_cases (report_count desc, id);
