import type { Formats } from '@hustings/texts';
import type { OnlineTexts } from '../texts.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** French: playing online. */
export const online = (f: Formats<'fr'>): OnlineTexts => {
  const days = (n: number): string => f.plural(n, { one: '# jour', other: '# jours' });
  const hours = (n: number): string => f.plural(n, { one: '# heure', other: '# heures' });
  const minutes = (n: number): string => f.plural(n, { one: '# minute', other: '# minutes' });
  const seconds = (n: number): string => f.plural(n, { one: '# seconde', other: '# secondes' });
  /** A span of time in one or two words. */
  const span = (ms: number): string => {
    if (ms >= DAY && ms % DAY === 0) return days(ms / DAY);
    if (ms >= HOUR && ms % HOUR === 0) return hours(ms / HOUR);
    if (ms >= MINUTE && ms % MINUTE === 0) return minutes(ms / MINUTE);
    return seconds(Math.round(ms / 1000));
  };
  const clock = (rules: { kind: string; bank: number; increment: number } | undefined): string => {
    if (rules === undefined) return 'sans pendule';
    const kind = rules.kind === 'live' ? 'en direct' : 'par correspondance';
    return `${kind}, ${span(rules.bank)} et ${span(rules.increment)} par coup`;
  };

  return {
    nav: 'En ligne',
    saved: 'Enregistré.',
    login: 'Se connecter',
    loggedOut:
      'Ta session dans ce navigateur est terminée\u00a0: elle a été fermée ailleurs, ou ton mot de passe a changé. Tu es ici sans compte maintenant.',
    cancel: 'Pas maintenant',
    copy: 'Copier',
    copied: 'Copié.',
    decimal: f.decimal,
    clock,
    tableName: (title: string, game: string) => (title === '' ? game : title),
    lobby: {
      title: 'Tables',
      yours: 'Tes tables',
      none: 'Aucune encore. Crée une table et envoie le lien à des amis, ou prends une place à une table ouverte.',
      open: 'Tables ouvertes',
      noOpen: 'Aucune table n’attend de joueurs en ce moment.',
      watch: 'À regarder en ce moment',
      noWatch: 'Aucune partie publique n’est en cours en ce moment.',
      make: 'Créer une table',
      join: 'Rejoindre',
      look: 'Regarder',
      go: 'Continuer',
      result: 'Résultat',
      turn: 'À toi de jouer',
      waiting: (taken: number, all: number) =>
        f.plural(taken, {
          one: `# personne sur ${f.number(all)}`,
          other: `# personnes sur ${f.number(all)}`,
        }),
      running: (number: number) => f.plural(number, { one: '# coup', other: '# coups' }),
      over: (winners: readonly string[]) => `Terminée, victoire\u00a0: ${f.list(winners)}`,
      abandoned: 'Abandonnée',
      paused: 'En pause',
      free: 'libre',
      locked: 'avec mot de passe',
      facts: (facts: readonly string[]) => facts.join(', '),
      finished: (n: number) =>
        f.plural(n, { one: '# ancienne table', other: '# anciennes tables' }),
      as: (name: string) => `Tu es ${name}`,
      fromFile: 'Importer une partie depuis un fichier',
    },
    make: {
      title: 'Nom',
      titleSay: 'Affiché dans la liste\u202f; facultatif.',
      count: 'Places',
      free: 'Libre',
      who: 'Qui peut venir',
      visibility: {
        open: 'Tout le monde',
        unlisted: 'Avec le lien',
        password: 'Mot de passe',
      },
      visibilitySay: {
        open: 'Affichée parmi les tables ouvertes.',
        unlisted: 'Pas affichée\u00a0: qui a le lien peut prendre une place.',
        password: 'Affichée\u202f; il faut le mot de passe pour prendre une place.',
      },
      password: 'Mot de passe',
      spectators: 'Spectateurs',
      spectatorValues: { now: 'Oui', later: 'Dix coups plus tard', none: 'Aucun' },
      spectatorSay: 'Ils voient ce qui est public et discutent entre eux.',
      time: 'Temps',
      pace: 'Rythme',
      paces: { live: 'En direct', correspondence: 'En différé', none: 'Sans pendule' },
      paceSay: {
        live: 'Tout le monde est là en même temps.',
        correspondence:
          'Par correspondance\u00a0: une pendule qui ne tourne que pendant tes heures de jeu, jamais pendant tes vacances\u202f; une notification quand c’est à toi.',
        none: 'Rien ne presse.',
      },
      clock: 'Pendule',
      bank: 'Réserve',
      perMove: 'et par coup',
      units: { minutes: 'min', seconds: 's', days: 'jours', hours: 'h' },
      clockSay: 'À zéro, un bot prend la place jusqu’au retour de la personne.',
      undo: 'Reprendre un coup',
      undoValues: {
        free: 'Tant que rien n’est révélé',
        consent: 'Avec l’accord de tous',
        never: 'Jamais',
      },
      undoSay: {
        free: 'Tes derniers coups, tant que personne n’a rien appris\u202f; au-delà, avec l’accord de tous.',
        consent: 'Tout le monde doit être d’accord, chaque fois.',
        never: 'Ce qui est joué est joué.',
      },
      rated: 'Classement',
      ratedValues: { no: 'Amicale', yes: 'Classée' },
      ratedSay: 'Une partie classée demande un compte à tout le monde.',
      go: 'Créer cette table',
      sum: (game: string, seats: number, open: number, time: string) =>
        `${game}, ${f.plural(seats, { one: '# place', other: '# places' })}, dont ${f.plural(open, {
          one: '# libre',
          other: '# libres',
        })}\u202f; ${time}.`,
      after: 'Tu reçois ensuite un lien pour inviter.',
    },
    /** A game that is over, looked at together. */
    review: {
      title: 'Revoir ensemble',
      nobody: 'Revoir la partie ensemble\u202f?',
      youLead: 'Tu guides\u00a0: tout le monde ici voit ce moment.',
      leads: (name: string) => `${name} guide\u00a0: tu vois la même chose.`,
      alone: (name: string) => `${name} guide\u202f; tu regardes de ton côté.`,
      lead: 'Guider',
      stop: 'Ne plus guider',
      lookAlone: 'Regarder de mon côté',
      follow: 'Suivre à nouveau',
      move: (n: number) => `Coup ${f.number(n)}`,
      on: (n: number) => `À propos du coup ${f.number(n)}`,
      say: 'Dire',
      arrow: 'une flèche',
      erase: 'Retirer',
      draw: 'Tracer une flèche',
      from: 'Touche là où elle part',
      to: 'Touche là où elle arrive',
    },
    waiting: {
      kicker: 'Le salon',
      here: (here: number, all: number) =>
        here === all
          ? 'Tout le monde est là.'
          : f.plural(here, {
              one: `# personne sur ${f.number(all)} est là.`,
              other: `# personnes sur ${f.number(all)} sont là.`,
            }),
      invite: 'Inviter',
      inviteSay: 'Avec le lien, on choisit un nom et une place\u202f; pas besoin de compte.',
      inviteLocked: 'Avec le lien et le mot de passe, on choisit un nom et une place.',
      entry: 'Qui peut venir',
      name: 'Ton nom',
      rename: 'Changer',
      seats: 'Places, dans le sens horaire',
      made: 'a créé la table',
      you: (name: string) => `${name}, toi`,
      present: 'est là',
      absent: 'n’est pas là',
      invited: 'n’a pas encore répondu',
      askedAgain: 'tu rejoues\u202f?',
      comeAgain: 'Rejouer',
      unkeep: 'Libérer cette place',
      decline: 'Non merci',
      keptUntil: (time: number) =>
        `Les places sont gardées pour les personnes invitées jusqu’au ${f.when(time)}.`,
      missing: 'Qui ne vient pas',
      missed: {
        no: (who: string) => `${who} ne rejoue pas.`,
        nothing: (who: string) => `${who} n’a pas répondu à temps.`,
      },
      remove: 'Faire sortir',
      removeOf: (who: string) => `Faire sortir\u00a0: ${who}`,
      sentAway: (time: number) =>
        `La personne qui a créé cette table t’en a fait sortir. Tu peux reprendre une place à partir du ${f.when(time)}.`,
      quit: 'Quitter cette table',
      passesOn: 'Si tu pars, la table passe à quelqu’un qui reste.',
      closes: 'Si tu pars, la table sera fermée\u00a0: il n’y a personne d’autre.',
      fill: (n: number) =>
        f.plural(n, {
          one: 'Ajouter # bot et lancer',
          other: 'Ajouter # bots et lancer',
        }),
      empty: 'Libre',
      waits: 'attend quelqu’un',
      bot: 'bot',
      placeBot: 'Mettre un bot',
      noBot: 'Retirer le bot',
      level: 'Niveau du prochain bot',
      sit: 'Prendre place',
      sitOn: (n: number) => `Prendre la place ${f.number(n)}`,
      sitToo: 'Jouer ici aussi',
      sitOnToo: (n: number) => `Jouer ici aussi, à la place ${f.number(n)}`,
      leave: 'Se lever',
      password: 'Mot de passe de la table',
      choice: 'Ton parti',
      choiceOf: (seat: number) => `Ton parti à la place ${f.number(seat + 1)}`,
      dealt: 'Au hasard',
      mine: 'toi',
      free: 'libre',
      takenBy: (name: string) => name,
      start: 'Lancer la partie',
      startWhy: (n: number) =>
        f.plural(n, { one: '# place est libre.', other: '# places sont libres.' }),
      startAsked: (n: number) =>
        f.plural(n, { one: '# réponse manque.', other: '# réponses manquent.' }),
      ownerStarts: (name: string) => `${name} lance la partie.`,
      terms: 'Cette table',
      game: 'Jeu',
      time: 'Temps',
      undo: 'Reprendre un coup',
      spectators: 'Spectateurs',
      fair: 'Mélanges',
      fairSay:
        'Le serveur s’est engagé sur sa part des mélanges\u202f; ton navigateur ajoute la sienne. Les deux sont révélées après la partie.',
      commitment: 'Sceau du serveur',
      starts: 'La partie commence.',
      gone: 'Cette table a été abandonnée avant de commencer.',
    },
    /** What is asked or told above the game. */
    notes: {
      paused: 'La partie est en pause.',
      resume: 'Demander à continuer',
      minded: 'Un bot te remplace\u00a0: ta pendule est à zéro.',
      takeBack: 'Reprendre ma place',
      abandoned: 'Tout le monde a abandonné cette partie.',
      unplayed: (winners: readonly string[]) =>
        `La partie est terminée\u00a0: tous les autres ont abandonné. Victoire\u00a0: ${f.list(winners)}.`,
      asks: {
        undo: (who: string, n: number) =>
          `${who} demande à reprendre ${n === 1 ? 'le dernier coup' : `les ${f.number(n)} derniers coups`}.`,
        pause: (who: string) => `${who} demande une pause.`,
        resume: (who: string) => `${who} demande à continuer la partie.`,
        abandon: (who: string) => `${who} propose d’abandonner la partie.`,
        time: (who: string, whose: string) => `${who} propose de rendre à ${whose} tout son temps.`,
        handover: (who: string, whose: string) =>
          `${who} propose de donner à quelqu’un d’autre cette place\u00a0: ${whose}.`,
        replace: (who: string, whose: string) =>
          `${who} propose de laisser pour de bon à un bot cette place\u00a0: ${whose}.`,
      },
      asked: 'Tu as demandé aux autres\u202f; leur réponse est attendue.',
      agreed: (who: string) => `${who}\u00a0: oui`,
      silent: (who: string) => `${who}\u00a0: pas encore de réponse`,
      /** What was asked, and who said no; nobody, where it was the reader. */
      refused: (question: string, who: string | undefined) =>
        `${question} ${who === undefined ? 'Tu as dit non.' : `${who} a dit non.`}`,
      asksAgain: (who: string, until: number | undefined) =>
        `${who} propose une autre partie.${until === undefined ? '' : ` Ta place est gardée jusqu’au ${f.when(until)}.`}`,
      withdraw: 'Retirer',
      agree: 'D’accord',
      decline: 'Non',
    },
    late: {
      say: (who: string) =>
        `Temps écoulé\u00a0: ${who}. Un bot joue à sa place jusqu’à son retour.`,
      ask: {
        time: 'Proposer plus de temps',
        handover: 'Proposer de céder la place',
        replace: 'Proposer de la laisser au bot',
      },
      offered: (who: string) => `Tout le monde est d’accord pour céder cette place\u00a0: ${who}.`,
      link: 'Créer le lien',
      linkSay:
        'La première personne qui ouvre ce lien reprend la place, sauf si la personne absente revient avant. Valable un jour.',
      /** At the end: who was mostly played by a bot, and who had resigned. */
      mostly: (names: readonly string[]) =>
        `Absence pendant l’essentiel de la partie, un bot a joué\u00a0: ${f.list(names)}. Rang\u00a0: derrière tous ceux qui sont restés.`,
      resigned: (names: readonly string[]) =>
        `Abandon\u00a0: ${f.list(names)}. Rang\u00a0: derrière tous ceux qui sont restés.`,
    },
    ahead: {
      title: 'Décider d’avance',
      say: 'Pour le moment où la question te sera posée\u00a0: la première réponse possible est donnée pour toi. Personne d’autre ne la voit.',
      least: 'le minimum chaque fois',
      leastUpTo: (amount: string) => `le minimum chaque fois, jusqu’à ${amount}`,
      ifOpen: (answer: string) => `${answer}, si c’est encore possible`,
      elseAsk: 'sinon, la question t’est posée',
      upTo: 'Le minimum chaque fois, jusqu’à',
      addLeast: 'Noter',
      send: 'Décider ainsi',
      anew: 'Recommencer',
      revoke: 'Annuler',
      news: {
        over: 'Ta décision d’avance n’a finalement pas servi\u202f; elle est effacée.',
        misfit: 'Ta décision d’avance ne convient plus\u00a0: à toi de décider.',
        undone: 'Un coup a été repris\u00a0: ta décision d’avance est effacée.',
      },
    },
    chat: {
      rooms: {
        table: 'À la table. Pendant la partie, joueurs et spectateurs discutent séparément.',
        spectators:
          'Entre spectateurs. Pendant la partie, joueurs et spectateurs discutent séparément.',
      },
      none: 'Rien n’a encore été dit.',
      say: 'Dire quelque chose',
      send: 'Envoyer',
      mute: 'Masquer',
      muteOf: (name: string) => `Masquer les messages\u00a0: ${name}`,
      muted: (name: string) => `Messages masqués\u00a0: ${name}.`,
      unmute: 'Afficher',
      at: (time: number) => f.when(time),
      you: 'toi',
    },
    note: {
      title: 'Ta note',
      say: 'Personne d’autre ne peut la lire. Le serveur la garde à mesure que tu écris.',
      saved: 'Enregistré.',
      label: 'Note pour moi',
    },
    menu: {
      invite: 'Lien vers cette table',
      linkSay: 'Pour la regarder, et pour la revoir à volonté une fois terminée.',
      rules: 'Les règles de cette table',
      ask: 'Demander à tous',
      askedAlready: 'Une demande est déjà en cours\u00a0: la suivante viendra après la réponse.',
      askUndo: 'Demander à reprendre un coup',
      askMoves: 'Coups',
      askPause: 'Demander une pause',
      askResume: 'Demander à continuer',
      askAbandon: 'Proposer d’arrêter la partie',
      seat: 'Ta place',
      seatOf: (seat: number) => `Ta place n°\u00a0${f.number(seat + 1)}`,
      handover: 'Céder ma place',
      handoverSay:
        'La première personne qui ouvre ce lien reprend ta place, avec tout ce que tu as vu. Valable un jour.',
      resign: 'Abandonner',
      resignAsk: 'Quitter cette partie pour de bon\u202f? Un bot joue à ta place jusqu’à la fin.',
      resignYes: 'Oui, j’abandonne',
      mute: 'Aucune notification de cette table',
      people: 'Qui est là',
      watchers: (n: number) => f.plural(n, { one: '# spectateur', other: '# spectateurs' }),
      after: 'Après la partie',
      rematch: 'Revanche, mêmes personnes',
      file: 'Enregistrer la partie dans un fichier',
      look: 'Revoir la partie',
      fair: 'Les mélanges étaient-ils honnêtes\u202f?',
      check: 'Vérifier la graine',
      fairYes:
        'Oui\u00a0: la part du serveur, celles des joueurs et la graine de la partie correspondent aux engagements pris avant la première carte.',
      fairNo:
        'Non\u00a0: la graine ne correspond pas aux engagements. Préviens la personne qui gère ce serveur.',
      fairLater: 'Les parts secrètes sont révélées à la fin de la partie.',
      imported:
        'Cette partie vient d’un fichier\u202f; seul son propre engagement peut être vérifié.',
      seed: 'Graine',
      commitment: 'Sceau du serveur',
      mixed: 'Sceau de la partie',
      takeover: 'Reprendre une place',
      takeoverAsk: 'Quelqu’un te cède sa place à cette table. Tu la prends\u202f?',
      takeoverYes: 'Prendre la place',
    },
    person: {
      title: 'Parties et classements',
      games: 'Parties menées à leur terme',
      noGames: 'Aucune partie n’a encore été menée à son terme sur ce serveur.',
      columns: ['Jouées', 'Gagnées', 'Rang', 'Points', 'Record'],
      /** How many of the games of one kind one has left to a bot. */
      left: (game: string, resigned: number, minded: number) =>
        `${game}\u00a0: ${f.list([
          ...(resigned > 0
            ? [f.plural(resigned, { one: '# abandonnée', other: '# abandonnées' })]
            : []),
          ...(minded > 0
            ? [
                f.plural(minded, {
                  one: '# jouée surtout par un bot',
                  other: '# jouées surtout par un bot',
                }),
              ]
            : []),
        ])}.`,
      ratings: 'Classements',
      ratingSay:
        'Parties classées seulement. Le chiffre après ± dit l’incertitude\u00a0: elle diminue à chaque partie.',
      noRatings: 'Aucune partie classée encore.',
      guest: 'Sans compte, pas de classement\u202f; les parties classées demandent un compte.',
      rating: 'Classement',
      rated: 'Parties classées',
      figure: (mu: number, sigma: number) => `${f.decimal(mu)} ± ${f.decimal(sigma)}`,
      best: 'Les meilleurs ici',
      noBest: 'Personne n’est encore classé à ce jeu.',
    },
    importing: {
      title: 'Une partie depuis un fichier',
      which: 'Le fichier',
      say: 'Toute partie peut être enregistrée dans un fichier, ici comme dans le navigateur. Une partie terminée est gardée pour être revue\u202f; une partie en cours peut être continuée.',
      file: 'Fichier de partie',
      choose: 'Choisir un fichier',
      fileSay: 'Par exemple hustings-game.json.',
      seats: 'Qui continue',
      mine: 'Moi',
      open: 'Les places libres se prennent avec le lien.',
      found: 'La partie de ce fichier',
      sum: (game: string, seats: number, moves: number, over: boolean) =>
        `${game}, ${f.plural(seats, { one: '# place', other: '# places' })}, ${f.plural(moves, {
          one: '# coup',
          other: '# coups',
        })}\u202f; ${over ? 'terminée' : 'pas terminée'}.`,
      kept: 'Elle reçoit sa propre page, avec un lien durable.',
      goesOn:
        'Qui a le fichier pourrait en déduire les cartes cachées\u00a0: une partie continuée n’est jamais classée.',
      keep: 'Garder cette partie',
      playOn: 'La continuer',
    },
  };
};
