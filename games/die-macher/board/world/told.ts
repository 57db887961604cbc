import { NONE } from '@hustings/kernel';
import { botSays } from '@hustings/parts/bot';
import type { Said } from '@hustings/parts/point';
import { w } from '@hustings/parts/words';
import { attitudeOf, HIDDEN, topicOf } from '../../rules/world/index.js';
import { mediaLead, spotsOf } from './media.js';
import type { Piece } from './pieces.js';
import type { WorldCampaign, WorldTable, WorldView } from './table.svelte.js';

/** What a piece is, how its figure comes about, and the rule for it. */
export type Told = { readonly title: string; readonly text: string; readonly rule: string };
export type On<K extends Piece['on']> = Extract<Piece, { on: K }>;

/** What both editions say about pieces, each in the words of its rulebook. */
export type PointTexts = {
  readonly hidden: string;
  readonly hiddenSay: string;
  readonly cardIn: (card: number, code: string) => string;
  readonly worth: (worth: number, twice: boolean) => string;
  readonly media: (code: string) => string;
  readonly spotFree: (code: string) => string;
  readonly spotOf: (party: string, code: string) => string;
  readonly noLead: string;
  readonly leads: (party: string, most: number, next: number) => string;
  readonly ownCard: string;
  readonly theirCard: (worth: number) => string;
  readonly phaseFor: (phase: number) => string;
};

/** The rules that the pieces of an edition stand under. */
export type PointRules = Readonly<
  Record<'hidden' | 'opinion' | 'media' | 'spot' | 'ownCard' | 'theirCard', string>
>;

/** Who plays a seat; of a bot also how well: where nothing hovers its bars say it to nobody. */
export function playerOf(table: Pick<WorldTable, 'chairs' | 'name'>, seat: number): string {
  const chair = table.chairs[seat];
  return chair?.by === 'bot' ? w().row([table.name(seat), botSays(chair.level)]) : table.name(seat);
}

/** Stands for a figure that whoever wants to be surprised is not told. */
export const hidden = (): string => w().pair(w().table.forecast, w().table.labelWays.off);

/** Tells what both editions have alike: states, their opinions and media, the cards of programs. */
export class Teller<View extends WorldView, Campaign extends WorldCampaign> {
  readonly #table: WorldTable<View, Campaign>;
  readonly #say: PointTexts;
  readonly #rules: PointRules;
  readonly #asPlanned: (campaign: Campaign) => Campaign;
  constructor(
    table: WorldTable<View, Campaign>,
    say: PointTexts,
    rules: PointRules,
    asPlanned: (campaign: Campaign) => Campaign,
  ) {
    this.#table = table;
    this.#say = say;
    this.#rules = rules;
    this.#asPlanned = asPlanned;
  }

  /** A state as it is drawn: with what is being chosen. */
  campaign(code: string): Campaign {
    const { campaigns } = this.#table;
    return this.#asPlanned(campaigns.find((one) => one.code === code) ?? campaigns[0]);
  }
  /** How a figure comes about; where it is one of a plan, that is said. */
  planned(code: string, text: string): string {
    const { campaigns, m } = this.#table;
    const isDrawn = campaigns.includes(this.campaign(code));
    return isDrawn ? text : `${w().stop(text)} ${m().table.withPlan}`;
  }

  /** What a card is worth in one's match; nothing for those who look on. */
  #worthOf(card: number): number | undefined {
    const { you, programs } = this.#table;
    const program = you < 0 ? undefined : programs[you];
    return program === undefined ? undefined : program[topicOf(card)] * attitudeOf(card);
  }

  opinion({ code, place }: { readonly code: string; readonly place: number }): Told {
    const { board } = this.campaign(code);
    const card = board.opinions[place];
    const say = this.#say;
    if (card === HIDDEN)
      return { title: say.hidden, text: say.hiddenSay, rule: this.#rules.hidden };
    const worth = this.#worthOf(card);
    const text = worth === undefined ? '' : say.worth(worth, place === board.double);
    return { title: say.cardIn(card, code), text, rule: this.#rules.opinion };
  }

  /** Who leads the media of a state. */
  media(code: string, title = this.#say.media(code)): Told {
    const lead = mediaLead(this.campaign(code).board.media);
    const { noLead, leads } = this.#say;
    const text =
      lead === undefined ? noLead : leads(this.#table.party(lead.seat), lead.most, lead.next);
    return { title, text, rule: this.#rules.media };
  }

  spot({ code, place }: { readonly code: string; readonly place: number }): Told {
    const seat = spotsOf(this.campaign(code).board.media)[place];
    const { spotFree, spotOf } = this.#say;
    return seat === NONE
      ? { ...this.media(code, spotFree(code)), rule: this.#rules.spot }
      : this.media(code, spotOf(this.#table.party(seat), code));
  }

  /** A card of a program, one's own or another's. */
  program({ seat, card }: On<'program'>): Told {
    const title = this.#table.m().quoted(card);
    const { ownCard, theirCard } = this.#say;
    return seat === this.#table.you
      ? { title, text: ownCard, rule: this.#rules.ownCard }
      : { title, text: theirCard(this.#worthOf(card) ?? 0), rule: this.#rules.theirCard };
  }

  /** All there is to be told about a piece: also what pressing it does, or why not. */
  said(piece: Piece, { title, text, rule }: Told, phase: number | undefined): Said {
    const table = this.#table;
    const play = table.pointing.playOf(piece);
    const refusal = play?.why;
    const of = refusal?.rule ?? table.ruleId(rule);
    return {
      title,
      text,
      does: play === undefined || refusal !== undefined ? undefined : w().point.press(play.label),
      why:
        refusal !== undefined
          ? table.says(refusal)
          : play === undefined
            ? this.#notNow(phase)
            : undefined,
      rule: { label: w().book.rule(of), onopen: () => (table.rule = of) },
    };
  }

  /** Why nothing happens when it is pressed: others decide, or about something else. */
  #notNow(phase: number | undefined): string | undefined {
    if (phase === undefined) return undefined;
    if (this.#table.session.deciding === undefined) return w().point.notYours;
    return phase === this.#table.phase
      ? w().point.notHere
      : w().point.notNow(this.#say.phaseFor(phase));
  }
}
