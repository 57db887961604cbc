const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes as text that every place can load as a module: Node, Vite and a bundle of rules alike. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const word = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (let k = 0; k < 4; k++) {
      text += i + k > bytes.length ? '=' : LETTERS[(word >>> (18 - 6 * k)) & 63];
    }
  }
  return text;
}

export function fromBase64(text: string): Uint8Array {
  const length = text.indexOf('=') < 0 ? text.length : text.indexOf('=');
  const bytes = new Uint8Array(Math.floor((length * 3) / 4));
  const values = new Map(LETTERS.split('').map((letter, value) => [letter, value]));
  let word = 0;
  let at = 0;
  for (let i = 0; i < length; i++) {
    const value = values.get(text[i]);
    if (value === undefined) throw new Error('not base64');
    word = (word << 6) | value;
    if (i % 4 > 0) bytes[at++] = word >>> (6 - 2 * (i % 4));
  }
  return bytes;
}
