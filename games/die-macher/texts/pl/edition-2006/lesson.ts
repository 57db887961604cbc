import type { Formats, NoteText } from '@hustings/texts';
import type { Texts } from '../../en/edition-2006/lesson.js';

/** What a decision is about, what to do here, and what is otherwise in the edition of 2019. */
const note = (title: string, text: string, task: string, known?: string): NoteText => ({
  title,
  text,
  task,
  ...(known === undefined ? {} : { known }),
});

/** Polish: the lesson, a round with its election. */
export const lesson = (f: Formats<'pl'>): Texts => {
  const { euros: eur, quoted } = f;
  return {
    notes: {
      beginning: note(
        'Na dobry początek',
        'W\u00a0tej rundzie wybory są w\u00a0Berlinie, w\u00a0następnej w\u00a0Nadrenii-Palatynacie. Głosy liczą się od razu. Wiece staną się głosami później, pomnożone przez popularność plus zgodność: +1 za każdą kartę programu zgodną z\u00a0opinią landu, −1 za każdą przeciwną.',
        'Wybierz popularność, wiece i\u00a0głosy: głosy w\u00a0Berlinie, reszta w\u00a0Nadrenii-Palatynacie, gdzie masz zgodność +2. Potem 2 znaczniki mediów i\u00a04 członków: jeden znacznik w\u00a0Berlinie, jeden w\u00a0Hesji.',
        'W\u00a02019 wybierasz jeden pasek z\u00a0symbolami. Tu ten sam land możesz wskazać dowolnie wiele razy.',
      ),
      bidding: note(
        'Kto decyduje, kto zaczyna?',
        'Wszyscy licytują w\u00a0tajemnicy, a\u00a0płaci tylko ten, kto da najwięcej. Zwycięzca wskazuje pierwszego gracza, który w\u00a0tej rundzie zaczyna każdą fazę.',
        `Licytuj ${eur(2)}. Na całą rundę masz ${eur(25)}.`,
        'W\u00a02019 zaczyna ten, kto da najwięcej. Tu wskazać można każdego.',
      ),
      naming: note(
        'Może być każdy',
        'Opłaca się zaczynać ze względu na pola mediów i\u00a0koalicje. Przy sondażach niekoniecznie: otwierasz każdą licytację.',
        'Wskaż siebie.',
      ),
      exchanging: note(
        'Nowe karty, raz na rundę',
        'Trzy karty na ręce mogłyby trafić do programu. Odrzuć to, co się nie przyda, i\u00a0dobierz tyle samo.',
        'Odrzuć wszystkie trzy. Dwie z\u00a0nich już są w\u00a0Twoim programie, a\u00a0Berlin nie jest za walką z\u00a0terroryzmem.',
        'W\u00a02019 dobierasz z\u00a0talii i\u00a0z\u00a0odkrytych kart. Tu tylko z\u00a0talii.',
      ),
      changing: note(
        'Jedna zmiana na rundę',
        'Jedna karta z\u00a0ręki może zastąpić kartę programu, o\u00a0ile zostanie pięć różnych tematów. Stara odpada.',
        `Włóż ${quoted('Przeciw reformie gospodarczej')} zamiast ${quoted('Przeciw inżynierii genetycznej')}: zgodność w\u00a0Berlinie rośnie z\u00a00 do +2.`,
        'W\u00a02019 zmienić można dwie karty, a\u00a0stare wracają na rękę.',
      ),
      cabinet: note(
        'Gabinet cieni',
        'Do czterech kart, najwyżej jedna na land, zakryte. Wszystkie odkrywa się i\u00a0opłaca razem. Potem każda robi jedną rzecz tam, gdzie leży, i\u00a0w\u00a0tej grze już nie wraca. Karta z\u00a0telefonem daje żeton koalicji.',
        `Wyłóż Posła w\u00a0Berlinie, dla telefonu, i\u00a0Ministra finansów w\u00a0Nadrenii-Palatynacie: razem ${eur(4)}.`,
        'W\u00a02019 to politycy: opłacani po kolei, z\u00a0dwiema akcjami, i\u00a0z\u00a0każdego można zrezygnować bez płacenia.',
      ),
      keyIssue: note(
        'Jedna karta, jedna akcja',
        'Kluczowy temat sprawia, że opinia liczy się podwójnie, za i\u00a0przeciw, dla wszystkich. Nikt nie może jej już wymienić.',
        `Użyj Posła i\u00a0połóż znacznik na opinii ${quoted('Przeciw walce z\u00a0terroryzmem')}: +1 dla Ciebie, −1 dla FDP.`,
      ),
      votesAtOnce: note(
        'Głosy od razu',
        'Głosów, które masz, nie można stracić. Popularność to zakład: liczy się przy każdym wiecu, który jeszcze zamienisz na głosy.',
        'Użyj Ministra finansów: 5 głosów w\u00a0Nadrenii-Palatynacie.',
      ),
      coalition: note(
        'Razem raźniej',
        'Dwie partie z\u00a0żetonem w\u00a0landzie, w\u00a0którym są wybory, mogą liczyć głosy razem, jeśli dwie ich karty programu są takie same. Przy dokładnie dwóch druga strona musi się zgodzić; przy trzech i\u00a0więcej nikt nie pyta o\u00a0zgodę.',
        'Zaproponuj koalicję SPD. FDP ma w\u00a0Berlinie już 20 głosów: w\u00a0pojedynkę raczej jej nie wyprzedzisz.',
        'W\u00a02019 koalicja powstaje po policzeniu głosów. Tu tworzy się ją przedtem.',
      ),
      media: note(
        'Media',
        'Kto jako jedyny ma najwięcej znaczników w\u00a0landzie, może wymienić tam jedną opinię i\u00a0żaden sondaż mu tam nie zaszkodzi.',
        'Kup jeden w\u00a0Nadrenii-Palatynacie: nie ma tam nikogo innego.',
        `W\u00a02019 znacznik kosztuje ${eur(5)}, tu ${eur(4)}.`,
      ),
      enoughMedia: note(
        'Jeszcze czy dość',
        'Kupuje się w\u00a0kółko, aż wszyscy po kolei spasują. Kto spasował, może następnym razem jeszcze kupić.',
        'Pasuj. Pieniądze przydadzą się na wiece.',
      ),
      swapping: note(
        'Niech zmienią zdanie',
        'Wymień jedną opinię landu na jedną z\u00a0sześciu w\u00a0puli. To zmienia zgodność wszystkich.',
        `Usuń ${quoted('Przeciw energii jądrowej')} i\u00a0wprowadź ${quoted('Przeciw opiece społecznej')}: zgodność rośnie z\u00a0+1 do +2.`,
        'W\u00a02019 stara opinia jest odrzucana. Tu idzie do puli, skąd może ją wziąć następny.',
      ),
      meetings: note(
        'Wiece',
        `Każdy kosztuje ${eur(1)}, w\u00a0landzie najwyżej cztery nowe. Przy zamianie na głosy każdy jest wart tyle, ile popularność plus zgodność, a\u00a0co najmniej pół głosu.`,
        'Postaw cztery w\u00a0Berlinie. Razem z\u00a0tym, który tam jest: 5 × (0 + 3) = 15 głosów.',
        'W\u00a02019 notowania dodaje się do wieców. Tu popularność dodaje się do zgodności, więc mnoży; a\u00a0cena nie rośnie.',
      ),
      poll: note(
        'Licytacja sondażu',
        'Każdy land ma jeden, a\u00a0widzi go tylko ten, kto go wygra. Opublikuj jeden lub dwa wiersze, a\u00a0popularność się zmieni. Nie publikuj nic, a\u00a0dwie kostki dadzą członków.',
        `Licytuj ${eur(1)} za Berlin.`,
        'W\u00a02019 każdy licytuje raz. Tu licytuje się, aż spasują wszyscy oprócz jednego.',
      ),
      publishing: note(
        'Publikować czy nie?',
        'Wybierz wiersze dowolnych partii, w\u00a0górę lub w\u00a0dół; każdy liczy się w\u00a0całości. Albo żadnego: członkowie to punkty na koniec, a\u00a0w\u00a0niektórych rundach pieniądze.',
        'Nie publikuj nic. O\u00a0Twoim −2 nikt nie musi wiedzieć, a\u00a0dwie kostki są warte więcej niż zysk SPD.',
        'W\u00a02019 do upublicznienia potrzebny jest własny plus. Tu wystarczy dowolny wiersz.',
      ),
      morePolls: note(
        'Następny sondaż',
        'Pozostałe landy też mają swoje, w\u00a0kolejności wyborów.',
        'Pasuj.',
      ),
      converting: note(
        'Głosy teraz czy później?',
        'W\u00a0landzie, w\u00a0którym wybory będą później, każdy, kto ma pięć wieców lub więcej, może zamienić je na głosy. Głosów nikt już nie ruszy, a\u00a0znaczniki znowu są Twoje.',
        'Zamień na głosy wszystkie siedem: 7 × (1 + 2) = 21.',
        'W\u00a02019 trzeba co najmniej czterech naraz. Tu ten, kto ma pięć, może zamienić dowolną liczbę.',
      ),
      majority: note(
        'Więcej niż wszyscy inni razem',
        'Kto ma w\u00a0takim landzie więcej głosów niż wszyscy inni razem, też może wymienić tam opinię.',
        `Wprowadź ${quoted('Przeciw misjom wojskowym')} zamiast ${quoted('Przeciw inżynierii genetycznej')}.`,
        'Dla znających 2019 to nowość.',
      ),
      winning: note(
        'Wygrana!',
        `Wiece stały się głosami, głosy mandatami, a\u00a0każdy mandat to punkt i\u00a0${eur(1)}. Zwycięzca może przenieść znacznik mediów na planszę krajową: da punkty na koniec, im wcześniej, tym więcej.`,
        'FDP ma 22 głosy, Ty 21, SPD 15: razem wygrywacie. Przenieś znacznik.',
        'W\u00a02019 punkty daje sama wygrana. Tu otwiera ona planszę krajową.',
      ),
      carrying: note(
        'Co myśli kraj',
        'Zwycięzca przenosi opinie na planszę krajową. Każdemu, kto ma je w\u00a0programie, dają członków co rundę i\u00a0punkty na koniec.',
        `Przenieś ${quoted('Przeciw walce z\u00a0terroryzmem')}.`,
        'W\u00a02019 takiej planszy nie ma.',
      ),
      contributing: note(
        'Darowizny',
        'Przyjmij: pieniądze teraz, a\u00a0najwyższa kostka mówi, ilu członków tracisz. Odrzuć: kostki dają członków, a\u00a0trzy kostki więcej ma ten, kto jako jedyny odrzuca największą kwotę. Każdej karty użyjesz tylko raz.',
        `Masz ${eur(45)}: odrzuć ${eur(40)}, największą możliwą kwotę.`,
        'W\u00a02019 to składki, bez kostek; i\u00a0nie można ich pominąć.',
      ),
      again: note(
        'Druga runda: to samo jeszcze raz',
        'Wybory są w\u00a0następnym landzie, doszedł nowy, odkryto zakryte opinie. Każda runda przebiega jak ta; ostatnia to tylko wybory i\u00a0nic więcej.',
        'Licytuj jeszcze raz. Lekcja kończy się tutaj; czemu służy decyzja, przeczytasz przy pytaniu.',
      ),
    },
    wrong: {
      dearBid: `Stawką jest tylko prawo wskazania pierwszego gracza, na jedną rundę. Pieniądze przydadzą się na karty, media i\u00a0wiece: wystarczy ${eur(2)}.`,
      othersFirst:
        'Wtedy ta partia wybierze pola mediów i\u00a0partnera przed Tobą, a\u00a0zapłacisz za to Ty.',
      keepsAll:
        'Dwie z\u00a0tych kart już są w\u00a0Twoim programie, trzecia obniżyłaby zgodność. Nowe nic nie kosztują.',
      noChange:
        'Bez zmiany zgodność w\u00a0Berlinie zostaje 0, a\u00a0każdy wiec jest tam wart pół głosu.',
      noCabinet:
        'Bez telefonu nie masz żetonu w\u00a0Berlinie i\u00a0nikt nie może utworzyć z\u00a0Tobą koalicji.',
      dearCabinet: `${eur(15)} to większość Twoich pieniędzy, i\u00a0to w\u00a0pierwszej rundzie. Poseł też ma telefon.`,
      threeVotes:
        'Trzy głosy to trzy głosy. Kluczowy temat jest wart więcej: +1 za każdy z\u00a0pięciu wieców, które będziesz tam mieć, i\u00a0zabiera głosy FDP.',
      alone:
        'FDP ma więcej głosów, niż będziesz mieć Ty. Razem z\u00a0SPD ją wyprzedzisz; w\u00a0pojedynkę nic tu nie wygrasz.',
      noMedia: `Za ${eur(4)} masz tam media tylko dla siebie i\u00a0wybierasz, co ludzie myślą.`,
      noSwap:
        'Wymiana nic nie kosztuje, a\u00a0każdy z\u00a0siedmiu wieców jest wtedy wart o\u00a0jeden głos więcej.',
      noMeetings: 'Bez wieców zgodność w\u00a0Berlinie nic nie daje: jest tam tylko jeden.',
      noPoll: `Nawet sondaż, którego nikt nie czyta, daje dwie kostki członków, średnio siedmiu. ${eur(1)} to tanio.`,
      ownMinus:
        'Ten wiersz obniża Twoją popularność: każdy wiec w\u00a0Berlinie byłby wart o\u00a0dwa głosy mniej.',
      partnerOnly:
        'Pomaga, ale niewiele: SPD ma tam tylko jeden wiec. Dwie kostki dają średnio siedmiu członków.',
      noVotes:
        'Może się udać. Ale wymiana albo inna karta może jeszcze zabrać zgodność, a\u00a0siedmiu znaczników zabraknie gdzie indziej.',
      noMarker: 'Tu zrobił swoje i\u00a0tylko wróciłby do Ciebie. Tam daje punkty.',
      othersOpinion: 'Nie ma jej w\u00a0Twoim programie: członków i\u00a0punkty dostaliby inni.',
      greedy:
        'Możesz stracić nawet sześciu członków, a\u00a0to punkty na koniec. Pieniędzy na następną rundę masz dość.',
    },
  };
};
