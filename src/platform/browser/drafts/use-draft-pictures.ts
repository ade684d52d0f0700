import { useState, useSyncExternalStore } from 'react';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { checkFile } from '../uploads/check-file.ts';
import { type DraftPicture, isToUpload } from '../uploads/draft-picture.ts';
import type { UploadStage } from '../uploads/picture-uploads.ts';
import { scalePicture } from '../uploads/scaling/scale-picture.ts';
import type { AnyDraft } from './draft-form-parts.ts';
import type { DraftForm } from './use-draft-form.ts';

export interface DraftPicturesOptions {
  form: Pick<DraftForm<Pick<AnyDraft, 'pictures'>>, 'draft' | 'change' | 'files' | 'uploads' | 'latestPictures'>;
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
  refused: readonly string[];
  read: (key: string) => Promise<Blob | null>;
  onAdd: (chosen: File[]) => void;
  onDescribe: (key: string, alt: string) => void;
  onUpload: (key: string) => void;
  onMove: (place: number, by: number) => void;
  onRemove: (key: string) => void;
}

/** The pictures of a draft, as props of the field. */
export function useDraftPictures({ form, max, sayFull }: DraftPicturesOptions): DraftPictures {
  // Reading files is asynchronous, so what follows it asks for the latest pictures.
  const { draft, latestPictures: latest, files, uploads } = form;
  const { pictures } = draft;
  const onChange = (next: DraftPicture[]) => form.change({ pictures: next });
  const stages = useSyncExternalStore(uploads.subscribe, uploads.stages);
  const [refused, setRefused] = useState<readonly string[]>([]);

  async function add(chosen: File[]) {
    const faults: string[] = [];
    for (const original of chosen) {
      const file = await scalePicture(original);
      const checked = await checkFile(file);
      if (latest().length >= max) faults.push(sayFull(isolate(file.name)));
      else if ('fault' in checked) faults.push(checked.fault);
      else if (!(await take(file, checked.kind))) {
        faults.push(say('platform.useDraftPictures.notStored', { name: isolate(file.name) }));
      }
    }
    setRefused(faults);
  }

  async function take(file: File, kind: DraftPicture['kind']): Promise<boolean> {
    const key = crypto.randomUUID();
    const isKept = await files.keep(key, file);
    const picture: DraftPicture = { key, kind, name: file.name, alt: '', mediaId: null, sentAlt: '', url: null };
    onChange([...latest(), picture]);
    upload(key);
    return isKept;
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
