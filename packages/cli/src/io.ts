/** Where a command reads and writes; tests bring their own. */
export type Io = {
  readonly input: AsyncIterable<Buffer | string>;
  /** To standard output; resolves when more may be written. */
  readonly write: (text: string) => Promise<void>;
  /** To standard error. */
  readonly warn: (text: string) => void;
  /** Is standard error a terminal, where a progress bar can be drawn? */
  readonly terminal: boolean;
};

export function processIo(): Io {
  const { stdin, stdout, stderr } = process;
  return {
    input: stdin,
    write: (text) =>
      new Promise((resolve) => {
        if (stdout.write(text)) resolve();
        else stdout.once('drain', resolve);
      }),
    warn: (text) => void stderr.write(text),
    terminal: stderr.isTTY,
  };
}

export function writeJson(io: Io, value: unknown): Promise<void> {
  return io.write(`${JSON.stringify(value, undefined, 2)}\n`);
}
