import type { Formats, NoteText } from '@hustings/texts';
import type { Texts } from '../en/lesson.js';

/** What a decision is about, and what to do here. */
const note = (title: string, text: string, task: string): NoteText => ({ title, text, task });

/** Italian: the lesson, a whole round up to the next bid. */
export const lesson = (f: Formats<'it'>): Texts => ({
  notes: {
    bidding: note(
      'Chi inizia?',
      'Ognuno gioca una carta a faccia in giù. Più alto è il numero, prima giochi in questo round. La carta però la perdi fino al prossimo: gioca qualcosa di cui puoi fare a meno.',
      'Gioca Amico Fraterno 18. Ogni Amico Fraterno porta una moneta: il numero più alto non ti costa più del più basso.',
    ),
    placing: note(
      'Un volontario, un ufficio',
      'Nel tuo turno piazzi un volontario in un ufficio vuoto. Gli uffici blu lavorano subito, quelli gialli e verdi nella fase di acquisto. Per comprare una carta serve un acquisto, e lo danno solo gli uffici Compra.',
      'Qualcun altro aveva un 18: a numeri uguali l’ordine si inverte, perciò inizi tu. Piazza un volontario in Compra 2.',
    ),
    ending: note(
      'Un volontario a turno',
      'Prima e dopo averlo piazzato potresti giocare carte viola e blu. Le carte iniziali sono gialle e verdi: aspettano la fase di acquisto.',
      'Termina il turno. Gli altri piazzano un volontario a testa, poi tocca di nuovo a te.',
    ),
    drawing: note(
      'Il blu lavora subito',
      'Il blu porta carte, e solo in questa fase. Quello che peschi lo puoi usare già in questo round.',
      'Piazza il secondo volontario in Pesca 1.',
    ),
    using: note(
      'Nessuno lavora se non glielo chiedi',
      'Un volontario in un ufficio blu o grigio si mette all’opera quando lo dici tu, in questo turno o in uno successivo. Gli uffici per monete, punti e acquisti contano da sé.',
      'Usa Pesca 1.',
    ),
    howMany: note(
      'Fino a',
      `In questo gioco ogni cifra vuol dire ${f.quoted('fino a')}: puoi prendere meno, o nulla.`,
      'Pesca 1 carta.',
    ),
    coins: note(
      'Monete, prima di tutto',
      'La corsa si vince con quello che si compra. Ciò che è scritto su un ufficio conta una volta per round, e ci sta un solo volontario.',
      'Piazza l’ultimo volontario in Monete 2 prima che lo faccia qualcun altro.',
    ),
    lastWorker: note(
      'Volontari finiti',
      'Chi al suo turno non ha più volontari passa. Le carte viola ne porterebbero altri; per ora non ne hai.',
      'Termina il turno. Gli altri continuano finché non passano anche loro.',
    ),
    laying: note(
      'La tua fase di acquisto',
      'Ora tocca al giallo e al verde. Cala le tue carte e compra, nell’ordine che vuoi. Le monete che non spendi sono perse.',
      'Monete 2 ha già pagato. Cala le tue carte: tutte insieme, o una alla volta cominciando da Media Locali 9.',
    ),
    layingOn: note(
      'Una carta dopo l’altra',
      'Ogni carta calata conta subito e resta davanti a te fino alla fine del round.',
      'Cala anche le altre, insieme o una alla volta, prima il numero più basso.',
    ),
    buying: note(
      'Prezzi, e carte rosse',
      'Una carta costa quanto vi è stampato; dal quinto spazio una moneta in più, dal nono due. In omaggio devi prenderti ogni carta rossa alla sua sinistra. Non costa nulla, ed è esattamente quanto vale.',
      'Compra Industriale 23 per 3 monete: ne porta 2 ogni volta che lo peschi.',
    ),
    second: note(
      'La seconda carta',
      'Quello che compri va da parte e, alla fine del round, con tutto il resto fra i tuoi scarti. Torna quando si mescolano.',
      'Compra Sauna 21 per 2 monete: una sudatina, due carte.',
    ),
    scoring: note(
      'Si fanno i punti',
      'Quando hai finito, si cala anche quello che hai ancora in mano: i punti contano, le monete arriverebbero tardi. Poi i tuoi punti vanno sul tracciato.',
      'Termina la fase di acquisto: le tue due carte Media Locali valgono un punto l’una.',
    ),
    again: note(
      'Secondo round: si ricomincia',
      'Gli uffici che nessuno ha voluto hanno ricevuto un segnalino: un punto per chi ci entra. Un ufficio in più è aperto, e la strada è avanzata. Quando qualcuno arriva a 95 punti, la corsa finisce con quel round.',
      'La tua Sauna è già tornata: tienila, e gioca Amico Fraterno 16. La lezione finisce qui; d’ora in poi copia da chi ti pare.',
    ),
  },
  wrong: {
    lowBid:
      'I Media Locali hanno i numeri più bassi: gli altri sceglierebbero gli uffici prima di te. Tieni la carta: vale un punto.',
    sameCoin:
      'Porta una moneta come ogni Amico Fraterno, ma ha un numero più basso. Se due carte valgono lo stesso, gioca la più alta.',
    passing:
      'Terminare il turno senza piazzare un volontario vuol dire passare, per tutta la fase. I tuoi volontari resterebbero a casa.',
    noRight:
      'I punti fanno gola. Ma senza un ufficio Compra in questo round non compri nulla, con tutte le monete che vuoi, e quegli uffici piacciono anche agli altri.',
    unused:
      'Il tuo volontario non ha ancora pescato. Potresti farlo in un altro turno, ma una carta in mano ti aiuta a scegliere.',
    nothingDrawn: 'Puoi anche non prendere nulla, ma qui c’è una carta gratis.',
    oneCoin: 'Monete 2 è ancora libero e rende il doppio.',
    tooEarly: 'La tua fase finirebbe, e non hai ancora comprato nulla.',
    scandal:
      'In quello spazio costa una moneta in più, e si porta dietro la carta rossa alla sua sinistra. La stessa carta è nello spazio 2, senza cattive compagnie.',
    coinsLost: 'Andrebbero persi due monete e un acquisto.',
  },
});
