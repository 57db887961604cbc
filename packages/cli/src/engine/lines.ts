import { StringDecoder } from 'node:string_decoder';

/** A line, or nothing in place of one that was longer than allowed. */
export type Line = string | undefined;

/** Splits a stream into lines. One that is too long is read past, never kept. */
export async function* lines(
  input: AsyncIterable<Buffer | string>,
  limit: number,
): AsyncGenerator<Line> {
  const decoder = new StringDecoder('utf8');
  let begun = '';
  let overlong = false;
  for await (const chunk of input) {
    const parts = (typeof chunk === 'string' ? chunk : decoder.write(chunk)).split('\n');
    for (let i = 0; i < parts.length; i++) {
      if (overlong || begun.length + parts[i].length > limit) overlong = true;
      else begun += parts[i];
      if (overlong) begun = '';
      if (i === parts.length - 1) break; // the rest of this line is yet to come
      yield overlong ? undefined : begun;
      begun = '';
      overlong = false;
    }
  }
  if (overlong || begun !== '') yield overlong ? undefined : begun;
}
