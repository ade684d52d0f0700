/** Signs what is a W3C Verifiable Credential 2.0 as a JWT: https://www.w3.org/TR/vc-jose-cose/ */
import { SignJWT } from 'jose';
import type { CredentialNeeds } from '../needs.ts';
import { didOf, keyIdOf } from './issuer.ts';
import type { SigningKey } from './issuer-keys.ts';

interface Signed {
  id: string;
  validFrom: string;
  /** Holds for ever without one. */
  validUntil?: string;
  credentialSubject: { id: string; [property: string]: unknown };
  [property: string]: unknown;
}

/** With the claims of a JWT beside those of the credential, since many verifiers look at one kind only. */
export function signCredential(
  { publicOrigin }: Pick<CredentialNeeds['config'], 'publicOrigin'>,
  { key, ...signing }: SigningKey,
  credential: Signed,
): Promise<string> {
  const { id, validFrom, validUntil, credentialSubject } = credential;
  const jwt = new SignJWT({ ...credential })
    .setProtectedHeader({ alg: signing.algorithm, typ: 'vc+jwt', cty: 'vc', kid: keyIdOf(publicOrigin, signing) })
    .setIssuer(didOf(publicOrigin))
    .setSubject(credentialSubject.id)
    .setJti(id)
    .setNotBefore(secondsOf(validFrom));
  if (validUntil !== undefined) jwt.setExpirationTime(secondsOf(validUntil));
  return jwt.sign(key);
}

const secondsOf = (moment: string): number => Math.floor(Date.parse(moment) / 1000);
