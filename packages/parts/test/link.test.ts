import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyLink } from '../src/file/link.js';

const table = { share: (at: number) => Promise.resolve(`/replay/a#${at}`) };

describe('the address of a moment', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('lies in the clipboard, or is shown where that is refused or missing', async () => {
    const prompt = vi.fn<(label: string, address: string) => void>();
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('prompt', prompt);
    vi.stubGlobal('location', { origin: 'http://here' });
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyLink(table, 3, 'Link')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('http://here/replay/a#3');
    expect(prompt).not.toHaveBeenCalled();

    writeText.mockImplementation(() => Promise.reject(new Error('denied')));
    expect(await copyLink(table, 4, 'Link')).toBe(false);
    expect(prompt).toHaveBeenLastCalledWith('Link', 'http://here/replay/a#4');

    vi.stubGlobal('navigator', {});
    expect(await copyLink(table, 5, 'Link')).toBe(false);
    expect(prompt).toHaveBeenLastCalledWith('Link', 'http://here/replay/a#5');
  });
});
