import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cabinet, data, partyIds, seatsFor } from '../../rules/edition-2006/index.js';
import { faceUp } from './table.js';

/** The figures that are played with are those that the players read in the rules. */

const rules = readFileSync(new URL('../../book/en/die-macher-2006.md', import.meta.url), 'utf8');

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The table whose first line begins with this cell, line by line, without the rule below it. */
function printed(title: string): string[][] {
  const lines = rules.split('\n');
  const begin = lines.findIndex((line) => cellsOf(line)[0] === title);
  if (begin < 0) throw new Error(`no table '${title}' in the rules`);
  const rest = lines.slice(begin);
  const end = rest.findIndex((line) => !line.startsWith('|'));
  const [head, , ...rows] = rest.slice(0, end).map(cellsOf);
  return [head, ...rows];
}

/** The lines below the head. */
const rowsOf = (title: string): string[][] => printed(title).slice(1);

/** '+2', '−2', '25,000 €' or '–' as a figure; sums in thousands. */
function figure(cell: string): number {
  if (cell === '–') return 0;
  const euros = /^(\d+),000 €/.exec(cell);
  const number = Number(euros?.[1] ?? cell.replace('−', '-').replace('+', ''));
  if (cell === '' || Number.isNaN(number)) throw new Error(`'${cell}' is no figure`);
  return number;
}

const figures = (cells: readonly string[]): number[] =>
  cells.filter((cell) => cell !== '').map(figure);

/** Marked with an asterisk: not in the short game. */
const isLongOnly = (cell: string): boolean => cell.endsWith(String.raw`\*`);

describe('Figures of the game as the rules print them', () => {
  it('M06-9.1 seats of each state, at 50 votes and at fewer', () => {
    const rows = rowsOf('State').map(([name, ...seats]) => ({
      code: /\((..)\)$/.exec(name)?.[1],
      seats: figures(seats),
    }));
    expect(printed('State')[0].slice(1)).toEqual([
      'Seats at 50 votes',
      'at 40',
      'at 30',
      'at 20',
      'at 10',
    ]);
    expect(rows).toEqual(
      data.states.map(({ code }, state) => ({
        code,
        seats: [50, 40, 30, 20, 10].map((votes) => seatsFor(state, votes)),
      })),
    );
    expect(rows.map(({ seats }) => seats[0])).toEqual(data.states.map(({ seats }) => seats));
  });

  it('M06-7.2 polls, line by line', () => {
    const [head, ...rows] = printed('Poll');
    const named = { Linke: 'LINKE', SPD: 'SPD', Greens: 'GRUENE', 'CDU/CSU': 'CDU', FDP: 'FDP' };
    expect(head.slice(1, 6)).toEqual(Object.keys(named));
    const parties = Object.values(named);
    expect([...parties].sort()).toEqual([...partyIds].sort());
    const polls = rows.map(([number, ...cells]) => ({
      number: figure(number),
      change: Object.fromEntries(parties.map((party, i) => [party, figure(cells[i])])),
      fullGameOnly: cells[5] === 'long only',
    }));
    expect(polls).toEqual(data.polls.map((poll, i) => ({ number: i + 1, ...poll })));
    expect(rows.every((cells) => ['both', 'long only'].includes(cells[6]))).toBe(true);
  });

  it('M06-3.3 shadow cabinet cards', () => {
    const rows = rowsOf('Card').map(([name, cost, phone, votes, issue, media, own, other]) => ({
      name: name.replace(/[ \\*]/g, '').toLowerCase(),
      cost: figure(cost),
      telephone: phone === 'yes',
      votes: figure(votes),
      keyIssue: issue === 'yes',
      media: media === 'yes',
      popularity: figure(own),
      other: figure(other),
      longOnly: isLongOnly(name),
    }));
    expect(printed('Card')[0]).toEqual([
      'Card',
      'Cost',
      'Telephone',
      'Votes',
      'Key issue',
      'Media',
      'Own popularity',
      'Another’s popularity',
    ]);
    expect(rows.map(({ name }) => name)).toEqual(cabinet.map(({ id }) => id.toLowerCase()));
    expect(rows).toMatchObject(cabinet.map(({ id: _named, ...figuresOfCard }) => figuresOfCard));
    expect(rows.map(({ longOnly }) => longOnly)).toEqual(
      data.cabinet.map((card) => 'fullGameOnly' in card),
    );
  });

  it('M06-11.1 the national board: media spaces, opinions by members and points', () => {
    const [head, media, members, points] = printed('National board');
    expect(head.slice(1)).toEqual(['1st', '2nd', '3rd', '4th', '5th', '6th', '7th']);
    expect([media[0], members[0], points[0]]).toEqual([
      'media marker, by round',
      'national opinion, members gained',
      'national opinion, points',
    ]);
    const byRound = figures(media.slice(1));
    expect(data.lengths.full.mediaByRound).toEqual(byRound);
    expect(data.lengths.short.mediaByRound).toEqual(byRound.slice(0, 5)); // 12.2
    expect(data.nationalOpinion.map((space) => space.members)).toEqual(figures(members.slice(1)));
    expect(data.nationalOpinion.map((space) => space.points)).toEqual(figures(points.slice(1)));
  });

  it('M06-10.2 contributions and their dice', () => {
    const [head, ...rows] = printed('Contribution');
    expect(data.contributions).toEqual(head.slice(1).map(figure));
    expect(head.slice(1).map(isLongOnly)).toEqual([false, false, false, false, true]);
    const { ordinary, campaign } = data.diceSets;
    expect(rows.map(([name, ...dice]) => [name, figures(dice)])).toEqual([
      ['risk, with `ordinary` dice', ordinary.contributionDice.risk],
      ['gain, with `ordinary` dice', ordinary.contributionDice.gain],
      ['risk, with `campaign` dice', campaign.contributionDice.risk],
      ['gain, with `campaign` dice', campaign.contributionDice.gain],
    ]);
  });

  it('M06-0.9 the lists of the preliminary stage', () => {
    const { list1, list2, list1Values } = data.preliminary;
    const said = {
      popularity: `popularity +${list1Values.popularity}`,
      meetings: `${list1Values.meetings} meetings`,
      votes: `${list1Values.votes} votes`,
    };
    expect(rowsOf('List 1').map(([, parts]) => parts)).toEqual(
      list1.map((parts) => parts.map((part) => said[part]).join(' · ')),
    );
    expect(
      rowsOf('List 2').map(([, media, members]) => ({
        media: figure(media),
        members: figure(members),
      })),
    ).toEqual(list2);
  });

  it('M06-10.1 opinions that lie open, round by round', () => {
    const [full, short] = rowsOf('Round').map(([, ...cells]) =>
      cells.filter((cell) => cell !== '').map((cell) => cell.split('-').map(Number)),
    );
    expect({ full, short }).toEqual(faceUp);
    expect(data.opinions.upAtStart).toEqual(full[0]);
    expect([data.lengths.full.rounds, data.lengths.short.rounds]).toEqual([
      full.length,
      short.length,
    ]);
  });
});
