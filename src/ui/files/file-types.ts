/** Upload progress; undefined before it starts. */
export type FileStage =
  | { stage: 'waiting' }
  | { stage: 'uploading'; share: number }
  | { stage: 'paused'; share: number }
  | { stage: 'failed'; message: string };

/** One row of a files field. */
export interface FieldFile {
  key: string;
  kind: 'picture' | 'document';
  name: string;
  /** Alt text. */
  alt: string;
  /** Null until it's uploaded. */
  url: string | null;
  /** Not on the server yet. */
  isWaiting: boolean;
  /** On the server, possibly with an outdated description. */
  isThere: boolean;
  stage: FileStage | undefined;
}
