const KEY = 'hustings-muted';

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return []; // unreadable or forbidden: then everyone is heard
  }
}

/** The people one does not want to hear in any chat; a matter of this browser alone. */
class Muted {
  #people = $state.raw(read());

  has(person: string): boolean {
    return this.#people.includes(person);
  }

  toggle(person: string): void {
    this.#people = this.has(person)
      ? this.#people.filter((other) => other !== person)
      : [...this.#people, person];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#people));
    } catch {
      // a browser that keeps nothing: it holds until the page is closed
    }
  }
}

export const muted = new Muted();
