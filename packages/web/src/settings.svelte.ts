import { paces, type Pace, type Sound, type Strength } from '@hustings/parts/frame';
import type { Tongue } from '@hustings/texts';

export type Theme = 'system' | 'light' | 'dark';
export type { Pace };

type Kept = {
  theme: Theme;
  pace: Pace;
  name: string;
  text: boolean;
  labels: boolean;
  forecast: boolean;
  lessonEnded: string;
  sound: Sound;
  vibrates: boolean;
  notices: boolean;
  passing: readonly string[];
  strength: Strength;
  language: Tongue | '';
};
const standard: Kept = {
  theme: 'system',
  pace: 'normal',
  name: '',
  text: false,
  labels: true,
  forecast: true,
  lessonEnded: '',
  sound: 'soft',
  vibrates: true,
  notices: false,
  passing: [],
  strength: 'gentle',
  language: '',
};
const KEY = 'hustings-settings';

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const liked = { ...standard, ...(kept as Partial<Kept>) };
    const pace = paces.find((one) => one === liked.pace) ?? standard.pace; // of an older client
    return { ...liked, pace };
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
  /** What would come out now: some would rather be surprised. */
  get forecast(): boolean {
    return this.#kept.forecast;
  }
  /** The table whose lesson has been ended. */
  get lessonEnded(): string {
    return this.#kept.lessonEnded;
  }
  /** What is heard when it is one's turn. */
  get sound(): Sound {
    return this.#kept.sound;
  }
  get vibrates(): boolean {
    return this.#kept.vibrates;
  }
  /** A notice when it is one's turn and the page is hidden. */
  get notices(): boolean {
    return this.#kept.notices;
  }
  /** Questions in which one passes unasked where nothing else goes. */
  get passing(): readonly string[] {
    return this.#kept.passing;
  }
  /** How well bots play at tables that one click sets up. */
  get strength(): Strength {
    return this.#kept.strength;
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
