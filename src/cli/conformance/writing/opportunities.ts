/** Opportunities from their offer to their applications. */
import { check, rowsOf, valueIn } from '../ask.ts';
import { operationOf } from '../kit.ts';
import { opportunityOf } from './bodies.ts';
import { EXISTS, idOf, MISSING, NOT_FOUND, type Writer } from './writer.ts';

const REASON = 'Made by the conformance kit.';

export async function offerOpportunity(writer: Writer): Promise<void> {
  const { partner, admin, member, id, params } = await offer(writer, 1);
  await writer.refuse(null, 'getOpportunity', 'a pending one as a visitor', { params }, NOT_FOUND);
  await writer.refuse(
    admin,
    'verifyOpportunity',
    'without pointsRequired',
    { params, body: { isApproved: true } },
    MISSING('pointsRequired'),
  );
  await writer.refuse(
    admin,
    'verifyOpportunity',
    'a decline without its reason',
    { params, body: { isApproved: false } },
    MISSING('reason'),
  );
  await writer.succeed(
    admin,
    'verifyOpportunity',
    'a decline',
    { params, body: { isApproved: false, reason: REASON } },
    { message: 'Opportunity Declined!' },
  );
  await writer.succeed(partner, 'updateOpportunity', 'success', { params, body: await opportunityOf(writer, 1) });
  await writer.succeed(
    admin,
    'verifyOpportunity',
    'an approval',
    { params, body: { isApproved: true, pointsRequired: 0 } },
    { message: 'Opportunity Verified!' },
  );
  await writer.succeed(null, 'getOpportunity', 'an approved one as a visitor', { params });
  await writer.succeed(admin, 'featureOpportunity', 'success', { body: { opportunityId: id, isFeatured: true } });
  await writer.succeed(admin, 'featureOpportunity', 'taking it back', {
    body: { opportunityId: id, isFeatured: false },
  });
  await writer.succeed(admin, 'handOverOpportunity', 'success', { params, body: { ownerId: partner.id } });
  await writer.succeed(partner, 'closeOpportunity', 'success', { params, body: { isClosed: true } });
  const apply = { body: { opportunityId: id } };
  await writer.refuse(member, 'applyForOpportunity', 'a closed one', apply, { status: 409, code: 'closed' });
  await writer.succeed(partner, 'closeOpportunity', 'taking it back', { params, body: { isClosed: false } });
  await favour(writer, id);
  await writer.succeed(admin, 'hideOpportunity', 'success', {
    body: { opportunityId: id, isHide: true, reason: REASON },
  });
  await writer.refuse(null, 'getOpportunity', 'a hidden one as a visitor', { params }, NOT_FOUND);
}

async function offer(writer: Writer, part: number) {
  const [partner, admin, member] = [writer.person('partner'), writer.person('admin'), writer.person('member')];
  const body = await opportunityOf(writer, part);
  const name = part === 1 ? 'success' : 'another';
  const id = idOf(await writer.succeed(partner, 'createOpportunity', name, { body }));
  writer.leave(`the opportunity “${body.title}”, hidden, since it can't be deleted`);
  writer.afterwards(admin, 'hideOpportunity', { body: { opportunityId: id, isHide: true, reason: REASON } });
  return { partner, admin, member, id, params: { id } };
}

/** The field is misspelt, and binding: its right spelling is refused. */
async function favour(writer: Writer, id: string): Promise<void> {
  const member = writer.person('member');
  await check(
    writer.kit,
    operationOf(writer.kit, 'addFavourite'),
    'with opportunityId, spelt right',
    { as: member, body: { opportunityId: id } },
    {
      ...MISSING('opportnityId'),
      pointer: '/components/schemas/FavouriteInput/properties/opportnityId',
    },
  );
  const body = { opportnityId: id };
  const favourite = idOf(await writer.succeed(member, 'addFavourite', 'success', { body }));
  const again = idOf(await writer.succeed(member, 'addFavourite', 'twice', { body }));
  writer.expect(
    'addFavourite',
    'twice, it is the same',
    again === favourite,
    '/components/schemas/Favourite/properties/id',
  );
  const listed = await writer.succeed(member, 'listFavourites', 'with a new one', {});
  const isListed = rowsOf(valueIn(listed.data, 'data')).some((row) => valueIn(row, 'id') === favourite);
  writer.expect('listFavourites', 'the new one is listed', isListed, operationOf(writer.kit, 'listFavourites').pointer);
  await writer.succeed(member, 'removeFavourite', 'success', { params: { id: favourite } });
  await writer.succeed(member, 'removeFavourite', 'twice', { params: { id: favourite } }, { status: [200, 404] });
}

export async function fillOpportunity(writer: Writer): Promise<void> {
  const { partner, admin, member, id, params } = await offer(writer, 2);
  const apply = { body: { opportunityId: id } };
  await writer.refuse(member, 'applyForOpportunity', 'a pending one', apply, { status: [404, 409] });
  await writer.succeed(admin, 'verifyOpportunity', 'another', {
    params,
    body: { isApproved: true, pointsRequired: 0 },
  });
  const application = { id: idOf(await writer.succeed(member, 'applyForOpportunity', 'success', apply)) };
  await writer.refuse(member, 'applyForOpportunity', 'twice', apply, EXISTS);
  await writer.succeed(partner, 'decideApplication', 'success', { params: application, body: { isApproved: true } });
  await writer.refuse(member, 'withdrawApplication', 'a decided one', { params: application }, { status: 409 });
  await withdrawAndAccept(writer);
}

async function withdrawAndAccept(writer: Writer): Promise<void> {
  const { partner, admin, member, id, params } = await offer(writer, 3);
  await writer.succeed(admin, 'verifyOpportunity', 'a third', {
    params,
    body: { isApproved: true, pointsRequired: 0 },
  });
  const application = {
    id: idOf(await writer.succeed(member, 'applyForOpportunity', 'another', { body: { opportunityId: id } })),
  };
  await writer.refuse(
    partner,
    'withdrawApplication',
    "someone else's",
    { params: application },
    { status: [403, 404] },
  );
  await writer.succeed(member, 'withdrawApplication', 'success', { params: application });
  await writer.refuse(
    partner,
    'decideApplication',
    'a withdrawn one',
    { params: application, body: { isApproved: true } },
    { status: 409, code: 'withdrawn' },
  );
  await writer.succeed(partner, 'autoAcceptApplications', 'success', {
    params,
    body: { isApproved: true, min_pointsreq: 0 },
  });
  await writer.succeed(partner, 'autoAcceptApplications', 'taking it back', { params, body: { isApproved: false } });
}
