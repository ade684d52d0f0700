/** A call's result: a message for people, data for programs. The wiring adds the status and sends it. */
export interface Answer<Data> {
  message: string;
  data: Data;
}

export const ok = <Data>(message: string, data: Data): Answer<Data> => ({ message, data });
