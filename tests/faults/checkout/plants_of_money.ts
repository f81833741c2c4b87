const PAPERS = `'', '<x/>'`
const invoice = (kind: string, number: number, gross: number, corrects = 'null', percent = 0) => `
  insert into invoices (kind, number, order_number, corrects_id, issued_on, company, net_cents,
         vat_percent, vat_cents, gross_cents, vat_reason, content, pdf, xml, issued_by)
  select '${kind}', ${number}, number, ${corrects}, current_date, company, ${gross}, ${percent}, 0, ${gross},
         'outside_eu', '{}', ${PAPERS}, 'Accounts' from orders`

const refund = (way: string, cents: number) => `
  insert into refunds (order_number, way, amount_cents, state, reason, idempotency_key, booked_on, asked_by)
  select number, '${way}', ${cents}, 'Done', 'Planted', 'planted', current_date, 'Accounts' from orders`

const quota = (used: number, of: number) => `
  insert into quotas (total_cents, used_cents, date_from, date_to)
  values (1000000, ${used}, '1999-01-01', '1999-01-31');
  insert into quota_entries (order_id, quota_id, amount_cents, state)
  select o.id, q.id, ${of}, 'Booked' from orders o, quotas q`

/** Nobody has it, so that none is kept. */
const subscribed = `
  with folder as (insert into subscription_folders (name) values ('Planted') returning id),
       type as (insert into subscription_types (folder_id, name, description)
                select id, 'Planted', 'Planted' from folder returning id)
  insert into subscriber_tallies select id, 1 from type`

const CREDIT_NOTE = invoice('CreditNote', 10_001, 200, '(select max(id) from invoices)')

/** The same for the money after the order and for quotas. `lifts` names an index that forbids it. */
export const PLANTS_OF_MONEY: { finds: string; sql: string; lifts?: string }[] = [
  { finds: 'more went back than came in', sql: refund('Card', 9_999_999) },
  {
    finds: 'a number is missing between the invoices or the credit notes',
    sql: invoice('Invoice', 9_998, 100),
  },
  {
    finds: 'an order has two invoices',
    lifts: 'invoices_one_an_order',
    sql: `${invoice('Invoice', 10_001, 100)}; ${invoice('Invoice', 10_002, 100)}`,
  },
  {
    finds: 'an invoice is not what its order costs',
    sql: invoice('Invoice', 10_001, 100),
  },
  {
    finds: 'credit notes exceed their invoice',
    sql: `${invoice('Invoice', 10_001, 100)}; ${CREDIT_NOTE}`,
  },
  {
    finds: 'the VAT of a paper is not what its rate gives of its basis',
    sql: invoice('Invoice', 10_001, 100, 'null', 19),
  },
  {
    finds: 'a credit note is not the refund that it belongs to',
    sql: `${invoice('Invoice', 10_001, 300)}; ${CREDIT_NOTE}`,
  },
  {
    finds: 'an invoice has no papers and nobody is about to draw them',
    sql: invoice('Invoice', 10_001, 100).replace(PAPERS, 'null, null'),
  },
  {
    finds: 'a line of a statement and its payment disagree',
    sql: `insert into bank_statements (file_name, format, sha256, account_iban, from_day, to_day, imported_by)
          values ('a.xml', 'camt.053', 'planted', 'DE0', current_date, current_date, 'Accounts');
          insert into bank_statement_entries
                 (statement_id, position, account_iban, identity, amount_cents, booked_on, state, decided_at)
          select id, 1, 'DE0', 'planted', 100, current_date, 'Booked', now() from bank_statements`,
  },
  {
    finds: 'what was given back to a quota is not what its refunds say',
    sql: `${quota(100, 100)}; ${refund('Quota', 50)}`,
  },
  { finds: 'a quota is not the sum of its orders', sql: quota(101, 100) },
  {
    finds: 'an order by quota and its entry disagree',
    sql: `update orders set payment_method = 'Quota'; ${quota(1, 1)}`,
  },
  {
    finds: 'kept sums of sales are not those of the orders',
    sql: `update sales_tallies set state = 'Failed'`,
  },
  {
    finds: 'kept sums of sales are not those of the orders',
    sql: `update sales_tallies set vat_cents = vat_cents + 1, net_cents = net_cents - 1`,
  },
  {
    finds: 'kept sums of sold products are not those of the items',
    sql: `update product_sales_tallies set payment_method = 'Quota'`,
  },
  {
    finds: 'kept sums of users are not those of their orders',
    sql: `update user_sales_tallies set is_internal = not is_internal`,
  },
  ...['user', 'product'].flatMap((of) =>
    ['month', 'year'].map((step) => ({
      finds: `kept sums of ${of}s by ${step} are not those of their days`,
      sql: `update ${of}_sales_${step}s set type = 'INTERNAL'`,
    }))
  ),
  {
    finds: 'what venues got of a paper is not its net',
    sql: `${invoice('Invoice', 10_001, 100)}; delete from papers_to_split`,
  },
  {
    finds: 'kept sums of credit notes are not those of the papers',
    sql: `insert into credit_tallies
          select day, state, type, payment_method, is_internal, 1 from sales_tallies limit 1`,
  },
  {
    finds: 'kept numbers of new users are not theirs',
    sql: `insert into new_user_tallies values (current_date, false, 1)`,
  },
  {
    finds: 'kept sums of reports are not those of the reports',
    sql: `insert into report_tallies values (current_date, false, 0, 1)`,
  },
  {
    finds: 'kept days of subscriptions are not those of their date ranges',
    sql: `insert into subscriber_day_tallies values (0, '-infinity', false, 1)`,
  },
  {
    finds: 'kept steps of conversion by month and year are not those of their days',
    sql: `insert into conversion_counts (unit, day, product_id, asked, saved, basket)
          values ('month', '1999-01-01', 0, 1, 0, 0)`,
  },
  {
    finds: 'the kept numbers of orders are not theirs',
    sql: `update order_tallies set type = 'INTERNAL'`,
  },
  {
    finds: 'the kept places of orders are not theirs',
    sql: `update order_places set from_number = from_number + 1 where sort = 'gross'`,
  },
  { finds: 'the kept number of users is not theirs', sql: 'insert into user_tallies values (1)' },
  { finds: 'the kept numbers of subscribers are not theirs', sql: subscribed },
]
