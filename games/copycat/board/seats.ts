/** How a seat is marked: its shape by its place, and blue for whoever looks. */
export const markOf = (viewer: number, seat: number): string =>
  `${seat === viewer ? 'y' : 's'}${seat}`;
