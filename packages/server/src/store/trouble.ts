import type { Status } from '../table/doc.js';

/**
 * Why the store could not do what was asked. It can't be reached, or has no room, or others were
 * faster again and again, or the text is one that it can't keep.
 */
export type TroubleCode = 'storage-away' | 'storage-full' | 'busy' | 'unfit-text';

/** Nothing was written, unless the answer to a commit got lost: who sends again is recognised. */
export class StoreTrouble extends Error {
  constructor(
    readonly code: TroubleCode,
    options?: ErrorOptions,
  ) {
    super(sentences[code], options);
  }
}

/** An entry of a log is not as it was written: the disk is bad, or someone was at it. */
export class UnreadableEntry extends Error {
  constructor(
    readonly number: number,
    options?: ErrorOptions,
  ) {
    super(`entry ${number} can not be read`, options);
  }
}

/** What is written of a table can not be read any more, for the same reasons. */
export class UnreadableTable extends Error {
  constructor(
    readonly id: string,
    readonly status: Status,
    options?: ErrorOptions,
  ) {
    super('what is written of the table can not be read', options);
  }
}

const sentences: Readonly<Record<TroubleCode, string>> = {
  'storage-away': 'the database can not be reached',
  'storage-full': 'the database has no room left',
  busy: 'others were faster every time',
  'unfit-text': 'the text has a character that can not be kept',
};
