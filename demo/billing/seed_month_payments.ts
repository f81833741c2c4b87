import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import shop from '#config/shop'
import { recordAudit } from '#shared/audit'
import { rows, transaction } from '#shared/database'

const ACCOUNTS = { id: null, label: 'Accounts' }

type Paid = {
  statementId: number
  entryId: number
  invoiceId: number
  amountCents: number
  bookedOn: string
  at: Date
}

/** Months of reports are paid in the days after their invoice, each by a line of that month's statement; the newest are still to come. */
export async function seedMonthPayments(): Promise<void> {
  await transaction(async (trx) => {
    const account = shop.bankAccount.iban.replaceAll(' ', '')
    await rows(trx, STATEMENTS, { account, by: ACCOUNTS.label })
    for (const paid of await rows<Paid>(trx, PAYMENTS, { by: ACCOUNTS.label })) {
      await tell(trx, paid)
    }
  })
}

async function tell(
  trx: TransactionClientContract,
  { statementId, entryId, invoiceId, amountCents, bookedOn, at }: Paid
): Promise<void> {
  await recordAudit(trx, {
    ...{ actor: ACCOUNTS, at, action: 'payments.booked' },
    subject: { type: 'invoice', id: invoiceId },
    after: { amountCents, bookedOn, entryId, missingCents: 0 },
  })
  await recordAudit(trx, {
    ...{ actor: ACCOUNTS, at, action: 'statements.booked' },
    subject: { type: 'bank_statement', id: statementId },
    after: { entryId, amountCents },
  })
}

/** An invoice of a month of reports before this one, with the day on which its money came. */
const OWED = `
  select id, number, company, gross_cents, issued_on + 5 + (number % 8)::int as paid_on,
         'statement_' || to_char(issued_on, 'YYYY_MM') || '.csv' as file
    from invoices
   where kind = 'Invoice' and owner_kind = 'report'
     and issued_on < date_trunc('month', shop_today())::date`

const STATEMENTS = `
  with owed as (${OWED}), statements as (
    insert into bank_statements (file_name, format, sha256, account_iban, from_day, to_day,
           imported_by, created_at)
    select file, 'CSV', encode(sha256(file::bytea), 'hex'), :account, min(paid_on), max(paid_on),
           :by, shop_day_begins(max(paid_on) + 1) + interval '9 hours'
      from owed group by file order by file
    returning id, file_name as file, created_at as at)
  insert into bank_statement_entries (statement_id, position, account_iban, identity, amount_cents,
         booked_on, counterparty, remittance, reference_invoice, state, decided_by, decided_at)
  select s.id, row_number() over (partition by s.id order by o.paid_on, o.number), :account,
         'bank:RE-' || o.number, o.gross_cents, o.paid_on, upper(o.company), 'RE-' || o.number,
         o.number, 'Booked', :by, s.at
    from owed o join statements s using (file)`

const PAYMENTS = `
  with paid as (
    insert into invoice_payments (invoice_id, amount_cents, booked_on, entry_id, reference,
           booked_by, created_at)
    select i.id, e.amount_cents, e.booked_on, e.id, e.remittance, :by, e.decided_at
      from bank_statement_entries e
      join invoices i on i.kind = 'Invoice' and i.number = e.reference_invoice
     where e.state = 'Booked' order by e.id
    returning invoice_id, amount_cents, booked_on, entry_id, created_at)
  select e.statement_id as "statementId", p.entry_id as "entryId", p.invoice_id as "invoiceId",
         p.amount_cents as "amountCents", p.booked_on as "bookedOn", p.created_at as at
    from paid p join bank_statement_entries e on e.id = p.entry_id order by p.entry_id`
