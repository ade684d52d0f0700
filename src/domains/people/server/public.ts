/** What other domains' servers and src/app may use of people; everything else here is private. */
export { findUnerased, listDueForErasure, peopleErasure } from './erasure.repository.ts';
export { locatedAccounts } from './located.repository.ts';
export { listNamed } from './named.repository.ts';
export { neighboursOf } from './neighbours.repository.ts';
export {
  type CardRow,
  cardRowOf,
  findJoinedAt,
  isNotDeactivated,
  listActiveWithRoles,
  nameContains,
  type PersonRow,
  searchNameOf,
} from './people.repository.ts';
export {
  avatarUrlOf,
  type Cards,
  cardsOf,
  findActiveByEmail,
  findPerson,
  languageOf,
  listActiveIds,
  listActiveIdsWithRole,
  presentCard,
  type ReadCards,
  readCards,
  readPeople,
} from './people.ts';
export { ownAccount } from './personal-data.repository.ts';
export { policyOf } from './privacy.repository.ts';
export { hasPublicProfile } from './public-profile.repository.ts';
export { isPartListed, isPartOpen, readSeenParts, type SeenParts, seenPartsOf, seesPart } from './seen-parts.ts';
export {
  extendSuspension,
  findSuspendedUntil,
  hasAdmin,
  listEstablished,
  lockSuspensions,
  setSuspendedUntil,
} from './suspension.repository.ts';
