type Parts = {
  /** Days of data, a `daterange` that is not empty. */
  days: string
  /** The subscription that they are of. */
  subscription: string
  /** The range that they are of; without one all days are had. */
  range?: string
}

/**
 * The days on which days of data can be received, as an expression: they are while they come and may be seen. What is
 * over before it may be seen can be received as long as it may be; what never may be, on no day. A day on which something
 * is received is one on which `daysSeen` is not empty.
 */
export function receivedDays({ days, subscription, range }: Parts): string {
  const of = (bound: string) =>
    [subscription, range].flatMap((one) => (one ? `${one}.${bound}` : [])).join(', ')
  const [opens, closes] = [`greatest(${of('visible_from')})`, `least(${of('visible_until')})`]
  return `
    case when ${opens} > ${closes} then 'empty'
         when ${opens} >= upper(${days}) then daterange(${opens}, ${closes}, '[]')
         else ${days} * daterange(${opens}, ${closes}, '[]') end`
}
