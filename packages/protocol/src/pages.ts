/** As the names of tables and people in addresses. */
const ID = '(^[A-Za-z0-9_-]{22}$)';

/**
 * The addresses inside the client, by its pages, besides the front page: the server answers all of them
 * with the same file, and the client itself finds the way.
 */
export const pages = {
  make: ['/make'],
  rules: ['/rules', '/rules/*'],
  learn: ['/learn', '/learn/*'],
  watch: ['/watch'],
  new: ['/new/*'],
  play: ['/play/*'],
  replay: ['/replay/*'],
  /** The game is packed into what follows the #, which no server sees. */
  shared: ['/game'],
  online: ['/online'],
  table: [`/t/:id${ID}`],
  account: ['/account'],
  confirm: ['/account/confirm'],
  stop: ['/stop'],
  person: [`/people/:id${ID}`],
  import: ['/import'],
} as const;
