/** A webhook's life, at an address that nobody has. */
import { rowsOf, valueIn } from '../ask.ts';
import { JourneyEnded, MISSING, NOT_FOUND, type Writer } from './writer.ts';

const EVENTS = ['impact.verified'];

export async function useWebhook(writer: Writer): Promise<void> {
  const [admin, member] = [writer.person('admin'), writer.person('member')];
  const input = { name: 'Conformance', url: 'https://conformance.invalid/', subject: 'everything', events: EVENTS };
  await writer.refuse(member, 'makeWebhook', 'about everything, by a member', { body: input }, { status: 403 });
  const refused = { 'without https': 'http://conformance.invalid/', 'to this machine': 'https://127.1/' };
  for (const [name, url] of Object.entries(refused))
    await writer.refuse(admin, 'makeWebhook', name, { body: { ...input, url } }, MISSING('url'));
  const made = await writer.succeed(admin, 'makeWebhook', 'success', { body: input });
  const id = valueIn(made.data, 'webhook', 'id');
  if (typeof id !== 'string') throw new JourneyEnded('the new webhook has no id');
  const params = { id };
  writer.afterwards(admin, 'deleteWebhook', { params });
  await writer.succeed(admin, 'listMyWebhooks', 'with the new one');
  await writer.succeed(admin, 'getWebhook', 'the new one', { params });
  await writer.refuse(member, 'getWebhook', 'of someone else', { params }, NOT_FOUND);
  const { name, url } = input;
  await writer.succeed(admin, 'updateWebhook', 'success', {
    params,
    body: { name: `${name} again`, url, events: EVENTS },
  });
  const changed = await writer.succeed(admin, 'changeWebhookSecret', 'success', { params });
  writer.expect(
    'changeWebhookSecret',
    'it is another one',
    valueIn(changed.data, 'secret') !== valueIn(made.data, 'secret'),
    '/components/schemas/MadeWebhook/properties/secret',
  );
  await sendAgain(writer, id);
  await writer.succeed(admin, 'deleteWebhook', 'success', { params });
  await writer.refuse(admin, 'getWebhook', 'that was deleted', { params }, NOT_FOUND);
}

/** What was given up because the webhook was switched off. */
async function sendAgain(writer: Writer, id: string): Promise<void> {
  const admin = writer.person('admin');
  const params = { id };
  const off = { status: 409, code: 'closed' };
  await writer.succeed(admin, 'testWebhook', 'success', { params });
  await writer.succeed(admin, 'switchWebhook', 'off', { params, body: { isOn: false } });
  await writer.refuse(admin, 'testWebhook', 'of one that is off', { params }, off);
  const listed = await writer.succeed(admin, 'listWebhookDeliveries', 'with the test', { params });
  const deliveryId = valueIn(rowsOf(valueIn(listed.data, 'data'))[0], 'id');
  if (typeof deliveryId !== 'string') throw new JourneyEnded('the test isn’t listed');
  const delivery = { params: { id: deliveryId } };
  await writer.succeed(admin, 'getWebhookDelivery', 'the test', delivery);
  await writer.refuse(admin, 'resendWebhookDelivery', 'of one that is off', delivery, off);
  await writer.succeed(admin, 'switchWebhook', 'on', { params, body: { isOn: true } });
  await writer.succeed(admin, 'resendWebhookDelivery', 'success', delivery);
}
