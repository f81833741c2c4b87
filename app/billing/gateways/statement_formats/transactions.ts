import { readDecimal } from '#shared/domain/written_amount'
import { BrokenStatement } from '#billing/domain/statement/statement'
import { at, listOf, textOf, type Node } from '#billing/gateways/statement_formats/node'

type Entry = { amountCents: number; bookedOn: string; sign: 1 | -1; position: number }

/** Those of a batch have to add up to its entry; a batch that names none is one line. */
export function transactionsOf(entry: Node, { amountCents, bookedOn, sign, position }: Entry) {
  const details = listOf(at(entry, 'NtryDtls')).flatMap((one) => listOf(at(one, 'TxDtls')))
  const bankName = textOf(entry, 'AcctSvcrRef') ?? textOf(entry, 'NtryRef')
  if (details.length < 2) {
    const line = describe(details[0], sign, textOf(entry, 'AddtlNtryInf'))
    return [{ ...line, amountCents: sign * amountCents, bookedOn, bankName: named(bankName, null) }]
  }
  const amounts = details.map(amountOf)
  if (amounts.reduce((sum, cents) => sum + cents, 0) !== amountCents) {
    throw new BrokenStatement('batch', { position })
  }
  return details.map((detail, index) => ({
    ...describe(detail, sign, null),
    amountCents: sign * amounts[index]!,
    bookedOn,
    bankName: named(bankName, textOf(detail, 'Refs', 'AcctSvcrRef') ?? String(index + 1)),
  }))
}

const named = (entry: string | null, part: string | null) =>
  entry && (part ? `${entry}/${part}` : entry)

function amountOf(detail: Node): number {
  const written = textOf(detail, 'Amt') ?? textOf(detail, 'AmtDtls', 'TxAmt', 'Amt')
  return readDecimal(written ?? '') ?? Number.NaN
}

/** Who stands at the other end depends on the direction; newer versions put the party one level lower. */
function describe(detail: Node, sign: 1 | -1, otherwise: string | null) {
  const party = sign > 0 ? 'Dbtr' : 'Cdtr'
  const parties = listOf(at(detail, 'RltdPties'))[0]
  const written = listOf(at(detail, 'RmtInf', 'Ustrd')).map((one) => textOf(one) ?? '')
  const structured = listOf(at(detail, 'RmtInf', 'Strd')).map(
    (one) => textOf(one, 'CdtrRefInf', 'Ref') ?? ''
  )
  const remittance = [...structured, ...written].filter(Boolean).join(' ')
  return {
    counterparty: textOf(parties, party, 'Nm') ?? textOf(parties, party, 'Pty', 'Nm'),
    counterpartyIban: textOf(parties, `${party}Acct`, 'Id', 'IBAN'),
    remittance: (remittance || otherwise || '').slice(0, 1_000),
  }
}
