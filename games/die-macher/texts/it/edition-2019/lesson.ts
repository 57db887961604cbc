import type { Formats, NoteText } from '@hustings/texts';
import type { Texts } from '../../en/edition-2019/lesson.js';

const note = (title: string, text: string): NoteText => ({ title, text });

/** Italian: the lesson. */
export const lesson = (_f: Formats<'it'>): Texts => ({
  notes: {
    states: note(
      'Quattro regioni, quattro elezioni',
      'A ogni round vota una regione, da sinistra a destra. Le carte sotto il nome sono ciò che pensa la gente: +\u00a0a favore, −\u00a0contro. Le cifre accanto a ciascuna delle tue sette carte dicono quanto vale in ogni regione: cerca una carta con un +1, meglio due.',
    ),
    passingOn: note(
      'Il resto gira',
      'Le carte che lasci vanno a chi siede alla tua sinistra, e ne ricevi altre. Dopo quattro scelte anche le ultime tre di un mazzetto sono tue: sette carte in tutto.',
    ),
    scoring: note(
      'Come si fanno punti',
      'La cifra grande sopra una barra sono i voti che un partito avrebbe se si votasse ora: la parte piena è già contata, quella tratteggiata la aggiungerebbero i convegni. Sul bordo destro leggi quanti punti valgono. La linea spessa a 50 è la maggioranza.',
    ),
    sizes: note(
      'Regioni grandi e piccole',
      'Il numero accanto al nome è quanto una regione può dare al massimo. Una regione piccola vale spesso meno del denaro che ci spendi.',
    ),
    program: note(
      'Il tuo programma',
      'Un programma ha cinque argomenti, una carta per ciascuno; se ne hai solo quattro, il quinto arriva subito dopo. L’ultima riga somma quanto valgono in ogni regione: è la tua affinità, e moltiplica i convegni. Punta a 2 o più in due regioni.',
    ),
    missing: note(
      'Che cosa mancava',
      'A un programma servono cinque argomenti diversi, perciò hai pescato carte nuove. Prendi quelle che piacciono di più alle regioni.',
    ),
    later: note(
      'Una carta per dopo',
      'Conserva quella che potrebbe piacere a una regione con opinioni nascoste. Puoi scambiarla all’inizio di ogni round.',
    ),
    start: note(
      'Da dove cominciare',
      'Metti i convegni dove la tua affinità è alta: (convegni + tendenza) × affinità diventano voti. La tendenza si somma prima di moltiplicare: mettila dove hai convegni.',
    ),
    first: note(
      'Chi inizia',
      'Tutti offrono in segreto; paga solo chi offre di più. Chi inizia sceglie per primo gli spazi media. Hai poco denaro: 1.000 o 2.000\u00a0€ sono una buona offerta per cominciare.',
    ),
    again: note(
      'Secondo round: si ricomincia',
      'Un round segue sempre la striscia in alto. Ormai ne conosci tutte le fasi. D’ora in poi la lezione interviene solo se c’è qualcosa di nuovo; sotto ogni domanda resta scritto a che serve.',
    ),
    tie: note(
      'Parità',
      'Le offerte segrete più alte erano uguali. Rilancia una volta, o lascia fare agli altri.',
    ),
    drawing: note(
      'Carte nuove, più affinità',
      'Le carte che peschi possono sostituire quelle del programma. Pesca se la tua affinità è bassa dove si vota ora; altrimenti tieni quello che hai.',
    ),
    display: note(
      'Scegli fra le carte visibili',
      'Tutti vedono che cosa prendi. Cerca una carta che piaccia a più di una regione.',
    ),
    swapping: note(
      'Scambiare o lasciare',
      'Per ogni carta in mano scegli quale sostituisce. La tabella mostra la tua affinità prima e dopo, e quanto somigli agli altri: i partiti simili possono governare insieme.',
    ),
    media: note(
      'I media',
      'Cinque spazi per regione. Chi vi ha più segnalini ne cambia le opinioni più avanti in questo round, e lì i sondaggi non lo fanno scendere. Inoltre un segnalino di chi vince dà punti alla fine.',
    ),
    moreMedia: note(
      'Ancora media',
      'Puoi comprare ancora, finché non passano tutti di fila. Tieni da parte circa 8.000\u00a0€ per i convegni.',
    ),
    rallies: note(
      'I convegni diventano voti',
      'Prova le caselle: l’immagine mostra in blu che cosa aggiungerebbero. I primi costano poco, gli altri sempre di più. Il giorno del voto ognuno vale tanti voti quant’è la tua affinità.',
    ),
    politicians: note(
      'I politici',
      'Ognuno serve una volta in tutta la partita. Inviarli è gratis, si pagano quando agiscono. Nel primo round ne basta uno economico dove si vota.',
    ),
    paying: note(
      'Pagare o congedare',
      'Ora si scoprono. Se non lo paghi, il tuo esce dal gioco. Confronta il prezzo con ciò che potresti ancora comprare: i convegni si comprano prima di questa fase, quindi in questo round il denaro serve ormai solo per i sondaggi.',
    ),
    actions: note(
      'Un’azione principale, poi un’altra',
      'Rendono di più dove hai convegni: la tendenza si moltiplica per l’affinità. Ciò che è segnato (una volta per regione) lo ottiene solo chi arriva per primo.',
    ),
    double: note(
      'Vale doppio',
      'L’opinione vale il doppio per tutti, a favore e contro. Scegline una che condividi e che gli altri non condividono.',
    ),
    influence: note(
      'Qui influenzi i media',
      'Togli un’opinione che non condividi e mettine una che condividi. Cambia l’affinità di tutti; la tabella mostra quella di ognuno.',
    ),
    poll: note(
      'Un sondaggio',
      'Reso pubblico, muove le tendenze: la tua su, quelle altrui giù. Tenuto nel cassetto, dà 3 di base. Ognuno parla una volta; il battitore d’asta per ultimo.',
    ),
    publishing: note(
      'Il tuo sondaggio',
      'Solo tu ne vedi il fronte. Può far scendere gli altri e salire te. Se ti serve a poco, non pubblicarlo e prendi la base.',
    ),
    converting: note(
      'Voti ora, o dopo?',
      'In una regione che vota più avanti, quattro o più convegni possono già diventare voti. Così liberi i cubetti, e i voti non si perdono più.',
    ),
    donations: note(
      'Le donazioni',
      'Accetti: denaro subito, ma la base cala. Rifiuti: la base cresce. Un punto di base è un punto alla fine e 1.000\u00a0€ a ogni round.',
    ),
  },
  wrong: {
    dearBid:
      'In palio c’è solo chi inizia, e il denaro ti serve per media, convegni e politici: 1.000 o 2.000\u00a0€ bastano.',
    noMedia:
      'Un segnalino qui dà influenza sulle opinioni per tutta la partita, e punti se vinci. E adesso costa poco.',
    noRallies:
      'Senza convegni niente voti. I primi in ogni regione costano poco: mettine qualcuno dove la tua affinità è alta.',
    letGo:
      'Se non lo paghi, il tuo politico esce dal gioco senza aver fatto nulla. Questo costa poco: fallo lavorare.',
  },
  election: {
    title: 'Ecco a che serviva tutto questo',
    text: 'I convegni si trasformano in voti, poi: chi ne ha 50 da solo? Se nessuno li ha, il partito più forte chiede a quello con il programma più vicino. Sotto: i tuoi punti, e da dove vengono.',
  },
});
