import { creditorReference } from '#shared/domain/creditor_reference'

const CANDIDATE = /RF\s?\d(?:\s?\d){2,16}/gi

/** The first creditor reference (ISO 11649) with right check digits, blanks or not; else null. */
export function findOrderReference(text: string): number | null {
  for (const [candidate] of text.matchAll(CANDIDATE)) {
    const number = orderOf(candidate.replaceAll(/\s/g, '').toUpperCase())
    if (number !== null) return number
  }
  return null
}

/** Digits that follow the reference after a blank read as part of it, so shorter ones are tried too. */
function orderOf(reference: string): number | null {
  for (let length = reference.length; length > 4; length--) {
    const part = reference.slice(0, length)
    const number = Number(part.slice(4))
    if (part[4] !== '0' && creditorReference(number) === part) return number
  }
  return null
}
