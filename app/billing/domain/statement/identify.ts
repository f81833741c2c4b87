import { createHash } from 'node:crypto'
import type { StatementLine } from '#billing/domain/statement/statement'

type Unnamed = Omit<StatementLine, 'identity'> & { bankName: string | null }

/**
 * A line that its bank does not name is known by what it says and how many equal ones came before
 * it in the file, so that two equal transfers stay two.
 */
export function identify(lines: readonly Unnamed[]): StatementLine[] {
  const seen = new Map<string, number>()
  return lines.map(({ bankName, ...line }) => {
    const said = bankName ? `bank:${bankName}` : `said:${digestOf(line)}`
    const times = (seen.get(said) ?? 0) + 1
    seen.set(said, times)
    return { ...line, identity: times === 1 ? said : `${said}:${times}` }
  })
}

function digestOf(line: Omit<Unnamed, 'bankName'>): string {
  const { bookedOn, amountCents, counterpartyIban, remittance } = line
  const said = [bookedOn, amountCents, counterpartyIban, remittance.replaceAll(/\s/g, '')]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 40)
}
