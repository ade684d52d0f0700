/** A milestone's life, and what a member decides about a credential that they have. */
import { rowsOf, valueIn } from '../ask.ts';
import { idOf, JourneyEnded, MISSING, NOT_FOUND, type Writer } from './writer.ts';

/** More points than anyone has, so that nobody is awarded it. */
const INPUT = { name: 'Conformance', description: 'Made by a test of the API.', points: 999_999_999 };

export async function manageMilestone(writer: Writer): Promise<void> {
  const [admin, member] = [writer.person('admin'), writer.person('member')];
  await writer.refuse(member, 'makeCredentialMilestone', 'by a member', { body: INPUT }, { status: 403 });
  const blank = { body: { ...INPUT, name: ' ' } };
  await writer.refuse(admin, 'makeCredentialMilestone', 'without a name', blank, MISSING('name'));
  const id = idOf(await writer.succeed(admin, 'makeCredentialMilestone', 'success', { body: INPUT }));
  writer.leave(`the milestone “${INPUT.name}”, retired, since it can’t be deleted`);
  const params = { id };
  writer.afterwards(admin, 'retireCredentialMilestone', { params });
  const body = { ...INPUT, description: `${INPUT.description} Changed.` };
  await writer.succeed(admin, 'updateCredentialMilestone', 'success', { params, body });
  await writer.succeed(admin, 'retireCredentialMilestone', 'success', { params });
  const closed = { status: 409, code: 'closed' };
  await writer.refuse(admin, 'updateCredentialMilestone', 'of a retired one', { params, body }, closed);
}

export async function shareCredential(writer: Writer): Promise<void> {
  const [member, admin] = [writer.person('member'), writer.person('admin')];
  const listed = await writer.succeed(member, 'listMyCredentials', 'what can be shared');
  const credential = rowsOf(valueIn(listed.data, 'data')).find((row) => valueIn(row, 'kind') === 'impact');
  const id = valueIn(credential, 'id');
  if (typeof id !== 'string') throw new JourneyEnded('the member has no credential');
  const params = { id };
  const [isShared, subject] = [valueIn(credential, 'isShared'), valueIn(credential, 'subject')];
  writer.afterwards(member, 'shareCredential', { params, body: { isShared } });
  writer.afterwards(member, 'chooseCredentialSubject', { params, body: { subject } });
  await writer.refuse(admin, 'shareCredential', 'of someone else', { params, body: { isShared: true } }, NOT_FOUND);
  await writer.succeed(member, 'shareCredential', 'success', { params, body: { isShared: true } });
  await writer.succeed(null, 'getCredential', 'a shared one as a visitor', { params });
  await writer.succeed(member, 'shareCredential', 'private', { params, body: { isShared: false } });
  await writer.refuse(null, 'getCredential', 'a private one as a visitor', { params }, NOT_FOUND);
  await writer.succeed(member, 'chooseCredentialSubject', 'success', { params, body: { subject: 'name' } });
  await writer.succeed(member, 'makeYearRecord', 'success', { body: { year: valueIn(credential, 'year') } });
}
