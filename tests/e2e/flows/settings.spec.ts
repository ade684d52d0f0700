import { dataDownloadMap } from '../../flows/data-download.ts';
import { emailChangeMap } from '../../flows/email-change.ts';
import { emailLinkMap } from '../../flows/email-link.ts';
import { freshProofMap } from '../../flows/fresh-proof.ts';
import { profilePictureMap } from '../../flows/profile-picture.ts';
import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';

// settings.spec.ts chooses, uses, removes and restores one daily.
testWalks(test, profilePictureMap, { isWalkedElsewhere: true });
testWalks(test, dataDownloadMap);
testWalks(test, emailChangeMap);
testWalks(test, emailLinkMap);
testWalks(test, freshProofMap);
