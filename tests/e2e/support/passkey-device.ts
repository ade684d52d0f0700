/** A device for passkeys that Chromium simulates for one page. */
import type { CDPSession, Page } from '@playwright/test';
import type { SoftPasskey } from '../../support/passkeys.ts';

export interface PasskeyDevice {
  /** Whether its owner confirms what browsers ask for from now on; not when it's plugged in. */
  setConfirming(isConfirming: boolean): Promise<void>;
  /** Whether it makes signatures that are wrong. */
  setForging(isForging: boolean): Promise<void>;
  /** Becomes a copy that was never used. */
  rewind(): Promise<void>;
  /** Takes the place of all passkeys on it. */
  putOnly(passkey: SoftPasskey, userId: string): Promise<void>;
  countPasskeys(): Promise<number>;
}

const HOST = 'localhost';
/** Counters only rise: this is the number of tenths of a second since then, which has 32 bits for a decade. */
const COUNTED_SINCE = Date.UTC(2026, 0, 1);

/** The page isn't used for other tests afterwards. */
export async function plugInDevice(page: Page): Promise<PasskeyDevice> {
  const debugging: CDPSession = await page.context().newCDPSession(page);
  await debugging.send('WebAuthn.enable');
  const { authenticatorId } = await debugging.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  const clear = async () => {
    await debugging.send('WebAuthn.clearCredentials', { authenticatorId });
  };
  return {
    setConfirming: async (enabled) => {
      await debugging.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    setForging: async (isBogusSignature) => {
      await debugging.send('WebAuthn.setResponseOverrideBits', { authenticatorId, isBogusSignature });
    },
    rewind: async () => {
      const { credentials } = await debugging.send('WebAuthn.getCredentials', { authenticatorId });
      await clear();
      for (const credential of credentials) {
        await debugging.send('WebAuthn.addCredential', {
          authenticatorId,
          credential: { ...credential, signCount: 0 },
        });
      }
    },
    putOnly: async ({ id, privateKey }, userId) => {
      await clear();
      await debugging.send('WebAuthn.addCredential', {
        authenticatorId,
        credential: {
          credentialId: id.toString('base64'),
          isResidentCredential: true,
          rpId: HOST,
          privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
          userHandle: Buffer.from(userId).toString('base64'),
          signCount: Math.floor((Date.now() - COUNTED_SINCE) / 100),
        },
      });
    },
    countPasskeys: async () => {
      const { credentials } = await debugging.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.length;
    },
  };
}
