import { describe, expect, it } from 'vitest';
import { announced } from '../src/table/announce.js';
import { wrongHolidays } from '../src/table/holidays.js';
import {
  dateIn,
  playingTime,
  restsBetween,
  whenPassed,
  zonesRemembered,
  type DatedSchedule,
  type Span,
  type Timetable,
} from '../src/table/schedule.js';

const HOUR = 3_600_000;
const at = (text: string): number => Date.parse(text);
const inBerlin: DatedSchedule = {
  from: 0,
  zone: 'Europe/Berlin',
  playHours: { from: 8 * 60, to: 22 * 60 },
  holidays: [],
};
const berlin = (more: Partial<DatedSchedule> = {}): Timetable => ({
  schedules: [{ ...inBerlin, ...more }],
});

describe('a correspondence clock', () => {
  it('runs only in the play hours of the player’s own zone', () => {
    // 20:00 to 10:00 the next day in Berlin (UTC+1): two hours in the evening, two in the morning
    const from = at('2026-11-15T19:00:00Z');
    expect(playingTime(from, at('2026-11-16T09:00:00Z'), berlin())).toBe(4 * HOUR);
    expect(whenPassed(from, 3 * HOUR, berlin())).toBe(at('2026-11-16T08:00:00Z'));
    expect(whenPassed(at('2026-11-16T03:00:00Z'), 0, berlin())).toBe(at('2026-11-16T07:00:00Z'));
  });

  it('stands still on holidays', () => {
    const schedule = berlin({ holidays: ['2026-12-24', '2026-12-25'] });
    const from = at('2026-12-23T20:00:00Z'); // 21:00
    expect(playingTime(from, at('2026-12-26T08:00:00Z'), schedule)).toBe(2 * HOUR);
    expect(whenPassed(from, 2 * HOUR, schedule)).toBe(at('2026-12-26T08:00:00Z'));
  });

  it('keeps to the wall clock when summer time begins and ends', () => {
    const spring = at('2026-03-28T21:00:00Z'); // 22:00 the evening before, UTC+1
    expect(whenPassed(spring, HOUR, berlin())).toBe(at('2026-03-29T07:00:00Z')); // 9:00, UTC+2
    const day = playingTime(at('2026-10-25T00:00:00Z'), at('2026-10-26T00:00:00Z'), berlin());
    expect(day).toBe(14 * HOUR);
  });

  it('knows that clocks are not set at the full hour everywhere', () => {
    // At 2:00 it is 2:30, which is half past three in the afternoon before of UTC.
    const zone = 'Australia/Lord_Howe';
    const howe = berlin({ zone, playHours: { from: 2 * 60 + 45, to: 10 * 60 } });
    const before = at('2026-10-03T15:00:00Z');
    expect(playingTime(before, at('2026-10-03T15:45:00Z'), howe)).toBe(0);
    expect(whenPassed(before, HOUR, howe)).toBe(at('2026-10-03T16:45:00Z'));
  });

  it('knows hours that go over midnight, and a whole day', () => {
    const night = berlin({ playHours: { from: 20 * 60, to: 2 * 60 } });
    const from = at('2026-11-15T11:00:00Z'); // 12:00
    expect(playingTime(from, at('2026-11-16T11:00:00Z'), night)).toBe(6 * HOUR);
    expect(playingTime(at('2026-11-15T23:30:00Z'), at('2026-11-16T05:00:00Z'), night)).toBe(
      1.5 * HOUR,
    );
    const always = berlin({ playHours: { from: 0, to: 1440 } });
    expect(playingTime(from, from + 24 * HOUR, always)).toBe(24 * HOUR);
  });

  it('says when it will stand still, also over a holiday and from the middle of a night', () => {
    const schedule = berlin({ holidays: ['2026-12-24'] });
    const from = at('2026-12-23T20:00:00Z'); // 21:00
    const morning = at('2026-12-25T07:00:00Z');
    const until = at('2026-12-25T22:00:00Z');
    expect(restsBetween(from, until, schedule)).toEqual([
      [from + HOUR, morning],
      [at('2026-12-25T21:00:00Z'), until],
    ]);
    const night = from + 5 * HOUR;
    expect(restsBetween(night, night + HOUR, schedule)).toEqual([[night, night + HOUR]]);
    expect(restsBetween(from, from + 48 * HOUR, berlin({ playHours: { from: 0, to: 0 } }))).toEqual(
      [],
    );
    expect(restsBetween(from, until)).toEqual([]);
  });

  it('agrees with itself: what passes and what rests is all the time there is', () => {
    for (let i = 0; i < 200; i++) {
      const from = at('2026-01-01T00:00:00Z') + i * 41 * HOUR + i * 54_321;
      const to = from + ((i * 7_919_000) % (90 * HOUR));
      const schedule = berlin({ playHours: { from: (i * 97) % 1440, to: (i * 53) % 1440 } });
      const rests = restsBetween(from, to, schedule).reduce((sum, [a, b]) => sum + b - a, 0);
      expect(playingTime(from, to, schedule) + rests).toBe(to - from);
    }
  });

  it('agrees with itself: what has passed when it has passed is what was asked', () => {
    for (let i = 0; i < 200; i++) {
      const from = at('2026-01-01T00:00:00Z') + i * 37 * HOUR + i * 12_345;
      const time = (i * 7_919_000) % (90 * HOUR);
      const schedule = berlin({
        holidays: ['2026-05-01'],
        zone: i % 2 === 0 ? 'America/New_York' : 'Asia/Kolkata',
      });
      expect(playingTime(from, whenPassed(from, time, schedule), schedule)).toBe(time);
    }
  });
});

describe('a gap in which there was no server', () => {
  const gaps: Span[] = [
    [at('2026-11-16T10:00:00Z'), at('2026-11-16T11:00:00Z')],
    [at('2026-11-16T20:30:00Z'), at('2026-11-17T07:30:00Z')],
  ];

  it('costs nobody time, in play hours and without', () => {
    const from = at('2026-11-16T09:00:00Z');
    expect(playingTime(from, from + 3 * HOUR, { gaps })).toBe(2 * HOUR);
    expect(whenPassed(from, 2 * HOUR, { gaps })).toBe(from + 3 * HOUR);
    // from 21:00 in Berlin until the play hours end, and from 8:30, when the server was back
    const evening = at('2026-11-16T20:00:00Z');
    const timetable = { ...berlin(), gaps };
    expect(playingTime(evening, at('2026-11-17T08:30:00Z'), timetable)).toBe(1.5 * HOUR);
    expect(whenPassed(evening, HOUR, timetable)).toBe(at('2026-11-17T08:00:00Z'));
  });

  it('also when the decision came in the middle of it', () => {
    const from = at('2026-11-16T10:30:00Z');
    expect(playingTime(from, from + HOUR, { gaps })).toBe(HOUR / 2);
    expect(playingTime(from, from + HOUR / 4, { gaps })).toBe(0);
  });
});

describe('a zone', () => {
  it('is remembered by its name, but not by every way to spell it', () => {
    const name = 'america/argentina/buenos_aires';
    const spelled = (n: number): string =>
      Array.from(name, (sign, i) => (((n >> i) & 1) === 1 ? sign.toUpperCase() : sign)).join('');
    for (let n = 0; n < 3000; n++) expect(dateIn(0, spelled(n))).toBe('1969-12-31');
    expect(zonesRemembered()).toBeLessThanOrEqual(1000);
    expect(dateIn(0, spelled(0))).toBe('1969-12-31');
  });
});

describe('another schedule', () => {
  const monday = at('2026-11-16T12:00:00Z'); // 13:00 in Berlin
  const wednesday = at('2026-11-17T23:00:00Z'); // midnight, the first that is a day later
  const short = { ...inBerlin, playHours: { from: 20 * 60, to: 0 } };

  it('counts from the first day that begins after a day of notice', () => {
    const [old, next, ...rest] = announced([inBerlin], short, monday);
    expect(rest).toEqual([]);
    expect(old).toEqual(inBerlin);
    expect(next).toEqual({ ...short, from: wednesday });
  });

  it('never changes what has passed', () => {
    const schedules = announced([inBerlin], short, monday);
    for (let i = 0; i < 60; i++) {
      const to = monday - 30 * HOUR + i * HOUR;
      if (to > wednesday) break;
      const from = to - (i % 7) * 5 * HOUR;
      expect(playingTime(from, to, { schedules })).toBe(playingTime(from, to, berlin()));
    }
    const later = wednesday + 24 * HOUR;
    expect(playingTime(monday, later, { schedules })).toBe((9 + 14 + 4) * HOUR);
  });

  it('replaces one announced for the same day, and follows one for an earlier day', () => {
    const first = announced([inBerlin], short, monday);
    const other = { ...inBerlin, holidays: ['2026-12-24'] };
    expect(announced(first, other, monday + HOUR)).toEqual([
      inBerlin,
      { ...other, from: wednesday },
    ]);
    const tuesday = announced(first, other, monday + 24 * HOUR);
    expect(tuesday.map(({ from }) => from)).toEqual([0, wednesday, wednesday + 24 * HOUR]);
    expect(announced(first, inBerlin, monday + HOUR)).toEqual([inBerlin]);
    expect(announced([inBerlin], inBerlin, monday)).toEqual([inBerlin]);
  });

  it('in yet another zone counts after a week: nobody flees from their play hours every night', () => {
    const night = { playHours: { from: 1439, to: 239 }, holidays: [] };
    let schedules: readonly DatedSchedule[] = [{ ...night, from: 0, zone: 'Etc/GMT' }];
    const begin = monday;
    const eastwards = ['Etc/GMT-4', 'Etc/GMT-8', 'Etc/GMT-12', 'Etc/GMT+8', 'Etc/GMT+4', 'Etc/GMT'];
    for (let i = 0; i < 30; i++) {
      // As late as it may be for the next night to be in the next zone.
      const now = begin + i * 20 * HOUR;
      schedules = announced(schedules, { ...night, zone: eastwards[i % 6] }, now);
    }
    const days = 25;
    expect(playingTime(begin, begin + days * 24 * HOUR, { schedules })).toBeGreaterThan(
      days * 3 * HOUR,
    );
    const moves = schedules.slice(1).map(({ from }) => from);
    const stays = moves.slice(1).map((from, i) => from - moves[i]);
    expect(stays.every((stay) => stay >= 7 * 24 * HOUR)).toBe(true);
  });

  it('in another zone has no holiday that began in the old one', () => {
    const days = ['2026-11-17', '2026-11-18', '2026-11-19'];
    const had = { ...inBerlin, zone: 'Pacific/Kiritimati', holidays: days };
    const schedules = announced([had], { ...had, zone: 'Pacific/Pago_Pago' }, monday);
    const begin = at('2026-11-16T10:00:00Z'); // the 17th in the east
    const [, west] = schedules;
    expect(west.from).toBe(at('2026-11-18T10:00:00Z')); // the 19th there, and the 17th in the west
    expect(west.holidays).toEqual(['2026-11-19']);
    const playing = { from: 0, to: 0 };
    const always = schedules.map((one) => ({ ...one, playHours: playing }));
    const rested = (end: number): number =>
      end - begin - playingTime(begin, end, { schedules: always });
    expect(rested(begin + 200 * HOUR)).toBe(3 * 24 * HOUR);
  });
});

describe('holidays', () => {
  const now = at('2026-11-16T12:00:00Z');
  const days = (count: number, from = '2026-06-01'): string[] =>
    Array.from({ length: count }, (_, i) =>
      new Date(at(from) + i * 24 * HOUR).toISOString().slice(0, 10),
    );

  it('are thirty a calendar year, and those that have passed count', () => {
    expect(wrongHolidays([], days(30), now)).toBeUndefined();
    expect(wrongHolidays(days(30), [...days(30), '2026-12-24'], now)).toMatchObject({
      ...{ code: 'too-many-holidays', values: { year: '2026', allowed: 30 } },
    });
    expect(wrongHolidays(days(30), [...days(30), '2027-01-02'], now)).toBeUndefined();
    // who had more keeps them
    expect(wrongHolidays(days(40), [...days(39), '2026-12-24'], now)?.code).toBe('holiday-begun');
    expect(wrongHolidays(days(40), days(40), now)).toBeUndefined();
  });

  it('are not given back when they have begun, or are about to', () => {
    const had = ['2025-12-24', '2026-06-01', '2026-11-16', '2026-11-18', '2026-11-20'];
    const without = (day: string): string | undefined =>
      wrongHolidays(
        had,
        had.filter((one) => one !== day),
        now,
      )?.code;
    expect(had.map(without)).toEqual([
      undefined,
      'holiday-begun',
      'holiday-begun',
      'holiday-begun',
      undefined,
    ]);
  });

  it('are days that there are', () => {
    expect(wrongHolidays([], ['2026-02-30'], now)?.code).toBe('no-such-day');
    expect(wrongHolidays([], ['2026-13-01'], now)?.code).toBe('no-such-day');
    expect(wrongHolidays([], ['2028-02-29'], now)).toBeUndefined();
  });
});
