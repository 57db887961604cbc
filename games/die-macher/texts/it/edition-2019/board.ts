import { factor } from '../../edition-2019/factor.js';
import { verb, type Formats } from '@hustings/texts';
import { data, type Verb } from '../../../rules/edition-2019/index.js';
import type { PoliticianId } from '../../edition-2019/texts.js';
import type { BoardTexts } from '../../en/edition-2019/board.js';
import { called, worldBoard } from '../board.js';
import { actions, politicians } from './politicians.js';

/** Italian: Die Macher 2019. Sums are in thousands of euros. */
export const board = (f: Formats<'it'>): BoardTexts => {
  const eur = f.euros;
  const n = f.number;
  const world = worldBoard(f, data.topics);
  const { partyOf, stateOf, allOf, quoted, says, asked, there } = called(f, data.topics);
  const { votes, points, party } = world;
  const theCards = (list: readonly number[]): string =>
    `${list.length === 1 ? 'la carta' : 'le carte'} ${f.list(list.map(quoted))}`;
  const rallies = (count: number): string =>
    f.plural(count, { one: '# convegno', other: '# convegni' });
  /** For winning, on top of those for votes. */
  const extra = (count: number): string => `+${n(count)}\u00a0di\u00a0bonus`;
  const act = actions(f);
  return {
    ...world,
    title: 'Die Macher 2019',
    politician: (id: string): string => politicians[id as PoliticianId].name,
    action: (deed: Verb, figure: number): string => act[deed](figure),
    deeds: {
      ask: 'Che cosa fanno queste azioni?',
      says: {
        double:
          'Un’opinione a faccia in su vale doppio, per tutti. Se lì c’è già un segnalino 2x, invece lo si rimuove.',
        trend:
          'Il tuo segnalino sale sul tracciato −3, −2, 0, +2, +3, +4: da 0, uno spazio in su è +2.',
        media: `Paghi ${eur(5)} a un altro partito, oltre al politico. Quello si riprende un segnalino; uno dei tuoi può prenderne il posto gratis.`,
        votes: 'Contano subito, senza convegni.',
        othersTrend:
          'Ogni altro partito scende di uno spazio sul tracciato tendenza della regione.',
        base: 'Base nazionale: 1.000\u00a0€ a round e un punto alla fine per ogni unità.',
        poll: 'Il sondaggio in cima, gratis: guardalo, poi rendilo pubblico o prendi 3 di base.',
        program: 'Come nella fase 2: pesca, scambia fino a due carte, conservane una.',
      },
      onceMark: '(una volta per regione)',
      once: 'In una regione può farlo, in ogni round, solo chi arriva per primo.',
      poor: (left: number) => `Non possibile: dopo averlo pagato ti resterebbero ${eur(left)}.`,
      first: (id: string) =>
        `${says(id, 'può', 'possono')} farlo prima di te: allora non è più possibile.`,
      alone: 'Ora non possibile: nessun altro partito ha un segnalino qui.',
    },
    doubleMarker: 'Segnalino 2x',
    rallies,
    phases: [
      'Primo giocatore',
      'Programmi',
      'Media',
      'Convegni',
      'Politici',
      'Azioni',
      'Influenza dei media',
      'Sondaggi',
      'Elezione',
    ],
    phasesShort: [
      'Inizio',
      'Programmi',
      'Media',
      'Convegni',
      'Politici',
      'Azioni',
      'Influenza',
      'Sondaggi',
      'Elezione',
    ],
    strip: { ...world.strip, setupSteps: ['Draft', 'Programma', 'Inizio'] },
    table: {
      ...world.table,
      upTo: 'punti massimi',
      points: 'punti',
      majority: 'maggioranza',
      rallies: 'convegni',
      trend: 'tendenza',
      match: 'affinità',
      adds: '+ voti',
      wouldAdd: 'in più',
      trendTitle: 'Tendenza',
      politicians: 'Politici',
      sentDown: 'un politico, a faccia in giù',
      unpaid: 'congedato',
      sum: (r: number, trend: number, match: number, gain: number, before: number, total: number) =>
        `(${factor(f, rallies(r), r, trend)}) × ${n(match)} = ${n(gain)}; ${n(before)} + ${n(gain)} = ${votes(total)}`,
      sumTight: (
        r: number,
        trend: number,
        match: number,
        gain: number,
        before: number,
        total: number,
      ) =>
        `(${factor(f, n(r), r, trend)}) × ${n(match)} = ${n(gain)}; ${n(before)} + ${n(gain)} = ${votes(total)}`,
      noRally: (total: number) => `Qui nessun convegno, quindi nulla in più: ${votes(total)}`,
      coalition: (sum: number, bonus: number) =>
        ` = ${n(sum)}: coalizione, ${extra(bonus)} a testa`,
      noPair: (who: string, bonus: number) =>
        `${who} in testa, nessuna coppia arriva a 50: ${extra(bonus)}`,
      noPairTight: (who: string, bonus: number) => `${who} in testa: ${extra(bonus)}`,
      coalitionTight: (bonus: number) => `: coalizione, ${extra(bonus)} a testa`,
      noRallyTight: (total: number) => `Nessun convegno, nulla in più: ${votes(total)}`,
      nobodyYet: 'Qui nessuno ha ancora voti o convegni.',
      countsAs: 'vale ×\u00a01',
      factor: (match: number) => `× ${n(match)}`,
      countsAsLong: (match: number) =>
        `Un’affinità sotto 1 vale ×\u00a01, il minimo possibile. Qui è ${n(match)}.`,
      matchSay: 'Affinità: il tuo programma a confronto con le opinioni della regione, almeno 1',
      wins: (who: string, bonus: number) => `${who} a 50 o più: ${extra(bonus)}`,
      several: (bonus: number) => `a 50 o più: ${extra(bonus)} a testa`,
      chartLine: (who: string, now: number, then: number) =>
        `${who} ${n(now)}, ${n(then)} se si votasse ora`,
      stairs: (lines: readonly string[]) => `Tendenza: ${lines.join(', ')}`,
      ofRallies: (held: number, planned: number) =>
        `${rallies(held)} su 8${planned > 0 ? `, previsti altri: ${n(planned)}` : ''}`,
      program: 'Programmi disponibili',
      opinions: 'Opinioni disponibili',
      left: (k: number) => `rimaste: ${n(k)} di 14`,
      poll: 'Sondaggio',
      polls: (k: number) => `rimasti: ${n(k)}`,
      raises: 'fa salire',
      raisesBy: (who: string) => `${who} di 2`,
      raisesNobody: (who: string) => `${who}, qui assente`,
      presence: 'Presenza nei media',
    },
    seat: {
      ...world.seat,
      starts: 'inizia',
      base: 'base',
      donations: 'donazioni',
      rallies: 'convegni',
      politicians: 'politici',
      points: 'punti',
      says: {
        money:
          'Ogni pagamento è nel registro, il saldo non si vede. Alla fine chi ha più denaro fa 6 punti, il secondo 3.',
        moneySeen:
          'Ogni pagamento è nel registro. Alla fine chi ha più denaro fa 6 punti, il secondo 3.',
        base: 'Base nazionale: 1.000\u00a0€ per unità a fine round, e un punto per unità a fine partita.',
        donations: 'Se ne usa una a round: denaro in cambio di base, o base invece del denaro.',
        rallies: 'Ancora nella riserva.',
        media: 'Segnalini media ancora nella riserva.',
        politicians: 'Ancora in mano.',
      },
    },
    point: {
      state: (elects: boolean, round: number, most: number) =>
        `${elects ? 'Si vota in questo round' : `Si vota nel round ${n(round)}`}. 50 voti o più danno ${points(most)}.`,
      fit: (code: string) => `La tua affinità ${stateOf(code).in}`,
      ifNow:
        'Tutti i convegni trasformati in voti; poi vince chi ha 50, altrimenti il più forte cerca un partner, prima il programma più vicino.',
      scale: (code: string) => `Tendenza ${stateOf(code).in}`,
      on: (who: string, figure: string) => `${who} ${figure}`,
      scaleSay: (lines: readonly string[]) =>
        `${lines.join(', ')}. Si somma ai convegni; il ±1 non esiste.`,
      hidden: 'Un’opinione nascosta',
      hiddenSay: 'Non conta ancora. Fra un round e l’altro se ne scopre una in ogni regione.',
      cardIn: (number: number, code: string) => `${quoted(number)} ${stateOf(code).in}`,
      worth: (worth: number, twice: boolean) => {
        if (worth === 0) return 'Il tuo programma non ne parla: 0 per la tua affinità.';
        const figure = f.signed(twice ? worth * 2 : worth);
        const marker = twice ? ', raddoppiato dal segnalino' : '';
        return `${worth > 0 ? 'Il tuo programma dice lo stesso' : 'Il tuo programma dice il contrario'}: ${figure} per la tua affinità${marker}.`;
      },
      media: (code: string) => `I media ${stateOf(code).in}`,
      spotFree: (code: string) => `Uno spazio media libero ${stateOf(code).in}`,
      spotOf: (id: string, code: string) =>
        `Un segnalino media ${partyOf(id).of} ${stateOf(code).in}`,
      noLead:
        'Lì nessuno influenza i media: chi li influenza può sostituire un’opinione ed è al riparo dai sondaggi.',
      leads: (id: string, a: number, b: number) =>
        `${says(id, 'è in testa', 'sono in testa')} ${n(a)} : ${n(b)}, lì ${verb(partyOf(id), { one: 'può', several: 'possono' })} sostituire un’opinione, al riparo dai sondaggi.`,
      slotFree: (code: string) => `Il posto per un politico ${stateOf(code).in}`,
      slotDown: (id: string, code: string) => `Un politico ${partyOf(id).of} ${stateOf(code).in}`,
      slotUp: (id: string, name: string) => `${name} ${partyOf(id).of}`,
      slotSay:
        'Inviato a faccia in giù nella fase 5; nella fase 6 si scopre e si paga o si congeda.',
      deeds: (cost: number, main: string, then: readonly string[]) =>
        `${eur(cost)}: ${main}, poi ${then.join(' o ')}.`,
      figures: {
        votes: 'Voti',
        held: 'Convegni',
        trend: 'Tendenza',
        match: 'Affinità',
        gain: 'Voti dai convegni',
        worth: 'Punti',
      },
      figure: (what: string, id: string, code: string) =>
        `${what} ${partyOf(id).of} ${stateOf(code).in}:`,
      points: (k: number) => `, ${points(k)}`,
      rallies: (k: number, most: number) =>
        `${n(k)} di ${n(most)}. All’elezione ognuno dà un voto, moltiplicato per l’affinità.`,
      trend: (figure: number) => `${f.signed(figure)}, si somma ai convegni prima di moltiplicare.`,
      match: (k: number) =>
        `× ${n(k)}: le opinioni lì che il programma condivide, meno quelle a cui si oppone.`,
      pointsFor: (v: number, k: number, next: readonly [number, number] | undefined) =>
        `Con ${votes(v)}: ${points(k)}.${next === undefined ? '' : ` Il prossimo scatto: ${points(next[1])} con ${votes(next[0])}.`}`,
      party: (who: string, name: string) => `${who}, ${name}:`,
      partySay: (v: number, won: number) =>
        `finora ${points(v + won)}, ${n(v)} per i voti e ${n(won)} di bonus.`,
      alike: (k: number) => `Carte in comune, ${n(k)} su 5:`,
      alikeSay: 'a un’elezione il più forte chiede prima al programma più vicino.',
      has: (who: string, what: string) => `${who}, ${what}:`,
      cards: {
        opinionOffer:
          'Fra le opinioni disponibili: chi influenza i media di una regione può metterla lì, nella fase 7.',
        offer: 'Fra i programmi disponibili: si può prendere nella fase 2.',
        hand: 'Nella tua mano: nella fase 2 può entrare nel tuo programma.',
      },
      displays: {
        offer: 'chi modifica il programma nella fase 2 può prendere una di queste carte.',
        opinionOffer:
          'chi influenza i media di una regione può mettervi una di queste, nella fase 7.',
      },
      ownCard:
        'Nel tuo programma. Un’opinione uguale conta per la tua affinità, quella opposta contro.',
      theirCard: (worth: number) =>
        worth > 0
          ? 'Come nel tuo programma.'
          : worth < 0
            ? 'Il tuo programma dice il contrario.'
            : 'Il tuo programma non ne parla.',
      presence: (k: number) => `Presenza nei media, elezione ${n(k)}:`,
      presenceSay: (worth: number, who: readonly string[]) =>
        `un segnalino lì vale ${points(worth)} alla fine. ${who.length === 0 ? 'Nessuno ne ha uno.' : `Ci sono: ${f.list(who)}.`}`,
      poll: (id: string) =>
        `Il dorso fa salire ${partyOf(id).mid} di due spazi. In ogni regione va all’asta; reso pubblico, muove le tendenze.`,
      pollAbsent: (id: string) =>
        `Sul dorso: ${party(id)}, che non è a questo tavolo. In ogni regione va all’asta; reso pubblico, muove le tendenze.`,
      /** Two elect in each of the last rounds of seven elections; what is not revealed is counted. */
      round: (states: readonly string[], hidden: number, won: readonly string[]) => {
        const count = states.length + hidden;
        const elect =
          states.length === 0
            ? `${n(count)} regioni votano, tutte e due ancora coperte`
            : `${count > 1 ? `${n(count)} regioni votano: ` : ''}${f.list(hidden > 0 ? [...states, 'una ancora coperta'] : states)}`;
        return `${elect}${won.length === 0 ? '' : ` · vittoria: ${f.list(won)}`}`;
      },
      phaseFor: (k: number) => `è per la fase ${n(k)}.`,
      phase: (k: number) => ({
        title: k === 0 ? 'Prima del round 1' : `Fase ${n(k)}:`,
        text: [
          'Si fa il draft delle carte, cinque diventano il programma, poi ogni partito sceglie da dove partire.',
          'Offerte segrete: la più alta si paga, e quel partito inizia. Nessun altro paga.',
          'A turno si pescano carte e se ne scambiano fino a due con il programma.',
          'A turno, giro dopo giro, si occupano spazi media a 5.000\u00a0€ l’uno.',
          'A turno si organizzano convegni dove si vuole; più sono in una regione, più costano.',
          'A turno si inviano politici a faccia in giù, al massimo uno per regione.',
          'Regione per regione si scoprono, si pagano o si congedano, e agiscono.',
          'Chi influenza i media di una regione può sostituirvi un’opinione.',
          'In ogni regione il sondaggio in cima va all’asta; chi lo compra può renderlo pubblico.',
          'I convegni diventano voti, la regione vota; poi il denaro, e la regione successiva.',
        ][k],
      }),
    },
    whatFor: 'A che serve:',
    waiting: {
      ...world.waiting,
      kinds: {
        draftPick: 'draft',
        layProgram: 'i programmi',
        completeProgram: 'i programmi',
        keepCard: 'le carte da conservare',
        startPosition: 'dotazioni iniziali',
        bid: 'offerte segrete',
        raise: 'la parità',
        drawPrograms: 'programmi',
        takeFromDisplay: 'programmi',
        swapPrograms: 'programmi',
        keepProgram: 'programmi',
        buyMedia: 'spazi media',
        placeRallies: 'convegni',
        sendPoliticians: 'invio dei politici',
        payPolitician: 'paga dei politici',
        chooseAction: 'azione di un politico',
        placeDouble: 'azione di un politico',
        removeMedia: 'azione di un politico',
        placeMedia: 'azione di un politico',
        shiftOpinion: 'un’opinione',
        bidForPoll: 'il sondaggio',
        publishPoll: 'il sondaggio',
        convertRallies: 'voti',
        useDonation: 'donazioni',
      },
    },
    draft: {
      q: (k: number) => `Quale delle ${n(k)} carte prendi?`,
      when: (k: number, all: number) => `scelta ${n(k)} di ${n(all)}`,
      hint: 'La cifra dice quanto vale ora la carta in una regione. A un programma servono cinque argomenti diversi. Le carte che lasci vanno a sinistra; le ultime tre toccano a te.',
      foot: 'Le tue scelte insieme',
      picks: 'Le tue scelte',
      last: 'Anche le ultime tre sono tue',
      go: (name: string) => `Prendi la carta ${name}`,
      choose: 'Scegli una carta',
    },
    program: {
      q: (id: string, k: number) =>
        k === 5
          ? `Quali cinque carte sono il programma ${partyOf(id).of}?`
          : `Quali ${n(k)} carte aprono il programma ${partyOf(id).of}?`,
      hint: 'Sette carte: le quattro scelte e le ultime tre che ti sono toccate. Giocane cinque, una per argomento; delle altre due ne conservi una.',
      fewHint: (k: number) =>
        `Sette carte: le quattro scelte e le ultime tre che ti sono toccate. Hanno solo ${n(k)} argomenti: giocane una per ciascuno. Le altre si mostrano, e ne peschi altrettante.`,
      missingQ: 'Quali carte completano il tuo programma?',
      missingHint:
        'Le tue carte avevano troppo pochi argomenti. Quelle in più si sono mostrate, e ne hai pescate altrettante.',
      noneHint:
        'Nessuna delle carte pescate ha un argomento che ti manca: si mostrano, e peschi di nuovo.',
      foot: 'La tua affinità',
      topics: 'Argomenti',
      topicsOf: (k: number, all: number) => `${n(k)} di ${n(all)}`,
      hand: 'In mano',
      handCards: (k: number) => f.plural(k, { one: '# carta', other: '# carte' }),
      go: (k: number) => f.plural(k, { one: 'Gioca questa carta', other: 'Gioca queste #' }),
      again: 'Mostrale e pesca di nuovo',
      need: (k: number, all: number) => `Scelte: ${n(k)} di ${n(all)}.`,
      same: 'stesso argomento',
      laidTopic: 'argomento già nel tuo programma',
      laid: 'Giocate',
    },
    keep: {
      q: 'Quale carta conservi in mano?',
      hint: 'Nella fase 2 può entrare nel tuo programma. Il resto si scarta, a faccia in giù.',
      hintLater: 'Al prossimo cambio di programma potrà entrarci. Il resto si scarta, coperto.',
      sixth: 'altro argomento: può sostituirne una qualsiasi',
      same: 'come nel tuo programma',
      only: (number: number) => `può sostituire solo ${quoted(number)}`,
      go: (number: number) => `Conserva la carta ${quoted(number)}`,
      choose: 'Scegli la carta da conservare',
    },
    start: {
      q: (id: string) => `Dove ${asked(id, 'parte', 'partono')}, e con che cosa?`,
      hint: 'Prima scegli una delle cinque dotazioni, poi una regione per ogni simbolo. Se un simbolo c’è due volte, servono due regioni.',
      strip: (k: number, list: string) => `Dotazione ${n(k)}: ${list}`,
      strips: 'Dotazioni iniziali',
      symbols: {
        rallies: '3 convegni',
        trend: 'tendenza su',
        votes: '6 voti',
        media: 'media',
      },
      put: (what: string, where: string) => `${what} ${there(where)}`,
      stateFor: (what: string) => `Regione per: ${what}`,
      gives: (r: number, t: number, match: number, v: number) =>
        r > 0 ? `(${n(r)} + ${n(t)}) × ${n(match)}${v > 0 ? ` + ${n(v)}` : ''}` : votes(v),
      only: 'ancora niente voti',
      ralliesLeft: 'Convegni rimasti',
      mediaLeft: 'Media rimasti',
      of: (a: number, b: number) => `${n(a)} di ${n(b)}`,
      go: (codes: readonly string[]) => `Parti: ${f.list(codes)}`,
      chooseStrip: 'Scegli una dotazione',
      unset: (left: number) =>
        f.plural(left, {
          one: 'Manca la regione per # simbolo',
          other: 'Manca la regione per # simboli',
        }),
    },
    bid: {
      ...world.bid,
      q: 'Quanto vale per te iniziare?',
      hint: 'L’offerta più alta si paga alla banca, e chi l’ha fatta inizia. Nessun altro paga.',
      say: (id: string) =>
        `Chi inizia agisce per primo nelle fasi da 2 a 5 e vince le parità. Finora: ${partyOf(id).mid}.`,
      once: 'rilanci una volta o passi',
    },
    raise: {
      q: (bid: number) => `Parità. Rilanci oltre ${eur(bid)}?`,
      hint: (ids: readonly string[]) =>
        `Chi è in parità parla una volta, in senso orario da chi iniziava finora: ${allOf(ids)}.`,
      raise: 'Rilancia',
      pass: 'Passa',
      go: (sum: number) => `Rilancia a ${eur(sum)}`,
      passGo: 'Passa',
      passSay: (id: string, sum: number, sure: boolean) =>
        `${says(id, 'inizia', 'iniziano')} per ${eur(sum)}${sure ? '' : ', se nessuno rilancia'}`,
      passMine: (sum: number) => `inizi tu per ${eur(sum)}`,
    },
    draw: {
      q: 'Peschi carte per il tuo programma?',
      hint: 'Le carte pescate si possono scambiare; una resta in mano.',
      stack: 'Mazzo, poi disponibili',
      stackSay: (k: number) => `Vedi prima la carta in cima, poi prendi una delle ${n(k)}.`,
      display: 'Nuove carte',
      displaySay: (k: number) => `Scarta queste ${n(k)}, metti carte nuove, prendine una.`,
      nothing: 'Nulla',
      nothingSay: 'Scambia solo con la carta in mano, o lascia tutto com’è.',
      cards: (k: number) => f.plural(k, { one: '# carta', other: '# carte' }),
      goStack: 'Pesca la carta in cima al mazzo',
      goDisplay: 'Metti carte nuove',
      goNothing: 'Non pescare',
    },
    take: {
      q: 'Quale carta disponibile prendi?',
      hint: 'Tutti vedono quale prendi.',
      inHand: 'In mano, le vedi solo tu',
      choose: 'Scegli una carta',
      go: (name: string) => `Prendi la carta ${name}`,
    },
    swap: {
      q: 'Che cosa cambia nel tuo programma?',
      hint: 'Fino a due scambi, alla fine cinque argomenti. Scegli una carta in mano, poi quella che sostituisce.',
      program: 'Programma',
      hand: 'Mano',
      swaps: (k: number) => `scambi: ${n(k)} di 2`,
      match: 'La tua affinità',
      alike: 'Carte in comune',
      none: 'Non cambiare nulla',
      go: (list: readonly number[]) => `Inserisci ${theCards(list)}`,
      both: (list: readonly number[], kept: number) =>
        `Inserisci ${theCards(list)}, conserva ${quoted(kept)}`,
      by: (out: number, into: number) => `metti ${quoted(into)} al posto di ${quoted(out)}`,
      take: (number: number) => `prendi ${quoted(number)}, al posto della carta che premi dopo`,
      back: (number: number) => `${quoted(number)} resta in mano`,
      stays: (number: number) => `lascia ${quoted(number)} com’è`,
      replace: (number: number) => `sostituisci ${quoted(number)}`,
      with: (number: number) => `${quoted(number)} resta in mano, o sostituisce:`,
    },
    media: {
      ...world.media,
      q: 'Occupi uno spazio media?',
      hint: '5.000\u00a0€, in uno spazio libero. Chi passa può comprare più tardi, finché non passano tutti di fila.',
      lead: (a: number, b: number) =>
        `Saresti in testa ${n(a)} : ${n(b)} e potresti sostituire un’opinione nella fase 7.`,
    },
    rally: {
      q: (id: string) =>
        `Dove ${verb(partyOf(id), { one: 'organizza', several: 'organizzano' })} convegni ${partyOf(id).mid}?`,
      hint: 'Una volta per round, in quante regioni vuoi. Ogni casella dice il prezzo fin lì, in migliaia.',
      none: 'nessuno',
      plus: (k: number) => `+${n(k)}`,
      group: (name: string) => `Nuovi convegni ${there(name)}`,
      cell: (k: number, cost: number) => `${n(k)} per ${eur(cost)}`,
      change: (a: number, b: number, c: number, d: number) =>
        `${n(a)} → ${n(b)} voti, ${n(c)} → ${n(d)} punti.`,
      stays: (a: number, b: number) => `resta a ${votes(a)}, ${points(b)}`,
      early: (k: number) =>
        `${rallies(k)} qui possono diventare voti già nella fase 9 di questo round, come ogni volta che sono quattro o più.`,
      rest: 'In una regione, da quattro in su possono diventare voti già nella fase 9 di questo round.',
      left: 'Convegni rimasti',
      go: (k: number, cost: number) => `Organizza ${rallies(k)} per ${eur(cost)}`,
      passes: (ids: readonly string[], v: number) =>
        `Superi ${f.list(ids.map((id) => partyOf(id).mid))} (${n(v)}).`,
      together: (id: string, v: number) => `${f.begin(partyOf(id).with)} fanno ${n(v)}.`,
      alone: 'Sono 50 voti: la maggioranza anche da soli.',
      nobody: 'Nessun convegno in questo round',
    },
    send: {
      q: 'Chi mandi, e dove?',
      hint: 'Al massimo uno per regione, a faccia in giù, gratis. Nella fase 6 lo paghi, o lo congedi. Ognuno serve una volta a partita.',
      stay: 'resta',
      where: (name: string) => `${name}: dove va?`,
      after: 'poi',
      or: ' o ',
      later: 'Da pagare poi',
      ofYour: 'su',
      tooMuch: 'Più di quanto hai: chi non potrai pagare dovrai lasciarlo andare.',
      go: (k: number, codes: readonly string[]) =>
        `Invia ${f.plural(k, { one: 'un politico', other: '#' })}: ${f.list(codes)}`,
      one: (name: string, where: string) => `invia ${name} ${there(where)}`,
      nobodyTo: (where: string) => `non inviare nessuno ${there(where)}`,
      nobody: 'Non inviare nessuno',
      rows: 'Già lì:',
    },
    pay: {
      q: (name: string) => `${name}: lo paghi?`,
      hint: 'Chi non è pagato esce subito dal gioco, senza effetto.',
      main: 'Principale',
      after: 'poi',
      or: 'o',
      have: 'Hai',
      left: 'Restano',
      go: (cost: number) => `Paga ${eur(cost)}`,
      letGo: 'Congeda',
      paid: 'pagato',
      gone: 'congedato',
      decides: 'decide dopo di te',
    },
    act: {
      q: (name: string) => `${name}: che cosa fa?`,
      hintMain: 'L’azione principale; puoi anche rinunciarvi.',
      hintBoth: 'L’azione principale, poi una delle altre; puoi rinunciare all’una o all’altra.',
      hintThen: 'Ora una delle azioni secondarie, o nessuna.',
      hintBarred: 'Qui non resta un’azione principale. Ora una delle secondarie, o nessuna.',
      hintOnce:
        'Ciò che è segnato (una volta per regione) lo fa, in un round, solo chi arriva per primo.',
      skip: 'Rinuncia',
      skipBoth: 'Rinuncia a entrambe',
      choose: 'Scegli un’azione',
      chooseMain: 'Scegli l’azione principale',
      chooseThen: 'Scegli la seconda azione',
      stuck: 'Ora nessuna è possibile',
      stuckMain: 'Ora nessuna azione principale è possibile',
      trend: (a: number, b: number) => `${f.signed(a)} → ${f.signed(b)}`,
      trendTo: (steps: number, a: number, b: number) =>
        a === b
          ? `La tua tendenza è in cima al tracciato e resta ${f.signed(a)}.`
          : `La tua tendenza passa da ${f.signed(a)} a ${f.signed(b)}, ${f.plural(steps, { one: 'lo spazio successivo', other: '# spazi più su' })} sul tracciato.`,
      ifNow: (a: number, b: number) =>
        `Con i tuoi convegni, se si votasse ora: ${n(a)} → ${votes(b)}.`,
      votesCounted: (a: number, b: number, c: number, d: number) =>
        `Voti già contati: ${n(a)} → ${n(b)}. Con i tuoi convegni, se si votasse ora: ${n(c)} → ${n(d)}.`,
      votesTo: (a: number, b: number) => `${n(a)} → ${votes(b)}`,
      base: (a: number, b: number) => `base ${n(a)} → ${n(b)}`,
      double: 'Un’opinione vale doppio; se c’è già un segnalino 2x, invece lo si rimuove.',
      undouble: 'Il segnalino 2x che è lì viene rimosso.',
      media: (left: number) =>
        `Paghi 5.000\u00a0€ a un partito che si riprende un segnalino; uno dei tuoi può prenderne il posto. Resterebbero ${eur(left)}.`,
      others: 'La tendenza di tutti gli altri scende di uno spazio.',
      poll: (who: string) =>
        `Gratis. Ne vedi il fronte, poi lo rendi pubblico o no. Il dorso fa salire: ${who}.`,
      program: 'Pesca, scambia fino a due, conservane una: come nella fase 2.',
      go: (what: string) => `Esegui: ${what}`,
      both: 'Fai entrambe',
      title: {
        double: 'Raddoppia un’opinione (una volta per regione)',
        undouble: 'Togli il segnalino 2x (una volta per regione)',
        trend: 'La tua tendenza',
        media: 'Rimuovi un segnalino media (una volta per regione)',
        votes: 'Voti',
        othersTrend: 'Tendenza altrui giù (una volta per regione)',
        base: 'Base nazionale',
        poll: 'Prendi il sondaggio',
        program: 'Modifica il programma',
      },
    },
    double: {
      q: (name: string) => `Quale opinione vale doppio ${there(name)}?`,
      hint: 'Per tutti, finché un altro politico non rimuove il segnalino o la regione non vota.',
      go: (number: number) => `Raddoppia l’opinione ${quoted(number)}`,
      choose: 'Scegli un’opinione',
      match: 'affinità',
    },
    remove: {
      q: (name: string) => `Di chi rimuovi un segnalino media ${there(name)}?`,
      hint: 'Chi lo perde riceve da te 5.000\u00a0€ e non può rifiutare.',
      takes: (id: string) => `${says(id, 'se ne riprende', 'se ne riprendono')} uno`,
      gets: (who: string, sum: number) => `${who} +${eur(sum)}`,
      go: (id: string, sum: number) => `Paga ${eur(sum)} ${partyOf(id).to}`,
      choose: 'Scegli di chi',
    },
    place: {
      q: 'Il tuo segnalino prende lo spazio libero?',
      hint: 'Non costa nulla.',
      go: 'Metti lì il tuo segnalino',
      pass: 'Lascialo libero',
      left: 'Segnalini rimasti',
    },
    shift: {
      q: (name: string) => `Sostituisci un’opinione ${there(name)}?`,
      hint: 'Una fuori, una dentro fra le disponibili: nessun’altra visibile lì può avere il suo argomento.',
      out: 'Fuori',
      in: 'Dentro',
      key: 'con cornice: come il tuo programma; barrata: contro',
      takeOut: (number: number) => `togli ${quoted(number)}`,
      bringIn: (number: number) => `metti ${quoted(number)}`,
      doubled: 'vale doppio',
      match: 'affinità',
      yours: (name: string, sum: string) => `La tua affinità ${there(name)}: ${sum}.`,
      go: (a: number, b: number) => `Via ${quoted(a)}, dentro ${quoted(b)}`,
      leave: (name: string) => `Lascia com’è: ${name}`,
      choose: 'Scegli quale esce e quale entra',
    },
    auction: {
      ...world.auction,
      q: (bid: number) => (bid < 0 ? 'Offri per il sondaggio?' : `Offri più di ${eur(bid)}?`),
      hint: 'Ognuno parla una volta, le offerte sono pubbliche.',
      whyLast: (id: string, counted: number, tied: boolean) =>
        `Parla per ultimo il battitore d’asta, ${partyOf(id).mid}: ${
          tied ? 'a parità di' : 'più'
        } voti già contati (${n(counted)}; i convegni non contano ancora)${
          tied ? ', è quello più vicino a chi inizia' : ''
        }.`,
      highest: 'la più alta',
      outbid: 'superata',
      you: 'tu',
      passed: 'passa',
      last: 'parla per ultimo',
      publish: 'Pubblica',
      keep: 'Tienilo per te',
      trend: (a: number, b: number) => `tendenza ${f.signed(a)} → ${f.signed(b)}`,
      plusOnly: 'solo con un più per te',
      noPlus: 'non possibile: nessun più per te',
      base: (a: number, b: number) => `base nazionale ${n(a)} → ${n(b)}`,
      votesNot: (a: number, b: number) => (a === b ? votes(a) : `${votes(a)}, non\u00a0${n(b)}`),
      front: 'Il fronte nascosto è uno di questi due:',
      frontHead: 'o questo',
      orHead: 'o quello',
      absent: (id: string) =>
        `${says(id, 'non è', 'non sono')} a questo tavolo: questo +2 non va a nessuno.`,
      shielded: (id: string) =>
        `${says(id, 'influenza', 'influenzano')} i media qui e non ${verb(partyOf(id), { one: 'cala', several: 'calano' })}.`,
    },
    publish: {
      q: 'Rendi pubblico il tuo sondaggio?',
      hint: 'Il fronte lo vedi solo tu. Se non lo pubblichi, nessuno lo vedrà mai.',
      front: 'Il fronte',
      absent: 'non a questo tavolo',
      stays: (a: number) => `resta ${f.signed(a)}`,
      plusOther: 'un più altrui non conta',
      shielded: 'influenza i media qui',
      end: 'al limite del tracciato',
      none: 'nessun cambio',
      noPlus: 'nessun più per te',
      steps: (k: number) =>
        k > 0
          ? f.plural(k, { one: '# spazio su', other: '# spazi su' })
          : f.plural(-k, { one: '# spazio giù', other: '# spazi giù' }),
      go: (figure: number) => `Pubblica: la tua tendenza a ${f.signed(figure)}`,
      goPlain: 'Pubblica',
      keep: (base: number) => `Non pubblicare: base a ${n(base)}`,
    },
    convert: {
      q: 'Quanti convegni diventano voti ora?',
      hint: (k: number) =>
        `Si vota nel round ${n(k)}. Nessuno, o da quattro in su; gli altri restano.`,
      yours: (name: string, k: number) => `${name}: hai ${rallies(k)}`,
      few: 'Qui meno di quattro non si possono trasformare.',
      now: 'Ora',
      points: 'Punti',
      ended: 'se finisse così',
      stay: 'Restano',
      mayChange: (k: number) =>
        k > 0
          ? f.plural(k, {
              one: 'per dopo; # opinione è ancora nascosta',
              other: 'per dopo; # opinioni sono ancora nascoste',
            })
          : 'per dopo; tutte le opinioni sono scoperte',
      back: 'Di nuovo in riserva',
      go: (k: number, v: number) => `Trasforma ${rallies(k)} in ${votes(v)}`,
      none: 'Non trasformarne',
      gain: (v: number) => `+${n(v)}`,
      group: 'Convegni da trasformare in voti',
    },
    donation: {
      money: 'Il tuo denaro',
      q: 'Quale donazione, e la prendi?',
      hint: 'Una a round, ciascuna una volta a partita.',
      accept: 'accetta',
      reject: 'rifiuta',
      noMoney: 'niente denaro',
      base: (k: number) => `base ${f.signed(k)}`,
      used: 'usata',
      say: (pays: number) =>
        pays === 0
          ? 'Un punto di base è un punto alla fine; denaro non ne porta più.'
          : `Un punto di base è un punto alla fine e ${eur(1)} per ${f.plural(pays, { one: 'un altro round', other: 'altri # round' })}.`,
      receive: 'In tutto, questo round',
      forVotes: 'Per i voti',
      gift: 'Donazione',
      before: (k: number) => `${n(k)}, prima che cambi`,
      change: (a: number, b: number) => `base ${n(a)} → ${n(b)}`,
      partyBase: 'Base nazionale',
      choose: 'Scegli una donazione: accetta o rifiuta',
      goAccept: (sum: number, base: number) => `Accetta ${eur(sum)}, base a ${n(base)}`,
      goReject: (sum: number, base: number) => `Rifiuta ${eur(sum)}, base a ${n(base)}`,
    },
    compare: {
      say: 'Il conto di ogni partito: (convegni + tendenza) × affinità, sommato ai suoi voti; poi i punti, e il bonus.',
      heads: ['Partito', 'Voti', 'Dai convegni', 'Totale', 'Punti'],
    },
    election: {
      ...world.election,
      together: (who: readonly string[]) => `: ${f.list(who)} al governo insieme`,
      alone: (id: string) => `: ${party(id)} al governo senza alleati`,
      severalHead: (who: readonly string[]) => `: ${f.list(who)} in testa, più d’uno a 50 o più`,
      none: (who: string) => `: nessuna maggioranza, ${who} in testa`,
      nobody: 'Nessuno arriva a 50',
      one: (id: string) => `${says(id, 'arriva', 'arrivano')} a 50`,
      many: (k: number) => `${n(k)} partiti arrivano a 50`,
      strongest: (id: string, v: number) =>
        `${says(id, 'è', 'sono')} in testa con ${n(v)} e ${verb(partyOf(id), { one: 'deve', several: 'devono' })} cercare un partner: prima il programma più vicino, fra uguali chi siede più vicino a chi inizia.`,
      level: (ids: readonly string[], first: string, v: number) =>
        `${f.begin(allOf(ids))} sono in parità con ${n(v)}. ${says(first, 'siede', 'siedono')} più vicino a chi inizia, ${verb(partyOf(first), { one: 'vale', several: 'valgono' })} come partito più forte e ${verb(partyOf(first), { one: 'deve', several: 'devono' })} cercare un partner: prima il programma più vicino, fra uguali chi siede più vicino a chi inizia.`,
      aloneSay: (v: number, bonus: number) =>
        `${votes(v)}: bastano senza alleati, ${points(bonus)}.`,
      severalSay: (bonus: number) => `A ciascuno ${points(bonus)}; vince chi ha più voti.`,
      noneSay: (id: string, bonus: number) =>
        `Nessuna coppia arriva a 50, quindi nessuno governa. ${says(id, 'riceve', 'ricevono')} ${points(bonus)} per avere più voti.`,
      waits: (id: string) =>
        `Nessuno arriva a 50. Con chi ${asked(id, 'vuole governare', 'vogliono governare')}?`,
      asks: (id: string, together: number, yes: boolean) =>
        `${party(id)}? Insieme ${n(together)}: ${yes ? 'sì!' : 'troppo pochi.'}`,
      alike: (k: number) => f.plural(k, { one: '# carta in comune', other: '# carte in comune' }),
      partner: 'partner',
      notAsked: 'non serve',
      tooFew: 'troppo pochi voti',
      pointsHead: 'Punti',
      winning: 'bonus',
      mediaHead: 'I segnalini media si spostano',
      mediaStays: 'Nessun segnalino media si sposta',
      mediaNone: (won: boolean) =>
        won
          ? 'Nessun vincitore ha lì un segnalino media, e nessuno influenza i media.'
          : 'Senza maggioranza né coalizione non vince nessuno, e nessuno influenza i media.',
      mediaSay: (ids: readonly string[], worth: number) =>
        `${ids.length === 1 ? `${says(ids[0], 'ne sposta', 'ne spostano')} uno` : `${f.begin(allOf(ids))} ne spostano uno a testa`} nella presenza nei media: ${points(worth)} alla fine.`,
      // It breaks before its result, if at all.
      sum: (r: number, trend: number, match: number, gain: number) =>
        `${f.whole(`(${factor(f, n(r), r, trend)}) × ${n(match)}`)} ${f.whole(`= ${n(gain)}`)}`,
      noRally: 'nessun convegno',
      total: (v: number, gain: number, total: number) => `${n(v)} + ${n(gain)} = ${votes(total)}`,
      coalition: 'coalizione',
    },
    final: {
      ...world.final,
      kicker: (elections: number) =>
        `Risultato finale · Die Macher 2019, ${elections === 7 ? 'sette' : 'quattro'} elezioni`,
      key: ['voti', 'bonus elettorale', 'presenza nei media, base nazionale, denaro'],
      base: 'base',
      money: 'denaro',
      moneyLeft: (k: number, sum: number) => `denaro ${n(k)} (rimasti: ${eur(sum)})`,
      wonIn: (name: string) => `bonus: ${name}`,
    },
  };
};
