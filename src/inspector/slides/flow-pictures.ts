/** Reads the pictures that `npm run flows -- --pictures` took from the server of the inspector. */
import { useEffect, useState } from 'react';
import { FLOW_PICTURES, type FlowPicture, readFlowPictures } from '#platform/shared/flow-picture.ts';

export const addressOfPicture = (file: string): string =>
  `${FLOW_PICTURES.address}/${file.split('/').map(encodeURIComponent).join('/')}`;

/** Those of a machine; null while they are being read. */
export function useFlowPictures(machine: string): readonly FlowPicture[] | 'failed' | null {
  const [read, setRead] = useState<readonly FlowPicture[] | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    fetchFile(FLOW_PICTURES.index)
      .then((response) => response.text())
      .then(
        (index) => isWanted && setRead(readFlowPictures(index).filter((picture) => picture.machine === machine)),
        () => isWanted && setRead('failed'),
      );
    return () => {
      isWanted = false;
    };
  }, [machine]);
  return read;
}

/** The picture as a `data:` address. */
export async function readPicture(file: string): Promise<string> {
  const picture = await (await fetchFile(file)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });
}

async function fetchFile(file: string): Promise<Response> {
  const response = await fetch(addressOfPicture(file));
  if (!response.ok) throw new Error(`The server has no ${file}`);
  return response;
}
