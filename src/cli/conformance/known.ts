/** What the server holds, for calls that need an id: read from its own lists. */

import type { Operation } from '../contract/read-operations.ts';
import { addressOf, rowsOf, send, valueIn } from './ask.ts';
import { allowedPeople, type Kit, operationOf, type Person } from './kit.ts';
import { allowedText } from './values.ts';

export interface Place {
  /** Who makes the call; by default anyone who may. */
  as?: Person | null;
  params?: Record<string, string>;
  query?: Record<string, string>;
}

type Finder = (kit: Kit) => Promise<Place | string> | Place | string;

/** The rows of a list, read once. */
async function rowsSeen(
  kit: Kit,
  id: string,
  query: Record<string, string> = {},
  as?: Person | null,
): Promise<unknown[]> {
  const operation = operationOf(kit, id);
  const caller =
    as === undefined && operation.who.kind !== 'visitor' ? (allowedPeople(kit, operation)[0] ?? null) : (as ?? null);
  const question = { as: caller, query };
  const key = `${caller?.name} ${addressOf(operation, question)}`;
  const reading = kit.seen.get(key) ?? send(kit, operation, question).then(({ json }) => valueIn(json, 'data', 'data'));
  kit.seen.set(key, reading);
  return rowsOf(await reading);
}

const idOf = (row: unknown): string | null => {
  const id = valueIn(row, 'id') ?? valueIn(row, 'person', 'id');
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
};

/** An id of a list's first row under this parameter's name. */
const idFrom =
  (list: string, { query = {}, as }: { query?: Record<string, string>; as?: Person['name'] } = {}): Finder =>
  async (kit) => {
    const person = as ? kit.people.get(as) : undefined;
    if (as && !person) return `the accounts name no ${as}`;
    const [row] = await rowsSeen(kit, list, query, person);
    const id = idOf(row);
    return id === null ? `the server's ${list} is empty` : { params: { id }, ...(person && { as: person }) };
  };

const ownId: Finder = ({ people }) => {
  const person = people.get('member') ?? [...people.values()][0];
  return person ? { as: person, params: { id: person.id } } : 'the accounts name nobody';
};

/** An id of a list's first row as a part of the query. */
const inQuery =
  (name: string, find: Finder, more: Record<string, string> = {}): Finder =>
  async (kit) => {
    const found = await find(kit);
    if (typeof found === 'string') return found;
    const { as, params } = found;
    return { ...(as && { as }), query: { ...more, [name]: params?.['id'] ?? '' } };
  };

const heldWebhook: Finder = async (kit) => {
  const [row] = await rowsSeen(kit, 'listHeldWebhooks');
  const id = valueIn(row, 'webhook', 'id');
  const admin = kit.people.get('admin');
  return typeof id === 'string' && admin ? { as: admin, params: { id } } : 'the server has no webhook';
};

const mailed: Finder = () => 'it needs the secret of a link in an email';

/** Where an id comes from, unless it's from the list above it: `/council/{id}` gets one from `/council`. */
const FINDERS: Record<string, Finder> = {
  getUser: ownId,
  getPublicProfile: idFrom('listLeaderboard'),
  getPrivacyPolicy: ownId,
  getUserImpactSummary: ownId,
  getUserCouncilSummary: ownId,
  getTreesPlanted: ownId,
  listUserPoints: ({ people }) => {
    const admin = people.get('admin');
    return admin ? { as: admin, params: { id: admin.id } } : 'the accounts name no admin';
  },
  listCouncilImpacts: idFrom('listCouncils'),
  listCouncilMembers: inQuery('councilId', idFrom('listCouncils')),
  listCouncilResources: inQuery('councilId', idFrom('listMyCouncils', { query: { standing: 'owner' }, as: 'member' })),
  getRelatedImpacts: idFrom('listImpacts'),
  checkImpactEditable: idFrom('listMyImpacts', { query: { isOwn: 'true' }, as: 'member' }),
  getImpactHints: idFrom('listImpactsToReview', { as: 'judge' }),
  getNews: async (kit) => {
    const { json } = await send(kit, operationOf(kit, 'getPublicNews'), { as: null });
    const groups = ['news', 'featuredArticles', 'latestArticles'].flatMap((name) => {
      const group = valueIn(json, 'data', name);
      return rowsOf(valueIn(group, 'data') ?? group);
    });
    const id = idOf(groups[0]);
    return id === null ? 'the server has no live article' : { as: null, params: { id } };
  },
  getGalleryItem: idFrom('listGallery', { query: { model: 'Impact' } }),
  getGoal: () => ({ params: { id: '13' } }),
  listComments: inQuery('id', idFrom('listImpacts'), { kind: 'impact' }),
  getFollowState: inQuery('id', idFrom('listLeaderboard'), { kind: 'person' }),
  exportApplications: inQuery('opportunityId', idFrom('listMyOpportunities', { as: 'partner' })),
  suggestPlaces: () => ({ query: { q: 'Dakar' } }),
  searchUsers: () => ({ query: { search: 'am' } }),
  inviteImpactMember: ({ people }) => {
    const someone = people.get('partner') ?? people.get('admin');
    return someone ? { query: { mailid: someone.email } } : 'the accounts name nobody whose address it could look for';
  },
  getWebhook: heldWebhook,
  listWebhookDeliveries: heldWebhook,
  getWebhookDelivery: () => 'deliveries are deleted after a while',
  getCredential: idFrom('listMyCredentials', { as: 'member' }),
  downloadCredential: idFrom('listMyCredentials', { as: 'member' }),
  getRegistration: idFrom('listRegistrations', { as: 'admin' }),
  getOwnRegistration: () => 'it needs someone whom an admin has to let in',
  getInvitation: mailed,
  getUnsubscription: mailed,
};

/** @returns what to fill into the address, or why nothing can be. */
export async function placeFor(kit: Kit, operation: Operation): Promise<Place | string> {
  const finder = FINDERS[operation.id];
  if (finder) return finder(kit);
  const query: Record<string, string> = {};
  for (const { name, required, schema } of operation.query)
    if (required) query[name] = allowedText(kit.contract, schema);
  if (operation.inPath.length === 0) return { query };
  const [only, other] = operation.inPath;
  const values = only && kit.contract.resolve(only.schema).enum;
  if (only && !other && values) return { query, params: { [only.name]: String(values[0]) } };
  const above = operation.path.replace(/\/\{\w+\}\/?$/, '');
  const list = kit.contract.operations.find(
    ({ method, path }) => method === 'GET' && (path === above || path === `${above}/`),
  );
  if (!list || !only || other) return "the kit doesn't know where its id comes from";
  const found = await idFrom(list.id)(kit);
  return typeof found === 'string' ? found : { ...found, query };
}
