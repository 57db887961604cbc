/** What was met on the way to the end of a game. */
export type Course = {
  readonly decisions: number;
  readonly elections: number;
  /** The poster of every hand-over: its headline, and whether a card lay on it. */
  readonly posters: readonly { readonly head: string; readonly cards: number }[];
  /** How many purses were open after each hand-over. */
  readonly purses: readonly number[];
  /** Decisions at which nothing would have been in front on a phone. */
  readonly blank: number;
  readonly stuck: string | undefined;
};

/**
 * Runs in the page and plays a game to its end, as fast as the page can: what is proposed, or the
 * first things that the rules let through, or passing. For tests where it does not matter how.
 * `choices` are the labels of what can be chosen; the function is sent to the page on its own.
 */
export async function playOut(choices: string): Promise<Course> {
  /** Looks without any change before a game counts as stuck: on a slow machine they come later. */
  const PATIENCE = 4000;
  /** What is chosen at random may not have been allowed: then it is tried again. */
  const RETRY = 400;
  const met = {
    decisions: 0,
    elections: 0,
    posters: [] as { head: string; cards: number }[],
    purses: [] as number[],
    blank: 0,
    stuck: undefined as string | undefined,
  };
  const one = (selector: string): HTMLElement | null =>
    document.querySelector<HTMLElement>(selector);
  const all = <T extends HTMLElement = HTMLElement>(selector: string): T[] => [
    ...document.querySelectorAll<T>(selector),
  ];
  const soon = (): Promise<unknown> => new Promise((done) => setTimeout(done));
  const moment = (): Promise<unknown> => new Promise((done) => setTimeout(done, 8));
  // Two questions in a row may have the same form: of the next poll, when nobody wanted this one.
  const mark = (): string =>
    ['h1', '.dec .q', 'form', '.said b'].map((part) => one(part)?.outerHTML ?? '').join(' ');
  const over = (): boolean => one('.scoring-page, .dec [data-replay]') !== null;
  const log = (): string => one('.said li, .lines li > button')?.textContent ?? '';
  const off = (): boolean => one('[data-go]')?.getAttribute('aria-disabled') === 'true';

  /** Whoever looks over the player's shoulder is shown every moment. */
  async function show(): Promise<void> {
    const { witness } = window as Window & { witness?: () => Promise<void> };
    await witness?.();
  }
  async function choose(selector: string, most: number): Promise<void> {
    for (let i = 0; i < most && off(); i++) {
      const next = all(selector)[0];
      if (next === undefined) return;
      next.click();
      await soon();
    }
  }
  /** Tries each option of a list, until the rules let it through. */
  async function tryEach(times: number): Promise<void> {
    for (const option of all('.opts input[type=radio]')) {
      if (!off()) return;
      option.click();
      await soon();
    }
    // Not everything goes together: any of them are chosen, until it does.
    for (let i = 0; i < times && off(); i++) {
      const boxes = all('.opts input[type=checkbox]');
      if (boxes.length === 0) break;
      boxes[Math.floor(Math.random() * boxes.length)]?.click();
      await soon();
    }
    for (let i = 0; i < times && off() && one('.dec select') !== null; i++) {
      for (const select of all<HTMLSelectElement>('.dec select')) {
        const options = [...select.options].filter((option) => !option.ariaDisabled);
        select.value = options[Math.floor(Math.random() * options.length)]?.value ?? '';
        select.dispatchEvent(new Event('change', { bubbles: true }));
        await soon();
      }
    }
    for (const amount of all<HTMLInputElement>('.dec input.amount')) {
      for (let n = Number(amount.min); off() && n <= Number(amount.max); n++) {
        amount.value = String(n);
        amount.dispatchEvent(new Event('input', { bubbles: true }));
        await soon();
      }
      if (!off()) return;
      amount.value = amount.min; // too dear: nothing here, so that the others have a chance
      amount.dispatchEvent(new Event('input', { bubbles: true }));
      await soon();
    }
  }
  async function decide(): Promise<void> {
    met.decisions++;
    if (one('.tabs') !== null && one('.tabs .on') === null) met.blank++;
    await choose(choices, 12);
    const second = one('[data-second]');
    // Passing is proposed nowhere: half of the time something is done instead.
    if (off() && second === null) await tryEach(300);
    else if (off() && Math.random() < 0.5) await tryEach(10);
    one(off() ? '[data-second]' : '[data-go]')?.click();
  }
  async function step(): Promise<boolean> {
    if (over()) return false;
    if (one('[data-on], [data-open], [data-go]') !== null) await show();
    if (one('[data-on]') !== null) {
      met.elections++;
      one('[data-on]')?.click();
    } else if (one('[data-open]') !== null) {
      met.posters.push({
        head: one('h1')?.textContent ?? '',
        cards: all('main .topic').length,
      });
      one('[data-open]')?.click();
      while (one('.purse') === null) await soon();
      await soon();
      const open = all('.purse dd').filter((purse) => purse.textContent !== 'closed');
      met.purses.push(open.length);
    } else if (
      one(
        '.table-page:not([hidden], [aria-busy=true]) .decision:not(.waiting) [data-go], .dec [data-go]',
      ) !== null
    ) {
      await decide();
    }
    return true;
  }
  for (;;) {
    const before = mark();
    if (!(await step())) return met;
    let looks = 0;
    let last = log();
    for (let tried = 0; mark() === before && !over(); tried++) {
      await moment();
      looks++;
      if (log() !== last) {
        last = log(); // others decide: as long as something happens, all is well
        looks = 0;
      }
      if (tried === RETRY && mark() === before) {
        await step();
        tried = 0;
      }
      if (looks > PATIENCE) {
        return { ...met, stuck: one('form')?.textContent ?? one('main')?.textContent ?? '?' };
      }
    }
  }
}
