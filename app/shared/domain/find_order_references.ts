import { creditorReference } from '#shared/domain/creditor_reference'

const CANDIDATE = /RF\s?\d(?:\s?\d){2,16}/gi

/**
 * The orders that a text's creditor references (ISO 11649, right check digits, blanks or not) may
 * mean, the likeliest first. Digits that follow a reference after a blank read as part of it, and of
 * a hundred such readings one has right check digits as well: those that end with a word go first.
 */
export function findOrderReferences(text: string): number[] {
  return [...text.matchAll(CANDIDATE)].flatMap(([candidate]) => {
    const ends = [...candidate.matchAll(/\d/g)].map(({ index }) => index + 1).reverse()
    const isWhole = (end: number) => !/^\d/.test(candidate.slice(end))
    const inTurn = [...ends.filter(isWhole), ...ends.filter((end) => !isWhole(end))]
    return inTurn.flatMap((end) => orderOf(candidate.slice(0, end)))
  })
}

/** The order, or nothing. */
function orderOf(text: string): number[] {
  const reference = text.replaceAll(/\s/g, '').toUpperCase()
  const number = Number(reference.slice(4))
  return reference.length > 4 && reference[4] !== '0' && creditorReference(number) === reference
    ? [number]
    : []
}
