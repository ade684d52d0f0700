import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { encryptFor } from '#domains/notifications/server/push/encrypt.ts';

/** https://www.rfc-editor.org/rfc/rfc8291#section-5 and its appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  senderPrivateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

it('encrypts as the example of the standard', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(EXAMPLE.senderPrivateKey, 'base64url');
  const body = encryptFor(EXAMPLE, EXAMPLE.text, { sender, salt: Buffer.from(EXAMPLE.salt, 'base64url') });
  expect(body.toString('base64url')).toBe(EXAMPLE.body);
});

it('encrypts the same text differently each time', () => {
  expect(encryptFor(EXAMPLE, EXAMPLE.text)).not.toEqual(encryptFor(EXAMPLE, EXAMPLE.text));
});
