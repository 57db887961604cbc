import type { Formats } from '@hustings/texts';
import type { Texts } from '../../edition-2006/texts.js';
import { world } from '../world.js';
import { answers } from './answers.js';
import { offices } from './cabinet.js';
import { events } from './events.js';
import { position } from './position.js';
import { purposes, questions } from './questions.js';
import { refusals } from './refusals.js';

/** Polish: Die Macher, edition of 2006. */
export const texts = (f: Formats<'pl'>): Texts => {
  const names = world(f);
  return {
    title: 'Die Macher (2006)',
    world: names,
    cabinet: offices,
    phases: {
      '0': 'etap wstępny',
      '1': 'pierwszy gracz',
      '2': 'konferencja programowa',
      '3': 'gabinet cieni',
      '4': 'koalicje',
      '5': 'media',
      '6': 'wiece',
      '7': 'sondaże',
      '8': 'zamiana wieców na głosy',
      '9a': 'mandaty i\u00a0zwycięzca',
      '9b': 'nagrody',
      '9c': 'członkowie i\u00a0pieniądze',
      '10a': 'następny land',
      '10b': 'darowizny',
      '11': 'koniec gry',
    },
    refusals: refusals(f),
    questions: questions(f),
    purposes,
    passes: {
      approach: 'Pas: bez koalicji',
      bidForPoll: 'Pas: odpadasz z\u00a0licytacji',
      buyMedia: 'Pas: na razie bez zakupu',
      carryOpinion: 'Bez przenoszenia',
      changeProgram: 'Program bez zmian',
      contribute: 'Ani to, ani to: karty zostają na później',
      convertMeetings: 'Na razie bez zamiany wieców',
      moveMedia: 'Znacznik zostaje tutaj',
      swapOpinion: 'Bez wymiany opinii',
      useCabinet: 'Rezygnacja z\u00a0pozostałych akcji',
    },
    nothings: {
      exchangeCards: 'zachowujesz wszystkie karty',
      layCabinet: 'bez kart gabinetu',
      placeMeetings: 'bez nowych wieców',
      publishPoll: 'bez publikacji: rzucasz 2 kostkami o\u00a0nowych członków',
    },
    nothing: 'nic',
    answers: answers(f),
    units: { meetings: 'wiece', money: 'tys.\u00a0€' },
    sources: {
      seats: 'Zdobyte mandaty',
      media: 'Media krajowe',
      members: 'Członkowie',
      membersBonus: 'Najwięcej członków',
      program: 'Opinie ogólnokrajowe',
    },
    counted: { party: 'partia', 'list 1': 'pierwsza lista', 'list 2': 'druga lista' },
    facts: {
      scored: 'zdobyte punkty',
      members: 'członkowie',
      nation: 'opinie ogólnokrajowe',
      money: 'pieniądze',
      cabinet: 'gabinet cieni',
    },
    options: {
      length: {
        name: 'Długość',
        about:
          'Pełna: siedem rund, 3–4 godziny. Skrócona: pięć, 2–3 godziny. Ostatnia runda to już tylko wybory.',
        values: { full: 'Pełna', short: 'Skrócona' },
      },
      money: {
        name: 'Pieniądze',
        about: 'Ukryte: każda płatność jest w\u00a0dzienniku, ale stanu kasy nie widać.',
        values: { hidden: 'Ukryte', open: 'Jawne' },
      },
      dice: {
        name: 'Kostki',
        about:
          'Zwykłe: od jednego do sześciu. Wyborcze: 0 1 1 2 2 3, jak podobno w\u00a0starszym wydaniu.',
        values: { ordinary: 'Zwykłe', campaign: 'Wyborcze' },
      },
      majoritySwapInElectingState: {
        name: 'Wymiana opinii w\u00a0landzie wyborów',
        about:
          'Tak: także przed wyborami partia, która ma tam więcej głosów niż wszystkie inne razem, może wymienić jedną opinię (zasada 8.4).',
        values: { off: 'Nie', on: 'Tak' },
      },
      parties: {
        name: 'Partie',
        values: {
          dealt: 'Partia losowa',
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
