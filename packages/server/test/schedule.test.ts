import { describe, expect, it } from 'vitest';
import { playingTime, restsBetween, whenPassed, type Schedule } from '../src/table/schedule.js';

const HOUR = 3_600_000;
const at = (text: string): number => Date.parse(text);
const berlin = (more: Partial<Schedule> = {}): Schedule => ({
  zone: 'Europe/Berlin',
  playHours: { from: 8 * 60, to: 22 * 60 },
  holidays: [],
  ...more,
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
