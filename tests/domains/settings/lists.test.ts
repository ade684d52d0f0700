import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULTS } from '#domains/settings/declarations.ts';
import type { ListKey } from '#domains/settings/lists.ts';
import type {
  CommunitySettingsPart,
  CommunitySettingsState,
  Council,
  GoalList,
  Impact,
  ImpactEventTypeList,
  ImpactList,
  ImpactProposal,
  ImportCheck,
  ListEntry,
  Opportunity,
  OpportunityTypeList,
} from '#generated/types.gen.ts';
import { councilOf, foundCouncil } from '../../support/councils.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { CLEAN_UP, dataOf, impactOf, logImpact, PLANTING } from '../../support/impacts.ts';
import { untilJobsAreDone } from '../../support/jobs.ts';
import { offer, opportunityOf } from '../../support/opportunities.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let admin: Awaited<ReturnType<typeof buildLoggedIn>>;
let member: Awaited<ReturnType<typeof buildLoggedIn>>;

beforeAll(async () => {
  server = await startTestServer();
  admin = await buildLoggedIn(server.origin, server.database.db, { role: 'Admin' });
  member = await buildLoggedIn(server.origin, server.database.db, { role: 'Member' });
});
afterEach(async () => {
  // Own kinds that impacts have can't be removed.
  await server.database.run('update impacts set event_type_id = $1', [PLANTING]);
  const { eventTypes, opportunityTypes, goalsOff, defaultLanguage } = DEFAULTS;
  dataOf(await change({ eventTypes, opportunityTypes, goalsOff, defaultLanguage }));
});
afterAll(() => server.close());

const readState = async () => dataOf(await admin.client.get<CommunitySettingsState>('/community-settings'));

async function change(values: CommunitySettingsPart) {
  const { revision } = await readState();
  return admin.client.put<CommunitySettingsState>(`/community-settings?revision=${revision}`, values);
}

const standard = (key: ListKey, changes: Record<string, Partial<ListEntry>> = {}): ListEntry[] =>
  DEFAULTS[key].map((entry) => ({ ...entry, ...changes[entry.id] }));

const own = (names: ListEntry['names']): ListEntry => ({ id: randomUUID(), names, isRetired: false });

const readKinds = async () => dataOf(await member.client.get<ImpactEventTypeList>('/impact-event-type')).data;

describe('kinds of activity', () => {
  it('are the product’s at first, by name, with nothing else said', async () => {
    const kinds = await readKinds();
    expect(kinds.map(({ name }) => name)).toEqual(kinds.map(({ name }) => name).toSorted());
    expect(kinds.map(({ id }) => id)).toEqual(DEFAULTS.eventTypes.map(({ id }) => id));
    expect(Object.keys(kinds[0] ?? {})).toEqual(['id', 'name', 'description']);
  });

  it('are renamed wherever they are answered, and undone', async () => {
    const { id } = await logImpact(member.client);
    const names = { en: 'Reforestation', de: 'Aufforstung' };
    const { revision } = dataOf(await change({ eventTypes: standard('eventTypes', { [PLANTING]: { names } }) }));
    const renamed = { id: PLANTING, name: 'Reforestation', names, description: null };
    expect(dataOf(await member.client.get<Impact>(`/impact/${id}`)).eventType).toEqual(renamed);
    expect(dataOf(await member.client.get<ImpactList>('/impact/user')).data[0]?.eventType).toEqual(renamed);
    expect(await readKinds()).toContainEqual(renamed);

    const state = await readState();
    expect(state.changes[0]).toMatchObject({ key: 'eventTypes', by: { id: admin.user.id } });
    const before = state.changes[0]?.before;
    dataOf(await admin.client.put(`/community-settings?revision=${revision}`, before));
    expect((await readState()).values.eventTypes).toEqual(DEFAULTS.eventTypes);
    expect(dataOf(await member.client.get<Impact>(`/impact/${id}`)).eventType).toMatchObject({
      name: 'Planting',
      description: 'Trees, mangroves, hedges, school gardens.',
    });
  });

  it('are called as in the default language', async () => {
    const eventTypes = standard('eventTypes', { [PLANTING]: { names: { de: 'Aufforstung' } } });
    await change({ eventTypes });
    expect((await readKinds()).find(({ id }) => id === PLANTING)?.name).toBe('Planting');
    await change({ defaultLanguage: 'de' });
    expect((await readKinds()).find(({ id }) => id === PLANTING)?.name).toBe('Aufforstung');
  });

  it('are kept by impacts once retired, and refused for others with what is offered', async () => {
    const kept = await logImpact(member.client, { eventType: CLEAN_UP });
    const changed = await change({ eventTypes: standard('eventTypes', { [CLEAN_UP]: { isRetired: true } }) });
    expect(dataOf(changed).entryUses).toContainEqual({ id: CLEAN_UP, count: 1 });
    expect((await readKinds()).at(-1)).toMatchObject({ id: CLEAN_UP, isRetired: true });

    const refused = await member.client.post('/impact', impactOf({ eventType: CLEAN_UP }));
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'eventType' }] } });
    const message = refused.body.errors?.[0]?.message;
    expect(message).toMatch(/^Choose one of those offered: Energy, Food, .* or Wildlife\.$/);
    expect(message).not.toContain('Clean-up');

    const { id, revision } = kept;
    const edited = await member.client.put<Impact>(`/impact/${id}`, {
      title: 'Along the canal',
      eventType: CLEAN_UP,
      revision,
    });
    expect(dataOf(edited)).toMatchObject({ title: 'Along the canal', eventType: { id: CLEAN_UP } });
    const moved = dataOf(
      await member.client.put<Impact>(`/impact/${id}`, { eventType: PLANTING, revision: dataOf(edited).revision }),
    );
    const back = await member.client.put(`/impact/${id}`, { eventType: CLEAN_UP, revision: moved.revision });
    expect(back.status).toBe(422);
    // Nothing has it any more, so that no filter needs it.
    expect((await readKinds()).map((kind) => kind.id)).not.toContain(CLEAN_UP);
  });

  it('are found by a retired kind', async () => {
    await logImpact(member.client, { eventType: CLEAN_UP });
    await change({ eventTypes: standard('eventTypes', { [CLEAN_UP]: { isRetired: true } }) });
    const judge = await buildLoggedIn(server.origin, server.database.db, { role: 'Judge' });
    const found = dataOf(await judge.client.get<ImpactList>(`/impact-verifcation?eventType=${CLEAN_UP}`));
    expect(found.data.map(({ eventType }) => eventType.id)).toEqual([CLEAN_UP]);
  });

  it('are offered in the community’s order, with its own', async () => {
    const bees = own({ en: 'Beekeeping', de: 'Imkern' });
    dataOf(await change({ eventTypes: [bees, ...standard('eventTypes').toReversed()] }));
    const kinds = await readKinds();
    expect(kinds[0]).toEqual({ id: bees.id, name: 'Beekeeping', names: bees.names, description: null });
    expect(kinds.slice(1).map(({ id }) => id)).toEqual(DEFAULTS.eventTypes.map(({ id }) => id).toReversed());
    expect((await logImpact(member.client, { eventType: bees.id })).eventType).toMatchObject({ name: 'Beekeeping' });
  });

  it('can’t be removed while an impact has them, and are gone otherwise', async () => {
    const bees = own({ en: 'Beekeeping' });
    const unused = own({ en: 'Kite flying' });
    dataOf(await change({ eventTypes: [...standard('eventTypes'), bees, unused] }));
    await logImpact(member.client, { eventType: bees.id });
    expect(await change({ eventTypes: standard('eventTypes') })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'eventTypes' }] },
    });
    expect((await readKinds()).map(({ id }) => id)).toContain(unused.id);
    dataOf(await change({ eventTypes: [...standard('eventTypes'), bees] }));
    expect((await readKinds()).map(({ id }) => id)).not.toContain(unused.id);
    expect((await member.client.post('/impact', impactOf({ eventType: unused.id }))).status).toBe(422);
    dataOf(await change({ eventTypes: [...standard('eventTypes'), bees, unused] }));
    expect((await readKinds()).map(({ id }) => id)).toContain(unused.id);
  });

  it('don’t keep the list from being saved if an impact has one that isn’t in it', async () => {
    const bees = own({ en: 'Beekeeping' });
    dataOf(await change({ eventTypes: [...standard('eventTypes'), bees] }));
    const { id } = await logImpact(member.client);
    dataOf(await change({ eventTypes: standard('eventTypes') }));
    // As if it had been logged just when the kind was removed.
    await server.database.run('update impacts set event_type_id = $1 where id = $2', [bees.id, id]);
    dataOf(await change({ eventTypes: standard('eventTypes').toReversed() }));
    expect(dataOf(await member.client.get<Impact>(`/impact/${id}`)).eventType).toMatchObject({ name: 'Beekeeping' });
    expect(await readKinds()).toContainEqual(expect.objectContaining({ id: bees.id, isRetired: true }));
  });

  it('are completed by those that a later release adds', async () => {
    dataOf(await change({ eventTypes: standard('eventTypes').toReversed() }));
    await server.database.run(`
      update setting_changes set value = value - 0
      where id = (select max(id) from setting_changes where key = 'eventTypes')`);
    const { eventTypes } = (await readState()).values;
    expect(eventTypes.at(-1)).toEqual(DEFAULTS.eventTypes.at(-1));
    dataOf(await change({ eventTypes: eventTypes.toReversed() }));
  });

  it('are imported by any of their names, unless they are retired', async () => {
    const bees = own({ en: 'Beekeeping', de: 'Imkern' });
    const changes = { [PLANTING]: { names: { en: 'Reforestation' } }, [CLEAN_UP]: { isRetired: true } };
    dataOf(await change({ eventTypes: [...standard('eventTypes', changes), bees] }));
    const tableOf = (...kinds: string[]) =>
      [
        'email,title,description,date,kind,goals',
        ...kinds.map((kind) => `${member.user.email},${kind},Along the river.,2024-05-31,${kind},13`),
      ].join('\n');
    const check = async (content: string) =>
      dataOf(await admin.client.post<ImportCheck>('/imports', { kind: 'impacts', content }));
    const { faults } = await check(tableOf('Clean-up'));
    expect(faults).toMatchObject([{ row: 2, column: 'kind' }]);
    expect(faults[0]?.message).toMatch(/^Enter .*Reforestation.* or Beekeeping\.$/);
    const { id, faults: none } = await check(tableOf('imkern', 'Reforestation', 'Beekeeping'));
    expect(none).toEqual([]);
    await admin.client.post(`/imports/${id}/start`, { sendsInvitations: false });
    await untilJobsAreDone(server.database);
    const { rows } = await server.database.run(`
      select title, event_type_id from impacts where start_date = '2024-05-31' order by title collate "C"`);
    expect(rows).toEqual([
      { title: 'Beekeeping', event_type_id: bees.id },
      { title: 'Reforestation', event_type_id: PLANTING },
      { title: 'imkern', event_type_id: bees.id },
    ]);
  });

  it('are proposed only if they are offered', async () => {
    await change({ eventTypes: standard('eventTypes', { [PLANTING]: { isRetired: true } }) });
    const proposed = await member.client.post('/impact/proposal', { words: 'We planted forty trees', media: [] });
    expect(proposed).toMatchObject({
      status: 200,
      body: { data: { eventType: null, sdgs: { because: { from: 'words' } } } },
    });
  });

  it('are refused if they aren’t a list that people could choose from', async () => {
    const [, ...others] = standard('eventTypes');
    for (const eventTypes of [others, [...standard('eventTypes'), own({})], [{ ...own({ en: 'x' }), id: 'bees' }]]) {
      expect(await change({ eventTypes })).toMatchObject({ status: 422 });
    }
  });
});

describe('types of opportunities', () => {
  it('are renamed, ordered, retired and added in the same way', async () => {
    const [first, ...others] = standard('opportunityTypes') as [ListEntry, ...ListEntry[]];
    const residency = own({ en: 'Residency' });
    const changed = [residency, ...others, { ...first, isRetired: true }];
    dataOf(await change({ opportunityTypes: changed }));
    const { data, meta } = dataOf(await member.client.get<OpportunityTypeList>('/opportunity-type?page_size=3'));
    expect(data[0]).toEqual({ id: residency.id, name: 'Residency', names: { en: 'Residency' } });
    // The retired one is used by nothing.
    expect(meta.total).toBe(changed.length - 1);
  });
});

describe('goals that aren’t offered', () => {
  it('can’t be chosen, and stay where they were chosen before', async () => {
    const partner = await buildLoggedIn(server.origin, server.database.db, { role: 'Partner' });
    const sdgs = [9, 13];
    const impact = await logImpact(member.client, { sdgs });
    const council = await foundCouncil(member.client, { sdgs });
    const opportunity = await offer(partner.client, { sdgs });
    dataOf(await change({ goalsOff: [9, 17] }));

    const { data: goals } = dataOf(await member.client.get<GoalList>('/sdg'));
    expect(goals.filter(({ isRetired }) => isRetired).map(({ id }) => id)).toEqual([9, 17]);
    const refused = { status: 422, body: { errors: [{ field: 'sdgs' }] } };
    expect(await member.client.post('/impact', impactOf({ sdgs: [9] }))).toMatchObject(refused);
    expect(await member.client.post('/council', councilOf({ sdgs: [17] }))).toMatchObject(refused);
    expect(await partner.client.post('/opportunity', opportunityOf({ sdgs: [13, 17] }))).toMatchObject(refused);
    const content =
      'email,title,description,date,kind,goals\n' +
      `${member.user.email},Roads,Along the river.,2024-05-30,Water,"9, 13"`;
    const { faults } = dataOf(await admin.client.post<ImportCheck>('/imports', { kind: 'impacts', content }));
    expect(faults).toMatchObject([{ row: 2, column: 'goals' }]);
    expect(faults[0]?.message).toContain('8 Decent work and economic growth, 10 Reduced inequalities');

    const title = 'With the goals it had';
    const edit = { title, sdgs: [9], revision: impact.revision };
    expect(dataOf(await member.client.put<Impact>(`/impact/${impact.id}`, edit)).sdgs).toEqual([9]);
    const ofCouncil = councilOf({ councilTitle: title, sdgs: [13, 9] });
    const put = { ...ofCouncil, revision: council.revision };
    expect(dataOf(await member.client.put<Council>(`/council/${council.id}`, put)).councilTitle).toBe(title);
    const ofOpportunity = { ...opportunityOf({ title, sdgs: [9] }), revision: opportunity.revision };
    const kept = await partner.client.put<Opportunity>(`/opportunity/${opportunity.id}`, ofOpportunity);
    expect(dataOf(kept).title).toBe(title);
    expect(
      await partner.client.put(`/opportunity/${opportunity.id}`, {
        ...ofOpportunity,
        sdgs: [9, 17],
        revision: dataOf(kept).revision,
      }),
    ).toMatchObject(refused);
    const asked = { words: 'We planted forty trees along the new road', media: [] };
    const proposed = dataOf(await member.client.post<ImpactProposal>('/impact/proposal', asked));
    expect(proposed.sdgs?.ids).not.toContain(9);
  });

  it('are all but one at most', async () => {
    const every = Array.from({ length: 17 }, (_, index) => index + 1);
    expect((await change({ goalsOff: every })).status).toBe(422);
    expect((await change({ goalsOff: every.slice(1) })).status).toBe(200);
  });
});
