/** Follows, reports, and what admins do to accounts. */
import { rowsOf, send, valueIn } from '../ask.ts';
import { operationOf } from '../kit.ts';
import { formOf } from './bodies.ts';
import { JourneyEnded, type Writer } from './writer.ts';

const REASON = 'A check of this server.';

export async function followSomeone(writer: Writer): Promise<void> {
  const [member, partner] = [writer.person('member'), writer.person('partner')];
  const body = { kind: 'person', id: partner.id };
  await writer.succeed(member, 'startFollowing', 'success', { body });
  writer.afterwards(member, 'stopFollowing', { body });
  await writer.succeed(member, 'startFollowing', 'twice', { body });
  const state = await writer.succeed(member, 'getFollowState', 'of one who is followed', { query: body });
  writer.expect(
    'getFollowState',
    'it is followed',
    valueIn(state.data, 'isFollowed') === true,
    '/components/schemas/FollowState/properties/isFollowed',
  );
  await writer.succeed(member, 'muteFollowed', 'success', { body: { ...body, isMuted: true } });
  await writer.succeed(member, 'stopFollowing', 'success', { body });
  const own = { body: { kind: 'person', id: member.id } };
  await writer.refuse(member, 'startFollowing', 'oneself', own, { status: [403, 404, 422] });
  writer.afterwards(member, 'unblockPerson', { params: { id: partner.id } });
  await writer.succeed(member, 'blockPerson', 'success', { body: { id: partner.id } });
  await writer.succeed(member, 'unblockPerson', 'success', { params: { id: partner.id } });
}

export async function moderate(writer: Writer): Promise<void> {
  const { kit } = writer;
  const [member, admin, partner] = [writer.person('member'), writer.person('admin'), writer.person('partner')];
  const body = { kind: 'profile', id: partner.id, reason: 'spam', text: REASON };
  await writer.succeed(member, 'reportContent', 'success', { body });
  const { json } = await send(kit, operationOf(kit, 'listReports'), { as: admin });
  const found = rowsOf(valueIn(json, 'data', 'data')).find(
    (row) =>
      valueIn(row, 'owner', 'id') === partner.id && valueIn(row, 'kind') === 'profile' && !valueIn(row, 'outcome'),
  );
  const id = valueIn(found, 'id');
  if (typeof id !== 'string') throw new JourneyEnded('the new report isn’t listed');
  writer.leave('a dismissed report of the partner’s profile');
  await writer.succeed(admin, 'getReport', 'the new one', { params: { id } });
  const decision = { params: { id }, body: { outcome: 'dismissed', reason: REASON } };
  await writer.succeed(admin, 'decideReport', 'success', decision);
  await writer.refuse(admin, 'decideReport', 'twice', decision, { status: 409 });
}

export async function administer(writer: Writer): Promise<void> {
  const [admin, member] = [writer.person('admin'), writer.person('member')];
  const params = { id: member.id };
  await writer.succeed(admin, 'addPoints', 'success', { params, body: { points: 1, reason: REASON } });
  await writer.succeed(admin, 'addPoints', 'taking them back', { params, body: { points: -1, reason: REASON } });
  writer.leave('two entries in the member’s ledger of points, which cancel each other');
  const surplus = { params, body: { points: -100_000, reason: REASON } };
  await writer.refuse(admin, 'addPoints', 'more than there are', surplus, { status: 409, code: 'points_below_zero' });
  await writer.succeed(admin, 'recalculatePoints', 'success', { query: { userId: member.id } });
  const own = { params: { id: admin.id }, body: { role: 'Member', reason: REASON } };
  await writer.refuse(admin, 'administerUser', 'oneself', own, { status: 409, code: ['own_account', 'last_admin'] });
  const incomplete = writer.kit.people.get('incomplete');
  if (incomplete) {
    const role = (name: string) => ({ params: { id: incomplete.id }, body: { role: name, reason: REASON } });
    writer.afterwards(admin, 'administerUser', role('Member'));
    await writer.succeed(admin, 'administerUser', 'success', role('Judge'));
    await writer.succeed(admin, 'administerUser', 'taking it back', role('Member'));
  }
  const invited = { body: { email: `conformance-${writer.stamp}@example.org`, organizationName: 'Conformance' } };
  await writer.succeed(admin, 'inviteOrganization', 'success', invited);
  writer.leave(`an invitation to ${invited.body.email}`);
  await keepRules(writer);
}

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#185b37" d="M4 4h16v16H4z"/></svg>';

/** Sets each rule to what it is. */
async function keepRules(writer: Writer): Promise<void> {
  const admin = writer.person('admin');
  const steps = await writer.succeed(admin, 'getSecondStepRule', 'before it is set');
  const { roles, graceDays } = Object(steps.data);
  await writer.succeed(admin, 'setSecondStepRule', 'success', { body: { roles, graceDays } });
  const proof = await writer.succeed(admin, 'getProofRule', 'before it is set');
  await writer.succeed(admin, 'setProofRule', 'success', { body: { isAlways: valueIn(proof.data, 'isAlways') } });
  await writer.succeed(admin, 'sendTestMail', 'success');
  await importNothing(writer);
  const launch = await writer.succeed(admin, 'getLaunchSteps', 'before they are hidden');
  await writer.succeed(admin, 'hideLaunchSteps', 'success', { body: { isHidden: valueIn(launch.data, 'isHidden') } });
  await writer.succeed(admin, 'countFlow', 'success', { body: { device: 'desktop', transitions: [], durations: [] } });
  const settings = await writer.succeed(admin, 'getCommunitySettings', 'before they are changed');
  const { revision, values } = Object(settings.data);
  await writer.succeed(admin, 'changeCommunitySettings', 'success', {
    query: { revision: String(revision) },
    body: { quorum: valueIn(values, 'quorum') },
  });
  // Nothing names it, so it's gone a day later.
  const mark = new File([MARK], 'mark.svg', { type: 'image/svg+xml' });
  await writer.succeed(admin, 'uploadLookPicture', 'success', { form: formOf({ file: mark, use: 'mark' }) });
  const text = new File(['no picture'], 'mark.svg', { type: 'image/svg+xml' });
  const refused = { form: formOf({ file: text, use: 'mark' }) };
  await writer.refuse(admin, 'uploadLookPicture', 'a text that says it is a picture', refused, { status: 415 });
  await writer.succeed(admin, 'previewPointsRule', 'success', { body: { points: valueIn(values, 'points') } });
  // By the rule that holds, which changes nothing that wasn't left to do.
  await writer.succeed(admin, 'startPointsRecount', 'success');
  await writer.succeed(admin, 'stopPointsRecount', 'success');
}

/** A table of someone who is already there: everything happens, and nothing is left. */
async function importNothing(writer: Writer): Promise<void> {
  const admin = writer.person('admin');
  const account = await writer.succeed(admin, 'getCurrentUser', 'for a table');
  const content = `email,name\n${String(valueIn(account.data, 'email'))},Conformance\n`;
  const checked = await writer.succeed(admin, 'checkImport', 'success', { body: { kind: 'members', content } });
  const params = { id: String(valueIn(checked.data, 'id')) };
  await writer.succeed(admin, 'startImport', 'success', { params, body: { sendsInvitations: false } });
  await writer.succeed(admin, 'getImport', 'success', { params });
}
