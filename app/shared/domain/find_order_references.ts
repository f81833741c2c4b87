import { creditorReference } from '#shared/domain/creditor_reference'

const CANDIDATE = /RF\s?\d(?:\s?\d){2,16}/gi

/** One way to read an order out of a text, and what of the text is left then. */
export type OrderReading = { orderNumber: number; rest: string }

/**
 * The orders that a text's creditor references (ISO 11649, right check digits, blanks or not) may
 * mean, the likeliest first. Digits that follow a reference after a blank read as part of it, and of
 * a hundred such readings one has right check digits as well: those that end with a word go first.
 */
export const findOrderReferences = (text: string): number[] =>
  readOrderReferences(text).map(({ orderNumber }) => orderNumber)

/** The same with what each reading leaves over. */
export function readOrderReferences(text: string): OrderReading[] {
  return [...text.matchAll(CANDIDATE)].flatMap(({ 0: candidate, index: start }) => {
    const ends = [...candidate.matchAll(/\d/g)].map(({ index }) => index + 1).reverse()
    const isWhole = (end: number) => !/^\d/.test(candidate.slice(end))
    const inTurn = [...ends.filter(isWhole), ...ends.filter((end) => !isWhole(end))]
    return inTurn.flatMap((end) =>
      orderOf(candidate.slice(0, end)).map((orderNumber) => ({
        orderNumber,
        rest: `${text.slice(0, start)} | ${text.slice(start + end)}`,
      }))
    )
  })
}

function orderOf(text: string): number[] {
  const reference = text.replaceAll(/\s/g, '').toUpperCase()
  const number = Number(reference.slice(4))
  return reference.length > 4 && reference[4] !== '0' && creditorReference(number) === reference
    ? [number]
    : []
}
