import pg from 'pg'

type Size = { invoices: number; transfers: number }

/** Fills a shop's database with invoices of its orders, drawn already, and with lines of bank statements, some with an order's reference. */
export async function fillPapers(
  databaseUrl: string,
  { invoices, transfers }: Size
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('set synchronous_commit = off; set session_replication_role = replica')
    await client.query(INVOICES_SQL, [invoices, FIRST_INVOICE])
    const { rows } = await client.query<{ id: string }>(STATEMENT_SQL)
    await client.query(TRANSFERS_SQL, [rows[0]!.id, transfers])
    await client.query('vacuum analyze invoices, bank_statement_entries')
  } finally {
    await client.end()
  }
}

/** Above those of the demo. */
export const FIRST_INVOICE = 5_000_000

const INVOICES_SQL = `
  insert into invoices (kind, number, order_number, issued_on, company, net_cents, vat_percent, vat_cents,
    gross_cents, vat_reason, content, pdf, xml, issued_by)
  select 'Invoice', $2::bigint + row_number() over (order by number), number, shop_day(created_at), company,
         gross_cents, 0, 0, gross_cents, 'outside_eu', '{}', 'drawn', 'drawn', 'Bench'
    from orders o
   where number >= 1000000 and state in ('Completed', 'Archived')
     and not exists (select from invoices i where i.order_number = o.number)
   order by number limit $1`

const STATEMENT_SQL = `
  insert into bank_statements (file_name, format, sha256, account_iban, from_day, to_day, imported_by)
  values ('bench.csv', 'CSV', 'bench', 'DE02120300000000202051', '2026-01-01', '2026-11-28', 'Bench')
  returning id`

const TRANSFERS_SQL = `
  insert into bank_statement_entries (statement_id, position, account_iban, identity, amount_cents,
    booked_on, counterparty, counterparty_iban, remittance, reference_order)
  select $1, n, 'DE02120300000000202051', 'bench-' || n, 10000 + n * 7919::bigint % 900000,
         date '2026-01-01' + n % 330, 'House ' || n % 700 || ' Research',
         'DE' || lpad((n * 7919::bigint % 100000000)::text, 20, '0'), 'Market data ' || n,
         case when n % 4 > 0 then 1000000 + n end
    from generate_series(1, $2::int) n`
