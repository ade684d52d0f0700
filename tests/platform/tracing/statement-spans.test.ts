import { describe, expect, it } from 'vitest';
import { nameStatement } from '#platform/server/tracing/statement-spans.ts';

const nameOf = (text: string) => nameStatement(text).name;

describe('the name of a statement', () => {
  it('says what it does to which table', () => {
    expect(nameOf('select "id" from "users" where "email" = $1')).toBe('select users');
    expect(nameOf('insert into "impacts" ("title") values ($1) returning "id"')).toBe('insert impacts');
    expect(nameOf('update "impacts" set "title" = $1')).toBe('update impacts');
    expect(nameOf('delete from likes where impact_id = $1')).toBe('delete likes');
    expect(nameOf('begin')).toBe('begin');
  });

  it('looks past subqueries and functions', () => {
    expect(nameOf('select (select count(*) from likes), extract(year from start_date) from impacts')).toBe(
      'select impacts',
    );
    expect(nameOf('select name from jsonb_to_recordset($1) as given(name text)')).toBe('select');
    expect(nameOf('select x from (select id as x from councils) as found')).toBe('select councils');
  });

  it('names the table that a part of a statement reads rather than the part', () => {
    const parts = 'with recent as materialized (select id from impacts), mine as (select id from likes)';
    expect(nameOf(`${parts} select id from recent`)).toBe('select impacts');
    expect(nameOf(`${parts} insert into notifications select id from recent`)).toBe('insert notifications');
  });

  it('repeats no value that someone wrote into the text', () => {
    expect(nameOf(`select 'anna@example.org'`)).toBe('select');
    expect(nameOf(`call something('anna@example.org')`)).toBe('statement');
  });
});
