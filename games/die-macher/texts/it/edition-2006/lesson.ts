import type { Formats, NoteText } from '@hustings/texts';
import type { Texts } from '../../en/edition-2006/lesson.js';

/** What a decision is about, what to do here, and what is otherwise in the edition of 2019. */
const note = (title: string, text: string, task: string, known?: string): NoteText => ({
  title,
  text,
  task,
  ...(known === undefined ? {} : { known }),
});

/** Italian: the lesson, a round with its election. */
export const lesson = (f: Formats<'it'>): Texts => {
  const { euros: eur, quoted } = f;
  return {
    notes: {
      beginning: note(
        'Un po’ di vantaggio',
        'In questo round si vota a Berlino, nel prossimo in Renania-Palatinato. I voti contano così come sono. I comizi diventano voti più avanti, moltiplicati per popolarità più affinità: +1 per ogni carta del tuo programma che è un’opinione della regione, −1 per ogni carta che è l’opposto.',
        'Scegli popolarità, comizi e voti: i voti a Berlino, il resto in Renania-Palatinato, dove la tua affinità è +2. Poi 2 segnalini media e 4 iscritti: un segnalino a Berlino, uno in Assia.',
        'Nel 2019 scegli una dotazione di simboli. Qui puoi indicare la stessa regione quante volte vuoi.',
      ),
      bidding: note(
        'Chi decide chi inizia?',
        'Tutti offrono in segreto, e paga solo chi offre di più. Chi vince sceglie il primo giocatore, che agisce per primo in ogni fase di questo round.',
        `Offri ${eur(2)}. Per tutto il round hai ${eur(25)}.`,
        'Nel 2019 inizia chi offre di più. Qui si può scegliere chiunque.',
      ),
      naming: note(
        'Va bene chiunque',
        'Iniziare conviene per gli spazi media e le coalizioni. Per i sondaggi non sempre: apri ogni asta.',
        'Scegli il tuo partito.',
      ),
      exchanging: note(
        'Carte nuove, una volta a round',
        'Tre carte della tua mano potrebbero entrare nel programma. Scarta quelle che non servono e pescane altrettante.',
        'Scartale tutte e tre. Due sono già nel tuo programma, e Berlino non è per l’antiterrorismo.',
        'Nel 2019 si pesca dal mazzo e dalle carte disponibili. Qui solo dal mazzo.',
      ),
      changing: note(
        'Un cambio a round',
        'Una carta della mano può sostituirne una del programma, purché restino cinque argomenti diversi. La vecchia è persa.',
        `Metti ${quoted('Contro la riforma economica')} al posto di ${quoted('Contro la genetica')}: a Berlino la tua affinità passa da 0 a +2.`,
        'Nel 2019 si possono cambiare due carte, e le vecchie tornano in mano.',
      ),
      cabinet: note(
        'Il gabinetto ombra',
        'Fino a quattro carte, al massimo una per regione, a faccia in giù. Si scoprono e si pagano tutte insieme. Poi ognuna fa una cosa dove si trova, e per il resto della partita ha finito. Quelle con il telefono portano una tessera coalizione.',
        `Gioca il Parlamentare a Berlino, per il telefono, e il Ministro delle Finanze in Renania-Palatinato: insieme ${eur(4)}.`,
        'Nel 2019 sono politici: si pagano uno dopo l’altro, hanno due azioni a testa, e si possono congedare senza pagare.',
      ),
      keyIssue: note(
        'Una carta, un’azione',
        'Un tema chiave fa valere doppio un’opinione, a favore e contro, per tutti. E nessuno può più scambiarla.',
        `Con il Parlamentare, mettilo su ${quoted('Contro l’antiterrorismo')}: +1 per te, −1 per la FDP.`,
      ),
      votesAtOnce: note(
        'Voti subito',
        'I voti che hai non si perdono più. La popolarità è una scommessa: conta per ogni comizio che devi ancora convertire in voti.',
        'Usa il Ministro delle Finanze per 5 voti in Renania-Palatinato.',
      ),
      coalition: note(
        'L’unione fa la forza',
        'Due partiti con una tessera dove si vota possono sommare i voti, se due delle loro carte programma sono uguali. Con due serve il sì dell’altro; con tre o più, non si chiede a nessuno.',
        'Chiedi alla SPD. A Berlino la FDP ha già 20 voti: senza alleati difficilmente la superi.',
        'Nel 2019 una coalizione nasce dopo lo spoglio. Qui si fa prima.',
      ),
      media: note(
        'I media',
        'Chi ha più segnalini di tutti in una regione può scambiarne un’opinione, e lì nessun sondaggio lo fa scendere.',
        'Comprane uno in Renania-Palatinato: non c’è nessun altro.',
        `Nel 2019 un segnalino costa ${eur(5)}, qui ${eur(4)}.`,
      ),
      enoughMedia: note(
        'Ancora, o basta così',
        'Si continua, giro dopo giro, finché non passano tutti di fila. Chi ha passato può comprare al giro dopo.',
        'Passa. Il denaro serve per i comizi.',
      ),
      swapping: note(
        'Fai cambiare idea alla gente',
        'Scambia un’opinione della regione con una delle sei della riserva. Lì cambia l’affinità di tutti.',
        `Togli ${quoted('Contro l’energia nucleare')} e metti ${quoted('Contro lo stato sociale')}: la tua affinità passa da +1 a +2.`,
        'Nel 2019 la vecchia opinione si scarta. Qui va nella riserva, dove può prenderla il prossimo.',
      ),
      meetings: note(
        'I comizi',
        `Costano ${eur(1)} l’uno, al massimo quattro nuovi per regione. Quando diventano voti, ognuno vale popolarità più affinità, e come minimo mezzo voto.`,
        'Organizzane quattro a Berlino. Con quello che c’è già: 5 × (0 + 3) = 15 voti.',
        'Nel 2019 la tendenza si somma ai convegni. Qui la popolarità si somma all’affinità, quindi moltiplica; e il prezzo non sale.',
      ),
      poll: note(
        'All’asta per un sondaggio',
        'Ogni regione ne ha uno, e lo vede solo chi lo vince. Pubblicane una o due righe, e la popolarità si muove. Non pubblicare nulla, e due dadi ti portano iscritti.',
        `Offri ${eur(1)} per Berlino.`,
        'Nel 2019 ognuno parla una volta. Qui si continua finché non passano tutti tranne uno.',
      ),
      publishing: note(
        'Pubblicare o no?',
        'Scegli righe di qualsiasi partito, in su o in giù; ognuna vale per intero. Oppure nessuna: gli iscritti sono punti alla fine, e in certi round denaro.',
        'Non pubblicare nulla. Il tuo −2 non deve saperlo nessuno, e due dadi valgono più di quanto guadagnerebbe la SPD.',
        'Nel 2019 per pubblicare serve un più per te. Qui va bene qualsiasi riga.',
      ),
      morePolls: note(
        'Il prossimo sondaggio',
        'Anche le altre regioni hanno il loro, nell’ordine delle elezioni.',
        'Passa.',
      ),
      converting: note(
        'Voti ora, o dopo?',
        'In una regione che vota più avanti, chi ha almeno cinque comizi può convertirli in voti. I voti non li tocca più nessuno, e i segnalini tornano a te.',
        'Convertili tutti e sette in voti: 7 × (1 + 2) = 21.',
        'Nel 2019 ne servono quattro alla volta. Qui chi ne ha cinque può convertirne quanti vuole.',
      ),
      majority: note(
        'Più di tutti gli altri insieme',
        'Anche chi in una di queste regioni ha più voti di tutti gli altri insieme può scambiarvi un’opinione.',
        `Metti ${quoted('Contro le missioni militari')} al posto di ${quoted('Contro la genetica')}.`,
        'Questo è nuovo per chi conosce il 2019.',
      ),
      winning: note(
        'Vittoria!',
        `I comizi sono diventati voti, i voti seggi, e ogni seggio è un punto e ${eur(1)}. Chi ha vinto può spostare un segnalino media sulla plancia nazionale: dà punti alla fine, e prima arriva, più vale.`,
        'La FDP ha 22 voti, tu 21, la SPD 15: insieme la battete. Sposta il tuo segnalino.',
        'Nel 2019 la vittoria stessa dà punti. Qui apre la plancia nazionale.',
      ),
      carrying: note(
        'Che cosa pensa il Paese',
        'Chi vince porta opinioni sulla plancia nazionale. Danno iscritti a ogni round, e punti alla fine, a chi le ha nel programma.',
        `Porta ${quoted('Contro l’antiterrorismo')}.`,
        'Nel 2019 questa plancia non c’è.',
      ),
      contributing: note(
        'I contributi',
        'Accetti: denaro subito, e il dado più alto ti toglie altrettanti iscritti. Rifiuti: i dadi portano iscritti, e tre dadi in più a chi rifiuta da solo la somma più alta. Ogni carta serve una volta.',
        `Hai ${eur(45)}: rifiuta ${eur(40)}, la somma più alta che c’è.`,
        'Nel 2019 sono donazioni, senza dadi; e non si possono saltare.',
      ),
      again: note(
        'Secondo round: si ricomincia',
        'Vota la prossima regione, ne è arrivata una nuova, altre opinioni nascoste si sono scoperte. Ogni round va così; l’ultimo è un’elezione e nient’altro.',
        'Fai ancora un’offerta. La lezione finisce qui; a che serve una decisione è sempre scritto accanto alla domanda.',
      ),
    },
    wrong: {
      dearBid: `In palio c’è solo il diritto di scegliere chi inizia, per un round. Il denaro ti serve per carte, media e comizi: ${eur(2)} bastano.`,
      othersFirst:
        'Allora quel partito sceglie spazi media e partner prima di te, e l’hai pagato tu.',
      keepsAll:
        'Due di queste carte sono già nel tuo programma, la terza abbasserebbe la tua affinità. Quelle nuove non costano nulla.',
      noChange:
        'Senza il cambio la tua affinità a Berlino resta 0, e lì ogni comizio vale mezzo voto.',
      noCabinet:
        'Senza telefono non hai una tessera a Berlino, e nessuno può fare una coalizione con te.',
      dearCabinet: `${eur(15)} sono quasi tutto il tuo denaro, e siamo al primo round. Il telefono ce l’ha anche il Parlamentare.`,
      threeVotes:
        'Tre voti sono tre voti. Il tema chiave vale di più: +1 per ognuno dei cinque comizi che avrai lì, e toglie voti alla FDP.',
      alone:
        'La FDP ha più voti di quanti ne avrai tu. Con la SPD la superi; senza alleati qui non vinci nulla.',
      noMedia: `Per ${eur(4)} lì i media sarebbero solo tuoi, e decideresti che cosa pensa la gente.`,
      noSwap: 'Lo scambio è gratis, e lì ognuno dei tuoi sette comizi vale un voto in più.',
      noMeetings: 'Senza comizi la tua affinità a Berlino non serve a nulla: ce n’è uno solo.',
      noPoll: `Anche un sondaggio che nessuno legge porta due dadi di iscritti, sette in media. ${eur(1)} sono pochi.`,
      ownMinus: 'Quella riga fa scendere te: ogni comizio a Berlino varrebbe due voti in meno.',
      partnerOnly:
        'Aiuta, ma poco: lì la SPD ha un solo comizio. Due dadi portano in media sette iscritti.',
      noVotes:
        'Può andare bene. Ma uno scambio o un’altra carta possono ancora toglierti affinità, e i sette segnalini mancherebbero altrove.',
      noMarker: 'Qui ha fatto il suo lavoro e tornerebbe solo da te. Lì dà punti.',
      othersOpinion: 'Non è nel tuo programma: porteresti iscritti e punti agli altri.',
      greedy:
        'Perderesti fino a sei iscritti, che alla fine sono punti. E per il prossimo round hai denaro abbastanza.',
    },
  };
};
