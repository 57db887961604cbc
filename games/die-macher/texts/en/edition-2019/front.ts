import type { Front } from '@hustings/texts';

/** English: what is said of the edition of 2019 where it is chosen. */
export const front = (): Front => ({
  title: 'Die Macher 2019',
  offers: {
    'four-elections': 'four elections, about an hour',
    'seven-elections': 'seven elections, five parties',
  },
  options: {
    elections: {
      name: 'Length',
      values: { '4': 'Four elections', '7': 'Seven elections' },
      about:
        'Four: one a round, about an hour against bots. Seven: in five rounds, two of which elect twice, about an hour and a half; eight politicians, five media markers.',
    },
    money: {
      name: 'Money',
      values: { hidden: 'Hidden', open: 'Open' },
      about: 'Hidden: every payment is in the log, the balance is not shown.',
    },
    overbidding: {
      name: 'Overbidding',
      values: { impossible: 'Impossible', penalised: 'Penalised' },
      about:
        'You can’t bid more than you own. Penalised: you may; who wins and can’t pay loses all money and 10 base.',
    },
  },
  pitch: {
    headline: 'Four states, four elections, and never enough money.',
    about: '3 to 5 players · 1 to 2 hours',
    picture: 'Three speakers on stands of different height before a crowd',
    steps: [
      [
        'Fit the mood.',
        'Your five program cards against what each state thinks: that is your match.',
      ],
      ['Hold rallies.', 'Votes are (rallies + trend) × match. Fifty votes are a majority.'],
      ['Win, or govern together.', 'Nobody at fifty? The nearest program makes the coalition.'],
    ],
  },
});
