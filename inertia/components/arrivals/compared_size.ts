export type ComparedSize = { word: 'usual' | 'share' | 'times'; figure: number }

/** An odd size as percent of the usual one, from double on as how many times it. */
export function comparedSize(bytes: number, usual: number, isOdd: boolean): ComparedSize {
  const share = bytes / usual
  if (!isOdd) return { word: 'usual', figure: 1 }
  if (share >= 2) return { word: 'times', figure: Math.round(share * 10) / 10 }
  return { word: 'share', figure: Math.round(share * 100) }
}
