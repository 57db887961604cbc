import type { Formats } from '@hustings/texts';
import type { Texts } from '../../edition-2006/texts.js';
import { world } from '../world.js';
import { answers } from './answers.js';
import { offices } from './cabinet.js';
import { events } from './events.js';
import { position } from './position.js';
import { purposes, questions } from './questions.js';
import { refusals } from './refusals.js';

/** German: Die Macher, edition of 2006. */
export const texts = (f: Formats<'de'>): Texts => {
  const names = world(f);
  return {
    title: 'Die Macher (2006)',
    world: names,
    cabinet: offices,
    phases: {
      '0': 'Anfangsstand',
      '1': 'Startspieler',
      '2': 'Programmkommission',
      '3': 'Schattenkabinett',
      '4': 'Koalitionen',
      '5': 'Medien',
      '6': 'Wahlveranstaltungen',
      '7': 'Umfragen',
      '8': 'Stimmen umsetzen',
      '9a': 'Mandate und Wahlsieg',
      '9b': 'Lohn des Siegs',
      '9c': 'Mitglieder und Geld',
      '10a': 'nächstes Land',
      '10b': 'Spenden',
      '11': 'Spielende',
    },
    refusals: refusals(f),
    questions: questions(f),
    purposes,
    passes: {
      approach: 'Keine Koalition: passen',
      bidForPoll: 'Nicht bieten: aus der Auktion aussteigen',
      buyMedia: 'Jetzt keinen Medienstein: passen',
      carryOpinion: 'Keine: weiter',
      changeProgram: 'Das Programm so lassen',
      contribute: 'Weder noch: Karten für später behalten',
      convertMeetings: 'Jetzt keine umsetzen',
      moveMedia: 'Den Stein hier lassen',
      swapOpinion: 'Nichts tauschen',
      useCabinet: 'Auf die übrigen Aktionen verzichten',
    },
    nothings: {
      exchangeCards: 'alle Karten behalten',
      layCabinet: 'keine Kabinettskarte legen',
      placeMeetings: 'keine Wahlveranstaltungen',
      publishPoll: 'nichts veröffentlichen: stattdessen mit 2 Würfeln um neue Mitglieder würfeln',
    },
    nothing: 'nichts',
    answers: answers(f),
    units: { meetings: 'Veranstaltungen', money: 'tausend €' },
    sources: {
      seats: 'Mandate',
      media: 'Medien',
      members: 'Parteibasis',
      membersBonus: 'Bonus Parteibasis',
      program: 'Bundesmeinung',
    },
    counted: { party: 'Partei', 'list 1': 'erste Liste', 'list 2': 'zweite Liste' },
    facts: {
      scored: 'Punkte bisher',
      members: 'Mitglieder',
      nation: 'Bundesmeinungen',
      money: 'Geld',
      cabinet: 'Schattenkabinett',
    },
    options: {
      length: {
        name: 'Länge',
        about:
          'Voll: sieben Runden, 3 bis 4 Stunden. Kurz: fünf, 2 bis 3 Stunden. Die letzte Runde ist nur noch ihre Wahl.',
        values: { full: 'Voll', short: 'Kurz' },
      },
      money: {
        name: 'Geld',
        about: 'Verdeckt: Jede Zahlung steht im Protokoll, der Kontostand nicht.',
        values: { hidden: 'Verdeckt', open: 'Offen' },
      },
      dice: {
        name: 'Würfel',
        about:
          'Normal: eins bis sechs. Wahlkampf: 0 1 1 2 2 3, wie von einer älteren Ausgabe berichtet.',
        values: { ordinary: 'Normal', campaign: 'Wahlkampf' },
      },
      majoritySwapInElectingState: {
        name: 'Meinungstausch im Land, das wählt',
        about:
          'An: Auch vor der Wahl darf eine Partei, die dort mehr Stimmen hat als alle anderen zusammen, eine Meinung tauschen (Regel 8.4).',
        values: { off: 'Aus', on: 'An' },
      },
      parties: {
        name: 'Parteien',
        values: {
          dealt: 'Partei verteilt',
          LINKE: names.parties.LINKE.name,
          SPD: names.parties.SPD.name,
          GRUENE: names.parties.GRUENE.name,
          CDU: names.parties.CDU.name,
          FDP: names.parties.FDP.name,
        },
      },
    },
    events: events(f),
    position: position(f),
  };
};
