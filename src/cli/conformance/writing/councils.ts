/** A council from its foundation to its members, resources and comments. */
import { check, rowsOf, send, valueIn } from '../ask.ts';
import { operationOf, type Person } from '../kit.ts';
import { councilOf } from './bodies.ts';
import { DECIDED, EXISTS, FORBIDDEN, idOf, MISSING, NOT_FOUND, type Writer } from './writer.ts';

const TITLE = '/components/schemas/Council/properties/councilTitle';

export async function foundCouncil(writer: Writer): Promise<void> {
  const [owner, admin, judge] = [writer.person('member'), writer.person('admin'), writer.person('judge')];
  const body = await councilOf(writer);
  const made = await writer.succeed(owner, 'createCouncil', 'success', { body });
  const id = idOf(made);
  writer.leave(`the council “${body.councilTitle}”, which can't be deleted`);
  writer.expect(
    'createCouncil',
    'the title is as sent',
    valueIn(made.data, 'councilTitle') === body.councilTitle,
    TITLE,
  );
  await writer.refuse(
    owner,
    'createCouncil',
    'with a title that is taken',
    { body },
    { ...EXISTS, fields: ['councilTitle'] },
  );
  await writer.refuse(null, 'getCouncil', 'a pending one as a visitor', { params: { id } }, NOT_FOUND);
  await writer.succeed(owner, 'getCouncil', 'a pending one as its owner', { params: { id } });
  const decline = { params: { id }, body: { isApproved: false } };
  await writer.refuse(admin, 'decideCouncil', 'a decline without its reason', decline, MISSING('reason'));
  const approval = { params: { id }, body: { isApproved: true } };
  const approved = await writer.succeed(admin, 'decideCouncil', 'success', approval);
  const { isApproved, isSubmited } = Object(approved.data);
  writer.expect(
    'decideCouncil',
    'it is approved and submitted',
    isApproved === true && isSubmited === true,
    '/components/schemas/Council/properties/isSubmited',
  );
  await writer.refuse(admin, 'decideCouncil', 'a second time', approval, DECIDED);
  await writer.succeed(null, 'getCouncil', 'an approved one as a visitor', { params: { id } });
  const content = { ...body, description: `${body.description} Changed.` };
  await writer.refuse(judge, 'updateCouncil', "someone else's", { params: { id }, body: content }, FORBIDDEN);
  await writer.succeed(owner, 'updateCouncil', 'success', { params: { id }, body: content });
  const stale = { params: { id }, body: { ...content, description: `${body.description} Again.`, revision: 1 } };
  await writer.refuse(owner, 'updateCouncil', 'of an older revision', stale, { status: 409, code: 'edited_meanwhile' });
  await join(writer, id, owner, judge);
  await shareResource(writer, id, owner, judge);
  await comment(writer, id, owner, judge);
  await leave(writer, id, owner);
}

async function join(writer: Writer, councilId: string, owner: Person, applicant: Person): Promise<void> {
  const asked = { body: { councilId, message: 'I live next to it.' } };
  const requestId = idOf(await writer.succeed(applicant, 'requestCouncilMembership', 'success', asked));
  await writer.refuse(applicant, 'requestCouncilMembership', 'twice', asked, EXISTS);
  const listed = await writer.succeed(owner, 'listMembershipRequests', 'of the own council', { query: { councilId } });
  const isListed = rowsOf(valueIn(listed.data, 'data')).some((row) => valueIn(row, 'id') === requestId);
  writer.expect(
    'listMembershipRequests',
    'the new request is listed',
    isListed,
    operationOf(writer.kit, 'listMembershipRequests').pointer,
  );
  const decision = { body: { requestId, isApproved: true } };
  await writer.refuse(applicant, 'decideMembershipRequest', 'the own', decision, { status: [403, 404] });
  await writer.succeed(owner, 'decideMembershipRequest', 'success', decision);
  await writer.refuse(owner, 'decideMembershipRequest', 'twice', decision, DECIDED);
}

async function shareResource(writer: Writer, councilId: string, owner: Person, member: Person): Promise<void> {
  const asked = { body: { councilId, title: 'Handbook', url: 'https://example.org/handbook' } };
  const stranger = writer.kit.people.get('partner');
  if (stranger) await writer.refuse(stranger, 'addCouncilResource', 'as someone who is no member', asked, FORBIDDEN);
  const id = idOf(await writer.succeed(member, 'addCouncilResource', 'success', asked));
  const listed = await writer.succeed(member, 'listCouncilResources', 'as a member', { query: { councilId } });
  const isListed = rowsOf(valueIn(listed.data, 'data')).some((row) => valueIn(row, 'id') === id);
  writer.expect(
    'listCouncilResources',
    'the new one is listed',
    isListed,
    operationOf(writer.kit, 'listCouncilResources').pointer,
  );
  await writer.succeed(owner, 'removeCouncilResource', 'success', { params: { id } });
  await writer.refuse(owner, 'removeCouncilResource', 'twice', { params: { id } }, NOT_FOUND);
}

async function comment(writer: Writer, id: string, owner: Person, author: Person): Promise<void> {
  const thread = { kind: 'council', id };
  await writer.refuse(
    author,
    'setThreadAudience',
    "of someone else's council",
    { body: { id, audience: 'members' } },
    FORBIDDEN,
  );
  await writer.succeed(owner, 'setThreadAudience', 'success', { body: { id, audience: 'members' } });
  const made = await writer.succeed(author, 'addComment', 'success', { body: { ...thread, content: 'Well done.' } });
  const commentId = idOf(made);
  const edited = { params: { id: commentId }, body: { content: 'Well done, all of you.' } };
  await writer.refuse(owner, 'editComment', "someone else's", edited, { status: [403, 404] });
  await writer.succeed(author, 'editComment', 'success', edited);
  await writer.succeed(owner, 'likeComment', 'success', { body: { commentId, likeStatus: true } });
  await writer.succeed(owner, 'muteThread', 'success', { body: { ...thread, isMuted: true } });
  await writer.succeed(owner, 'muteThread', 'taking it back', { body: { ...thread, isMuted: false } });
  const admin = writer.person('admin');
  await writer.succeed(admin, 'hideComment', 'success', {
    body: { commentId, isHide: true, reason: 'A check of this server.' },
  });
  await writer.succeed(admin, 'hideComment', 'taking it back', { body: { commentId, isHide: false } });
  await writer.succeed(author, 'deleteComment', 'success', { params: { id: commentId } });
}

async function leave(writer: Writer, councilId: string, owner: Person): Promise<void> {
  const { kit } = writer;
  const { json } = await send(kit, operationOf(kit, 'listCouncilMembers'), { as: owner, query: { councilId } });
  const members = rowsOf(valueIn(json, 'data', 'data'));
  const member = members.find((row) => valueIn(row, 'councilRole') === 'member');
  await writer.succeed(owner, 'removeMember', 'success', {
    params: { kind: 'council', id: String(valueIn(member, 'id')) },
  });
  const council = await send(kit, operationOf(kit, 'getCouncil'), { as: owner, params: { id: councilId } });
  const [first, second] = rowsOf(valueIn(council.json, 'data', 'sdgs')).map((link) => String(valueIn(link, 'id')));
  await writer.succeed(owner, 'removeGoalLink', 'success', { params: { kind: 'council', id: first ?? '' } });
  await check(
    kit,
    operationOf(kit, 'removeGoalLink'),
    'its last one',
    { as: owner, params: { kind: 'council', id: second ?? '' } },
    {
      status: 409,
      code: 'last_goal',
    },
  );
}
