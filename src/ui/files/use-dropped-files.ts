import { useEffect, useRef, useState } from 'react';

/**
 * Accepts files dropped anywhere, or the browser would leave the page to show the file.
 *
 * @returns whether some are held over the page.
 */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    addEventListener(
      'dragover',
      (event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      { signal },
    );
    addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setIsOver(false), { signal });
    addEventListener(
      'drop',
      (event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        latest.current([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    return () => leaving.abort();
  }, []);
  return isOver;
}

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
