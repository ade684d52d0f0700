import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readBakedPng, readBakedSvg } from '#domains/credentials/web/verify/baked-token.ts';
import { readGivenFile, readGivenText } from '#domains/credentials/web/verify/given-credential.ts';

const ORIGIN = 'https://groundswell.example';
const TOKEN = 'eyJhbGciOiJFZERTQSJ9.eyJuYW1lIjoiQSJ9.c2lnbmF0dXJl';
const ID = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';
const token = { kind: 'token', token: TOKEN };
const read = (text: string) => readGivenText(text, ORIGIN);

describe('readGivenText', () => {
  it.each([
    ['a token', ` ${TOKEN}\n`],
    ['its data address', `data:application/vc+jwt,${TOKEN}`],
    ['an envelope', JSON.stringify({ id: `data:application/vc+jwt,${TOKEN}`, type: 'EnvelopedVerifiableCredential' })],
    ['a JSON text', JSON.stringify(TOKEN)],
    ['a drawing', `<svg><openbadges:credential verify="${TOKEN}"/></svg>`],
  ])('finds the token in %s', (_, text) => expect(read(text)).toEqual(token));

  it.each([
    ['the page of a credential', `${ORIGIN}/credentials/${ID}`],
    ['this page’s own address', `${ORIGIN}/verify?credential=${ID}`],
  ])('finds a shared one by %s', (_, text) => expect(read(text)).toEqual({ kind: 'shared', id: ID }));

  it('knows the addresses of others', () =>
    expect(read(`https://example.org/credentials/${ID}`).kind).toBe('elsewhere'));

  it('knows what is signed in another way', () =>
    expect(read(JSON.stringify({ type: ['VerifiableCredential'], proof: {} }))).toEqual({ kind: 'otherProof' }));

  it.each(['', 'null', '{}', '<svg/>', 'a.b', `${ORIGIN}/impacts/${ID}`, 'javascript:alert(1)', '🙂.🙂.🙂'])(
    'finds nothing in %s',
    (text) => expect(read(text)).toEqual({ kind: 'nothing' }),
  );
});

describe('readBakedSvg', () => {
  it('reads any prefix, either quote, and what is the element’s content', () => {
    expect(readBakedSvg(`<svg><ob:credential\n verify='${TOKEN}'></ob:credential></svg>`)).toBe(TOKEN);
    expect(readBakedSvg(`<svg><credential><![CDATA[ {"proof":{}} ]]></credential></svg>`)).toBe('{"proof":{}}');
    expect(readBakedSvg('<svg><title>No credential here</title></svg>')).toBeNull();
  });
});

const START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
function chunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content, Buffer.alloc(4)]);
}
const png = (...chunks: Buffer[]) => new Uint8Array(Buffer.concat([START, ...chunks, chunk('IEND', Buffer.alloc(0))]));
const text = (keyword: string, isCompressed: boolean, content: string) =>
  chunk(
    'iTXt',
    Buffer.concat([
      Buffer.from(`${keyword}\0`),
      Buffer.from([isCompressed ? 1 : 0, 0, 0, 0]),
      isCompressed ? deflateSync(content) : Buffer.from(content),
    ]),
  );

describe('readBakedPng', () => {
  it('reads the chunk of that name, compressed or not', async () => {
    const other = text('Comment', false, 'Drawn by hand');
    for (const isCompressed of [false, true])
      expect(await readBakedPng(png(other, text('openbadgecredential', isCompressed, TOKEN)))).toBe(TOKEN);
    expect(await readBakedPng(png(other))).toBeNull();
  });

  it('survives chunks that are cut short or longer than the file', async () => {
    const whole = png(text('openbadgecredential', false, TOKEN));
    for (let length = 0; length < whole.length; length += 1) await readBakedPng(whole.slice(0, length));
    const huge = whole.slice();
    new DataView(huge.buffer).setUint32(8, 0xff_ff_ff_ff);
    expect(await readBakedPng(huge)).toContain(TOKEN);
    expect(await readBakedPng(png(chunk('iTXt', Buffer.from('openbadgecredential'))))).toBeNull();
  });

  it('is found by a file’s content, whatever it’s called', async () => {
    const file = new Blob([png(text('openbadgecredential', false, TOKEN))]);
    expect(await readGivenFile(file, ORIGIN)).toEqual(token);
    expect(await readGivenFile(new Blob([png()]), ORIGIN)).toEqual({ kind: 'nothing' });
    expect(await readGivenFile(new Blob([new Uint8Array(5_000_001)]), ORIGIN)).toEqual({ kind: 'tooLarge' });
  });
});
