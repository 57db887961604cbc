import { verb, type Formats } from '@hustings/texts';
import { data } from '../../../rules/edition-2006/index.js';
import type { PointTexts } from '../../en/edition-2006/point.js';
import { called, worldBoard } from '../board.js';
import { counted } from './counted.js';

/** Polish: what is told about a piece that one points at. */
export const point = (f: Formats<'pl'>): PointTexts => {
  const { number: n, euros: eur } = f;
  const { partyOf, quoted, says, stateOf } = called(f, data.topics);
  const { points, votes } = worldBoard(f, data.topics);
  const { members, seats } = counted(f);
  return {
    state: (elects: boolean, round: number, most: number) =>
      `${elects ? 'Wybory w\u00a0tej rundzie' : `Wybory w\u00a0${n(round)}. rundzie`}. 50 głosów daje ${seats(most)}, mniej głosów odpowiednio mniej.`,
    /** Of the last election, and what its signs mean. */
    alone: 'To już tylko wybory: przed nimi nic się w\u00a0tej rundzie nie rozstrzyga.',
    pays: 'Znak z\u00a0ludźmi: w\u00a0swoich wyborach każda partia dostaje 1\u00a0000\u00a0€ za członka.',
    barred: 'Znak z\u00a0przekreślonymi kołami: tu bez koalicji.',
    fit: (code: string) => `Twoja zgodność ${stateOf(code).in}:`,
    fitSay:
      '+1 za każdą odkrytą opinię zgodną z\u00a0Twoim programem, −1 za każdą przeciwną, podwójnie przy kluczowym temacie.',
    ifNow: (barred: boolean) =>
      `Wszystkie wiece zamieniają się w\u00a0głosy, do 50; potem ${barred ? 'partia przeciw partii' : 'strona przeciw stronie, koalicja z\u00a0głosami obu partii'}. Przy remisie wygrywa strona najsilniejszej partii, a\u00a0gdy i\u00a0te są równe, ten, kto leży na wierzchu.`,
    scale: (code: string) => `Popularność ${stateOf(code).in}:`,
    on: (who: string, figure: string) => `${who} ${figure}`,
    scaleSay: (lines: readonly string[]) => `${lines.join(', ')}. Dodaje się ją do zgodności.`,
    hidden: 'Zakryta opinia:',
    hiddenSay: 'jeszcze się nie liczy. Po rundzie w\u00a0każdym innym landzie odkrywa się jedną.',
    cardIn: (card: number, code: string) => `${quoted(card)} ${stateOf(code).in}:`,
    worth: (worth: number, twice: boolean) => {
      if (worth === 0) return 'Twój program jej nie dotyczy: 0 do zgodności.';
      const figure = f.signed(twice ? worth * 2 : worth);
      const marker = twice ? ', podwójnie jako kluczowy temat' : '';
      return `${worth > 0 ? 'Twój program mówi to samo' : 'Twój program mówi coś przeciwnego'}: ${figure} do zgodności${marker}.`;
    },
    media: (code: string) => `Media ${stateOf(code).in}:`,
    spotFree: (code: string) => `Wolne pole mediów ${stateOf(code).in}:`,
    spotOf: (id: string, code: string) => `Znacznik mediów ${partyOf(id).of} ${stateOf(code).in}:`,
    noLead:
      'nikt ich nie kontroluje. Kto ma najwięcej znaczników, może wymienić opinię, a\u00a0sondaże nie obniżą jego popularności.',
    leads: (id: string, a: number, b: number) =>
      `${says(id, 'kontroluje', 'kontrolują')} je ${n(a)}:${n(b)}, ${verb(partyOf(id), { one: 'może', several: 'mogą' })} wymienić tam opinię i\u00a0nie ${verb(partyOf(id), { one: 'musi', several: 'muszą' })} bać się sondaży.`,
    slotFree: (code: string) => `Miejsce na kartę gabinetu ${stateOf(code).in}:`,
    slotDown: (id: string, code: string) => `Karta gabinetu ${partyOf(id).of} ${stateOf(code).in}:`,
    slotUp: (id: string, name: string) => `${name} ${partyOf(id).of}:`,
    slotSay:
      'kładziona zakryta w\u00a0fazie 3; potem wszystkie odkrywa się razem, opłaca i\u00a0używa.',
    deeds: (cost: number, what: string) => `${eur(cost)}; do wyboru: ${what}.`,
    served: 'karta już użyta; każda działa raz w\u00a0grze.',
    figures: {
      pile: 'Miejsce wśród równych',
      votes: 'Głosy',
      talk: 'Koalicja',
      held: 'Wiece',
      trend: 'Popularność',
      match: 'Zgodność',
      factor: 'Mnożnik',
      gain: 'Wkład wieców',
      worth: 'Mandaty',
    },
    figure: (what: string, id: string, code: string) =>
      `${what} ${partyOf(id).of} ${stateOf(code).in}:`,
    tileSay: (tile: string) =>
      `${tile}. Rozmowy są w\u00a0fazie 4 rundy, w\u00a0której ten land ma wybory.`,
    talks: (code: string) => `Koalicje ${stateOf(code).in}:`,
    pile: (place: number, of: number) =>
      `; ${place === 1 ? 'na wierzchu' : `${n(place)}. od góry`}, równych: ${n(of)}`,
    pileSay: (place: number, of: number) =>
      `Partie z\u00a0równą liczbą głosów, w\u00a0kolejności znaczników: ${n(of)}; ta jest ${place === 1 ? 'na wierzchu, czyli przed innymi' : `${n(place)}. od góry`}. Ciemne pole należy do niej.`,
    meetings: (k: number, most: number) =>
      `${n(k)}\u00a0z\u00a0${n(most)}. W\u00a0wyborach każdy liczy się razy mnożnik.`,
    popularity: (figure: number) => `${f.signed(figure)}, na skali od −3 do +3.`,
    match: (k: number) =>
      `${f.signed(k)}: odkryte opinie zgodne z\u00a0programem minus te, którym jest przeciwny.`,
    factor: (popularity: number, match: number, k: number) =>
      `${f.signed(popularity)} ${match < 0 ? '−' : '+'} ${n(Math.abs(match))}${k === 0.5 ? ' to mniej niż 1, liczy się jak ½' : ` = ${n(k)}`}.`,
    seatsFor: (v: number, k: number, most: number) =>
      `${votes(v)}: ${n(k)} z\u00a0${n(most)}. Każdy mandat to punkt, także bez wygranej.`,
    party: (who: string, name: string) => `${who}, ${name}:`,
    partySay: (k: number, m: number) => `dotąd ${seats(k)}, ${members(m)}. Każdy to punkt.`,
    alike: (k: number) => `Takie same karty: ${n(k)} z\u00a05;`,
    alikeSay: 'koalicja wymaga dwóch, a\u00a0przy trzech i\u00a0więcej nikt nie może odmówić.',
    has: (who: string, what: string) => `${who}, ${what}:`,
    contribution: (sum: number) => `darowizna ${eur(sum)}`,
    contributionSay:
      'przyjęta daje pieniądze i\u00a0kosztuje członków, odrzucona daje członków. O\u00a0jednym i\u00a0drugim decydują kostki w\u00a0fazie 10.',
    contributionUsed: 'karta już użyta.',
    hand: 'Na Twojej ręce: w\u00a0fazie 2 możesz ją włączyć do programu.',
    reserve:
      'W\u00a0puli wymiany: kto kontroluje media landu, może ją tam wprowadzić w\u00a0fazie 5, a\u00a0większość bezwzględna w\u00a0fazie 8.',
    ownCard:
      'W\u00a0Twoim programie. Taka sama opinia podnosi zgodność, przeciwna ją obniża; na planszy krajowej daje członków i\u00a0punkty.',
    theirCard: (worth: number) =>
      worth > 0
        ? 'Taka sama jest w\u00a0Twoim programie.'
        : worth < 0
          ? 'Twój program mówi coś przeciwnego.'
          : 'Twój program jej nie dotyczy.',
    spaceFree: 'Wolne: kolejny nowy temat trafia na pierwsze wolne pole.',
    space: (card: number, dominant: boolean, who: readonly string[]) =>
      `${quoted(card)}${dominant ? `, dominująca: ${n(data.dominantPoints)} punktów więcej` : ''}. ${who.length === 0 ? 'W\u00a0niczyim programie.' : `W\u00a0programie: ${f.list(who)}.`}`,
    presence: (k: number) => `Media, wybory nr ${n(k)}:`,
    presenceSay: (worth: number, who: readonly string[]) =>
      `znacznik jest tam wart na koniec ${points(worth)}. ${who.length === 0 ? 'Nikt go tam nie ma.' : `Na tym polu: ${f.list(who)}.`}`,
    round: (name: string | undefined, won: readonly string[]) =>
      `${name ?? 'Jej landu jeszcze nie wylosowano.'}${won.length === 0 ? '' : ` · zwycięstwo: ${f.list(won)}`}`,
    phaseFor: (k: number) => `to sprawa fazy ${n(k)}.`,
    phase: (k: number) => ({
      title: k === 0 ? 'Przed 1. rundą:' : `Faza ${n(k)}:`,
      text: [
        'każda partia w\u00a0tajemnicy wybiera po kolumnie z\u00a0dwóch list i\u00a0land dla każdej części.',
        'tajne oferty; kto da najwięcej, płaci i\u00a0wskazuje pierwszego gracza. Nikt inny nie płaci.',
        'po kolei wymienia się karty na ręce i\u00a0zmienia jedną kartę programu.',
        'po kolei kładzie się zakryte karty gabinetu, potem odkrywa razem, opłaca i\u00a0używa.',
        'w\u00a0landzie, w\u00a0którym są wybory, partie z\u00a0żetonem i\u00a0dwiema takimi samymi kartami mogą rządzić razem.',
        `po kolei, w\u00a0kółko, kupuje się znaczniki mediów po ${eur(data.mediaCost)}; potem kto kontroluje media, może wymienić opinię.`,
        `po kolei organizuje się wiece, gdzie się chce, po ${eur(data.meetingCost)}.`,
        'w\u00a0każdym landzie licytuje się jawnie sondaż; kto go kupi, publikuje jego wiersze albo rzuca o\u00a0członków.',
        'w\u00a0landach, w\u00a0których wybory są później, pięć i\u00a0więcej wieców może zamienić się w\u00a0głosy.',
        'wiece zamieniają się w\u00a0głosy, land wybiera; zwycięzcy przenoszą media i\u00a0opinie na planszę krajową, potem członkowie i\u00a0pieniądze.',
        'każda partia przyjmuje lub odrzuca darowiznę; potem rzuca się kostkami.',
      ][k],
    }),
  };
};
