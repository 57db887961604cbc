import { does, type Formats } from '@hustings/texts';
import { data } from '../../../rules/edition-2006/index.js';
import type { CabinetId } from '../../edition-2006/texts.js';
import type { BoardTexts } from '../../en/edition-2006/board.js';
import { called, worldBoard } from '../board.js';
import { offices } from './cabinet.js';
import { counted } from './counted.js';

const office = (id: string): string => offices[id as CabinetId].name; // of the data

/** German: the board of Die Macher 2006. Sums are in thousands of euros. */
export const board = (f: Formats<'de'>): BoardTexts => {
  const eur = f.euros;
  const n = f.number;
  const world = worldBoard(f, data.topics);
  const { partyOf, quoted, says, asks, inside } = called(f, data.topics);
  const { votes, points } = world;
  const { members, seats, mediaMarkers } = counted(f);
  const meetings = (k: number): string =>
    f.plural(k, { one: '# Veranstaltung', other: '# Veranstaltungen' });
  const half = '½';
  const factor = (k: number): string => (k === 0.5 ? half : n(k));
  /** 6 × (+2 + 3); with a factor below 1 it is said what it counts as. */
  const product = (k: number, popularity: number, match: number): string =>
    f.whole(
      `${n(k)} × (${f.signed(popularity)} ${match < 0 ? '−' : '+'} ${n(Math.abs(match))})${
        popularity + match < 1 ? ` → ${half}` : ''
      }`,
    );
  /** From one figure to another; where nothing changes there is one. */
  const change = (a: number, b: number): string => (a === b ? n(a) : `${n(a)} → ${n(b)}`);
  return {
    ...world,
    title: 'Die Macher 2006',
    doubleMarker: 'Hauptthema',
    office,
    change,
    meetings,
    members,
    product,
    phases: [
      'Startspieler',
      'Programm',
      'Schattenkabinett',
      'Koalitionen',
      'Medien',
      'Veranstaltungen',
      'Umfragen',
      'Stimmen',
      'Wahl',
      'Spenden',
    ],
    phasesShort: [
      'Start',
      'Programm',
      'Kabinett',
      'Koalition',
      'Medien',
      'Veranst.',
      'Umfragen',
      'Stimmen',
      'Wahl',
      'Spenden',
    ],
    strip: { ...world.strip, setupSteps: ['Anfangsstand'] },
    frame: {
      ...world.frame,
      lastFull: {
        label: 'Letzte volle Runde:',
        text: 'Gleich danach kommt die letzte Wahl, ohne weitere Phasen. Übriges Geld zählt nichts.',
      },
    },
    table: {
      ...world.table,
      electsAfter: 'Wählt gleich nach dieser Runde',
      upTo: 'höchstens',
      coalition: 'Koalition',
      meetings: 'Veranst.',
      popularity: 'Trend',
      match: '+ Treffer',
      factor: '= Faktor',
      adds: '+ Stimmen',
      seats: 'Mandate',
      factorOf: factor,
      popularityTitle: 'Trend',
      stairs: (lines: readonly string[]) => `Trend: ${lines.join(', ')}`,
      cabinet: 'Kabinett',
      faceDown: 'eine Karte, verdeckt',
      ofMeetings: (held: number, planned: number) =>
        `${n(held)} von ${n(data.meetingsPerState)} Veranstaltungen${planned > 0 ? `, ${n(planned)} mehr geplant` : ''}`,
      chartLine: (who: string, now: number, then: number, pile: 'top' | 'beneath' | undefined) =>
        `${who} ${n(now)}, bei Wahl jetzt ${n(then)}${
          pile === undefined ? '' : pile === 'top' ? ', oben' : ', darunter'
        }`,
      pays: 'Zahlt bei seiner Wahl 1.000\u00a0€ je Mitglied',
      barred: 'Keine Koalitionen hier',
      tile: (who: string) => `${who}: Koalitionsplättchen`,
      pact: (who: string, with_: string) => `${who}: Koalition, Partner: ${with_}`,
      noTile: (who: string) => `${who}: kein Plättchen`,
      sum: (k: number, p: number, match: number, gain: number, before: number, total: number) =>
        `${product(k, p, match)} = ${n(gain)}; ${f.whole(
          `${n(before)} + ${n(gain)} = ${before + gain > total ? `${n(before + gain)} → ` : ''}${votes(total)}`,
        )}`,
      noMeeting: (total: number) => `Hier keine Veranstaltung: ${votes(total)}`,
      nobodyYet: 'Noch hätte hier niemand Stimmen.',
      ahead: (who: string, a: number, b: number) =>
        `${who} ${a === b ? 'knapp ' : ''}vorn, ${n(a)} : ${n(b)}`,
      together: (sum: number, other: number) =>
        ` = ${n(sum)}, ${sum === other ? 'knapp ' : ''}vor ${n(other)}`,
      narrow: (who: string, other: string, k: number) =>
        `${who} knapp vor ${other}, beide bei ${n(k)}`,
      low: 'ein Faktor unter 1 zählt als ½',
      lowLong: (match: number) =>
        `Trend und Treffer zählen zusammen mindestens ½. Deine Treffer hier: ${n(match)}.`,
      /** Narrow enough for a tab. */
      nationTab: 'Bund',
      nationKey: 'der Bundesplan',
      nation: 'Bundesplan',
      nationSay:
        'Wer gewinnt, macht Volksmeinungen zu Bundesmeinungen. Jede zählt für alle Programme, in denen sie steht: Mitglieder jede Runde, Punkte am Ende. Eine gleiche Karte macht sie dominant (+5), das Gegenteil ersetzt sie.',
      open: 'Genauer ansehen',
      nationYours: (m: number, p: number) => `du: ${members(m)} pro Runde, ${points(p)}`,
      mediaOf: 'Wahl\u00admedien',
      reserve: 'Austausch\u00adkarten',
      space: (k: number, p: number, m: number) =>
        `Feld\u00a0${n(k)}: ${points(p)}, ${members(m)} pro Runde.`,
      dominant: 'dominant +5',
      free: 'frei',
      nobodyHolds: 'niemand',
      perRound: 'Mitglieder pro Runde',
      pointsOpinions: 'Punkte, Meinungen',
      pointsMedia: 'Punkte, Medien',
      membersNow: 'Mitglieder jetzt',
      more: (k: number) => `+${n(k)}`,
    },
    seat: {
      ...world.seat,
      starts: 'Startspieler',
      points: 'Mandate',
      members: 'Mitglieder',
      meetings: 'Veranst.',
      says: {
        money: 'Jede Zahlung steht im Protokoll, der Kontostand nicht.',
        ownMoney: 'Jede Zahlung steht im Protokoll; deinen Kontostand sehen die anderen nicht.',
        openMoney: 'Jede Zahlung steht im Protokoll.',
        members:
          'Je ein Punkt am Ende; in den Runden 1, 3 und 5 (kurz: 1 und 3) je 1.000\u00a0€. Die meisten Mitglieder: 10 Punkte, die zweitmeisten 6.',
        meetings: 'Veranstaltungen, die noch im Vorrat sind.',
        media: 'Mediensteine, die noch im Vorrat sind.',
      },
      cabinetLeft: (list: readonly string[]) => `Kabinett übrig: ${list.join(', ')}`,
      contributionsLeft: (list: readonly string[]) => `Spenden übrig: ${list.join(', ')}`,
    },
    waiting: {
      ...world.waiting,
      kinds: {
        preliminary: 'der Anfangsstand',
        bid: 'verdeckte Gebote',
        bidAgain: 'der Gleichstand',
        nameFirstPlayer: 'der Startspieler',
        exchangeCards: 'Handkarten',
        changeProgram: 'Programme',
        layCabinet: 'das Schattenkabinett',
        useCabinet: 'eine Kabinettskarte',
        approach: 'Koalitionsgespräche',
        answerOffer: 'ein Angebot',
        buyMedia: 'Mediensteine',
        swapOpinion: 'eine Volksmeinung',
        placeMeetings: 'Veranstaltungen',
        bidForPoll: 'die Umfrage',
        publishPoll: 'die Umfrage',
        convertMeetings: 'Stimmen',
        moveMedia: 'ein Medienstein',
        carryOpinion: 'Bundesmeinungen',
        contribute: 'Spenden',
      },
    },
    preliminary: {
      q: (id: string) => `Wie ${asks(id, 'beginnt', 'beginnen')}?`,
      hint: 'Aus jeder Liste eine Spalte, kostenlos; für jeden Teil ein Land, auch mehrmals dasselbe.',
      first: 'Erste Liste',
      second: 'Zweite Liste',
      parts: {
        popularity: `Trend ${f.signed(data.preliminary.list1Values.popularity)}`,
        meetings: meetings(data.preliminary.list1Values.meetings),
        votes: votes(data.preliminary.list1Values.votes),
      },
      media: (k: number) => `Medien ${n(k)}`,
      mediaAll: mediaMarkers,
      option: (list: readonly string[]) => f.list(list),
      stateFor: (what: string) => `Land für ${what}`,
      membersTo: 'Mitglieder',
      meetingsLeft: 'Veranst. übrig',
      mediaLeft: 'Medien übrig',
      go: 'So beginnen',
      chooseList: 'Wähle aus jeder Liste eine Spalte',
      unset: (k: number) =>
        f.plural(k, { one: '# Teil braucht ein Land', other: '# Teile brauchen ein Land' }),
      gives: (k: number, p: number, match: number, v: number) =>
        `${product(k, p, match)}${v > 0 ? ` + ${n(v)}` : ''}`,
    },
    bid: {
      ...world.bid,
      q: 'Was ist es dir wert, den Startspieler zu bestimmen?',
      hint: 'Wer am meisten bietet, zahlt an die Bank und bestimmt, wer beginnt, auch selbst. Sonst zahlt niemand.',
      qAgain: (bid: number, others: readonly string[]) =>
        `Gleichstand bei ${eur(bid)} ${f.list(others.map((id) => partyOf(id).with))}. Was bietest du jetzt?`,
      hintAgain:
        'Wieder verdeckt, mindestens ebenso viel. Immer noch gleich: Der Würfel entscheidet.',
      once: 'noch einmal bieten, dann würfeln',
      diceSay: 'Würfel entscheiden',
      say: (first: string | undefined) =>
        `Wer beginnt, ist in Gesprächen und Auktionen zuerst dran; bei gleichen Stimmen liegt aber oben, wer zuletzt kommt.${first === undefined ? '' : ` Bisher ${asks(first, 'begann', 'begannen')}.`}`,
    },
    first: {
      q: 'Wer soll diese Runde beginnen?',
      hint: 'Wer beginnt, eröffnet jede Phase und Auktion. Wer zuletzt umsetzt, liegt bei Gleichstand oben.',
      order: (who: readonly string[]) => who.join(' · '),
      go: (id: string) => `${partyOf(id).name} zum Startspieler`,
      choose: 'Wähle eine Partei',
      paid: 'Du zahlst',
    },
    exchange: {
      same: 'dieselbe wie in deinem Programm',
      only: (number: number) => `kann nur ${quoted(number)} ersetzen`,
      q: 'Welche Handkarten tauschst du aus?',
      hint: 'Einmal, beliebig viele, ungesehen von den anderen; du ziehst ebenso viele nach.',
      go: (k: number) =>
        f.plural(k, { one: 'Eine ablegen, eine ziehen', other: '# ablegen und neu ziehen' }),
      none: 'Alle Karten behalten',
    },
    conference: {
      q: 'Änderst du eine Karte deines Programms?',
      hint: 'Eine rein, eine raus, höchstens einmal pro Runde; fünf Themen müssen bleiben.',
      in: 'Rein',
      out: 'Raus, zur Ablage',
      foot: 'Deine Treffer',
      go: (a: number) => `${quoted(a)} auslegen`,
      choose: 'Wähle eine rein und eine raus',
      leave: 'So lassen',
      alike: 'wie du',
    },
    cabinet: {
      q: 'Wen entsendest du, und wohin?',
      hint: 'Verdeckt, höchstens eine pro Land. Statt der eigenen Aktion darf jede das Hauptthema ändern oder Medien ersetzen.',
      deeds: (v: number, own: number, other: number, media: boolean) =>
        [
          f.either([
            `Stimmen ${f.signed(v)}`,
            ...(own === 0 ? [] : [`Trend ${f.signed(own)}`]),
            ...(other === 0
              ? []
              : [`${own === 0 ? 'fremder Trend' : 'fremder'} ${f.signed(other)}`]),
          ]),
          ...(media ? [] : ['kann keine Medien ersetzen']),
        ].join(', '),
      telephone: 'bringt ein Koalitionsplättchen, gewollt oder nicht',
      stay: 'bleibt',
      where: (name: string) => `${name}: wohin?`,
      toPay: 'Sofort zu zahlen',
      after: 'Kabinett danach',
      go: (k: number, cost: number) =>
        `${f.plural(k, { one: '# Karte', other: '# Karten' })} legen für ${eur(cost)}`,
      none: 'Keine legen',
    },
    use: {
      q: 'Welche deiner Karten wirkt jetzt, und wie?',
      hint: 'Eine Aktion pro Karte, in beliebiger Reihenfolge; bezahlt ist sie, genutzt oder nicht.',
      state: 'Wo',
      raise: (k: number) => `Dein Trend ${f.signed(k)}`,
      lower: (id: string, k: number) => `Trend ${partyOf(id).of} ${f.signed(k)}`,
      lowerOf: (k: number) => `Trend einer anderen Partei ${f.signed(k)}`,
      media: (id: string) => `Einen Medienstein ${partyOf(id).of} ersetzen`,
      mediaOf: 'Einen Medienstein ersetzen',
      keyOff: 'Doppler-Plättchen entfernen',
      go: (what: string) => `Ausführen: ${what}`,
      choose: 'Wähle eine Aktion',
      waive: 'Rest verfällt',
    },
    talks: {
      q: (id: string, name: string) =>
        `Mit wem ${asks(id, 'regiert', 'regieren')} ${inside(name)}?`,
      hint: 'Beide brauchen dort ein Plättchen und zwei gleiche Karten. Ab drei gleichen kann niemand ablehnen.',
      forced: (k: number) => `${n(k)} gleich: steht sofort`,
      asked: (k: number, who: string) => `${n(k)} gleich, Ablehnung möglich: ${who}`,
      sum: (a: number, b: number) => `${n(a)} + ${n(b)} = ${n(a + b)}`,
      go: (id: string) => `${f.begin(partyOf(id).with)} regieren`,
      choose: 'Wähle einen Partner, oder bleib allein',
      alone: 'Allein bleiben',
      now: 'Summen, als wäre jetzt Wahl.',
      asksQ: (id: string) => `${does(partyOf(id), 'fragt', 'fragen')} dich: Regiert ihr zusammen?`,
      asksHint: 'Zwei gleiche Karten, du darfst also ablehnen. Alle hören die Antwort.',
      ifWin: 'Beim Sieg',
      marker: 'je ein Medienstein',
      opinion: 'je eine Bundesmeinung',
      seats: 'Mandate',
      yourOwn: 'deine eigenen, wie allein',
      agree: 'Annehmen: zusammen regieren',
      refuse: 'Ablehnen',
      other: 'Die anderen',
      best: (who: string, k: number) => `${who}, allein am stärksten: ${n(k)}`,
    },
    media: {
      ...world.media,
      q: 'Kaufst du einen Medienstein?',
      hint: `Je ${eur(data.mediaCost)}, immer nur einen, reihum, bis alle hintereinander passen. Wer passt, darf später wieder kaufen.`,
      markers: 'Steine übrig',
      lead: (a: number, b: number) =>
        `Du hättest mit ${n(a)} : ${n(b)} die Mehrheit: Du darfst eine Volksmeinung tauschen, und keine Umfrage senkt deinen Trend.`,
    },
    swap: {
      q: (name: string) => `Tauschst du ${inside(name)} eine Volksmeinung?`,
      hint: 'Eine offene gegen eine Austauschkarte, deren Thema dort noch nicht liegt.',
      out: 'Raus, zu den Austauschkarten',
      in: 'Rein, von den Austauschkarten',
      match: 'Treffer',
      key: 'Hauptthema',
      byMedia: 'du hast die Medienmehrheit',
      byVotes: 'du hast die absolute Mehrheit',
      go: 'Diese zwei Meinungen tauschen',
      choose: 'Wähle eine raus und eine rein',
      leave: 'Nichts tauschen',
    },
    meet: {
      q: (id: string) => `Wo ${asks(id, 'macht', 'machen')} Wahlkampf?`,
      hint: `Einmal; höchstens ${n(data.meetingsPerStateAndTurn)} neue Veranstaltungen pro Land, dort insgesamt ${n(data.meetingsPerState)}, je ${eur(data.meetingCost)}.`,
      none: 'keine',
      plus: (k: number) => `+${n(k)}`,
      group: (name: string) => `Neue Veranstaltungen ${inside(name)}`,
      cell: (k: number, cost: number) => `${n(k)} für ${eur(cost)}`,
      change: (p: string, a: number, b: number, c: number, d: number) =>
        `${p}: ${change(a, b)} Stimmen${c === d ? '' : `, ${change(c, d)} Mandate`}`,
      stays: (a: number, b: number) => `bleibt: ${votes(a)}, ${seats(b)}`,
      left: 'Veranst. übrig',
      go: (k: number, cost: number) => `${meetings(k)} für ${eur(cost)}`,
      nobody: 'Diese Runde keine Veranstaltung',
    },
    auction: {
      ...world.auction,
      cant: (bid: number, money: number) =>
        bid < 0
          ? `Ein Gebot ist mindestens ${eur(data.pollMinimumBid)}, und du hast ${eur(money)}: Du kannst nur passen.`
          : world.auction.cant(bid, money),
      q: (bid: number) =>
        bid < 0 ? 'Bietest du auf die Umfrage?' : `Bietest du mehr als ${eur(bid)}?`,
      hint: 'Offen, reihum; wer passt, ist draußen. Nur wer gewinnt, sieht die Karte.',
      round: (k: number) => `${n(k)}.`,
      out: 'draußen',
      publish: 'Veröffentlichen',
      lines: 'eine oder zwei Zeilen',
      any: '±1 oder ±2, jede Partei',
      keep: 'Zurückhalten',
      dice: 'zwei Würfel',
      keeps: (least: number, most: number) => `${n(least)}–${members(most)}`,
      shielded: 'Geschützt',
      shieldedSay: 'hat die Medienmehrheit',
      passOut: 'Passen, du bist draußen',
    },
    publish: {
      q: 'Veröffentlichst du deine Umfrage, und welche Zeilen?',
      hint: 'Nur du siehst sie. Eine oder zwei Zeilen verschiedener Parteien; hältst du sie zurück, sieht sie nie jemand.',
      front: 'Die Umfrage',
      stops: 'Ende der Skala',
      shielded: 'hat die Medienmehrheit: fällt nicht',
      nothing: 'ändert nichts',
      to: (a: number, b: number) => `${f.signed(a)} → ${f.signed(b)}`,
      go: (list: readonly string[]) => `Veröffentlichen: ${list.join(', ')}`,
      line: (who: string, to: number) => `${who} auf ${f.signed(to)}`,
      choose: 'Wähle eine Zeile, oder halte sie zurück',
      keep: 'Zurückhalten, zwei Würfel',
    },
    convert: {
      q: 'Wie viele Veranstaltungen setzt du jetzt um?',
      hint: (k: number, round: number) =>
        `Du hast ${n(k)}, also fünf oder mehr: Beliebig viele werden zu Stimmen, die Steine kommen zurück. Gewählt wird in Runde\u00a0${n(round)}.`,
      group: 'Veranstaltungen, die zu Stimmen werden',
      now: 'Jetzt',
      seats: 'Mandate',
      ended: 'wenn es so endete',
      back: 'Zurück',
      supply: 'Veranstaltungen im Vorrat',
      open: 'Offen',
      hiddenYet: (k: number) =>
        f.plural(k, { one: '# Meinung noch verdeckt', other: '# Meinungen noch verdeckt' }),
      all: 'Meinungstausch',
      against: (a: number, b: number) => `du ${n(a)} ${a > b ? '>' : '≤'} alle anderen ${n(b)}`,
      maySwap: 'bislang ja',
      notYet: 'noch nicht',
      gain: (v: number) => `+${n(v)}`,
      go: (k: number, v: number) => `${meetings(k)} in ${votes(v)} umsetzen`,
      none: 'Jetzt keine umsetzen',
    },
    move: {
      q: 'Setzt du einen Medienstein auf den Bundesplan?',
      hint: (k: number, worth: number) =>
        `Runde ${n(k)} bringt am Ende ${points(worth)}. Der Stein kommt nie zurück.`,
      move: 'Setzen',
      end: 'am Ende',
      stay: 'Lassen',
      back: 'er kommt zu dir zurück',
      supply: 'Medien übrig',
      go: (worth: number) => `Setzen: ${points(worth)}`,
      leave: 'Nicht versetzen',
    },
    carry: {
      q: 'Welche Volksmeinung wird Bundesmeinung?',
      hint: (k: number) =>
        f.plural(k, {
          one: 'Höchstens # Volksmeinung. Eine gleiche Karte dort macht sie dominant, das Gegenteil ersetzt sie.',
          other:
            'Höchstens # Volksmeinungen. Eine gleiche Karte dort macht sie dominant, das Gegenteil ersetzt sie.',
        }),
      space: (k: number) => `Feld\u00a0${n(k)}`,
      spaces: 'Welche Bundesmeinung weicht?',
      dominant: 'dominant',
      replaces: 'ersetzt',
      points: 'Punkte',
      members: 'Mitglieder',
      go: (number: number, gone: number | undefined) =>
        `Zur Bundesmeinung: ${quoted(number)}${gone === undefined ? '' : ` statt ${quoted(gone)}`}`,
      choose: 'Wähle eine Volksmeinung, oder keine',
      none: 'Keine',
      to: (k: number) => `auf Feld\u00a0${n(k)}`,
    },
    contribute: {
      q: 'Welche Spende, und nimmst du sie an?',
      hint: 'Eine Karte oder keine. Angenommen liegt sie offen, abgelehnt verdeckt, bis alle gelegt haben.',
      accept: 'annehmen',
      refuse: 'ablehnen',
      used: 'benutzt',
      acceptHead: 'annehmen: höchster Würfel weg, im Schnitt',
      refuseHead: 'ablehnen: alle Würfel dazu, im Schnitt',
      average: (k: number) => f.signed(Math.round(k * 10) / 10),
      bonus: 'Bonus',
      bonusSay: 'wenn du allein am meisten ablehnst',
      bonusDice: (k: number) => f.plural(k, { one: '# Würfel mehr', other: '# Würfel mehr' }),
      members: 'Mitglieder',
      now: (k: number) => `jetzt ${n(k)}`,
      range: (a: number, b: number) => `${n(a)}–${n(b)}`,
      purse: 'Geld',
      after: 'Karten danach',
      goAccept: (sum: number) => `${eur(sum)} annehmen`,
      goRefuse: (sum: number) => `${eur(sum)} ablehnen, um Mitglieder würfeln`,
      choose: 'Wähle eine Karte: annehmen oder ablehnen',
      keep: 'Karten behalten',
      dice: (k: number) => f.plural(k, { one: '# Würfel', other: '# Würfel' }),
    },
    compare: {
      say: 'Die Rechnung jeder Partei: Veranstaltungen × (Trend + Treffer), dazu ihre Stimmen, bis 50; dann Mandate.',
      heads: ['Partei', 'Stimmen', 'Dazu', 'Dann', 'Mandate'],
    },
    election: {
      ...world.election,
      alone: (id: string) => `: ${says(id, 'gewinnt', 'gewinnen')}`,
      narrow: (id: string, k: number | undefined) =>
        `: ${says(id, 'gewinnt', 'gewinnen')} knapp${k === undefined ? '' : `, oben bei ${n(k)}`}`,
      together: (who: readonly string[]) => `: ${f.list(who)} gewinnen zusammen`,
      nobody: ': niemand hat eine Stimme',
      cap: '50: mehr hat niemand',
      sidesHead: 'Wer vorn liegt',
      pileHead: 'Gleich viele Stimmen: Der Turm entscheidet',
      pileSay: 'Wer später auf ein Feld kommt, liegt oben und damit vorn.',
      level: 'Von gleichen Summen liegt die der stärksten Partei vorn.',
      onTop: 'oben',
      beneath: 'darunter',
      won: 'gewonnen',
      seatsHead: 'Mandate sind Punkte, für alle',
      seats: 'Mandate',
      rewardsHead: 'Was der Sieg bringt',
      rewardOne: 'Einen Medienstein auf den Bundesplan und bis zu zwei Bundesmeinungen.',
      rewardNarrow: 'Einen Medienstein auf den Bundesplan und eine Bundesmeinung, nicht zwei.',
      rewardEach:
        'Jeder Partner: ein Medienstein und eine Bundesmeinung; wer mehr Stimmen hat, wählt zuerst.',
      bare: (who: readonly string[]) => `Ohne Medienstein hier: ${f.list(who)}.`,
      rewardLoser: (id: string) =>
        `Nach knapper Niederlage ${asks(id, 'setzt', 'setzen')} auch einen Medienstein.`,
      sum: (k: number, p: number, match: number, gain: number) =>
        `${product(k, p, match)} = ${n(gain)}`,
      noMeeting: 'keine Veranst.',
      total: (a: number, gain: number, total: number) =>
        `${n(a)} + ${n(gain)} = ${a + gain > total ? `${n(a + gain)} → ` : ''}${votes(total)}`,
      seatsOf: (k: number) => seats(k),
    },
    final: {
      ...world.final,
      kicker: (short: boolean) =>
        `Endergebnis · Die Macher 2006, ${short ? 'fünf Wahlen' : 'sieben Wahlen'}`,
      key: ['Mandate', 'Parteibasis, Bonus Parteibasis', 'Medien, Bundesmeinung'],
      members: 'Parteibasis',
      membersBonus: 'Bonus Basis',
      membersBonusBrief: 'Bonus',
      membersSecond: 'Bonus zweitstärkste Basis',
      membersSecondBrief: '2.',
      program: 'Bund',
    },
  };
};
