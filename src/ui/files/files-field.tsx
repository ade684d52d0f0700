import { useRef } from 'react';
import { say } from '#languages/say.ts';
import { Notice } from '../feedback/notice.tsx';
import { useFocusAfter } from '../focus/use-focus-after.ts';
import { CameraInput } from './camera-input.tsx';
import { DropZone } from './drop-zone.tsx';
import { FileCard } from './file-card.tsx';
import type { FieldFile } from './file-types.ts';
import { TotalProgress } from './total-progress.tsx';

export interface FilesFieldProps {
  id: string;
  error?: string | undefined;
  /** A single picture, so without ordering. */
  isOnePicture?: boolean | undefined;
  /** Offers a phone's camera first. */
  hasCamera?: boolean | undefined;
  files: readonly FieldFile[];
  /** How many chosen files aren't among them yet. */
  preparing: number;
  /** Why chosen files were rejected. */
  refused: readonly string[];
  /** Must be stable between renders. */
  read: (key: string) => Promise<Blob | null>;
  onAdd: (files: File[]) => void;
  onDescribe: (key: string, alt: string) => void;
  onUpload: (key: string) => void;
  onMove: (place: number, by: number) => void;
  onRemove: (key: string) => void;
}

/** An ordered list of pictures and documents with descriptions and upload progress. */
export function FilesField(props: FilesFieldProps) {
  const {
    id,
    error,
    isOnePicture = false,
    hasCamera = false,
    files,
    preparing,
    refused,
    read,
    onAdd,
    onDescribe,
    onUpload,
    onMove,
    onRemove,
  } = props;
  const list = useRef<HTMLOListElement>(null);
  const focusAfter = useFocusAfter(files.map(({ key }) => key).join(' '));

  function remove(key: string, place: number) {
    focusAfter(() => list.current?.children[place] ?? list.current?.lastElementChild ?? document.getElementById(id));
    onRemove(key);
  }

  function move(from: number, by: number) {
    const pressed = document.activeElement;
    focusAfter(() => (pressed?.matches(':disabled') ? list.current?.children[from + by] : pressed));
    onMove(from, by);
  }

  return (
    <>
      {error && <p className="border-s-4 border-danger ps-4 font-semibold text-danger-ink">{error}</p>}
      {hasCamera && <CameraInput onFiles={onAdd} />}
      <DropZone id={id} isOnePicture={isOnePicture} onFiles={onAdd} />
      {refused.length > 0 && (
        <Notice
          tone="warning"
          isLive
          title={refused.length === 1 ? say('ui.filesField.oneRefused') : say('ui.filesField.severalRefused')}
        >
          <ul className="space-y-1">
            {refused.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      <p role="status" className="sr-only">
        {sayCount(files.length, preparing)}
      </p>
      {preparing > 0 && (
        <p aria-hidden="true" className="text-sm text-muted">
          {say('ui.filesField.preparing', { count: preparing })}
        </p>
      )}
      <TotalProgress files={files} />
      {files.length > 0 && (
        <ol ref={list} className="divide-y divide-line border-t border-line">
          {files.map((file, place) => (
            <FileCard
              key={file.key}
              file={file}
              read={read}
              place={place}
              count={files.length}
              isOrdered={!isOnePicture}
              onDescribe={(alt) => onDescribe(file.key, alt)}
              onUpload={() => onUpload(file.key)}
              onMove={(by) => move(place, by)}
              onRemove={() => remove(file.key, place)}
            />
          ))}
        </ol>
      )}
    </>
  );
}

function sayCount(count: number, preparing: number): string {
  if (preparing > 0) return say('ui.filesField.preparing', { count: preparing });
  return count === 0 ? '' : say('ui.filesField.added', { count });
}
