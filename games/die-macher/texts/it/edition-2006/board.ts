import { verb, type Formats } from '@hustings/texts';
import { data } from '../../../rules/edition-2006/index.js';
import type { CabinetId } from '../../edition-2006/texts.js';
import type { BoardTexts } from '../../en/edition-2006/board.js';
import { called, worldBoard } from '../board.js';
import { offices } from './cabinet.js';
import { counted } from './counted.js';

const office = (id: string): string => offices[id as CabinetId].name; // of the data

/** Italian: the board of Die Macher 2006. Sums are in thousands of euros. */
export const board = (f: Formats<'it'>): BoardTexts => {
  const eur = f.euros;
  const n = f.number;
  const world = worldBoard(f, data.topics);
  const { partyOf, quoted, says, asked, there } = called(f, data.topics);
  const { votes, points } = world;
  const { meetings, members, seats } = counted(f);
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
    doubleMarker: 'Tema chiave',
    office,
    change,
    meetings,
    members,
    product,
    phases: [
      'Primo giocatore',
      'Programma',
      'Gabinetto ombra',
      'Coalizioni',
      'Media',
      'Comizi',
      'Sondaggi',
      'Voti',
      'Elezione',
      'Contributi',
    ],
    phasesShort: [
      'Inizio',
      'Programma',
      'Gabinetto',
      'Coalizioni',
      'Media',
      'Comizi',
      'Sondaggi',
      'Voti',
      'Elezione',
      'Contrib.',
    ],
    strip: { ...world.strip, setupSteps: ['Fase preliminare'] },
    frame: {
      ...world.frame,
      lastFull: {
        label: 'Ultimo round completo:',
        text: 'subito dopo c’è l’ultima elezione. Il denaro rimasto non conta nulla.',
      },
    },
    table: {
      ...world.table,
      electsAfter: 'Si vota subito dopo questo round',
      upTo: 'seggi massimi',
      coalition: 'coalizione',
      meetings: 'comizi',
      popularity: 'popolarità',
      match: '+ affinità',
      factor: '= fattore',
      adds: '+ voti',
      seats: 'seggi',
      factorOf: factor,
      popularityTitle: 'Popolarità',
      stairs: (lines: readonly string[]) => `Popolarità: ${lines.join(', ')}`,
      cabinet: 'Gabinetto',
      faceDown: 'una carta, a faccia in giù',
      ofMeetings: (held: number, planned: number) =>
        `${meetings(held)} su ${n(data.meetingsPerState)}${planned > 0 ? `, previsti altri: ${n(planned)}` : ''}`,
      chartLine: (who: string, now: number, then: number, pile: 'top' | 'beneath' | undefined) =>
        `${who} ${n(now)}, ${n(then)} se si votasse ora${
          pile === undefined ? '' : pile === 'top' ? ', in cima' : ', sotto'
        }`,
      pays: 'All’elezione paga 1.000\u00a0€ per iscritto',
      barred: 'Qui niente coalizioni',
      tile: (who: string) => `${who}: tessera coalizione`,
      pact: (who: string, with_: string) => `${who}: in coalizione con ${with_}`,
      noTile: (who: string) => `${who}: nessuna tessera`,
      sum: (k: number, p: number, match: number, gain: number, before: number, total: number) =>
        `${product(k, p, match)} = ${n(gain)}; ${f.whole(
          `${n(before)} + ${n(gain)} = ${before + gain > total ? `${n(before + gain)} → ` : ''}${votes(total)}`,
        )}`,
      noMeeting: (total: number) => `Qui nessun comizio: ${votes(total)}`,
      nobodyYet: 'Qui nessuno avrebbe ancora voti.',
      ahead: (who: string, a: number, b: number) =>
        `${who} in testa${a === b ? ' di misura' : ''}, ${n(a)} : ${n(b)}`,
      together: (sum: number, other: number) =>
        ` = ${n(sum)}, ${sum === other ? 'di misura ' : ''}davanti a ${n(other)}`,
      narrow: (who: string, other: string, k: number) =>
        `Parità a ${n(k)}: ${who} davanti a ${other}`,
      low: 'un fattore sotto 1 vale ½',
      lowLong: (match: number) =>
        `Popolarità e affinità insieme valgono almeno ½. La tua affinità qui è ${n(match)}.`,
      /** Narrow enough for a tab. */
      nationTab: 'Nazione',
      nationKey: 'la plancia nazionale',
      nation: 'Plancia nazionale',
      nationSay:
        'Chi vince porta qui le opinioni. Ognuna conta per ogni programma che la contiene: iscritti a ogni round, punti alla fine. Una carta uguale la rende dominante (+5), quella opposta la sostituisce.',
      open: 'Guardala da vicino',
      nationYours: (m: number, p: number) => `tu: ${members(m)} per round, ${points(p)}`,
      mediaOf: 'Segnalini media',
      reserve: 'Riserva di\u00a0scambio',
      space: (k: number, p: number, m: number) =>
        `Spazio ${n(k)}: ${points(p)}, ${members(m)} per round.`,
      dominant: 'dominante +5',
      free: 'libero',
      nobodyHolds: 'nessuno',
      perRound: 'iscritti per round',
      pointsOpinions: 'punti, opinioni',
      pointsMedia: 'punti, media',
      membersNow: 'iscritti ora',
      more: (k: number) => `+${n(k)}`,
    },
    seat: {
      ...world.seat,
      starts: 'inizia',
      points: 'seggi',
      members: 'iscritti',
      meetings: 'comizi',
      says: {
        money: 'Ogni pagamento è nel registro; il saldo non si vede.',
        ownMoney: 'Ogni pagamento è nel registro; gli altri non vedono il tuo saldo.',
        openMoney: 'Ogni pagamento è nel registro.',
        members:
          'Un punto l’uno alla fine; nei round 1, 3 e 5 (partita breve: 1 e 3) 1.000\u00a0€ l’uno. Chi ha più iscritti: 10 punti, il secondo 6.',
        meetings: 'Comizi ancora nella riserva.',
        media: 'Segnalini media ancora nella riserva.',
      },
      cabinetLeft: (list: readonly string[]) => `Gabinetto rimasto: ${list.join(', ')}`,
      contributionsLeft: (list: readonly string[]) => `Contributi rimasti: ${list.join(', ')}`,
    },
    waiting: {
      ...world.waiting,
      kinds: {
        preliminary: 'la fase preliminare',
        bid: 'offerte segrete',
        bidAgain: 'la parità',
        nameFirstPlayer: 'chi inizia',
        exchangeCards: 'carte in mano',
        changeProgram: 'programmi',
        layCabinet: 'il gabinetto ombra',
        useCabinet: 'una carta gabinetto',
        approach: 'trattative',
        answerOffer: 'una proposta',
        buyMedia: 'segnalini media',
        swapOpinion: 'un’opinione',
        placeMeetings: 'comizi',
        bidForPoll: 'il sondaggio',
        publishPoll: 'il sondaggio',
        convertMeetings: 'voti',
        moveMedia: 'un segnalino media',
        carryOpinion: 'opinioni nazionali',
        contribute: 'contributi',
      },
    },
    preliminary: {
      q: (id: string) => `Come ${asked(id, 'inizia', 'iniziano')}?`,
      hint: 'Una colonna di ogni lista, gratis; una regione per ogni parte, anche la stessa se vuoi.',
      first: 'Prima lista',
      second: 'Seconda lista',
      parts: {
        popularity: `Popolarità ${f.signed(data.preliminary.list1Values.popularity)}`,
        meetings: meetings(data.preliminary.list1Values.meetings),
        votes: votes(data.preliminary.list1Values.votes),
      },
      media: (k: number) => `Media ${n(k)}`,
      mediaAll: (k: number) =>
        f.plural(k, { one: '# segnalino media', other: '# segnalini media' }),
      option: (list: readonly string[]) => f.list(list),
      stateFor: (what: string) => `Regione per: ${what}`,
      membersTo: 'Iscritti',
      meetingsLeft: 'Comizi rimasti',
      mediaLeft: 'Media rimasti',
      go: 'Inizia così',
      chooseList: 'Scegli una colonna di ogni lista',
      unset: (k: number) =>
        f.plural(k, { one: 'Manca la regione per # parte', other: 'Manca la regione per # parti' }),
      gives: (k: number, p: number, match: number, v: number) =>
        `${product(k, p, match)}${v > 0 ? ` + ${n(v)}` : ''}`,
    },
    bid: {
      ...world.bid,
      q: 'Quanto vale per te scegliere chi inizia?',
      hint: 'Chi offre di più paga alla banca e sceglie chi inizia, anche il proprio partito. Nessun altro paga.',
      qAgain: (bid: number, others: readonly string[]) =>
        `Parità a ${eur(bid)} ${f.list(others.map((id) => partyOf(id).with))}. Quanto offri ora?`,
      hintAgain: 'Di nuovo in segreto, almeno altrettanto. Ancora pari: decide un dado a testa.',
      once: 'offri ancora, poi i dadi',
      diceSay: 'decidono i dadi',
      say: (first: string | undefined) =>
        `Chi inizia è primo nelle trattative e in ogni asta, ma a parità di voti sta in cima chi arriva per ultimo.${first === undefined ? '' : ` Finora: ${partyOf(first).name}.`}`,
    },
    first: {
      q: 'Chi inizia questo round?',
      hint: 'Chi inizia apre ogni fase e ogni asta. A parità finisce in cima chi converte per ultimo.',
      order: (who: readonly string[]) => who.join(' · '),
      go: (id: string) => asked(id, 'Inizia', 'Iniziano'),
      choose: 'Scegli un partito',
      paid: 'Paghi',
    },
    exchange: {
      same: 'come nel tuo programma',
      only: (number: number) => `può sostituire solo ${quoted(number)}`,
      q: 'Quali carte in mano cambi?',
      hint: 'Una volta, quante vuoi, senza mostrarle; ne peschi altrettante.',
      go: (k: number) => f.plural(k, { one: 'Cambia # carta', other: 'Cambia # carte' }),
      none: 'Tieni tutte le carte',
    },
    conference: {
      q: 'Cambi una carta del tuo programma?',
      hint: 'Una dentro, una fuori, al massimo una volta a round; devono restare cinque argomenti.',
      in: 'Dentro',
      out: 'Fuori, fra gli scarti',
      foot: 'La tua affinità',
      go: (a: number) => `Metti ${quoted(a)}`,
      choose: 'Scegli quale entra e quale esce',
      leave: 'Lascialo com’è',
      alike: 'come te',
    },
    cabinet: {
      q: 'Chi mandi, e dove?',
      hint: 'Coperte, al massimo una per regione. Al posto della propria azione: tema chiave o segnalini media.',
      deeds: (v: number, own: number, other: number, media: boolean) =>
        [
          f.either([
            `voti ${f.signed(v)}`,
            ...(own === 0 ? [] : [`popolarità ${f.signed(own)}`]),
            ...(other === 0
              ? []
              : [`${own === 0 ? 'popolarità altrui' : 'altrui'} ${f.signed(other)}`]),
          ]),
          ...(media ? [] : ['non tocca i media']),
        ].join(', '),
      telephone: 'porta una tessera coalizione, che tu voglia o no',
      stay: 'resta',
      where: (name: string) => `${name}: dove va?`,
      toPay: 'Da pagare subito',
      after: 'Gabinetto, dopo',
      go: (k: number, cost: number) =>
        `Gioca ${f.plural(k, { one: '# carta', other: '# carte' })} per ${eur(cost)}`,
      none: 'Nessuna carta',
    },
    use: {
      q: 'Quale carta agisce ora, e come?',
      hint: 'Un’azione per carta, nell’ordine che vuoi; è già pagata, usata o no.',
      state: 'Dove',
      raise: (k: number) => `La tua popolarità ${f.signed(k)}`,
      lower: (id: string, k: number) => `Popolarità ${partyOf(id).of} ${f.signed(k)}`,
      lowerOf: (k: number) => `Popolarità di un altro partito ${f.signed(k)}`,
      media: (id: string) => `Sostituisci un segnalino media ${partyOf(id).of}`,
      mediaOf: 'Sostituisci un segnalino media',
      keyOff: 'Rimuovi il tema chiave',
      go: (what: string) => `Esegui: ${what}`,
      choose: 'Scegli un’azione',
      waive: 'Rinuncia al resto',
    },
    talks: {
      q: (id: string, name: string) =>
        `Con chi ${asked(id, 'vuole governare', 'vogliono governare')} ${there(name)}?`,
      hint: 'A entrambi servono lì una tessera e due carte uguali. Con tre o più uguali nessuno può rifiutare.',
      forced: (k: number) => `${n(k)} uguali: si forma subito`,
      asked: (k: number, who: string) => `${n(k)} uguali: può rifiutare (${who})`,
      sum: (a: number, b: number) => `${n(a)} + ${n(b)} = ${n(a + b)}`,
      go: (id: string) => `Governa ${partyOf(id).with}`,
      choose: 'Scegli un partner, o resta senza',
      alone: 'Niente alleati',
      now: 'Somme come se si votasse ora.',
      asksQ: (id: string) => `${says(id, 'ti chiede', 'ti chiedono')}: governiamo insieme?`,
      asksHint: 'Due carte uguali: puoi anche rifiutare. La risposta la sentono tutti.',
      ifWin: 'Se vinci',
      marker: 'un segnalino media a testa',
      opinion: 'un’opinione a testa',
      seats: 'Seggi',
      yourOwn: 'i tuoi, come senza alleati',
      agree: 'Accetta: governate insieme',
      refuse: 'Rifiuta',
      other: 'Gli altri',
      best: (who: string, k: number) => `${who}, prima forza senza alleati: ${n(k)}`,
    },
    media: {
      ...world.media,
      q: 'Compri un segnalino media?',
      hint: `${eur(data.mediaCost)} l’uno, uno alla volta, giro dopo giro, finché non passano tutti di fila. Chi passa può comprare più tardi.`,
      lead: (a: number, b: number) =>
        `Avresti il controllo per ${n(a)} a ${n(b)}: potresti scambiare un’opinione e nessun sondaggio ti farebbe scendere.`,
      go: (name: string, cost: number) => `Segnalino media ${there(name)} per ${eur(cost)}`,
    },
    swap: {
      q: (name: string) => `Scambi un’opinione ${there(name)}?`,
      hint: 'Una a faccia in su con una della riserva; il suo argomento non deve essere già lì.',
      out: 'Fuori, nella riserva',
      in: 'Dentro, dalla riserva',
      match: 'affinità',
      key: 'tema chiave',
      byMedia: 'controlli i media',
      byVotes: 'hai la maggioranza assoluta',
      go: 'Scambia queste due opinioni',
      choose: 'Scegli quale esce e quale entra',
      leave: 'Non scambiare nulla',
    },
    meet: {
      q: (id: string) =>
        `Dove ${verb(partyOf(id), { one: 'organizza', several: 'organizzano' })} comizi ${partyOf(id).mid}?`,
      hint: `Una volta; al massimo ${n(data.meetingsPerStateAndTurn)} nuovi per regione, mai più di ${n(data.meetingsPerState)} in tutto, ${eur(data.meetingCost)} l’uno.`,
      none: 'nessuno',
      plus: (k: number) => `+${n(k)}`,
      group: (name: string) => `Nuovi comizi ${there(name)}`,
      cell: (k: number, cost: number) => `${n(k)} per ${eur(cost)}`,
      change: (p: string, a: number, b: number, c: number, d: number) =>
        `${p}: ${change(a, b)} voti${c === d ? '' : `, ${change(c, d)} seggi`}`,
      stays: (a: number, b: number) => `resta a ${votes(a)}, ${seats(b)}`,
      left: 'Comizi rimasti',
      go: (k: number, cost: number) => `Organizza ${meetings(k)} per ${eur(cost)}`,
      nobody: 'Nessun comizio in questo round',
    },
    auction: {
      ...world.auction,
      cant: (bid: number, money: number) =>
        bid < 0
          ? `Un’offerta è di almeno ${eur(data.pollMinimumBid)} e tu hai ${eur(money)}: puoi solo passare.`
          : world.auction.cant(bid, money),
      q: (bid: number) => (bid < 0 ? 'Offri per il sondaggio?' : `Offri più di ${eur(bid)}?`),
      hint: 'Allo scoperto, giro dopo giro; chi passa è fuori. La carta la vede solo chi vince.',
      round: (k: number) => `${n(k)}º`,
      out: 'fuori',
      publish: 'Pubblica',
      lines: 'una o due righe',
      any: '±1 o ±2, ogni partito',
      keep: 'Tieni',
      dice: 'due dadi',
      keeps: (least: number, most: number) => `${n(least)}–${members(most)}`,
      shielded: 'Al riparo',
      shieldedSay: 'controlla i media',
      passOut: 'Passa: sei fuori',
    },
    publish: {
      q: 'Pubblichi il tuo sondaggio, e quali righe?',
      hint: 'Lo vedi solo tu. Una o due righe di partiti diversi; se lo tieni, nessuno lo vedrà mai.',
      front: 'Il sondaggio',
      stops: 'si ferma lì',
      shielded: 'controlla i media: non può scendere',
      nothing: 'non cambia nulla',
      to: (a: number, b: number) => `${f.signed(a)} → ${f.signed(b)}`,
      go: (list: readonly string[]) => `Pubblica: ${list.join(', ')}`,
      line: (who: string, to: number) => `${who} a ${f.signed(to)}`,
      choose: 'Scegli una riga, o tieni il sondaggio',
      keep: 'Tienilo, tira due dadi',
    },
    convert: {
      q: 'Quanti comizi diventano voti ora?',
      hint: (k: number, round: number) =>
        `Ne hai ${n(k)}: da cinque in su ne converti quanti vuoi; i segnalini tornano a te. Si vota nel round\u00a0${n(round)}.`,
      group: 'Comizi da convertire in voti',
      now: 'Ora',
      seats: 'Seggi',
      ended: 'se finisse così',
      back: 'Tornano',
      supply: 'comizi in riserva',
      open: 'Incognite',
      hiddenYet: (k: number) =>
        f.plural(k, { one: '# opinione ancora nascosta', other: '# opinioni ancora nascoste' }),
      all: 'Scambio di opinione',
      against: (a: number, b: number) => `tu ${n(a)} ${a > b ? '>' : '≤'} tutti gli altri ${n(b)}`,
      maySwap: 'sì, per ora',
      notYet: 'non ancora',
      gain: (v: number) => `+${n(v)}`,
      go: (k: number, v: number) => `Converti ${meetings(k)} in ${votes(v)}`,
      none: 'Per ora non convertirne',
    },
    move: {
      q: 'Sposti un segnalino media sulla plancia nazionale?',
      hint: (k: number, worth: number) =>
        `Il round ${n(k)} vale ${points(worth)} alla fine. Il segnalino non torna più.`,
      move: 'Sposta',
      end: 'alla fine',
      stay: 'Resta',
      back: 'torna a te',
      supply: 'Media rimasti',
      go: (worth: number) => `Spostalo: ${points(worth)}`,
      leave: 'Non spostarlo',
    },
    carry: {
      q: 'Quale opinione porti sulla plancia nazionale?',
      hint: (k: number) =>
        f.plural(k, {
          one: 'Al massimo # opinione. Se lì c’è una carta uguale diventa dominante, quella opposta viene sostituita.',
          other:
            'Al massimo # opinioni. Se lì c’è una carta uguale diventa dominante, quella opposta viene sostituita.',
        }),
      space: (k: number) => `spazio\u00a0${n(k)}`,
      spaces: 'Quale opinione cede il posto?',
      dominant: 'dominante',
      replaces: 'sostituisce',
      points: 'punti',
      members: 'iscritti',
      go: (number: number, gone: number | undefined) =>
        `Porta ${quoted(number)}${gone === undefined ? '' : ` al posto di ${quoted(gone)}`}`,
      choose: 'Scegli un’opinione, o nessuna',
      none: 'Non portarne',
      to: (k: number) => `nello spazio\u00a0${n(k)}`,
    },
    contribute: {
      q: 'Quale contributo, e lo prendi?',
      hint: 'Una carta o nessuna. Accettata sta a faccia in su; rifiutata, in giù finché non giocano tutti.',
      accept: 'accetta',
      refuse: 'rifiuta',
      used: 'usato',
      acceptHead: 'accetta: perdi il dado più alto, in media',
      refuseHead: 'rifiuta: guadagni tutti i dadi, in media',
      average: (k: number) => f.signed(Math.round(k * 10) / 10),
      bonus: 'Bonus',
      bonusSay: 'se solo tu rifiuti la somma più alta',
      bonusDice: (k: number) => f.plural(k, { one: '# dado in più', other: '# dadi in più' }),
      members: 'Iscritti',
      now: (k: number) => `ora ${n(k)}`,
      range: (a: number, b: number) => `${n(a)}–${n(b)}`,
      purse: 'Denaro',
      after: 'Carte, dopo',
      goAccept: (sum: number) => `Accetta ${eur(sum)}`,
      goRefuse: (sum: number) => `Rifiuta ${eur(sum)}, tira per gli iscritti`,
      choose: 'Scegli una carta: accetta o rifiuta',
      keep: 'Conserva le carte',
      dice: (k: number) => f.plural(k, { one: '# dado', other: '# dadi' }),
    },
    compare: {
      say: 'Il conto di ogni partito: comizi × (popolarità + affinità), sommato ai suoi voti fino a 50; poi i seggi.',
      heads: ['Partito', 'Voti', 'Dai comizi', 'Totale', 'Seggi'],
    },
    election: {
      ...world.election,
      alone: (id: string) => `: ${asked(id, 'vince', 'vincono')}`,
      narrow: (id: string, k: number | undefined) =>
        `: ${asked(id, 'vince di misura', 'vincono di misura')}${k === undefined ? '' : `, in cima con ${n(k)}`}`,
      together: (who: readonly string[]) => `: ${f.list(who)} vincono insieme`,
      nobody: ': nessuno ha voti',
      cap: '50: oltre non va nessuno',
      sidesHead: 'Chi è in testa',
      pileHead: 'Voti pari: decide la pila',
      pileSay: 'Chi arriva dopo in uno spazio finisce in cima, ed è davanti.',
      level: 'A somme pari è davanti quella del partito più forte.',
      onTop: 'in cima',
      beneath: 'sotto',
      won: 'vittoria',
      seatsHead: 'I seggi sono punti, per tutti',
      seats: 'seggi',
      rewardsHead: 'Che cosa può fare chi vince',
      rewardOne:
        'Sposta un segnalino media sulla plancia nazionale e vi porta fino a due opinioni.',
      rewardNarrow:
        'Sposta un segnalino media sulla plancia nazionale e vi porta una sola opinione.',
      rewardEach:
        'A ogni partner: un segnalino media e un’opinione; sceglie prima chi ha più voti.',
      bare: (who: readonly string[]) => `Senza un segnalino media qui: ${f.list(who)}.`,
      rewardLoser: (id: string) =>
        `Anche ${partyOf(id).mid} ${verb(partyOf(id), { one: 'sposta', several: 'spostano' })} un segnalino media, per aver perso di misura.`,
      sum: (k: number, p: number, match: number, gain: number) =>
        `${product(k, p, match)} = ${n(gain)}`,
      noMeeting: 'nessun comizio',
      total: (a: number, gain: number, total: number) =>
        `${n(a)} + ${n(gain)} = ${a + gain > total ? `${n(a + gain)} → ` : ''}${votes(total)}`,
      seatsOf: (k: number) => seats(k),
    },
    final: {
      ...world.final,
      kicker: (short: boolean) =>
        `Risultato finale · Die Macher 2006, ${short ? 'cinque elezioni' : 'sette elezioni'}`,
      key: ['seggi', 'iscritti, e più iscritti', 'media nazionali, opinioni nazionali'],
      members: 'iscritti',
      membersBonus: 'più iscritti',
      membersBonusBrief: 'più',
      membersSecond: 'secondo per iscritti',
      membersSecondBrief: '2º',
      program: 'nazione',
    },
  };
};
