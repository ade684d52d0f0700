-- No rule accepts people while their account is deactivated. Those met meanwhile are looked for once it's active again, as
-- after a rise in points, of which there was none: nothing is unlocked by it.
create trigger users_reactivated after update of deactivated_at on users
  for each row when (old.deactivated_at is not null and new.deactivated_at is null) execute function note_points_rise();
