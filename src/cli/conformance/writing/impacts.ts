/** An impact from its log to its verification, and back. */
import { type Answer, valueIn } from '../ask.ts';
import type { Person } from '../kit.ts';
import { impactOf } from './bodies.ts';
import { FORBIDDEN, idOf, MISSING, NOT_FOUND, type Writer } from './writer.ts';

const STATE = '/components/schemas/Impact/properties/isVerified';
const REASON = 'Made by the conformance kit.';

export async function logImpact(writer: Writer): Promise<void> {
  const [owner, admin, judge] = [writer.person('member'), writer.person('admin'), writer.person('judge')];
  const body = await impactOf(writer, 1);
  const id = idOf(await writer.succeed(owner, 'createImpact', 'success', { body }));
  writer.leave(`the impact “${body.title}”, declined, since it can't be deleted`);
  writer.afterwards(admin, 'reviewImpact', { params: { id }, body: { isVerified: null, reason: REASON } });
  const params = { id };
  await writer.refuse(null, 'getImpact', 'a pending one as a visitor', { params }, NOT_FOUND);
  const editable = await writer.succeed(owner, 'checkImpactEditable', 'a pending one', { params });
  writer.expect(
    'checkImpactEditable',
    'a pending one is editable',
    valueIn(editable.data, 'isEditable') === true,
    '/components/schemas/ImpactEditability/properties/isEditable',
  );
  await writer.refuse(
    judge,
    'updateImpact',
    "someone else's",
    { params, body: { title: body.title } },
    { status: [403, 404] },
  );
  await writer.succeed(owner, 'updateImpact', 'success', {
    params,
    body: { description: `${body.description} Changed.` },
  });
  await askAndAnswer(writer, id, owner, judge);
  await decide(writer, id, { owner, judge, admin });
  await curate(writer, id, { judge, admin });
  const reopened = await writer.succeed(admin, 'reviewImpact', 'an admin reopens it', {
    params,
    body: { isVerified: null, reason: REASON },
  });
  expectState(writer, reopened, null);
  const again = { params, body: { isVerified: false, reason: REASON } };
  await writer.succeed(judge, 'reviewImpact', 'a second decline', again);
}

const expectState = (writer: Writer, { data }: Answer, state: boolean | null) =>
  writer.expect('reviewImpact', `isVerified is ${state} then`, valueIn(data, 'isVerified') === state, STATE);

async function askAndAnswer(writer: Writer, id: string, owner: Person, judge: Person): Promise<void> {
  const params = { id };
  await writer.refuse(
    owner,
    'answerImpactQuestion',
    'without a question',
    { params, body: { answer: 'Me.' } },
    { status: 409, code: 'not_asked' },
  );
  const question = { params, body: { question: 'Who counted?' } };
  await writer.succeed(judge, 'askAboutImpact', 'success', question);
  await writer.refuse(judge, 'askAboutImpact', 'twice', question, { status: 409, code: 'already_asked' });
  await writer.succeed(owner, 'answerImpactQuestion', 'success', { params, body: { answer: 'The forestry office.' } });
}

async function decide(
  writer: Writer,
  id: string,
  { owner, judge, admin }: Record<'owner' | 'judge' | 'admin', Person>,
): Promise<void> {
  const params = { id };
  await writer.refuse(
    judge,
    'reviewImpact',
    'a decline without its reason',
    { params, body: { isVerified: false } },
    MISSING('reason'),
  );
  const declined = await writer.succeed(judge, 'reviewImpact', 'a decline', {
    params,
    body: { isVerified: false, reason: REASON },
  });
  expectState(writer, declined, false);
  await writer.refuse(
    judge,
    'reviewImpact',
    'one that is declined',
    { params, body: { isVerified: true } },
    { status: 409 },
  );
  const appeal = { params, body: { reason: 'The list was missing; it is attached now.' } };
  await writer.refuse(judge, 'appealImpactDecision', "someone else's", appeal, { status: [403, 404] });
  await writer.succeed(owner, 'appealImpactDecision', 'success', appeal);
  await writer.refuse(owner, 'appealImpactDecision', 'twice', appeal, { status: 409 });
  await writer.refuse(
    judge,
    'reviewImpact',
    'an appeal against the own decision',
    { params, body: { isVerified: true } },
    { status: [403, 409] },
  );
  const verified = await writer.succeed(admin, 'reviewImpact', 'an approval', { params, body: { isVerified: true } });
  expectState(writer, verified, true);
  const by = valueIn(verified.data, 'verifiedBy');
  writer.expect(
    'reviewImpact',
    'verifiedBy has who approved',
    Array.isArray(by) && by.includes(admin.id),
    '/components/schemas/Impact/properties/verifiedBy',
  );
  await writer.refuse(owner, 'updateImpact', 'a verified one', { params, body: { title: 'Another' } }, { status: 409 });
  const editable = await writer.succeed(owner, 'checkImpactEditable', 'a verified one', { params });
  writer.expect(
    'checkImpactEditable',
    'a verified one is not editable',
    valueIn(editable.data, 'isEditable') === false,
    '/components/schemas/ImpactEditability/properties/isEditable',
  );
}

async function curate(
  writer: Writer,
  impactId: string,
  { judge, admin }: Record<'judge' | 'admin', Person>,
): Promise<void> {
  const params = { id: impactId };
  await writer.succeed(null, 'getImpact', 'a verified one as a visitor', { params });
  const like = { impactId, likeStatus: true, userId: judge.id };
  await writer.refuse(
    judge,
    'likeImpact',
    "in someone else's name",
    { body: { ...like, userId: admin.id } },
    FORBIDDEN,
  );
  await writer.succeed(judge, 'likeImpact', 'success', { body: like });
  await writer.succeed(judge, 'likeImpact', 'twice', { body: like });
  await writer.succeed(judge, 'likeImpact', 'taking it back', { body: { ...like, likeStatus: false } });
  await writer.succeed(admin, 'featureImpact', 'success', { body: { impactId, isFeatured: true } });
  await writer.succeed(admin, 'featureImpact', 'taking it back', { body: { impactId, isFeatured: false } });
  await writer.succeed(admin, 'hideImpact', 'success', { body: { impactId, isHide: true, reason: REASON } });
  await writer.refuse(null, 'getImpact', 'a hidden one as a visitor', { params }, NOT_FOUND);
  await writer.succeed(admin, 'hideImpact', 'taking it back', { body: { impactId, isHide: false } });
}

/** Each id answers for itself. */
export async function reviewTogether(writer: Writer): Promise<void> {
  const [owner, judge] = [writer.person('member'), writer.person('judge')];
  const bodies = [await impactOf(writer, 2), await impactOf(writer, 3)];
  const ids: string[] = [];
  for (const body of bodies) {
    ids.push(idOf(await writer.succeed(owner, 'createImpact', 'another', { body })));
    writer.leave(`the impact “${body.title}”, declined, since it can't be deleted`);
  }
  const without = { body: { ids, isVerified: false } };
  await writer.refuse(judge, 'reviewImpacts', 'a decline without its reason', without, MISSING('reason'));
  await writer.succeed(judge, 'reviewImpacts', 'success', { body: { ids, isVerified: false, reason: REASON } });
}
