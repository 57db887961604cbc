/** fatherlyFriend-18: Fatherly friend 18. */
export function spoken(word: string): string {
  const spaced = word.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/(\w)-(\d)/g, '$1 $2');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
}
