import { does, verb, type Formats } from '@hustings/texts';
import type { Occasion, Work } from '../../edition-2019/about.js';
import type { Texts } from '../../edition-2019/texts.js';
import { counts } from '../world.js';

const at = ({ politician, state }: Work): string => `${politician} ${state.in}`;

/** The work of a politician is named first; a whole sentence behind a colon keeps its capital. */
const inWork = ({ work }: Occasion, question: string): string =>
  work === undefined ? question : `${at(work)}: ${question}`;

/** What is asked. */
export const questions = (f: Formats<'de'>): Texts['questions'] => {
  const n = f.number;
  const eur = f.euros;
  const { cards: count, mediaMarkers } = counts(f);
  const purse = (money: number): string => `Du hast ${eur(money)}.`;
  return {
    draftPick: ({ pick, picks, cards }) =>
      `Karte ${n(pick)} von ${n(picks)}: Welche der ${n(cards)} Karten nimmst du? Die anderen gehen nach links.`,
    layProgram: ({ who, cards, held }) =>
      cards === 5
        ? `Welche fünf deiner ${n(held)} Karten sind das Programm ${who.of}? Sie müssen fünf Themen haben.`
        : `Mit welchen ${n(cards)} deiner ${n(held)} Karten beginnt das Programm ${who.of}? Du hast nur ${n(cards)} Themen: Lege von jedem eine aus.`,
    completeProgram: ({ cards }) =>
      cards === 0
        ? 'Keine der gezogenen Karten hat ein Thema, das dir fehlt: Sie werden gezeigt, und du ziehst neu.'
        : f.plural(cards, {
            one: 'Welche Karte mit einem Thema, das dir fehlt, kommt in dein Programm?',
            other: 'Welche # Karten mit Themen, die dir fehlen, kommen in dein Programm?',
          }),
    keepCard: ({ cards }) =>
      `Welche Karte bleibt auf deiner Hand? Du hast ${count(cards)}; der Rest wird verdeckt abgelegt.`,
    startPosition: ({ who }) =>
      `Wo ${verb(who, { one: 'beginnt', several: 'beginnen' })} ${who.mid}, und womit? Wähle eine Startleiste und für jedes ihrer Symbole ein Land; zweimal dasselbe Symbol braucht zwei Länder.`,
    bid: ({ money }) =>
      `Was bietest du, um Startspieler zu werden? Nur das höchste Gebot wird gezahlt. ${purse(money)}`,
    raise: ({ bid, others, money }) =>
      `Gleichstand um den Startspieler, mit dir: ${f.list(others.map(({ mid }) => mid))}. Gehst du über ${eur(bid)}? ${purse(money)}`,
    drawPrograms: ({ display, ...occasion }) =>
      inWork(
        occasion,
        `Ziehst du Karten für dein Programm? In der Auslage ${display === 1 ? 'liegt' : 'liegen'} ${count(display)}.`,
      ),
    takeFromDisplay: ({ display, ...occasion }) =>
      inWork(
        occasion,
        `Welche Karte nimmst du aus der Auslage? Dort ${display === 1 ? 'liegt' : 'liegen'} ${count(display)}.`,
      ),
    swapPrograms: (occasion) =>
      inWork(
        occasion,
        'Was ändert sich in deinem Programm? Bis zu zwei Handkarten ersetzen je eine Programmkarte; am Ende müssen alle Themen verschieden sein.',
      ),
    keepProgram: ({ cards, ...occasion }) =>
      inWork(
        occasion,
        `Welche Karte behältst du auf der Hand? Du hast ${count(cards)}; der Rest wird verdeckt abgelegt.`,
      ),
    buyMedia: ({ price, money, markers }) =>
      `In welchem Land kaufst du für ${eur(price)} einen Medienmarker? ${purse(money)} In deinem Vorrat: ${mediaMarkers(markers)}.`,
    placeRallies: ({ who, money, supply }) =>
      `Wo ${verb(who, { one: 'organisiert', several: 'organisieren' })} ${who.mid} neue Wahlveranstaltungen? ${purse(money)} In deinem Vorrat: ${n(supply)}.`,
    sendPoliticians: ({ politicians: held }) =>
      `Wen entsendest du, höchstens einen pro Land? Du hast ${n(held)} Politiker. Bezahlt wird, wenn sie handeln.`,
    payPolitician: ({ cost, money, ...work }) =>
      `${at(work)}: Zahlst du ${eur(cost)}, oder verzichtest du? ${purse(money)}`,
    chooseAction: ({ part, ...work }) =>
      part === 'main'
        ? `${at(work)}: Nutzt du die Hauptaktion?`
        : `${at(work)}: Welche der Nebenaktionen nutzt du?`,
    placeDouble: (work) => `${at(work)}: Welche Volksmeinung zählt ab jetzt doppelt, für alle?`,
    removeMedia: ({ price, ...work }) =>
      `${at(work)}: Wessen Medienmarker verdrängst du? Die Partei bekommt ${eur(price)} von dir und kann nicht ablehnen.`,
    placeMedia: (work) =>
      `${at(work)}: Setzt du gratis einen eigenen Medienmarker auf das freie Feld?`,
    shiftOpinion: ({ state }) =>
      `Du führst ${state.in} in den Medien: Welche Volksmeinung ersetzt du durch eine aus der Auslage?`,
    bidForPoll: ({ state, back, highest, auctioneer, isAuctioneer, money }) => {
      const bid =
        highest === undefined
          ? 'Noch hat niemand geboten.'
          : `Höchstes Gebot: ${highest.who.name} ${eur(highest.bid)}.`;
      const last = isAuctioneer
        ? 'Du leitest die Auktion und bietest zuletzt.'
        : `${does(auctioneer, 'leitet', 'leiten')} die Auktion und ${verb(auctioneer, { one: 'bietet', several: 'bieten' })} zuletzt.`;
      return `Was bietest du für die Umfrage ${state.in}? Ihre Rückseite hebt ${back.whom}. ${bid} ${last} ${purse(money)}`;
    },
    publishPoll: ({ state, back, front, ...occasion }) => {
      const figures = front.map(({ who, by }) => `${who.name} ${f.signed(by)}`).join(', ');
      return inWork(
        occasion,
        `Veröffentlichst du deine Umfrage ${state.in}? Ihre Rückseite hebt ${back.whom}; ihre Vorderseite, die nur du siehst, sagt: ${figures}.`,
      );
    },
    convertRallies: ({ state, rallies, round }) =>
      `Wie viele Wahlveranstaltungen ${state.in} wandelst du jetzt in Stimmen um, vier oder mehr? Du hast dort ${n(rallies)}; gewählt wird in Runde ${n(round)}.`,
    useDonation: ({ money, base }) =>
      `Welche deiner Spenden nutzt du, und nimmst du das Geld? ${purse(money)} Deine Parteibasis ist ${n(base)}.`,
  };
};

/** What each is for. */
export const purposes: Texts['purposes'] = {
  draftPick:
    'Daraus baust du dein Programm. Karten, die in vielen Ländern passen, vervielfachen dort deine Veranstaltungen.',
  layProgram:
    'Das Programm ist in jedem Land dein Multiplikator und entscheidet, wer mit dir regieren kann.',
  completeProgram: 'Ein Programm braucht fünf verschiedene Themen.',
  keepCard: 'Eine Karte auf der Hand ist ein Sinneswandel für später.',
  startPosition:
    'Ein erstes Standbein: Veranstaltungen werden zu Stimmen, Medien und Trend zahlen sich später aus.',
  bid: 'Wer beginnt, sucht sich Medienfelder und Veranstaltungen zuerst aus und gewinnt bei Gleichstand.',
  raise:
    'Wer beginnt, sucht sich Medienfelder und Veranstaltungen zuerst aus und gewinnt bei Gleichstand.',
  drawPrograms: 'Bessere Übereinstimmung vervielfacht alle deine Veranstaltungen in einem Land.',
  takeFromDisplay: 'Bessere Übereinstimmung vervielfacht alle deine Veranstaltungen in einem Land.',
  swapPrograms:
    'Bessere Übereinstimmung vervielfacht Veranstaltungen; gleiche Karten wie eine andere Partei öffnen Koalitionen.',
  keepProgram: 'Eine Karte auf der Hand ist ein Sinneswandel für später.',
  buyMedia:
    'Die meisten Marker in einem Land: Du änderst seine Volksmeinungen, und Umfragen schaden dir dort nicht.',
  placeRallies:
    'Am Wahltag werden Veranstaltungen zu Stimmen: (Veranstaltungen + Trend) × Übereinstimmung.',
  sendPoliticians: 'Politiker handeln einmal: Trend, Stimmen, Volksmeinungen, Medien, Umfragen.',
  payPolitician: 'Nur bezahlte Politiker handeln. Dieser hat dort verdeckt gewartet.',
  chooseAction:
    'Jeder hat eine Hauptaktion und eine weitere; was am meisten hilft, hängt vom Land ab.',
  placeDouble:
    'Verdopple eine Volksmeinung, die du teilst, oder eine, die der führenden Partei widerspricht.',
  removeMedia:
    'Wer dort die meisten Marker hat, ändert Volksmeinungen und ist vor Umfragen sicher.',
  placeMedia: 'Noch ein Marker bringt dich der Mehrheit in den Medien dort näher.',
  shiftOpinion: 'Du führst in den Medien: Lass das Land so denken wie dein Programm.',
  bidForPoll:
    'Veröffentlicht bewegt eine Umfrage Trends; zurückgehalten bringt sie dir 3 Parteibasis: Geld jede Runde außer der letzten, Punkte am Ende.',
  publishPoll:
    'Bewegt jetzt Trends, oder bringt dir Parteibasis: Geld jede Runde außer der letzten, Punkte am Ende.',
  convertRallies:
    'Stimmen sind sicher, Veranstaltungen können ihre Übereinstimmung noch verlieren. Die Steine kommen zu dir zurück.',
  useDonation:
    'Geld jetzt gegen Parteibasis, die jede Runde außer der letzten zahlt und am Ende zählt. Restgeld am Ende: das meiste 6 Punkte, das zweitmeiste 3.',
};
