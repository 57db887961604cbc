import type { Formats, NoteText } from '@hustings/texts';
import type { Texts } from '../en/lesson.js';

/** What a decision is about, and what to do here. */
const note = (title: string, text: string, task: string): NoteText => ({ title, text, task });

/** Polish: the lesson, a whole round up to the next bid. */
export const lesson = (f: Formats<'pl'>): Texts => ({
  notes: {
    bidding: note(
      'Kto zaczyna?',
      'Wszyscy kładą po jednej zakrytej karcie. Im wyższy numer, tym wcześniej grasz w\u00a0tej rundzie. Tej karty nie użyjesz do następnej rundy, więc licytuj tym, bez czego się obejdziesz.',
      'Połóż Dobrego wujka 18. Każdy wujek daje jedną monetę, więc najwyższy numer kosztuje Cię tyle samo co najniższy.',
    ),
    placing: note(
      'Wolontariusz i\u00a0biuro',
      'W\u00a0swoim ruchu wysyłasz jednego wolontariusza do pustego biura. Niebieskie biura działają teraz, żółte i\u00a0zielone w\u00a0fazie zakupów. Żeby kupić kartę, potrzebujesz zakupu, a\u00a0ten dają tylko biura „Kup”.',
      'Nie tylko Ty kładziesz 18: przy równych numerach kolejność się odwraca, więc zaczynasz. Wyślij wolontariusza do biura „Kup 2”.',
    ),
    ending: note(
      'Jeden wolontariusz na ruch',
      'Przed wysłaniem i\u00a0po nim można zagrywać karty fioletowe i\u00a0niebieskie. Karty startowe są żółte i\u00a0zielone: czekają na fazę zakupów.',
      'Zakończ ruch. Pozostali wyślą po wolontariuszu i\u00a0znowu będzie Twoja kolej.',
    ),
    drawing: note(
      'Niebieskie działa od razu',
      'Niebieskie daje karty, i\u00a0to tylko w\u00a0tej fazie. Co dobierzesz, możesz wykorzystać jeszcze w\u00a0tej rundzie.',
      'Wyślij drugiego wolontariusza do biura „Dobierz 1”.',
    ),
    using: note(
      'Nikt nie pracuje nieproszony',
      'Wolontariusz w\u00a0niebieskim lub szarym biurze bierze się do pracy na Twoje słowo, w\u00a0tym ruchu albo w\u00a0późniejszym. Biura z\u00a0monetami, punktami i\u00a0zakupami liczą się same.',
      'Użyj biura „Dobierz 1”.',
    ),
    howMany: note(
      'Najwyżej',
      `Każda liczba w\u00a0tej grze znaczy ${f.quoted('najwyżej')}: możesz wziąć mniej albo nic.`,
      'Dobierz 1 kartę.',
    ),
    coins: note(
      'Monety na zakupy',
      'Wyścig wygrywa się tym, co kupisz. To, co wydrukowano na biurze, liczy się raz na rundę, a\u00a0mieści się tam tylko jeden wolontariusz.',
      'Wyślij ostatniego wolontariusza do biura „Monety 2”, zanim zrobi to ktoś inny.',
    ),
    lastWorker: note(
      'Wolontariusze się skończyli',
      'Kto w\u00a0swoim ruchu nie ma już kogo wysłać, pasuje. Fioletowe karty dałyby więcej rąk do pracy; na razie nie masz żadnej.',
      'Zakończ ruch. Pozostali grają dalej, aż też spasują.',
    ),
    laying: note(
      'Twoja faza zakupów',
      'Teraz żółte i\u00a0zielone. Wykładaj karty i\u00a0kupuj w\u00a0dowolnej kolejności. Niewydane monety przepadają.',
      'Biuro „Monety 2” już zapłaciło. Wyłóż swoje karty: wszystkie naraz albo po kolei, zaczynając od Lokalnych mediów 9.',
    ),
    layingOn: note(
      'Karta po karcie',
      'Każda wyłożona karta liczy się od razu i\u00a0leży przed Tobą do końca rundy.',
      'Wyłóż też resztę, naraz albo po kolei, od najniższego numeru.',
    ),
    buying: note(
      'Ceny i\u00a0czerwone karty',
      'Karta kosztuje tyle, ile na niej wydrukowano; od piątego pola o\u00a0monetę więcej, od dziewiątego o\u00a0dwie. Razem z\u00a0nią musisz wziąć każdą czerwoną kartę leżącą na lewo. Nic nie kosztuje i\u00a0tyle też jest warta.',
      'Kup Przemysłowca 23 za 3 monety: daje 2 monety za każdym razem, gdy go dobierzesz.',
    ),
    second: note(
      'Druga karta',
      'Zakupy zostają odłożone i\u00a0na koniec rundy, razem ze wszystkim innym, idą na stos odrzuconych. Wracają po przetasowaniu.',
      'Kup Saunę 21 za 2 monety: trochę potu, dwie karty do dobrania.',
    ),
    scoring: note(
      'Czas na punkty',
      'Gdy skończysz, to, co masz jeszcze na ręce, też zostaje wyłożone: punkty się liczą, na monety już za późno. Potem punkty trafiają na tor kariery.',
      'Zakończ fazę zakupów: Twoje dwie karty Lokalnych mediów są warte po punkcie.',
    ),
    again: note(
      'Druga runda: to samo jeszcze raz',
      'Biura, których nikt nie chciał, mają po znaczniku: to punkt dla tego, kto się tam wprowadzi. Otwarte jest jedno biuro więcej, a\u00a0ulica się przesunęła. Kto dojdzie do 95 punktów, kończy wyścig z\u00a0tą rundą.',
      'Twoja Sauna już wróciła: zachowaj ją i\u00a0połóż Dobrego wujka 16. Lekcja kończy się tutaj; odtąd ściągaj, od kogo chcesz.',
    ),
  },
  wrong: {
    lowBid:
      'Lokalne media mają najniższe numery: pozostali wybraliby biura przed Tobą. Zachowaj je, są warte punkt.',
    sameCoin:
      'Daje jedną monetę, jak każdy Dobry wujek, ale ma niższy numer. Gdy dwie karty są warte tyle samo, kładź wyższą.',
    passing:
      'Zakończyć ruch bez wysłania wolontariusza to spasować, na całą fazę. Twoi wolontariusze zostaliby w\u00a0domu.',
    noRight:
      'Punkty są miłe. Ale bez biura „Kup” nic w\u00a0tej rundzie nie kupisz, choćby monet było w\u00a0bród, a\u00a0na te biura czekają też inni.',
    unused:
      'Twój wolontariusz jeszcze nic nie dobrał. Może to zrobić w\u00a0późniejszym ruchu, ale z\u00a0kartą na ręce łatwiej wybierać.',
    nothingDrawn: 'Można nie brać nic, ale ta karta jest za darmo.',
    oneCoin: 'Biuro „Monety 2” jest jeszcze puste i\u00a0daje dwa razy więcej.',
    tooEarly: 'Faza by się skończyła, a\u00a0zakupów jeszcze nie było.',
    scandal:
      'Na tym polu kosztuje o\u00a0monetę więcej, a\u00a0w\u00a0pakiecie jest czerwona karta z\u00a0lewej. Taka sama leży na polu 2 bez żadnego towarzystwa.',
    coinsLost: 'Przepadłyby dwie monety i\u00a0jeden zakup.',
  },
});
