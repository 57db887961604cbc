// For the players of tests and pictures, who know a decision only by what it shows.

/**
 * What can still be chosen in a decision where nothing is chosen beforehand, as labels to click:
 * cards, a strip and its states, ways to go, donations, opinions.
 */
export const choices = [
  '.decision label.mr:not(.on, .off, .twin)',
  '.decision .strips:not(:has(.on)) label',
  '.decision .assign .seg:not(:has(.on)) label:not(.off)',
  '.decision .choice:not(.on, .off)',
  '.decision .don:not(:has(.on)) label',
  '.decision:not(:has(.disp14)) .ops4:not(:has(.on)) label:not(.off)',
].join(', ');
/** Options of the text view that are not chosen. */
export const options = '.opts label:not(.off):not(:has(:checked))';
