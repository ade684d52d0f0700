/**
 * A large community, generated inside the database. Distributed like a mature one: few people do much, most impacts
 * are verified and recent, a few words are common and many are rare.
 */
import { createPasswordHasher } from '#domains/auth/server/passwords/password-hashing.ts';
import { openDatabase } from '#platform/server/db/database.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { type BulkLoad, startBulkLoad, strip, type Task } from './bulk-load.ts';
import { checkCounters } from './check-counters.ts';
import { loadComments, planComments } from './large-comments.ts';
import { loadCouncils, planCouncils } from './large-councils.ts';
import { loadFollowing, planBlocks } from './large-following.ts';
import { loadImpacts, planImpacts } from './large-impacts.ts';
import { loadModeration, planModeration } from './large-moderation.ts';
import { loadNews, planNews } from './large-news.ts';
import { loadNotifications } from './large-notifications.ts';
import { loadOpportunities, planOpportunities } from './large-opportunities.ts';
import { insertPeople, numberPeople, POINTS, PRIVACY, SUMMED_POINTS } from './large-people.ts';
import type { Size } from './large-sizes.ts';

export interface LargeCommunity {
  password: string;
  admin: string;
  judge: string;
  partner: string;
  member: string;
}

type Say = (text: string) => void;

export const COMMUNITY: LargeCommunity = {
  password: 'quiet harbour lantern 42',
  admin: 'person0000001@people.example',
  judge: 'person0000002@people.example',
  partner: 'person0002000@people.example',
  member: 'person0001000@people.example',
};

/** The database `url` names must be empty. */
export async function loadLargeCommunity(url: string, size: Size, say: Say): Promise<LargeCommunity> {
  const { people, impacts } = size;
  const database = await openDatabase({ databaseUrl: url, poolSize: 1, dataDir: null });
  await migrate(database);
  await database.close();
  const passwordHash = await createPasswordHasher().hash(COMMUNITY.password);
  const load = await startBulkLoad(url, say);
  const loaded = await strip(load, LOADED);
  const counted = await strip(load, COUNTED);
  await load.run([
    { what: 'plan of people', sql: numberPeople(people) },
    { what: 'plan of councils', sql: planCouncils(size) },
    { what: 'plan of impacts', sql: planImpacts(impacts, people) },
    { what: 'plan of opportunities', sql: planOpportunities(size) },
    { what: 'plan of articles', sql: planNews(size) },
    { what: 'plan of comments', sql: planComments(size) },
    { what: 'plan of blocks', sql: planBlocks(size) },
    { what: 'plan of cases', sql: planModeration(size) },
  ]);
  await load.runAtOnce([
    { what: `${people} people`, sql: insertPeople(passwordHash, SUMMED_POINTS) },
    { what: 'privacy', sql: PRIVACY },
    ...loadImpacts(size),
    { what: 'points', sql: POINTS },
    ...loadNotifications(size),
    ...loadOpportunities(size),
    ...loadCouncils(size),
    ...loadComments(),
    ...loadFollowing(size),
    ...loadModeration(size),
    ...loadNews(),
  ]);
  await load.runAtOnce(loaded.keys);
  // Without statistics, PostgreSQL would plan the counts for tables of a few rows.
  await load.runAtOnce(LOADED.map(vacuum));
  await load.runAtOnce(COUNTS);
  await load.runAtOnce(counted.keys);
  await load.query(`${counted.references};\n${loaded.references}`);
  // Else the first server would match the places, detect the languages and issue the credentials of millions of rows
  // while it is measured.
  await load.query('delete from place_matching; delete from text_detection; delete from impact_credentials_due');
  await load.runAtOnce((await listUnvacuumed(load)).map(vacuum));
  await checkCounters(load);
  await load.end();
  return COMMUNITY;
}

/** Sorted by the time that their keys and indexes take, longest first. */
const LOADED = [
  'users',
  'impacts',
  'points_entries',
  'comments',
  'audit_entries',
  'impact_goals',
  'impact_reviews',
  'opportunity_applications',
  'impact_people',
  'likes',
  'notifications',
  'person_follows',
  'comment_likes',
  'impact_reviewers',
  'media',
  'impact_media',
  'picture_traces',
  'council_requests',
  'council_members',
  'opportunity_favourites',
  'impact_texts',
  'council_resources',
  'opportunities',
  'opportunity_texts',
  'opportunity_goals',
  'opportunity_events',
  'councils',
  'council_goals',
  'council_decisions',
  'notification_counters',
  'comment_threads',
  'council_follows',
  'moderation_reports',
  'moderation_cases',
  'news',
  'comment_mutes',
  'person_blocks',
  'privacy_policies',
];

const COUNTED = ['standings', 'gallery_pictures', 'person_words', 'account_words', 'impact_likes'];

const MEMBERS_BY_MONTH = `
insert into member_months (month, members) select join_month(email_verified_at), count(*) from users
where email_verified_at is not null and deactivated_at is null group by 1`;

const COUNTS: Task[] = [
  { what: 'leaderboards', sql: 'select recount_standings()' },
  { what: 'counts of impacts', sql: 'select recount_impacts()' },
  { what: 'usual amounts', sql: 'select recount_usual_amounts()' },
  { what: 'impacts of each person', sql: 'select recount_people_of_impacts()' },
  { what: 'counts of the administration', sql: 'select recount_administration()' },
  { what: 'gallery', sql: 'select recount_gallery()' },
  { what: 'words of names', sql: 'select relearn_names()' },
  { what: 'counts of councils', sql: 'select recount_councils()' },
  { what: 'councils of each goal', sql: 'select recount_councils_of_goals()' },
  { what: 'texts of councils', sql: 'select rekeep_council_texts()' },
  { what: 'counts of opportunities', sql: 'select recount_opportunities()' },
  // Added up from the opportunities whose places have been counted.
  { what: 'opportunities of each partner', sql: 'select recount_partners()', after: 'counts of opportunities' },
  { what: 'titles of opportunities', sql: 'select rekeep_opportunity_titles()' },
  { what: 'members by month', sql: MEMBERS_BY_MONTH },
];

const vacuum = (table: string): Task => ({ what: `vacuum of ${table}`, sql: `vacuum (analyze) ${table}` });

/** The tables that the counts have changed. */
async function listUnvacuumed(load: BulkLoad): Promise<string[]> {
  const rows = await load.query(`
    select relname as name from pg_stat_user_tables where schemaname = 'public' and n_mod_since_analyze > 0
    order by n_live_tup desc`);
  return rows.map(({ name }) => String(name));
}
