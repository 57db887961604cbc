import type { Formats } from '@hustings/texts';
import type { PartsTexts } from './en.js';

/** A chance in words: nobody is told that what may still come is impossible, or certain. */
export const chanceOf =
  (f: Formats<'de'>) =>
  (share: number): string => {
    if (share < 0.01) return 'unter\u00a01\u00a0%';
    if (share > 0.99) return 'über\u00a099\u00a0%';
    return `${f.number(Math.round(share * 100))}\u00a0%`;
  };

/** German: what all boards and the text view say alike. */
export const parts = (f: Formats<'de'>): PartsTexts => ({
  name: 'Hustings',
  row: (all: readonly string[]) => all.join(', '),
  rows: (all: readonly string[]) => all.join('; '),
  pair: (name: string, what: string) => `${name}: ${what}`,
  lead: (name: string) => `${name}:`,
  stop: (text: string) => f.stop(text),
  capital: (text: string) => f.begin(text),
  home: 'Startseite',
  loading: 'Einen Moment …',
  lesson: {
    kicker: 'Lektion',
    understood: 'Alles klar',
    end: 'Lektion beenden',
    endSay: 'Das Spiel geht ohne Hinweise weiter.',
    think: 'Bist du sicher?',
    insist: 'Wenn du es trotzdem willst, mach es noch einmal.',
    otherwise: 'Die Lektion hat hier etwas anderes vor.',
    ownWay:
      'Du gehst deinen eigenen Weg: Die anderen antworten jetzt, wie sie wollen, und die Hinweise sagen nur noch, worum es bei einer Entscheidung geht.',
  },
  table: {
    nav: 'Tisch',
    rules: 'Regeln',
    settings: 'Optionen',
    watching: 'Du schaust zu',
    watchSay:
      'Alle Plätze spielen Bots. Du kannst jederzeit anhalten; jede Zeile im Protokoll zeigt ihren Moment.',
    log: 'Was geschah',
    nothingYet: 'Noch ist nichts geschehen, was alle wissen dürfen.',
    wholeLog: 'alles zeigen',
    close: 'Schließen',
    textView: 'Textansicht',
    textShort: 'Text',
    pictures: 'Bilder',
    view: 'Darstellung',
    history: 'Rückschau',
    now: 'Zurück zum Jetzt',
    step: (n: number, all: number) => `Zug ${f.number(n)} von ${f.number(all)}`,
    first: 'Erster Zug',
    back: 'Ein Zug zurück',
    forward: 'Ein Zug vor',
    phaseBack: 'Eine Phase zurück',
    phaseForward: 'Eine Phase vor',
    lastMove: 'Letzter Zug',
    play: 'Abspielen',
    pause: 'Anhalten',
    slider: 'Zug des Spiels',
    speed: 'Tempo',
    leave: 'Zum Ergebnis',
    begin: 'Der Tisch ist aufgebaut.',
    tookBack: (who: string) => `${who}: zurückgenommen.`,
    sealed: (who: string) => `${who}: entschieden, verdeckt, bis alle so weit sind.`,
    quiet: (who: string) => `${who}: entschieden; was, erfahren die anderen nicht.`,
    moves: 'Die Züge nach Phasen',
    chose: (what: string) => `Deine Wahl: ${what}.`,
    before: 'Aufbau',
    round: (n: number) => `Runde ${f.number(n)}`,
    range: (from: number, to: number) =>
      from === to ? f.number(from) : `${f.number(from)}–${f.number(to)}`,
    at: (round: string, phase: string) => `${round} · ${phase}`,
    undo: 'Zurücknehmen',
    link: 'Link zu diesem Moment',
    linkWhole: 'Das ganze Spiel steckt darin.',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    copyByHand: 'Dein Browser lässt die Seite nicht kopieren. Hier ist er:',
    branchSay: 'Ein neuer Tisch. Dieses Spiel bleibt, wie es war.',
    branchWith: 'Ab hier weiter mit',
    withBots: 'Bots',
    withTablet: 'Ein Gerät',
    branchGo: (n: number, who: string) =>
      n === 0 ? `Von Anfang an spielen: ${who}` : `Nach Zug ${f.number(n)} weiterspielen: ${who}`,
    line: (n: number) =>
      `Eine neue Variante: Sie geht nach Zug ${f.number(n)} eines anderen Spiels weiter, das bleibt, wie es war.`,
    theme: 'Hell oder dunkel',
    themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
    labels: 'Beschriftung der Symbole',
    forecast: 'Vorschau auf das Ergebnis',
    labelWays: { on: 'zeigen', off: 'verbergen' },
    pace: 'Bots ziehen',
    paces: {
      slow: 'langsam',
      normal: 'zum Mitverfolgen',
      quick: 'schnell',
      'at-once': 'sofort',
    },
    skip: 'Weiter bis zu mir',
    sound: 'Wenn ich am Zug bin',
    sounds: { off: 'kein Ton', soft: 'ein Klopfen', on: 'eine Glocke' },
    vibrates: 'Handy vibriert',
    notices: 'Melden, wenn die Seite verdeckt ist',
    noticesDenied: 'Dieser Browser lässt von hier keine Benachrichtigungen zu.',
    asking: 'Passen',
    askingSay: (n: number) =>
      f.plural(n, {
        one: 'Bei # Art von Entscheidung passt du ungefragt, wenn sonst nichts geht.',
        other: 'Bei # Arten von Entscheidungen passt du ungefragt, wenn sonst nichts geht.',
      }),
    askAgain: 'Wieder fragen',
    bot: 'Bot',
    levels: {
      volunteer: 'Freiwilliger',
      intern: 'Praktikant',
      delegate: 'Delegierter',
      organiser: 'Organisator',
      adviser: 'Berater',
      strategist: 'Stratege',
      chancellor: 'Kanzler',
    },
    botOf: (level: string) => `Bot, ${level}`,
    sinceYou: (by: string) => `${by} seit deiner letzten Entscheidung`,
    keys: 'Tasten',
    help: 'Tasten und Hilfe',
    again: 'Noch ein Spiel',
  },
  /** What keys do at every table; a board has more. */
  keys: {
    enter: ['Enter', 'Entscheidung bestätigen'],
    decision: ['D', 'zur Entscheidung'],
    next: ['N', 'weiter: nächste Wahl, nächster Zug, nächster Schritt'],
    rule: ['R', 'Regel zu dieser Entscheidung'],
    advice: ['H', 'was täte ein Stratege?'],
    undo: ['U', 'zurücknehmen'],
    log: ['L', 'das ganze Protokoll'],
    text: ['T', 'Textansicht oder Bilder'],
    chat: ['M', 'online: Nachrichten im Chat'],
    space: ['Leertaste', 'beim Zuschauen: anhalten, weiter'],
    arrows: ['← →', 'in der Rückschau: ein Zug zurück, vor; mit Umschalt: eine Phase'],
    help: ['?', 'diese Hilfe'],
    escape: ['Esc', 'schließen; zurück zum Jetzt'],
  },
  hint: {
    ask: 'Was täte ein Stratege?',
    thinks: 'Einen Moment …',
    none: 'Hier gibt es nichts zu wählen.',
    choose: 'Auswählen',
    doIt: 'So machen',
    close: 'Rat schließen',
    chance: chanceOf(f),
    best: (chance: string) => `Das Beste, was er sieht; deine Siegchance ist dann ${chance}.`,
    behind: (by: number) => {
      const points = Math.round(-by * 10) / 10;
      return points === 0
        ? 'So gut wie das Erste.'
        : f.plural(points, {
            one: 'Nach seiner Rechnung # Punkt weniger als das Erste.',
            other: 'Nach seiner Rechnung # Punkte weniger als das Erste.',
          });
    },
    because: (facts: readonly string[]) =>
      `Gegenüber dem Zweiten, einen Zug weit gesehen, in Punkten: ${f.list(facts)}.`,
    against: (facts: readonly string[]) =>
      `Gegenüber dem Ersten, einen Zug weit gesehen, in Punkten: ${f.list(facts)}.`,
    fact: (what: string, by: number) => `${what} ${f.signed(Math.round(by * 10) / 10)}`,
    /** Points that another one does not get. */
    denied: (who: string, by: number, what: string) =>
      `${f.number(Math.round(by * 10) / 10)} weniger für ${who} (${what})`,
    say: 'Der Stratege ist der zweitstärkste unserer Bots und sieht nur, was du siehst. Gemeint sind Punkte am Spielende.',
  },
  handover: {
    pass: (name: string) => `Gerät weitergeben: ${name}.`,
    sub: 'Auf diesem Bildschirm steht nichts Geheimes: Was nur dich angeht, bleibt verdeckt, bis du es aufdeckst.',
    open: (name: string) => `Ich bin ${name}, zeig meine Seite`,
    since: (name: string) => `${name}: seit deinem letzten Blick`,
    nothing: 'Nichts Neues.',
    takeBack: (name: string) => `${name} nimmt zurück`,
  },
  panel: {
    less: 'weniger',
    more: 'mehr',
    passing: 'Hier für mich passen, wenn sonst nichts geht',
    first: (what: string) => `Noch nicht: ${what}.`,
  },
  point: {
    at: 'Du zeigst auf',
    rest: 'Zeig auf irgendetwas auf dem Tisch: Hier steht dann, was es ist und wie seine Zahl zustande kommt.',
    press: (does: string) => f.stop(`Drücken: ${does}`),
    notNow: (when: string) => `Jetzt nicht: ${when}`,
    notYours: 'Jetzt nicht: Andere entscheiden.',
    notHere: 'Darum geht es bei dieser Entscheidung nicht.',
  },
  stage: {
    on: 'Weiter',
    again: 'Noch mal ansehen',
  },
  remarks: {
    title: 'Anmerkungen',
    on: 'Anmerkung zu diesem Moment',
    say: 'Schreiben',
    erase: 'Diese Anmerkung entfernen',
    elsewhere: 'Anmerkungen auch zu Zug',
  },
  text: {
    title: 'Textansicht',
    only: 'Dieses Spiel wird in Worten gespielt: Was auf dem Tisch liegt, ist beschrieben, und du antwortest in Listen. Bilder hat es noch nicht.',
    tools: 'Tisch',
    decision: 'Deine Entscheidung',
    waiting: 'Andere entscheiden',
    waitFor: (names: readonly string[]) => `Am Zug: ${f.list(names)}.`,
    over: 'Das Spiel ist beendet',
    wins: (names: readonly string[]) =>
      names.length === 1 ? `Sieg: ${names[0]}.` : `Geteilter Sieg: ${f.list(names)}.`,
    resigned: (name: string) => `${name} (aufgegeben)`,
    minded: (name: string) => `${name} (abwesend, meist von einem Bot vertreten)`,
    seat: (label: string, person: string) => (label === '' ? person : `${label} (${person})`),
    log: 'Das Protokoll',
    total: 'Summe',
    since: 'Seit deiner letzten Entscheidung',
    numbered: 'Das Neueste zuerst, jeweils mit der Nummer des Zugs.',
    before: 'Davor',
    choose: 'Wähle eine Antwort',
    choosePlease: 'wählen …',
    notYet: 'Wähle erst eine Antwort',
    notYetAmount: 'Gib erst eine Zahl ein',
    notNow: (n: number) =>
      f.plural(n, {
        one: '# weitere geht jetzt nicht: warum?',
        other: '# weitere gehen jetzt nicht: warum?',
      }),
    none: 'nichts',
    some: (min: number, max: number) =>
      min === max ? `Wähle ${f.number(min)}.` : `Wähle ${f.number(min)} bis ${f.number(max)}.`,
    chosen: (n: number, max: number) => `${f.number(n)} von ${f.number(max)} gewählt`,
    amount: (min: string, max: string) => `Von ${min} bis ${max}`,
    uses: (count: string, supply: string) => `${count} von ${supply}.`,
    costs: (cost: string, budget: string) => `Kostet ${cost} von ${budget}.`,
    most: (n: number) => `höchstens ${f.number(n)}`,
    confirm: (what: string) => `Bestätigen: ${what}`,
    confirmAll: 'Alles bestätigen',
    staged: 'Bevor es weitergeht',
    score: 'Endstand',
  },
  book: {
    rule: (id: string) => `Regel ${id.replace(/^[A-Z]+\d*-/, '')}`,
    all: 'Alle Regeln',
    missing: 'Diese Regel steht nicht im Buch.',
    none: 'Zu diesem Spiel gibt es kein Regelbuch.',
  },
});
