import { dataDownloadMap } from '../../flows/data-download.ts';
import { profilePictureMap } from '../../flows/profile-picture.ts';
import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';

// settings.spec.ts chooses, uses, removes and restores one daily.
testWalks(test, profilePictureMap, { isWalkedElsewhere: true });
testWalks(test, dataDownloadMap);
