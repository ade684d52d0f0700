import { dataDownloadMap } from '../../flows/data-download.ts';
import { profilePictureMap } from '../../flows/profile-picture.ts';
import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';

testWalks(test, profilePictureMap);
testWalks(test, dataDownloadMap);
