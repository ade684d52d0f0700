/** How far the upload of a file has come; nothing while it is not on its way. */
export type FileStage =
  | { stage: 'waiting' }
  | { stage: 'uploading'; share: number }
  | { stage: 'failed'; message: string };

/** One line of a field of files. */
export interface FieldFile {
  key: string;
  kind: 'picture' | 'document';
  name: string;
  /** What a picture shows, in words. */
  alt: string;
  /** Where it can be seen; null for one that is only in this browser. */
  url: string | null;
  /** It is not where it has to go yet. */
  isWaiting: boolean;
  /** It is on the server, perhaps with other words or none. */
  isThere: boolean;
  stage: FileStage | undefined;
}
