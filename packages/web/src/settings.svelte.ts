import type { Tongue } from '@hustings/texts';

export type Theme = 'system' | 'light' | 'dark';
export type Pace = 'at-once' | 'unhurried';

type Kept = {
  theme: Theme;
  pace: Pace;
  name: string;
  text: boolean;
  labels: boolean;
  lessonEnded: string;
  language: Tongue | '';
};
const standard: Kept = {
  theme: 'system',
  pace: 'unhurried',
  name: '',
  text: false,
  labels: true,
  lessonEnded: '',
  language: '',
};
const KEY = 'hustings-settings';

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...standard, ...(kept as Partial<Kept>) };
  } catch {
    return standard; // unreadable or forbidden: as if nothing had been set
  }
}

/** What someone likes, kept in this browser. */
class Settings {
  #kept = $state.raw(read());

  get theme(): Theme {
    return this.#kept.theme;
  }
  get pace(): Pace {
    return this.#kept.pace;
  }
  get name(): string {
    return this.#kept.name;
  }
  /** Is the text view preferred to the pictures? */
  get text(): boolean {
    return this.#kept.text;
  }

  /** Words beside the pictures: there until someone switches them off. */
  get labels(): boolean {
    return this.#kept.labels;
  }
  /** The table whose lesson has been ended. */
  get lessonEnded(): string {
    return this.#kept.lessonEnded;
  }
  /** The language that was chosen; empty: as the browser's user likes it. */
  get language(): Tongue | '' {
    return this.#kept.language;
  }

  set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // a browser that keeps nothing: it holds until the page is closed
    }
    this.apply();
  }

  apply(): void {
    if (this.theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = this.theme;
  }
}

export const settings = new Settings();
