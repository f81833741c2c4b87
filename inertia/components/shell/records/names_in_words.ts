interface Words {
  and: (first: string, last: string) => string
  /** "and 2 more". */
  more: (count: number) => string
}

/** More names would cover what one types. */
const MOST = 3

/** "Ada, Ben and Mats"; of more than three the first ones, with how many others there are. */
export function namesInWords(names: readonly string[], { and, more }: Words): string {
  const [last = '', ...before] = names.toReversed()
  if (names.length > MOST) return `${names.slice(0, MOST).join(', ')} ${more(names.length - MOST)}`
  return before.length === 0 ? last : and(before.toReversed().join(', '), last)
}
