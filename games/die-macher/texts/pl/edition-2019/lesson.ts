import type { Formats, NoteText } from '@hustings/texts';
import type { Texts } from '../../en/edition-2019/lesson.js';

const note = (title: string, text: string): NoteText => ({ title, text });

/** Polish: the lesson. */
export const lesson = (_f: Formats<'pl'>): Texts => ({
  notes: {
    states: note(
      'Cztery landy, cztery razy wybory',
      'W\u00a0każdej rundzie wybory odbywają się w\u00a0jednym landzie, od lewej do prawej. Karty pod nazwą to opinie ludzi: +\u00a0za, −\u00a0przeciw. Liczby przy każdej z\u00a0Twoich siedmiu kart mówią, ile jest warta w\u00a0każdym landzie: szukaj takiej z\u00a0+1, a\u00a0najlepiej z\u00a0+1 w\u00a0dwóch landach.',
    ),
    passingOn: note(
      'Reszta idzie dalej',
      'Karty, których nie bierzesz, idą do sąsiada po lewej, a\u00a0Ty dostajesz inne. Gdy masz już cztery, dostajesz jeszcze ostatnie trzy z\u00a0pakietu sąsiada: razem siedem kart.',
    ),
    scoring: note(
      'Skąd biorą się punkty',
      'Duża liczba nad słupkiem to głosy, jakie partia miałaby, gdyby wybory były teraz: część pełna to głosy już zdobyte, zakreskowana – głosy z\u00a0wieców. Prawa krawędź mówi, ile to punktów. Gruba linia przy 50 to większość.',
    ),
    sizes: note(
      'Duże i\u00a0małe landy',
      'Liczba obok nazwy mówi, ile land może dać w\u00a0najlepszym razie. Mały land bywa wart mniej niż wydane na niego pieniądze.',
    ),
    program: note(
      'Twój program',
      'Program ma pięć tematów, po jednej karcie; jeśli masz na razie cztery, piąty dobierzesz zaraz potem. Dolny wiersz sumuje, ile karty są warte w\u00a0każdym landzie: to Twoja zbieżność, która mnoży Twoje wiece. Celuj w\u00a02 lub więcej w\u00a0dwóch landach.',
    ),
    missing: note(
      'Czego zabrakło',
      'Program potrzebuje pięciu różnych tematów, dlatego dobierasz nowe karty. Weź to, co najlepiej pasuje do landów.',
    ),
    later: note(
      'Jedna karta na później',
      'Zachowaj kartę, która może się spodobać w\u00a0landzie z\u00a0zakrytymi opiniami. Możesz ją włączyć do programu na początku każdej rundy.',
    ),
    start: note(
      'Gdzie zacząć',
      'Stawiaj wiece tam, gdzie masz wysoką zbieżność: głosy to (wiece + notowania) × zbieżność. Notowania dodaje się przed mnożeniem, więc podnoś je tam, gdzie są wiece.',
    ),
    first: note(
      'Kto zaczyna',
      'Wszyscy licytują w\u00a0tajemnicy; płaci tylko ten, kto da najwięcej. Kto zaczyna, pierwszy wybiera pola mediów. Masz mało pieniędzy: 1\u00a0000 lub 2\u00a0000\u00a0€ to dobra oferta na początek.',
    ),
    again: note(
      'Druga runda: to samo jeszcze raz',
      'Runda zawsze przebiega tak, jak pokazuje pasek u\u00a0góry. Znasz już wszystkie jej fazy. Odtąd lekcja odezwie się tylko, gdy pojawi się coś nowego; czemu służy dana decyzja, przeczytasz pod pytaniem.',
    ),
    tie: note('Remis', 'Najwyższe tajne oferty są równe. Przebij raz albo zostaw to innym.'),
    drawing: note(
      'Nowe karty, lepsza zbieżność',
      'Dobrane karty mogą zastąpić karty programu. Dobieraj, gdy zbieżność jest niska w\u00a0landzie, w\u00a0którym są teraz wybory; w\u00a0przeciwnym razie zostań przy swoim.',
    ),
    display: note(
      'Wybierz z\u00a0odkrytych kart',
      'Wszyscy widzą, co bierzesz. Szukaj karty, której ludzie chcą w\u00a0więcej niż jednym landzie.',
    ),
    swapping: note(
      'Wymień albo zostaw',
      'Dla każdej karty z\u00a0ręki wybierz tę, którą zastępuje. Tabela poniżej pokazuje zbieżność przed i\u00a0po oraz podobieństwo do innych: podobne partie mogą rządzić razem.',
    ),
    media: note(
      'Media',
      'Pięć pól w\u00a0landzie. Kto ma tam najwięcej znaczników, zmienia opinie pod koniec rundy, a\u00a0sondaże nie mogą go tam osłabić. Znacznik zwycięzcy daje też punkty na koniec.',
    ),
    moreMedia: note(
      'Jeszcze o\u00a0mediach',
      'Możesz kupować dalej, dopóki wszyscy po kolei nie spasują. Zostaw sobie około 8\u00a0000\u00a0€ na wiece.',
    ),
    rallies: note(
      'Wiece stają się głosami',
      'Wypróbuj pola: wykres pokazuje na niebiesko, ile głosów dadzą. Pierwsze wiece są tanie, kolejne drogie. W\u00a0dniu wyborów każdy daje tyle głosów, ile wynosi Twoja zbieżność.',
    ),
    politicians: note(
      'Politycy',
      'Każdego użyjesz tylko raz w\u00a0całej grze. Wysłanie nic nie kosztuje, płaci się dopiero, gdy działają. W\u00a0pierwszej rundzie wystarczy tani polityk w\u00a0landzie, w\u00a0którym są wybory.',
    ),
    paying: note(
      'Zapłać albo zrezygnuj',
      'Teraz karty są odkrywane. Nieopłacony polityk opuszcza grę. Porównaj cenę z\u00a0tym, co jeszcze możesz kupić: wiece kupuje się wcześniej, więc w\u00a0tej rundzie pieniądze przydadzą się już tylko na sondaże.',
    ),
    actions: note(
      'Główna akcja, potem druga',
      'Akcje najbardziej przydają się tam, gdzie masz wiece: notowania mnoży się przez zbieżność. Akcję z\u00a0dopiskiem (raz na land) wykona tylko pierwszy.',
    ),
    double: note(
      'Liczy się podwójnie',
      'Opinia liczy się podwójnie dla wszystkich, za i\u00a0przeciw. Wybierz taką, z\u00a0którą zgadzasz się Ty, a\u00a0inni nie.',
    ),
    influence: note(
      'Prowadzisz tu w\u00a0mediach',
      'Usuń opinię, z\u00a0którą się nie zgadzasz, i\u00a0wprowadź taką, którą podzielasz. Zmienia się zbieżność wszystkich; tabela pokazuje każdą.',
    ),
    poll: note(
      'Sondaż',
      'Upubliczniony przesuwa notowania: Twoje w\u00a0górę, cudze w\u00a0dół. Zatrzymany daje elektorat +3. Każdy licytuje raz, licytator na końcu.',
    ),
    publishing: note(
      'Twój sondaż',
      'Ten awers widzisz tylko Ty. Może zaszkodzić innym, a\u00a0pomóc Tobie. Jeśli niewiele Ci daje, nie upubliczniaj go i\u00a0weź +3 do elektoratu.',
    ),
    converting: note(
      'Głosy teraz czy później?',
      'W\u00a0landzie, w\u00a0którym wybory będą później, co najmniej cztery wiece mogą już stać się głosami. To zwalnia znaczniki, a\u00a0głosów nie da się już stracić.',
    ),
    donations: note(
      'Składki',
      'Zbierz: pieniądze teraz, ale elektorat maleje. Zrezygnuj: elektorat rośnie. Punkt elektoratu to punkt na koniec i\u00a01\u00a0000\u00a0€ co rundę.',
    ),
  },
  wrong: {
    dearBid:
      'Stawką jest tylko rozpoczynanie rundy, a\u00a0pieniądze przydadzą się na media, wiece i\u00a0polityków: wystarczy 1\u00a0000 lub 2\u00a0000\u00a0€.',
    noMedia:
      'Znacznik tutaj daje wpływ na opinie przez całą grę i\u00a0punkty, jeśli wygrasz. Teraz jest tani.',
    noRallies:
      'Bez wieców nic nie zamieni się w\u00a0głosy. Pierwsze w\u00a0każdym landzie są tanie: postaw kilka tam, gdzie masz wysoką zbieżność.',
    letGo:
      'Nieopłacony polityk opuszcza grę i\u00a0nic nie robi. Ten jest tani, więc niech pracuje.',
  },
  election: {
    title: 'O\u00a0to w\u00a0tym wszystkim chodziło',
    text: 'Wiece zamieniają się w\u00a0głosy, a\u00a0potem: kto sam ma 50? Jeśli nikt, najsilniejsza partia pyta tę, której program jest najbliższy. Poniżej: Twoje punkty i\u00a0skąd się wzięły.',
  },
});
