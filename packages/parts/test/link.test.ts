import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyLink } from '../src/file/link.js';

const table = { share: (at: number) => Promise.resolve(`/replay/a#${at}`) };

describe('the address of a moment', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('lies in the clipboard, or is handed back to be shown where that is refused or missing', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('location', { origin: 'http://here' });
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyLink(table, 3)).toBeUndefined();
    expect(writeText).toHaveBeenCalledWith('http://here/replay/a#3');

    writeText.mockImplementation(() => Promise.reject(new Error('denied')));
    expect(await copyLink(table, 4)).toBe('http://here/replay/a#4');

    vi.stubGlobal('navigator', {});
    expect(await copyLink(table, 5)).toBe('http://here/replay/a#5');
  });
});
