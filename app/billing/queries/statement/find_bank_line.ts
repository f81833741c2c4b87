import { rows } from '#shared/database'
import type { Cents } from '#shared/domain/money'
import { propose, type Proposal } from '#billing/domain/statement/propose'
import { readBankLine, type BankLine } from '#billing/domain/statement/read_bank_line'
import type { OrderState } from '#orders'
import type { PaymentMethod } from '#catalogue'

type Meant = {
  number: number
  version: number
  company: string
  state: OrderState
  paymentMethod: PaymentMethod
  grossCents: Cents
  paidCents: Cents
  /** An open line of a statement that says the same: booking that one keeps both in step. */
  entry: { id: number; statementId: number; bookedOn: string; cents: Cents } | null
}

/** What a line says and the order that it means; without an amount it means what the order waits for. */
export type FoundLine = {
  orderNumber: number | null
  cents: Cents | null
  bookedOn: string | null
  order: (Meant & { dueCents: Cents }) | null
  proposal: Proposal
}

const MOST_READINGS = 20

/** Of several readings that decides whose order is there, and waits for that amount. */
export async function findBankLine(text: string): Promise<FoundLine | null> {
  const readings = readBankLine(text).slice(0, MOST_READINGS)
  if (readings.every(({ orderNumber, cents }) => orderNumber === null && cents === null)) {
    return null
  }
  const orders = await meantBy(readings)
  const found = readings.flatMap((line) => matches(line, orders))
  const exact = found.find(({ proposal }) => proposal === 'exact')
  return exact ?? found[0] ?? { ...said(readings[0]!), order: null, proposal: 'unknown' }
}

const said = ({ bookedOn, ...line }: BankLine) => ({ ...line, bookedOn: bookedOn?.iso ?? null })

function matches(line: BankLine, orders: Meant[]): FoundLine[] {
  const meant = orders.filter(({ number, grossCents, paidCents }) =>
    line.orderNumber === null ? grossCents - paidCents === line.cents : number === line.orderNumber
  )
  // An amount alone speaks for one order, or for none.
  if (line.orderNumber === null && meant.length !== 1) return []
  return meant.map((order) => {
    const dueCents = order.grossCents - order.paidCents
    const cents = line.cents ?? dueCents
    const proposal = propose({ state: 'Open', amountCents: cents }, order)
    const entry = order.entry?.cents === cents ? order.entry : null
    return { ...said(line), cents, order: { ...order, dueCents, entry }, proposal }
  })
}

const meantBy = (readings: BankLine[]) =>
  rows<Meant>(
    null,
    `select o.number, o.version, o.company, o.state, o.payment_method as "paymentMethod",
            o.gross_cents as "grossCents",
            (select coalesce(sum(p.amount_cents), 0)::bigint from order_payments p
              where p.order_number = o.number) as "paidCents",
            (select jsonb_build_object('id', e.id, 'statementId', e.statement_id,
                                       'bookedOn', e.booked_on, 'cents', e.amount_cents)
               from bank_statement_entries e
              where e.state = 'Open' and e.amount_cents > 0 and e.reference_order = o.number
              order by e.booked_on, e.id limit 1) as entry
       from orders o
      where o.number = any(:numbers) and o.state not in ('New', 'Locked')
         or (o.state = 'Registered' and o.payment_method = 'BankTransfer'
             and o.gross_cents = any(:cents))
      order by o.number limit 50`,
    {
      numbers: readings.flatMap(({ orderNumber }) => orderNumber ?? []),
      cents: readings.flatMap(({ orderNumber, cents }) =>
        orderNumber === null ? (cents ?? []) : []
      ),
    }
  )
