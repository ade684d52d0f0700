/** Loads the demo community into a folder or a database. */
import { LOCATED } from '#app/server/located.ts';
import { createPasswordHasher } from '#domains/auth/server/public.ts';
import { addSums } from '#domains/flow-numbers/server/public.ts';
import { matchAll } from '#domains/places/server/public.ts';
import type { Database, Tx } from '#platform/server/db/database.ts';
import type { Tables } from '#platform/server/db/tables.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import { makeAdministration } from './administration.ts';
import { commentedItems } from './comments/commented-items.ts';
import { toCommentRows } from './comments/comments.ts';
import { toHeldRows } from './comments/held-comment.ts';
import { foldNews, linkAppeals, listIdsByName, loadRows, recount, setAvatars } from './community.repository.ts';
import { type DemoCommunity, makeCommunity, memberOf } from './community.ts';
import { toCouncilNotifications } from './councils/council-notifications.ts';
import { toCouncilRows } from './councils/council-rows.ts';
import { makeFlowSums } from './flows/flow-sums.ts';
import { DAY_MS } from './ids.ts';
import { toCredentialRows } from './impacts/credential-rows.ts';
import { openAppeals, toImpactRows } from './impacts/impact-rows.ts';
import { storeMedia } from './media/media.ts';
import { mediaRows, planMedia } from './media/media-plan.ts';
import { openPictureStorage, type PictureStorageOptions } from './media/picture-storage.ts';
import { toPictureTraces } from './media/picture-traces.ts';
import { makeNews } from './news.ts';
import { toOpportunityNotifications } from './opportunities/opportunity-notifications.ts';
import { toOpportunityRows } from './opportunities/opportunity-rows.ts';
import { toFollowRows } from './people/follows.ts';
import { makeOpenInvitations } from './people/open-invitations.ts';
import { toInvitationRows, toNotificationRows, toPointsRows, toUserRows } from './people/people-rows.ts';
import { makePersonalInvitations } from './people/personal-invitations.ts';
import { planPortraits } from './people/portraits.ts';
import { describePeople } from './people/profiles.ts';
import { createRandom } from './random.ts';
import { toReportRows } from './reports.ts';

const SEED = 20_260;

export type Demo = Awaited<ReturnType<typeof makeDemo>>;

/** Generates the community and stores its pictures. Doesn't need the database yet. */
export async function makeDemo(storageOptions: PictureStorageOptions, now: Date) {
  const today = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  const passwordHash = createPasswordHasher().hash(DEMO_PASSWORD);
  const community = makeCommunity(SEED, today);
  const magazine = await makeNews(createRandom(SEED), editorOf(community), today);
  const media = planMedia(community, magazine.pictures, planPortraits(SEED + 9, community));
  await storeMedia(media, await openPictureStorage(storageOptions));
  return { today, community, magazine, media, passwordHash: await passwordHash };
}

/** Loads everything in one transaction. */
export async function loadDemo({ db }: Database, demo: Demo): Promise<void> {
  await db.transaction().execute((tx) => loadAll(tx, demo));
}

async function loadAll(tx: Tx, demo: Demo): Promise<void> {
  const { today, community, magazine } = demo;
  const administration = makeAdministration(createRandom(SEED + 1), community, today);
  // One random stream for all rows: ids of the same moment would otherwise collide.
  const random = createRandom(SEED);
  await loadPeople(tx, demo, administration);
  await loadTables(tx, toCouncilRows(random, community));
  const impacts = toImpactRows(random, community, await listIdsByName(tx, 'impact_event_types'));
  await loadTables(tx, impacts);
  await linkAppeals(tx, openAppeals(community, impacts.impact_appeals));
  const types = await listIdsByName(tx, 'opportunity_types');
  const categories = await listIdsByName(tx, 'opportunity_categories');
  await loadTables(tx, toOpportunityRows(random, community, { types, categories }, today));
  await loadTables(tx, { news: magazine.news, news_media: magazine.news_media });
  await foldNews(tx);
  const items = commentedItems(community, magazine.news, today);
  const people = community.people.filter((person) => !administration.hasLeft(person));
  await loadTables(tx, toCommentRows(createRandom(SEED + 20), items, { people, member: memberOf(people), today }));
  await loadRows(tx, 'audit_entries', [...administration.audit, ...magazine.audit]);
  await loadTables(tx, toHeldRows(createRandom(SEED + 21), items, { community: { ...community, people }, today }));
  await loadTables(tx, toReportRows(createRandom(SEED + 15), community, today));
  await loadRows(tx, 'points_entries', toPointsRows(community));
  await loadRows(tx, 'notifications', [
    ...toNotificationRows(random, community, today),
    ...toOpportunityNotifications(random, community, today),
    ...toCouncilNotifications(random, community, today),
  ]);
  await loadTables(tx, toCredentialRows(createRandom(SEED + 22), community, today));
  await loadTables(tx, toFollowRows(createRandom(SEED + 13), community, today));
  await addSums(tx, { ...makeFlowSums(createRandom(SEED + 23), community, today), isDemo: true });
  for (const located of Object.values(LOCATED)) await matchAll(tx, located);
  await recount(tx);
}

async function loadPeople(tx: Tx, demo: Demo, administration: ReturnType<typeof makeAdministration>): Promise<void> {
  const { today, community, passwordHash, media } = demo;
  const { bioOf, policies } = describePeople(createRandom(SEED + 2), community);
  const users = toUserRows(community, passwordHash).map((row) => ({
    ...row,
    bio: bioOf(row),
    ...administration.changesOf(row),
  }));
  await loadRows(tx, 'users', [...users, ...administration.newcomers]);
  await loadRows(tx, 'privacy_policies', policies);
  await loadRows(tx, 'invitations', [
    ...toInvitationRows(community),
    ...makeOpenInvitations(createRandom(SEED + 12), community, today),
  ]);
  await loadRows(tx, 'personal_invitations', makePersonalInvitations(createRandom(SEED + 16), community));
  await loadRows(tx, 'media', mediaRows(media));
  await loadRows(tx, 'picture_traces', toPictureTraces(community));
  await setAvatars(tx, media.portraits);
}

/** Ordered so that rows come after those they reference. */
async function loadTables(tx: Tx, rows: Partial<Record<keyof Tables, readonly object[]>>): Promise<void> {
  const tables = Object.keys(rows) as (keyof typeof rows)[];
  for (const table of tables) await loadRows(tx, table, rows[table] ?? []);
}

function editorOf({ people }: DemoCommunity): string {
  const editor = people.find(({ role, canSignIn }) => role === 'Admin' && canSignIn);
  if (!editor) throw new Error('The demo community has no Admin to write its news');
  return editor.id;
}
