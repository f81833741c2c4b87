import { readDecimal } from '#shared/domain/written_amount'
import { at, listOf, textOf, type Node } from '#billing/gateways/statement_formats/node'

/** A balance of a statement by its code (OPBD opening, CLBD closing); null where it is not told. */
export function readBalance(statement: Node, code: 'OPBD' | 'CLBD'): number | null {
  const balance = listOf(at(statement, 'Bal')).find(
    (one) => textOf(one, 'Tp', 'CdOrPrtry', 'Cd') === code
  )
  const cents = balance === undefined ? null : readDecimal(textOf(balance, 'Amt') ?? '')
  if (cents === null) return null
  return textOf(balance, 'CdtDbtInd') === 'DBIT' ? -cents : cents
}
