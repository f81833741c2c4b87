import { importStatement } from '#billing/actions/statement/import_statement'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { creditorReference } from '#shared/domain/creditor_reference'

type Unpaid = { number: number; cents: number; company: string }

/** What came in at the bank this week, of which nobody has decided anything yet. */
export async function seedStatement(): Promise<void> {
  const unpaid = await rows<Unpaid>(
    null,
    `select number, gross_cents as cents, company from orders
      where state = 'Registered' and payment_method = 'BankTransfer' and number is not null
      order by created_at limit 3`
  )
  const content = Buffer.from(statementOf(unpaid))
  await importStatement({
    ...{ name: 'statement.csv', content },
    actor: { id: null, label: 'Accounts' },
  })
}

/** One names its order, one only fits an amount, one tells nobody anything. */
function statementOf([, first, second]: Unpaid[]): string {
  const line = (days: number, cents: number, payer: string, purpose: string) =>
    [dayBefore(days), amountIn(cents), payer, 'DE02120300000000202051', purpose].join(';')
  const lines = [
    'Buchungstag;Betrag;Beguenstigter/Zahlungspflichtiger;IBAN;Verwendungszweck',
    ...(first ? [line(1, first.cents, first.company, creditorReference(first.number))] : []),
    ...(second ? [line(2, second.cents, second.company, 'RG 2026-1177 FIRMENLIZENZ')] : []),
    line(4, 4_990, 'H MEIER', 'Danke'),
  ]
  return lines.join('\n')
}

const dayBefore = (days: number) => {
  const { year, month, day } = CalendarDay.today().plusDays(-days)
  return [day, month]
    .map((part) => String(part).padStart(2, '0'))
    .concat(String(year))
    .join('.')
}

const amountIn = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
