/** Articles and pictures, which are sent as forms. */
import { createHash, randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { rowsOf, send, valueIn } from '../ask.ts';
import { operationOf } from '../kit.ts';
import { formOf } from './bodies.ts';
import { idOf, JourneyEnded, NOT_FOUND, type Writer } from './writer.ts';

export async function publishArticle(writer: Writer): Promise<void> {
  const admin = writer.person('admin');
  const article = {
    title: `Conformance ${writer.stamp}`,
    authorName: 'The conformance kit',
    typeArticle: 'news',
    date: new Date(Date.now() - 60_000).toISOString(),
    content: '<p>It checks that this server keeps its contract.</p><script>alert(1)</script>',
    isLive: 'false',
  };
  const made = await writer.succeed(admin, 'createNews', 'success', { form: formOf(await withType(writer, article)) });
  const id = idOf(made);
  const params = { id };
  writer.afterwards(admin, 'deleteNews', { params });
  const content = String(valueIn(made.data, 'content'));
  writer.expect(
    'createNews',
    'its content is sanitised',
    !content.includes('<script'),
    '/components/schemas/News/properties/content',
  );
  await writer.refuse(null, 'getNews', 'one that is not live as a visitor', { params }, NOT_FOUND);
  await writer.succeed(admin, 'getNews', 'one that is not live as the admin', { params });
  await writer.succeed(admin, 'setNewsLive', 'success', { params, query: { isLive: 'true' } });
  await writer.succeed(null, 'getNews', 'a live one as a visitor', { params });
  await writer.succeed(admin, 'updateNews', 'success', {
    params,
    form: formOf({ title: `${article.title}, changed` }),
  });
  await writer.succeed(admin, 'deleteNews', 'success', { params });
  await writer.refuse(null, 'getNews', 'a deleted one as a visitor', { params }, NOT_FOUND);
}

/** The first type that the contract has. */
async function withType({ kit }: Writer, article: Record<string, string>): Promise<Record<string, string>> {
  const types = kit.contract.schemaAt('#/components/schemas/NewsType').enum ?? [];
  return { ...article, typeArticle: String(types[0] ?? article['typeArticle']) };
}

export async function uploadPicture(writer: Writer): Promise<void> {
  const member = writer.person('member');
  const file = new File([new Uint8Array(greyPng(48))], 'grey.png', { type: 'image/png' });
  const form = () => formOf({ files: file, alts: 'A grey square' });
  const made = await writer.succeed(member, 'uploadMedia', 'success', { form: form() });
  const id = valueIn(rowsOf(valueIn(made.data, 'media'))[0], 'id');
  if (typeof id !== 'string') throw new JourneyEnded('its answer has no id');
  const params = { id };
  writer.afterwards(member, 'deleteMedia', { params });
  const text = formOf({ files: new File(['no picture'], 'grey.png', { type: 'image/png' }) });
  await writer.refuse(member, 'uploadMedia', 'a text that says it is a picture', { form: text }, { status: 415 });
  const { json } = await send(writer.kit, operationOf(writer.kit, 'listMyMedia'), { as: member });
  const isListed = rowsOf(valueIn(json, 'data', 'data')).some((row) => JSON.stringify(row).includes(id));
  writer.expect('listMyMedia', 'the new one is listed', isListed, operationOf(writer.kit, 'listMyMedia').pointer);
  await writer.succeed(member, 'describeMedia', 'success', { params, body: { alt: 'A square, all grey' } });
  const judge = writer.kit.people.get('judge');
  if (judge) await writer.refuse(judge, 'deleteMedia', "someone else's", { params }, { status: [403, 404] });
  await writer.succeed(member, 'deleteMedia', 'success', { params });
  await writer.refuse(member, 'deleteMedia', 'twice', { params }, NOT_FOUND);
}

export async function uploadInParts(writer: Writer): Promise<void> {
  const member = writer.person('member');
  const content = greyPng(48);
  const half = Math.floor(content.length / 2);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const params = { id: randomUUID() };
  writer.afterwards(member, 'cancelMediaUpload', { params });
  const partAt = (offset: number, end: number, bytes = content.length) => {
    const part = new File([new Uint8Array(content.subarray(offset, end))], 'grey.png', { type: 'image/png' });
    return { params, form: formOf({ part, offset: String(offset), bytes: String(bytes), sha256 }) };
  };
  const expectReceived = ({ data }: { data: unknown }, what: string, bytes: number) =>
    writer.expect('uploadMediaPart', what, valueIn(data, 'received') === bytes, RECEIVED);
  const sendPart = (what: string, form: ReturnType<typeof partAt>) =>
    writer.succeed(member, 'uploadMediaPart', what, form);
  expectReceived(await sendPart('the first part', partAt(0, half)), 'it has arrived', half);
  expectReceived(await sendPart('the same part again', partAt(0, half)), 'it has arrived once', half);
  const asked = await writer.succeed(member, 'getMediaUpload', 'half of it', { params });
  expectReceived(asked, 'the upload says how much has arrived', half);
  const other = partAt(half, content.length, content.length + 1);
  await writer.refuse(member, 'uploadMediaPart', 'a part of another file', other, { status: 409 });
  const made = await sendPart('the last part', partAt(half, content.length));
  const id = valueIn(valueIn(made.data, 'media'), 'id');
  writer.expect('uploadMediaPart', 'the last part makes the file', typeof id === 'string', RECEIVED);
  const again = await sendPart('the last part again', partAt(half, content.length));
  const isSame = valueIn(valueIn(again.data, 'media'), 'id') === id;
  writer.expect('uploadMediaPart', 'sent again, it is the same file', isSame, RECEIVED);
  await writer.succeed(member, 'cancelMediaUpload', 'success', { params });
  await writer.succeed(member, 'cancelMediaUpload', 'twice', { params });
}

const RECEIVED = '/components/schemas/MediaUploadState/properties/received';

/** A square picture of one grey. */
function greyPng(size: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.concat(
    Array.from({ length: size }, () => Buffer.concat([Buffer.from([0]), Buffer.alloc(size, 128)])),
  );
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
