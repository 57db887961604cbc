/** Numbers as text, so that they can go wherever a job goes. */
export const textOf = ({ buffer, byteOffset, byteLength }: Float32Array | Int8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');

const bytesIn = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(text, 'base64'));

export const floatsIn = (text: string): Float32Array => new Float32Array(bytesIn(text).buffer);
export const integersIn = (text: string): Int8Array => new Int8Array(bytesIn(text).buffer);
