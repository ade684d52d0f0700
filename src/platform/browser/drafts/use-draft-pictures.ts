import { useState, useSyncExternalStore } from 'react';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { checkFile } from '../uploads/check-file.ts';
import { type DraftPicture, isToUpload } from '../uploads/draft-picture.ts';
import type { UploadStage } from '../uploads/picture-uploads.ts';
import { scalePicture } from '../uploads/scaling/scale-picture.ts';
import type { AnyDraft } from './draft-form-parts.ts';
import type { DraftForm } from './use-draft-form.ts';

type DraftWithPictures = Pick<AnyDraft, 'pictures' | 'keepsPosition'>;

export interface DraftPicturesOptions {
  form: Pick<DraftForm<DraftWithPictures>, 'draft' | 'change' | 'files' | 'uploads' | 'preparations' | 'latestDraft'>;
  max: number;
  /** The whole message: "photo.jpg wasn’t added: …". */
  sayFull: (name: string) => string;
}

interface ShownPicture extends DraftPicture {
  isWaiting: boolean;
  isThere: boolean;
  stage: UploadStage | undefined;
}

interface DraftPictures {
  files: readonly ShownPicture[];
  /** How many are being made smaller. */
  preparing: number;
  refused: readonly string[];
  read: (key: string) => Promise<Blob | null>;
  onAdd: (chosen: File[]) => void;
  onDescribe: (key: string, alt: string) => void;
  onUpload: (key: string) => void;
  onMove: (place: number, by: number) => void;
  onRemove: (key: string) => void;
}

const NEW = { alt: '', mediaId: null, sentAlt: '', url: null } as const;

/** The pictures of a draft, as props of the field. */
export function useDraftPictures({ form, max, sayFull }: DraftPicturesOptions): DraftPictures {
  // Reading files is asynchronous, so what follows it asks for the latest pictures.
  const { draft, latestDraft, files, uploads, preparations } = form;
  const { pictures } = draft;
  const latest = () => latestDraft().pictures;
  const onChange = (next: DraftPicture[]) => form.change({ pictures: next });
  const stages = useSyncExternalStore(uploads.subscribe, uploads.stages);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const preparing = useSyncExternalStore(preparations.subscribe, preparations.count);

  async function add(chosen: File[]) {
    const faults = await Promise.all(chosen.map((file) => preparations.inTurn(() => addOne(file))));
    setRefused(faults.filter((fault) => fault !== null));
  }

  /** @returns what the member should know of it. */
  async function addOne(chosen: File): Promise<string | null> {
    const keepsPosition = latestDraft().keepsPosition ?? false;
    const { file, position, isRead } = await scalePicture(chosen, { keepsPosition });
    const checked = await checkFile(file);
    const name = isolate(file.name);
    if (latest().length >= max) return sayFull(name);
    if ('fault' in checked) return checked.fault;
    const key = crypto.randomUUID();
    const isKept = await files.keep(key, file);
    const known = { ...(position && { position }), ...(!isRead && { isUnread: true as const }) };
    onChange([...latest(), { ...NEW, key, kind: checked.kind, name: file.name, ...known }]);
    upload(key);
    return isKept ? null : say('platform.useDraftPictures.notStored', { name });
  }

  function upload(key: string) {
    const picture = latest().find((picture) => picture.key === key);
    // The reason is shown beside the picture.
    if (picture) uploads.upload(picture).catch(() => undefined);
  }

  return {
    files: pictures.map((picture) => ({
      ...picture,
      isWaiting: isToUpload(picture),
      isThere: picture.mediaId !== null,
      stage: stages.get(picture.key),
    })),
    preparing,
    refused,
    read: files.read,
    onAdd: (chosen) => void add(chosen),
    onDescribe: (key, alt) =>
      onChange(latest().map((picture) => (picture.key === key ? { ...picture, alt } : picture))),
    onUpload: upload,
    onMove(place, by) {
      const picture = pictures[place];
      if (picture) onChange(pictures.toSpliced(place, 1).toSpliced(place + by, 0, picture));
    },
    onRemove(key) {
      const picture = latest().find((picture) => picture.key === key);
      if (picture) uploads.drop(picture);
      onChange(latest().filter((picture) => picture.key !== key));
    },
  };
}
