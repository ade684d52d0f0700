/** A successful request for each call, with everything it requires. */
import { createHash, randomUUID } from 'node:crypto';
import { STANDARD_RULE } from '#domains/points/standard-rule.ts';
import type {
  AppFactorSetup,
  CredentialMilestone,
  CredentialMilestoneList,
  ImportCheck,
  LoginSession,
  Media,
  PushSettings,
} from '#generated/types.gen.ts';
import type { Operation } from '#platform/server/http/contract.ts';
import type { Client } from '../../../support/client.ts';
import { askToJoin, contentOf, councilOf, foundApproved, foundCouncil, join } from '../../../support/councils.ts';
import { listCredentials } from '../../../support/credentials.ts';
import { buildUser, freshEmail, OTHER_PASSWORD, PASSWORD, registrationOf } from '../../../support/factories.ts';
import { appCode, setUpApp } from '../../../support/factors.ts';
import { follow } from '../../../support/following.ts';
import { ask, dataOf, decide, FIRST_DAY_YEAR, impactOf, logImpact } from '../../../support/impacts.ts';
import { failedJob } from '../../../support/jobs.ts';
import { appeal, caseAbout, decideCase, report } from '../../../support/moderation.ts';
import { createNews, newsOf } from '../../../support/news.ts';
import { apply, offer, offerOpen, opportunityOf } from '../../../support/opportunities.ts';
import { addPasskey, answerWith, beginPasskey, beginPasskeyLogin, makePasskey } from '../../../support/passkeys.ts';
import { makeToken } from '../../../support/programs.ts';
import { makePushBrowser } from '../../../support/push-service.ts';
import { pictureFile, upload } from '../../../support/uploads.ts';
import { makeWebhook, sendTest } from '../../../support/webhooks.ts';
import type { Request } from './requests.ts';
import { personOf, type World } from './world.ts';

type Recipe = (world: World) => Promise<Request> | Request;

/** Calls that a single request can't make succeed, and endless ones. */
export const NEVER_SUCCEEDS = new Set([
  'streamNotifications',
  'getGoogleSignInUrl',
  'signInWithGoogle',
  'confirmGoogleSignIn',
]);

export async function validRequest(world: World, operation: Operation): Promise<Request> {
  const recipe = RECIPES[operation.operationId];
  if (recipe) return recipe(world);
  const { kind, roles } = operation.who;
  return { as: kind === 'visitor' ? world.visitor : personOf(world, roles?.[0]).client };
}

const waiting = ({ server }: World) => buildUser(server.database.db, { isWaiting: true });

/** As someone whom an admin has to let in. */
async function asWaiting(world: World): Promise<Request> {
  const { email } = await waiting(world);
  const login = await world.visitor.post<{ accessToken: string }>('/login', { email, password: PASSWORD });
  const { client } = await world.newcomer();
  client.token = login.body.data.accessToken;
  return { as: client };
}

const memberTable = () => `email,name\n${freshEmail()},Amina\n`;

async function checkedImport(admin: Client): Promise<string> {
  const body = { kind: 'members', content: memberTable() };
  return String(dataOf(await admin.post<ImportCheck>('/imports', body)).id);
}

const council = async ({ member, admin }: World) => foundApproved(member.client, admin.client);
/** Nobody has this address, so nothing is sent anywhere. */
const WEBHOOK = {
  name: 'Team chat',
  url: 'https://hooks.invalid/groundswell',
  subject: 'everything' as const,
  events: ['impact.verified' as const],
};
/** Each person can have only so many. */
async function webhook({ admin }: World): Promise<string> {
  const { webhooks } = dataOf(await admin.client.get<{ webhooks: { id: string }[] }>('/users/me/webhooks'));
  for (const { id } of webhooks.slice(5)) await admin.client.call('DELETE', `/webhooks/${id}`);
  return (await makeWebhook(admin.client, WEBHOOK)).webhook.id;
}
const MILESTONE = { name: 'A million points', description: 'For members who have kept at it.', points: 1_000_000 };
/** There can be only so many. */
async function milestone(admin: Client): Promise<string> {
  const path = '/credential-milestones';
  const { milestones } = dataOf(await admin.get<CredentialMilestoneList>(path));
  const awarded = milestones.filter(({ isRetired }) => !isRetired);
  for (const { id } of awarded.slice(5)) await admin.post(`${path}/${id}/retire`);
  return dataOf(await admin.post<CredentialMilestone>(path, MILESTONE)).id;
}
async function credential(world: World): Promise<string> {
  await verifiedImpact(world);
  const [newest] = await listCredentials(world.member.client);
  return newest?.id ?? '';
}
const openOpportunity = ({ partner, admin }: World) => offerOpen({ partner: partner.client, admin: admin.client });
const article = async ({ server, admin }: World) => dataOf(await createNews(server.origin, admin.client)).id;

async function verifiedImpact({ member, judge }: World): Promise<string> {
  const { id } = await logImpact(member.client);
  await decide(judge.client, id, { isVerified: true });
  return id;
}

async function picture({ server, member }: World): Promise<Media> {
  const file = await pictureFile('picture.jpg', 64, 48);
  const [media] = dataOf(await upload(server.origin, member.client, { files: [file] })).media;
  if (!media) throw new Error('Nothing was uploaded');
  return media;
}

/** An application by a new member, so that each requests another place. */
async function application(world: World) {
  const applicant = await world.newcomer();
  const { id } = await apply(applicant.client, await openOpportunity(world));
  return { id, applicant };
}

async function joinRequest(world: World): Promise<{ requestId: string; councilId: string }> {
  const { id: councilId } = await council(world);
  const { id: requestId } = await askToJoin((await world.newcomer()).client, councilId);
  return { requestId, councilId };
}

async function invitation({ member, linkedSecret }: World): Promise<{ email: string; inviteid: string }> {
  const email = freshEmail();
  await member.client.post('/invite-mail', { email });
  return { email, inviteid: await linkedSecret(email, /inviteid=|\/invite/) };
}

async function askedForEmail(world: World) {
  const { client, user } = await world.newcomer();
  const email = freshEmail();
  await client.post('/users/me/email', { email });
  return { client, user, email };
}

async function unsubscribeToken(world: World): Promise<string> {
  const owner = await world.newcomer();
  const { id } = await foundCouncil(owner.client);
  await world.admin.client.put(`/council/verify/${id}`, { isApproved: true });
  return world.linkedSecret(owner.user.email, /\/unsubscribe\//);
}

/** A comment by a new person, so that no one's comments become a flood. */
async function comment(world: World) {
  const subject = { kind: 'impact', id: await verifiedImpact(world) };
  const { client } = await world.newcomer();
  const { id } = dataOf(await client.post<{ id: string }>('/comment', { ...subject, content: 'Well done.' }));
  return { id, subject, author: client };
}

async function ownPasskey({ newcomer, server }: World) {
  const { client } = await newcomer();
  return { client, ...(await addPasskey(client, { origin: server.config.publicOrigin })) };
}

const PRIVACY = { email: 'private', contactNo: 'private', location: 'public', impacts: 'public', councils: 'public' };
const newPassword = { password: OTHER_PASSWORD, confirmpassword: OTHER_PASSWORD };

const AUTH: Record<string, Recipe> = {
  logIn: ({ visitor, member }) => ({ as: visitor, body: { email: member.user.email, password: PASSWORD } }),
  logOut: async ({ newcomer }) => ({ as: (await newcomer()).client }),
  registerUser: ({ visitor }) => ({ as: visitor, body: registrationOf(freshEmail()) }),
  inviteByMail: ({ member }) => ({ as: member.client, body: { email: freshEmail() } }),
  inviteOrganization: ({ admin }) => ({
    as: admin.client,
    body: { email: freshEmail(), organizationName: 'Reef Trust' },
  }),
  getInvitation: async (world) => ({ as: world.visitor, query: { inviteid: (await invitation(world)).inviteid } }),
  registerInvitedUser: async (world) => {
    const { email, inviteid } = await invitation(world);
    return { as: world.visitor, query: { inviteid }, body: registrationOf(email) };
  },
  forgotPassword: async ({ visitor, newcomer }) => ({ as: visitor, body: { email: (await newcomer()).user.email } }),
  resetPassword: async ({ visitor, newcomer, linkedSecret }) => {
    const { email } = (await newcomer()).user;
    await visitor.post('/password/forget', { email });
    const tokenParam = await linkedSecret(email, /\/auth\/reset\//);
    return { as: visitor, params: { tokenParam }, body: { email, ...newPassword } };
  },
  changePassword: async ({ newcomer }) => ({
    as: (await newcomer()).client,
    body: { currentPassword: PASSWORD, ...newPassword },
  }),
  disownPassword: async ({ visitor, newcomer, linkedSecret }) => {
    const { client, user } = await newcomer();
    await client.post('/password/change', { currentPassword: PASSWORD, ...newPassword });
    return { as: visitor, params: { tokenParam: await linkedSecret(user.email, /\/not-me\//) } };
  },
  changeEmail: async ({ newcomer }) => ({
    as: (await newcomer()).client,
    body: { email: freshEmail() },
  }),
  getRegistration: async (world) => ({ as: world.admin.client, params: { id: (await waiting(world)).id } }),
  decideRegistration: async (world) => ({
    as: world.admin.client,
    params: { id: (await waiting(world)).id },
    body: { isApproved: false, reason: 'We couldn’t tell who this is.' },
  }),
  getOwnRegistration: asWaiting,
  withdrawRegistration: asWaiting,
  getMailRefusal: ({ member }) => ({ as: member.client }),
  retryMailAddress: ({ member }) => ({ as: member.client }),
  resendEmailChange: async (world) => ({ as: (await askedForEmail(world)).client }),
  cancelEmailChange: async (world) => ({ as: (await askedForEmail(world)).client }),
  confirmEmailChange: async (world) => {
    const { email } = await askedForEmail(world);
    return { as: world.visitor, params: { tokenParam: await world.linkedSecret(email, /\/confirm-email\//) } };
  },
  undoEmailChange: async (world) => {
    const { email, user } = await askedForEmail(world);
    await world.visitor.post(`/email/confirm/${await world.linkedSecret(email, /\/confirm-email\//)}`);
    return { as: world.visitor, params: { tokenParam: await world.linkedSecret(user.email, /\/undo-email\//) } };
  },
  getChallenge: ({ visitor }) => ({ as: visitor }),
  getProofRule: ({ admin }) => ({ as: admin.client }),
  setProofRule: ({ admin }) => ({ as: admin.client, body: { isAlways: false } }),
  checkImport: ({ admin }) => ({ as: admin.client, body: { kind: 'members', content: memberTable() } }),
  startImport: async ({ admin }) => ({
    as: admin.client,
    params: { id: await checkedImport(admin.client) },
    body: { sendsInvitations: false },
  }),
  getImport: async ({ admin }) => ({ as: admin.client, params: { id: await checkedImport(admin.client) } }),
  getMailSetup: ({ admin }) => ({ as: admin.client }),
  sendTestMail: ({ admin }) => ({ as: admin.client }),
  getHealth: ({ admin }) => ({ as: admin.client }),
  retryFailedJob: async (world) => ({ as: world.admin.client, params: { id: await failedJob(world.server.database) } }),
  getLaunchSteps: ({ admin }) => ({ as: admin.client }),
  hideLaunchSteps: ({ admin }) => ({ as: admin.client, body: { isHidden: true } }),
  countFlow: ({ visitor }) => ({
    as: visitor,
    body: {
      release: '1.0.0',
      device: 'phone',
      transitions: [{ machine: 'login', from: 'editing', event: 'form.submitted', to: 'submitting', count: 1 }],
      entered: [{ machine: 'login', state: 'submitting', count: 1 }],
      durations: [{ machine: 'login', state: 'submitting', bucket: 0, count: 1 }],
    },
  }),
  getFlowMachines: ({ admin }) => ({ as: admin.client }),
  getFlowNumbers: ({ admin }) => ({
    as: admin.client,
    query: {
      machine: 'login',
      from: '2026-01-01',
      to: '2026-03-31',
      language: 'en',
      device: 'phone',
      release: '1.0.0',
    },
  }),
  getCommunitySettings: ({ admin }) => ({ as: admin.client }),
  getPointsRecount: ({ admin }) => ({ as: admin.client }),
  startPointsRecount: ({ admin }) => ({ as: admin.client }),
  stopPointsRecount: ({ admin }) => ({ as: admin.client }),
  previewPointsRule: ({ admin }) => ({ as: admin.client, body: { points: STANDARD_RULE } }),
  changeCommunitySettings: ({ admin }) => ({ as: admin.client, query: { revision: '0' }, body: { quorum: 1 } }),
  uploadLookPicture: async ({ admin }) => ({
    as: admin.client,
    form: { file: await pictureFile('link.jpg', 600, 315), use: 'linkPicture' },
  }),
  getSecondStepRule: ({ admin }) => ({ as: admin.client }),
  setSecondStepRule: ({ admin }) => ({ as: admin.client, body: { roles: [], graceDays: 14 } }),
  listProgramTokens: async ({ newcomer }) => ({ as: (await newcomer()).client }),
  makeProgramToken: async ({ newcomer }) => ({
    as: (await newcomer()).client,
    body: { name: 'Nightly copy', scopes: ['impacts:read'], days: 30 },
  }),
  endProgramToken: async ({ newcomer }) => {
    const { client } = await newcomer();
    return { as: client, params: { id: (await makeToken(client)).token.id } };
  },
  listMyWebhooks: ({ admin }) => ({ as: admin.client }),
  makeWebhook: ({ admin }) => ({ as: admin.client, body: WEBHOOK }),
  getWebhook: async (world) => ({ as: world.admin.client, params: { id: await webhook(world) } }),
  updateWebhook: async (world) => {
    const { name, url, events } = WEBHOOK;
    return { as: world.admin.client, params: { id: await webhook(world) }, body: { name, url, events } };
  },
  deleteWebhook: async (world) => ({ as: world.admin.client, params: { id: await webhook(world) } }),
  switchWebhook: async (world) => ({
    as: world.admin.client,
    params: { id: await webhook(world) },
    body: { isOn: false },
  }),
  changeWebhookSecret: async (world) => ({ as: world.admin.client, params: { id: await webhook(world) } }),
  testWebhook: async (world) => ({ as: world.admin.client, params: { id: await webhook(world) } }),
  listWebhookDeliveries: async (world) => ({ as: world.admin.client, params: { id: await webhook(world) } }),
  getWebhookDelivery: async (world) => ({
    as: world.admin.client,
    params: { id: (await sendTest(world.admin.client, await webhook(world))).id },
  }),
  resendWebhookDelivery: async (world) => {
    const { client } = world.admin;
    const id = await webhook(world);
    const delivery = await sendTest(client, id);
    for (const isOn of [false, true]) dataOf(await client.put(`/webhooks/${id}/switch`, { isOn }));
    return { as: client, params: { id: delivery.id } };
  },
  listMyCredentials: ({ member }) => ({ as: member.client }),
  makeYearRecord: async (world) => {
    await verifiedImpact(world);
    return { as: world.member.client, body: { year: FIRST_DAY_YEAR } };
  },
  getCredential: async (world) => {
    const id = await credential(world);
    dataOf(await world.member.client.put(`/credentials/${id}/share`, { isShared: true }));
    return { as: world.visitor, params: { id } };
  },
  shareCredential: async (world) => ({
    as: world.member.client,
    params: { id: await credential(world) },
    body: { isShared: true },
  }),
  chooseCredentialSubject: async (world) => ({
    as: world.member.client,
    params: { id: await credential(world) },
    body: { subject: 'name' },
  }),
  downloadCredential: async (world) => ({ as: world.member.client, params: { id: await credential(world) } }),
  listCredentialMilestones: ({ admin }) => ({ as: admin.client }),
  makeCredentialMilestone: async ({ admin }) => {
    await milestone(admin.client);
    return { as: admin.client, body: MILESTONE };
  },
  updateCredentialMilestone: async ({ admin }) => ({
    as: admin.client,
    params: { id: await milestone(admin.client) },
    body: MILESTONE,
  }),
  retireCredentialMilestone: async ({ admin }) => ({ as: admin.client, params: { id: await milestone(admin.client) } }),
  listHeldProgramTokens: ({ admin }) => ({ as: admin.client }),
  getProgramOrigins: ({ admin }) => ({ as: admin.client }),
  setProgramOrigins: ({ admin }) => ({ as: admin.client, body: { origins: ['https://tools.example.org'] } }),
  proveIdentity: async ({ newcomer }) => ({ as: (await newcomer()).client, body: { password: PASSWORD } }),
  beginAppFactor: async ({ newcomer }) => ({ as: (await newcomer()).client }),
  confirmAppFactor: async ({ newcomer }) => {
    const { client } = await newcomer();
    const begun = await client.post<AppFactorSetup>('/users/me/factors/app');
    return { as: client, body: { code: appCode(dataOf(begun).secret) } };
  },
  removeAppFactor: async ({ newcomer }) => {
    const { client } = await newcomer();
    const { secret } = await setUpApp(client);
    return { as: client, body: { code: appCode(secret) } };
  },
  beginPasskey: async ({ newcomer }) => ({ as: (await newcomer()).client }),
  addPasskey: async ({ newcomer, server }) => {
    const { client } = await newcomer();
    const { body } = makePasskey(await beginPasskey(client), { origin: server.config.publicOrigin });
    return { as: client, body };
  },
  renamePasskey: async (world) => {
    const { client, added } = await ownPasskey(world);
    return { as: client, params: { id: added.passkey.id }, body: { name: 'My phone' } };
  },
  removePasskey: async (world) => {
    const { client, added } = await ownPasskey(world);
    return { as: client, params: { id: added.passkey.id } };
  },
  beginPasskeyLogin: ({ visitor }) => ({ as: visitor }),
  logInWithPasskey: async (world) => {
    const { passkey } = await ownPasskey(world);
    const { visitor, server } = world;
    const options = await beginPasskeyLogin(visitor);
    return { as: visitor, body: { ...answerWith(passkey, options, { origin: server.config.publicOrigin }) } };
  },
  renewRecoveryCodes: async ({ newcomer }) => {
    const { client } = await newcomer();
    await setUpApp(client);
    return { as: client };
  },
  judgePassword: async ({ visitor }) => ({ as: visitor, body: { password: OTHER_PASSWORD, known: ['Amina'] } }),
  resendVerificationMail: async (world) => {
    const email = freshEmail();
    await world.visitor.post('/users', registrationOf(email));
    const login = await world.visitor.post<{ accessToken: string }>('/login', { email, password: PASSWORD });
    const { client } = await world.newcomer();
    client.token = login.body.data.accessToken;
    return { as: client };
  },
  resendToRegistered: async ({ visitor }) => {
    await visitor.post('/users', registrationOf(freshEmail()));
    return { as: visitor };
  },
  verifyEmail: async ({ visitor, linkedSecret }) => {
    const email = freshEmail();
    await visitor.post('/users', registrationOf(email));
    return { as: visitor, params: { tokenParam: await linkedSecret(email, /\/auth\/verify\//) } };
  },
  renewToken: async ({ newcomer }) => {
    const { client, session, user } = await newcomer();
    client.token = session.refreshToken;
    return { as: client, params: { id: user.id } };
  },
  deactivateAccount: async ({ newcomer }) => ({ as: (await newcomer()).client }),
  endOtherSessions: async ({ newcomer }) => ({ as: (await newcomer()).client }),
  endSession: async ({ newcomer }) => {
    const { client } = await newcomer();
    const { sessions } = dataOf(await client.get<{ sessions: LoginSession[] }>('/users/me/sessions'));
    const [session] = sessions;
    return { as: client, params: { id: session?.id } };
  },
};

const PEOPLE: Record<string, Recipe> = {
  addPoints: ({ admin, member }) => ({
    as: admin.client,
    params: { id: member.user.id },
    body: { points: 5, reason: 'A talk at the school' },
  }),
  recalculatePoints: ({ admin, member }) => ({ as: admin.client, query: { userId: member.user.id } }),
  updateProfile: async ({ newcomer }) => {
    const { email: _email, password: _password, ...profile } = registrationOf('');
    return { as: (await newcomer()).client, body: { ...profile, bio: 'I plant mangroves.' } };
  },
  updateLanguage: async ({ newcomer }) => ({ as: (await newcomer()).client, body: { language: 'de' } }),
  getPublicProfile: ({ visitor, neighbour }) => ({ as: visitor, params: { id: neighbour.user.id } }),
  getUser: ({ member, neighbour }) => ({ as: member.client, params: { id: neighbour.user.id } }),
  setPlaceOfLocation: ({ admin }) => ({
    as: admin.client,
    body: { location: 'Along the river', placeId: '2253354' },
  }),
  getImpactMap: ({ visitor }) => ({
    as: visitor,
    query: { zoom: 3, bounds: '-30,0,0,30', near: '2253354', within: 100 },
  }),
  getCouncilMap: ({ visitor }) => ({ as: visitor, query: { zoom: 3, area: '170,-40,-170,10' } }),
  getOpportunityMap: ({ visitor }) => ({ as: visitor, query: { zoom: 3, near: 'SN', open: true } }),
  suggestPlaces: ({ visitor }) => ({ as: visitor, query: { q: 'Ziguinchor', near: 'SN' } }),
  findNearestPlace: ({ visitor }) => ({ as: visitor, query: { latitude: '12.6', longitude: '-16.3' } }),
  searchUsers: ({ member }) => ({ as: member.client, query: { search: 'Amina' } }),
  administerUser: async ({ admin, newcomer }) => ({
    as: admin.client,
    params: { id: (await newcomer()).user.id },
    body: { role: 'Judge', reason: 'Asked for it' },
  }),
  eraseAccount: async ({ admin, newcomer }) => {
    const { user } = await newcomer();
    return { as: admin.client, params: { id: user.id }, body: { email: user.email } };
  },
  listUserPoints: ({ admin, member }) => ({ as: admin.client, params: { id: member.user.id } }),
  createPrivacyPolicy: async ({ newcomer }) => ({
    as: (await newcomer()).client,
    body: { ...PRIVACY, leaderboard: 'public' },
  }),
  updatePrivacyPolicy: async ({ newcomer }) => {
    const { client } = await newcomer();
    await client.post('/userPrivacyPolicy', { ...PRIVACY, leaderboard: 'public' });
    return { as: client, body: { ...PRIVACY, leaderboard: 'members-only' } };
  },
  getPrivacyPolicy: ({ member }) => ({ as: member.client, params: { id: member.user.id } }),
  getUserImpactSummary: ({ member }) => ({ as: member.client, params: { id: member.user.id } }),
  getUserCouncilSummary: ({ member }) => ({ as: member.client, params: { id: member.user.id } }),
  getTreesPlanted: ({ member }) => ({ as: member.client, params: { id: member.user.id } }),
  removeMember: async (world) => {
    const { id: councilId } = await council(world);
    await join(world.neighbour.client, world.member.client, councilId);
    const members = await world.member.client.post<{ data: { id: string; councilRole: string }[] }>(
      `/council/user/memberlist?councilId=${councilId}`,
    );
    const link = dataOf(members).data.find(({ councilRole }) => councilRole === 'member');
    return { as: world.member.client, params: { kind: 'council', id: link?.id } };
  },
};

const COUNCILS: Record<string, Recipe> = {
  createCouncil: ({ member }) => ({ as: member.client, body: councilOf() }),
  getCouncil: async (world) => ({ as: world.visitor, params: { id: (await council(world)).id } }),
  updateCouncil: async (world) => {
    const founded = await council(world);
    return { as: world.member.client, params: { id: founded.id }, body: contentOf(founded) };
  },
  decideCouncil: async ({ admin, member }) => ({
    as: admin.client,
    params: { id: (await foundCouncil(member.client)).id },
    body: { isApproved: true },
  }),
  requestCouncilMembership: async (world) => ({
    as: world.neighbour.client,
    body: { councilId: (await council(world)).id, message: 'I live next to it.' },
  }),
  listMembershipRequests: async (world) => {
    await joinRequest(world);
    return { as: world.member.client };
  },
  decideMembershipRequest: async (world) => {
    const { requestId } = await joinRequest(world);
    return { as: world.member.client, body: { requestId, isApproved: true } };
  },
  listCouncilMembers: async (world) => ({ as: world.visitor, query: { councilId: (await council(world)).id } }),
  listCouncilResources: async (world) => ({ as: world.member.client, query: { councilId: (await council(world)).id } }),
  addCouncilResource: async (world) => ({
    as: world.member.client,
    body: { councilId: (await council(world)).id, title: 'Handbook', url: 'https://example.org/handbook' },
  }),
  removeCouncilResource: async (world) => {
    const body = { councilId: (await council(world)).id, title: 'Handbook', url: 'https://example.org/handbook' };
    const { id } = dataOf(await world.member.client.post<{ id: string }>('/gdaresource/', body));
    return { as: world.member.client, params: { id } };
  },
  listCouncilImpacts: async (world) => ({ as: world.visitor, params: { id: (await council(world)).id } }),
};

const IMPACTS: Record<string, Recipe> = {
  createImpact: async (world) => ({
    as: world.member.client,
    body: impactOf({ members: [world.neighbour.user.id], media: [(await picture(world)).id] }),
  }),
  getImpact: async (world) => ({ as: world.visitor, params: { id: await verifiedImpact(world) } }),
  getRelatedImpacts: async (world) => ({ as: world.visitor, params: { id: await verifiedImpact(world) } }),
  updateImpact: async ({ member }) => {
    const { id } = await logImpact(member.client);
    return { as: member.client, params: { id }, body: impactOf() };
  },
  checkImpactEditable: async ({ member }) => ({
    as: member.client,
    params: { id: (await logImpact(member.client)).id },
  }),
  likeImpact: async (world) => ({
    as: world.neighbour.client,
    body: { impactId: await verifiedImpact(world), likeStatus: true, userId: world.neighbour.user.id },
  }),
  hideImpact: async (world) => ({
    as: world.admin.client,
    body: { impactId: await verifiedImpact(world), isHide: true },
  }),
  featureImpact: async (world) => ({
    as: world.admin.client,
    body: { impactId: await verifiedImpact(world), isFeatured: true },
  }),
  reviewImpact: async ({ member, judge }) => ({
    as: judge.client,
    params: { id: (await logImpact(member.client)).id },
    body: { isVerified: true },
  }),
  reviewImpacts: async ({ member, judge }) => ({
    as: judge.client,
    body: { ids: [(await logImpact(member.client)).id, (await logImpact(member.client)).id], isVerified: true },
  }),
  inviteImpactMember: ({ member }) => ({ as: member.client, query: { mailid: freshEmail() } }),
  appealImpactDecision: async ({ member, judge }) => {
    const { id } = await logImpact(member.client);
    await decide(judge.client, id, { isVerified: false, reason: 'The pictures are missing.' });
    return { as: member.client, params: { id }, body: { reason: 'They are there now.' } };
  },
  proposeImpact: ({ member }) => ({ as: member.client, body: { words: 'We planted mangroves.', media: [] } }),
  getImpactHints: async ({ member, judge }) => ({
    as: judge.client,
    params: { id: (await logImpact(member.client)).id },
  }),
  askAboutImpact: async ({ member, judge }) => ({
    as: judge.client,
    params: { id: (await logImpact(member.client)).id },
    body: { question: 'Who counted the seedlings?' },
  }),
  answerImpactQuestion: async ({ member, judge }) => {
    const { id } = await logImpact(member.client);
    await ask(judge.client, id);
    return { as: member.client, params: { id }, body: { answer: 'The forestry office.' } };
  },
  answerNaming: async ({ member, neighbour }) => ({
    as: neighbour.client,
    params: { id: (await logImpact(member.client, { members: [neighbour.user.id] })).id },
    body: { tookPart: true },
  }),
  lookAtImpact: async ({ member, judge }) => ({
    as: judge.client,
    body: { impactId: (await logImpact(member.client)).id, left: null },
  }),
  listLookers: ({ judge }) => ({ as: judge.client }),
  listMyNamings: ({ member }) => ({ as: member.client }),
  removeGoalLink: async (world) => {
    const { sdgs } = await council(world);
    return { as: world.member.client, params: { kind: 'council', id: sdgs[0]?.id } };
  },
};

const OPPORTUNITIES: Record<string, Recipe> = {
  createOpportunity: ({ partner }) => ({ as: partner.client, body: opportunityOf() }),
  getOpportunity: async (world) => ({ as: world.visitor, params: { id: await openOpportunity(world) } }),
  updateOpportunity: async ({ partner }) => ({
    as: partner.client,
    params: { id: (await offer(partner.client)).id },
    body: opportunityOf(),
  }),
  hideOpportunity: async (world) => ({
    as: world.admin.client,
    body: { opportunityId: await openOpportunity(world), isHide: true },
  }),
  featureOpportunity: async (world) => ({
    as: world.admin.client,
    body: { opportunityId: await openOpportunity(world), isFeatured: true },
  }),
  handOverOpportunity: async (world) => ({
    as: world.admin.client,
    params: { id: await openOpportunity(world) },
    body: { ownerId: world.partner.user.id },
  }),
  closeOpportunity: async (world) => ({
    as: world.partner.client,
    params: { id: await openOpportunity(world) },
    body: { isClosed: true },
  }),
  verifyOpportunity: async ({ partner, admin }) => ({
    as: admin.client,
    params: { id: (await offer(partner.client)).id },
    body: { isApproved: true, pointsRequired: 10 },
  }),
  applyForOpportunity: async (world) => ({
    as: world.member.client,
    body: { opportunityId: await openOpportunity(world) },
  }),
  decideApplication: async (world) => ({
    as: world.partner.client,
    params: { id: (await application(world)).id },
    body: { isApproved: true },
  }),
  autoAcceptApplications: async (world) => ({
    as: world.partner.client,
    params: { id: await openOpportunity(world) },
    body: { isApproved: true, min_pointsreq: 10 },
  }),
  withdrawApplication: async (world) => {
    const { id, applicant } = await application(world);
    return { as: applicant.client, params: { id } };
  },
  listApplications: async (world) => {
    await application(world);
    return { as: world.partner.client };
  },
  addFavourite: async (world) => ({
    as: world.member.client,
    body: { opportnityId: await openOpportunity(world) },
  }),
  removeFavourite: async (world) => {
    const body = { opportnityId: await openOpportunity(world) };
    const { id } = dataOf(await world.member.client.post<{ id: string }>('/user-opportunity-fav', body));
    return { as: world.member.client, params: { id } };
  },
  exportApplications: async (world) => ({
    as: world.partner.client,
    query: { opportunityId: await openOpportunity(world) },
  }),
};

const COMMENTS: Record<string, Recipe> = {
  listComments: async (world) => ({ as: world.visitor, query: (await comment(world)).subject }),
  searchComments: async (world) => {
    await comment(world);
    return { as: world.visitor, query: { search: 'well done' } };
  },
  addComment: async (world) => ({
    as: (await world.newcomer()).client,
    body: { kind: 'impact', id: await verifiedImpact(world), content: 'How did you keep the goats away?' },
  }),
  editComment: async (world) => {
    const { id, author } = await comment(world);
    return { as: author, params: { id }, body: { content: 'Well done, all of you.' } };
  },
  deleteComment: async (world) => {
    const { id, author } = await comment(world);
    return { as: author, params: { id } };
  },
  translateText: async (world) => ({
    as: world.member.client,
    body: { kind: 'comment', id: (await comment(world)).id, target: 'ar' },
  }),
  setWrittenIn: async (world) => {
    const { id } = await logImpact(world.member.client);
    return { as: world.member.client, body: { kind: 'impact', id, language: 'sw' } };
  },
  likeComment: async (world) => ({
    as: world.member.client,
    body: { commentId: (await comment(world)).id, likeStatus: true },
  }),
  muteThread: async (world) => ({
    as: world.member.client,
    body: { ...(await comment(world)).subject, isMuted: true },
  }),
  setThreadAudience: async (world) => ({
    as: world.member.client,
    body: { id: (await council(world)).id, audience: 'members' },
  }),
  hideComment: async (world) => ({
    as: world.admin.client,
    body: { commentId: (await comment(world)).id, isHide: true, reason: 'It names a child.' },
  }),
};

const OTHERS: Record<string, Recipe> = {
  createNews: ({ admin }) => ({ as: admin.client, form: newsOf() }),
  getNews: async (world) => ({ as: world.admin.client, params: { id: await article(world) } }),
  updateNews: async (world) => ({
    as: world.admin.client,
    params: { id: await article(world) },
    form: { title: 'A new title' },
  }),
  setNewsLive: async (world) => ({
    as: world.admin.client,
    params: { id: await article(world) },
    query: { isLive: true },
  }),
  deleteNews: async (world) => ({ as: world.admin.client, params: { id: await article(world) } }),
  listGallery: ({ visitor }) => ({ as: visitor, query: { model: 'Impact' } }),
  getGalleryItem: async (world) => {
    const { id } = await picture(world);
    const impact = await logImpact(world.member.client, { media: [id] });
    await decide(world.judge.client, impact.id, { isVerified: true });
    return { as: world.visitor, params: { id } };
  },
  uploadMedia: async ({ member }) => ({
    as: member.client,
    form: { files: [await pictureFile('picture.jpg', 64, 48)], alts: ['Mangroves'], submissionIds: [randomUUID()] },
  }),
  uploadMediaPart: async ({ member }) => {
    const file = await pictureFile('picture.jpg', 64, 48);
    const content = Buffer.from(await file.arrayBuffer());
    const sha256 = createHash('sha256').update(content).digest('hex');
    return {
      as: member.client,
      params: { id: randomUUID() },
      form: { part: file, offset: 0, bytes: content.length, sha256, alt: 'Mangroves' },
    };
  },
  getMediaUpload: ({ member }) => ({ as: member.client, params: { id: randomUUID() } }),
  cancelMediaUpload: ({ member }) => ({ as: member.client, params: { id: randomUUID() } }),
  deleteMedia: async (world) => ({ as: world.member.client, params: { id: (await picture(world)).id } }),
  describeMedia: async (world) => ({
    as: world.member.client,
    params: { id: (await picture(world)).id },
    body: { alt: 'A row of seedlings' },
  }),
  getCommunityText: ({ visitor }) => ({ as: visitor, params: { page: 'terms' } }),
  getGoal: ({ visitor }) => ({ as: visitor, params: { id: 13 } }),
  markNotificationRead: ({ member }) => ({ as: member.client, params: { id: 'all' } }),
  updateNotificationChoices: ({ member }) => ({
    as: member.client,
    body: { choices: [{ kind: 'impact_liked', way: 'digest' }] },
  }),
  addPushDevice: ({ member }) => ({ as: member.client, body: pushDeviceOf('https://push.example/send/1') }),
  updatePushDevice: async (world) => ({
    as: world.member.client,
    params: { id: await pushDevice(world) },
    body: { showsTexts: true },
  }),
  removePushDevice: async (world) => ({ as: world.member.client, params: { id: await pushDevice(world) } }),
  getUnsubscription: async (world) => ({ as: world.visitor, params: { token: await unsubscribeToken(world) } }),
  unsubscribe: async (world) => ({
    as: world.visitor,
    params: { token: await unsubscribeToken(world) },
    form: { 'List-Unsubscribe': 'One-Click' },
  }),
  resubscribe: async (world) => ({ as: world.visitor, params: { token: await unsubscribeToken(world) } }),
};

const pushDeviceOf = (endpoint: string) => makePushBrowser(endpoint).subscription;

async function pushDevice({ member }: World): Promise<string> {
  const body = pushDeviceOf('https://push.example/send/1');
  const [device] = dataOf(await member.client.post<PushSettings>('/general/notification/push', body)).devices;
  if (!device) throw new Error('The device was not added');
  return device.id;
}

/** A newcomer's profile, reported by another. */
async function reported(world: World) {
  const owner = await world.newcomer();
  await report((await world.newcomer()).client, owner.user.id, { kind: 'profile', reason: 'harassment' });
  return { id: (await caseAbout(world.admin.client, owner.user.id)).id, owner };
}

async function appealed(world: World): Promise<string> {
  const { id, owner } = await reported(world);
  await decideCase((await world.newcomer('Admin')).client, id);
  await appeal(owner.client, id);
  return id;
}

const MODERATION: Record<string, Recipe> = {
  reportContent: async ({ newcomer }) => ({
    as: (await newcomer()).client,
    body: { kind: 'profile', id: (await newcomer()).user.id, reason: 'spam', text: 'Advertisements.' },
  }),
  getReport: async (world) => ({ as: world.admin.client, params: { id: (await reported(world)).id } }),
  decideReport: async (world) => ({
    as: world.admin.client,
    params: { id: (await reported(world)).id },
    body: { outcome: 'suspended', days: 7, reason: 'Advertisements after a warning.' },
  }),
  appealDecision: async (world) => {
    const { id, owner } = await reported(world);
    await decideCase(world.admin.client, id);
    return { as: owner.client, params: { id }, body: { message: 'It is no advertisement.' } };
  },
  answerAppeal: async (world) => ({
    as: world.admin.client,
    params: { id: await appealed(world) },
    body: { isUpheld: false, reason: 'It is no advertisement.' },
  }),
};

const FOLLOWING: Record<string, Recipe> = {
  startFollowing: ({ member, neighbour }) => ({
    as: member.client,
    body: { kind: 'person', id: neighbour.user.id },
  }),
  stopFollowing: ({ member, neighbour }) => ({
    as: member.client,
    body: { kind: 'person', id: neighbour.user.id },
  }),
  muteFollowed: async ({ member, neighbour }) => {
    await follow(member.client, neighbour.user.id);
    return { as: member.client, body: { kind: 'person', id: neighbour.user.id, isMuted: true } };
  },
  getFollowState: ({ member, neighbour }) => ({
    as: member.client,
    query: { kind: 'person', id: neighbour.user.id },
  }),
  blockPerson: async ({ member, newcomer }) => ({ as: member.client, body: { id: (await newcomer()).user.id } }),
  unblockPerson: ({ member, neighbour }) => ({ as: member.client, params: { id: neighbour.user.id } }),
};

const RECIPES: Record<string, Recipe> = {
  ...AUTH,
  ...PEOPLE,
  ...COUNCILS,
  ...IMPACTS,
  ...OPPORTUNITIES,
  ...MODERATION,
  ...COMMENTS,
  ...FOLLOWING,
  ...OTHERS,
};
