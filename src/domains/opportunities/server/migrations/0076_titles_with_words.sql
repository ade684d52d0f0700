-- With the words that are searched: titles with one word are beside each other, and a search in the order of titles read a row
-- for each of those before it.
drop index opportunity_titles_title;
create index opportunity_titles_title on opportunity_titles (sort_title, id) include (search_text);
