import { useRef, useState, useSyncExternalStore } from 'react';
import { Notice } from '../../../../ui/notice.tsx';
import { type DraftPicture, MOST_PICTURES } from '../../flows/impact-draft.ts';
import { checkFile } from './check-file.ts';
import { DropZone } from './drop-zone.tsx';
import type { FormDesk } from './form-desk.ts';
import { PictureCard } from './picture-card.tsx';
import type { StepProps } from './step-props.ts';
import { useFocusAfter } from './use-focus-after.ts';

interface PicturesStepProps extends StepProps {
  desk: FormDesk;
  /** As they are now: files are read while other things change. */
  latest: () => readonly DraftPicture[];
}

export function PicturesStep({ draft: { pictures }, change, faultOf, desk, latest }: PicturesStepProps) {
  const { files, uploads } = desk;
  const stages = useSyncExternalStore(uploads.subscribe, uploads.stages);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const list = useRef<HTMLOListElement>(null);
  const focusAfter = useFocusAfter(pictures);
  const fault = faultOf('media');

  async function add(chosen: File[]) {
    const faults: string[] = [];
    for (const file of chosen) {
      const checked = await checkFile(file);
      if (latest().length >= MOST_PICTURES) {
        faults.push(`${file.name} is one too many: an impact has at most ${MOST_PICTURES}.`);
      } else if ('fault' in checked) faults.push(checked.fault);
      else if (!(await take(file, checked.kind))) {
        faults.push(`${file.name} is added, but this browser keeps no files: it will be gone after a reload.`);
      }
    }
    setRefused(faults);
  }

  async function take(file: File, kind: DraftPicture['kind']): Promise<boolean> {
    const key = crypto.randomUUID();
    const isKept = await files.keep(key, file);
    const picture: DraftPicture = { key, kind, name: file.name, alt: '', mediaId: null, sentAlt: '', url: null };
    change({ pictures: [...latest(), picture] });
    upload(picture);
    return isKept;
  }

  function upload(picture: DraftPicture) {
    // Why it failed stands beside it.
    uploads.upload(picture).catch(() => undefined);
  }

  const setAlt = (key: string, alt: string) =>
    change({ pictures: latest().map((one) => (one.key === key ? { ...one, alt } : one)) });

  function remove(picture: DraftPicture, place: number) {
    focusAfter(
      () => list.current?.children[place] ?? list.current?.lastElementChild ?? document.getElementById('media'),
    );
    uploads.drop(picture);
    change({ pictures: latest().filter(({ key }) => key !== picture.key) });
  }

  function move(from: number, by: number) {
    const picture = pictures[from];
    if (!picture) return;
    const pressed = document.activeElement;
    focusAfter(() => (pressed?.matches(':disabled') ? list.current?.children[from + by] : pressed));
    change({ pictures: pictures.toSpliced(from, 1).toSpliced(from + by, 0, picture) });
  }

  return (
    <>
      {fault && <p className="border-l-4 border-danger pl-4 font-semibold text-danger-ink">{fault}</p>}
      <DropZone onFiles={(chosen) => void add(chosen)} />
      {refused.length > 0 && (
        <Notice tone="warning" isLive title={refused.length === 1 ? 'One file needs a look' : 'Some files need a look'}>
          <ul className="space-y-1">
            {refused.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      <p role="status" className="sr-only">
        {pictures.length === 0 ? '' : `${pictures.length} added`}
      </p>
      {pictures.length > 0 && (
        <ol ref={list} className="divide-y divide-line border-t border-line">
          {pictures.map((picture, place) => (
            <PictureCard
              key={picture.key}
              picture={picture}
              files={files}
              stage={stages.get(picture.key)}
              place={place}
              count={pictures.length}
              onDescribe={(alt) => setAlt(picture.key, alt)}
              onUpload={() => upload(picture)}
              onMove={(by) => move(place, by)}
              onRemove={() => remove(picture, place)}
            />
          ))}
        </ol>
      )}
    </>
  );
}
