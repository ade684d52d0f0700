-- Those that quote something at a place of a page, such as a comment: they lose its text when it's deleted or hidden.
create index notifications_place on notifications (split_part(link, '#', 2))
  where body is not null and link like '%#%';
