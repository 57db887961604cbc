/** Is it the turn of somebody at this page? Its title and its icon say so. */
export const turn = $state({ yours: false });
