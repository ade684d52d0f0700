/** A picture of the real screen of a state, as `npm run flows -- --pictures` takes them and the inspector shows them. */
export interface FlowPicture {
  /** The id of its machine. */
  machine: string;
  state: string;
  /** The type of the event that led to the state; empty at the start. */
  event: string;
  language: string;
  /** Of the screen, in pixels. */
  width: number;
  /** Below the folder of the pictures. */
  file: string;
}

/** Where they are kept in the project and on the server, outside production, with an index of one picture a line. */
export const FLOW_PICTURES = {
  folder: 'test-results/flow-pictures',
  address: '/inspector/pictures',
  index: 'index.jsonl',
};

/** The newest picture of each screen. */
export function readFlowPictures(index: string): FlowPicture[] {
  const pictures = new Map<string, FlowPicture>();
  for (const line of index.split('\n')) {
    if (line === '') continue;
    const picture: FlowPicture = JSON.parse(line);
    pictures.set(picture.file, picture);
  }
  return [...pictures.values()];
}
