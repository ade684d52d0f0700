-- The rules by which impacts have earned points. The first is the default, which every impact verified before followed.
create table points_rules (
  id integer generated always as identity primary key,
  rule jsonb not null unique
);
insert into points_rules (rule) values ('{
  "impact": 10,
  "hours": {"points": 1, "per": 2, "most": 30},
  "people": {"points": 1, "per": 5, "most": 20},
  "trees": {"points": 1, "per": 10, "most": 20},
  "co2eKg": {"points": 1, "per": 100, "most": 10},
  "wasteKg": {"points": 1, "per": 20, "most": 10},
  "invitation": 10
}');

-- The rule by which it earned its points when it was verified.
alter table impacts add column points_rule_id integer not null default 1 references points_rules;
create index impacts_points_rule on impacts (points_rule_id, id) where is_verified is true;
