import type { Formats } from '@hustings/texts';
import type { FrontTexts } from '../texts.js';

/** Polish: the front page, and what stands around every page. */
export const front = (f: Formats<'pl'>): FrontTexts => ({
  name: 'Hustings',
  motto: ['Wielkie polityczne gry planszowe', 'i\u00a0sędzia, który zna zasady.'],
  skip: 'Przejdź do treści',
  loading: 'Chwileczkę…',
  setting: 'Zaraz zaczynamy…',
  lost: 'Pod tym adresem nic nie ma.',
  brokenLink: 'W\u00a0tym linku brakuje części rozgrywki: coś się po drodze urwało.',
  home: 'Strona główna',
  pages: {
    make: 'Nowy stół',
    rules: 'Zasady',
    table: 'Stół',
    online: 'Stoły',
    account: 'Ty',
    confirm: 'Logowanie',
    person: 'Gry i\u00a0rankingi',
    import: 'Rozgrywka z\u00a0pliku',
    stop: 'Koniec powiadomień',
  },
  yourTurn: 'Twój ruch',
  title: (page: string) => `${page} · Hustings`,
  /** For those who list or install it. */
  description: (games: readonly string[]) =>
    `${f.list(games)} w\u00a0przeglądarce, z\u00a0sędzią, który zna zasady.`,
  language: 'Język',
  front: {
    tablet: 'Graj ze znajomymi na jednym ekranie',
    fine: 'Bez konta, bez śledzenia. Raz wczytana strona działa bez sieci.',
    rules: 'Zasady',
    learn: 'Lekcja',
    learnSay: 'w\u00a0grze; przerwiesz, kiedy chcesz',
    learnGo: 'Zacznij lekcję',
    learnOn: 'Wróć do lekcji',
    watch: 'Oglądaj',
    make: 'Nowy stół',
    online: 'Graj online',
    makeGo: 'Wybierz miejsca, boty i\u00a0opcje',
    yours: 'Twoje rozgrywki',
    none: 'Jeszcze nic. Zaczęta rozgrywka zostaje tutaj, w\u00a0tej przeglądarce.',
    howto: 'Zasady w\u00a0minutę',
    playNow: 'Graj teraz',
    /** And what is special about another table of a game. */
    playBots: (n: number, say?: string) =>
      f.plural(n, {
        one: 'Graj z\u00a0# botem',
        few: 'Graj z\u00a0# botami',
        many: 'Graj z\u00a0# botami',
        other: 'Graj z\u00a0# bota',
      }) + (say === undefined ? '' : `: ${say}`),
    strength: 'Jak silne są boty',
    strengths: { gentle: 'Łagodne', even: 'Średnie', strong: 'Silne' },
    strengthSay: {
      gentle: 'Grają na wyczucie i\u00a0się mylą: w\u00a0sam raz na pierwszą rozgrywkę.',
      even: 'Grają na zdrowy rozum, jak większość ludzi.',
      strong: 'Liczą każdy punkt.',
    },
    against: (names: readonly string[]) => `Przeciwnicy: boty, np. ${f.list(names)}.`,
    makeSay:
      'Miejsca, długość, opcje; w\u00a0pojedynkę z\u00a0botami albo w\u00a0kilka osób na tym ekranie.',
  },
  /** On the front page: what goes on at the server. */
  homeOnline: {
    title: 'Graj online',
    say: 'Stoły otwarte, Twoje i\u00a0do oglądania: na żywo albo korespondencyjnie.',
    go: 'Do stołów',
    none: 'Gra online jest teraz niedostępna; ta strona działa bez niej.',
    turn: (n: number) =>
      f.plural(n, {
        one: 'Twój ruch przy # stole.',
        few: 'Twój ruch przy # stołach.',
        many: 'Twój ruch przy # stołach.',
        other: 'Twój ruch przy # stołu.',
      }),
    yours: (n: number) =>
      f.plural(n, {
        one: 'Gra toczy się przy # Twoim stole.',
        few: 'Gra toczy się przy # Twoich stołach.',
        many: 'Gra toczy się przy # Twoich stołach.',
        other: 'Gra toczy się przy # Twojego stołu.',
      }),
  },
  person: 'Ty',
  player: (n: number) => `Gracz ${f.number(n)}`,
  botNames: ['Ada', 'Jonas', 'Tariq', 'Wanda', 'Noor', 'Emil', 'Lucia'],
});
