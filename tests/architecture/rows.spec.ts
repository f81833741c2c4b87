import { test } from '@japa/runner'
import config from '@adonisjs/core/services/config'
import pg from 'pg'
import { numbered } from '#shared/database/prepared'
import { CalendarDay } from '#shared/domain/calendar_day'
import { COMPOSED } from '#tests/architecture/support/composed_statements'
import {
  describedLists,
  statementsOf,
  type AskedStatement,
} from '#tests/architecture/support/described_lists'
import { describedColumns } from '#tests/architecture/support/described_columns'
import { rowFaults, type Catalogue } from '#tests/architecture/support/row_faults'
import { plantedRow, readStatements } from '#tests/architecture/support/statements'

/** Reads the types of the database and which columns of its tables can be empty. */
async function readCatalogue(client: pg.Client): Promise<Catalogue> {
  const types = await client.query<{ oid: number; typname: string }>(
    'select oid, typname from pg_type'
  )
  const nullable = await client.query<{ id: string; name: string }>(
    `select attrelid || '.' || attnum as id, relname || '.' || attname as name
       from pg_attribute join pg_class on pg_class.oid = attrelid
      where attnum > 0 and not attnotnull and relkind in ('r', 'p')`
  )
  return {
    types: new Map(types.rows.map(({ oid, typname }) => [oid, typname])),
    nullable: new Map(nullable.rows.map(({ id, name }) => [id, name])),
  }
}

/** Statements with a row that somebody could declare of them, and what is wrong with it. */
const LIES = {
  'select number from orders -> { number: number }': 'number can be null',
  'select id from orders -> { id: string }': 'id is number, declared as string',
  'select vat_percent from orders -> { vat_percent: number }':
    'vat_percent is string, declared as number',
  'select created_at from orders -> { created_at: string }':
    'created_at is Date, declared as string',
  'select id from orders -> { id: number; state: string }': 'no column state',
  'select id, state from orders -> { id: number }': 'state is undeclared',
  'select array_agg(id) as ids from orders -> { ids: string[] }':
    'ids is number[], declared as string[]',
}

const REFERENCE = { kind: 'order', key: '1' }

/** What a page of a list is about, where it is about something. */
const ASKED = {
  ...{ from: CalendarDay.of(2016, 10, 12), to: CalendarDay.of(2026, 10, 20) },
  ...{ states: [], types: ['B2B'], payments: ['Card'], users: ['External'] },
}

const SCOPES: Record<string, unknown> = {
  'app/arrivals/lists/board.ts': { morning: null, today: '2026-03-03' },
  'app/arrivals/lists/product_history.ts': { id: 1, code: 'none' },
  'app/arrivals/lists/public_notice_list.ts': '2026-03-03',
  'app/arrivals/lists/staffed_notice_list.ts': '2026-03-03',
  'app/billing/lists/invoice_list.ts': { userId: 1, owned: [1] },
  'app/catalogue/lists/day_file_list.ts': {
    productIds: [1],
    days: [{ from: null, until: '2026-01-31' }],
  },
  'app/catalogue/lists/saved_quote_list.ts': 1,
  'app/contracts/lists/evidence_list.ts': 1,
  'app/contracts/lists/import_line_list.ts': { id: 1 },
  'app/contracts/lists/permissioning/known_permission_list.ts': { known: '2026-06-30' },
  'app/contracts/lists/permissioning/known_difference_list.ts': { known: '2026-06-30' },
  'app/contracts/lists/permissioning/known_service_list.ts': { known: '2026-06-30' },
  'app/delivery/lists/access_list.ts': REFERENCE,
  'app/delivery/lists/file_list.ts': { reference: REFERENCE, itemRef: '1', month: 202503 },
  'app/delivery/lists/linked_file_list.ts': 1,
  'app/identity/lists/sign_in_list.ts': { kind: 'customer', subject: 'nobody' },
  'app/identity/lists/user_history_list.ts': { id: 1 },
  'app/identity/lists/user_mail_list.ts': { id: 1, email: 'nobody@elbquant.example' },
  'app/orders/lists/quota_order_list.ts': { id: 1 },
  'app/orders/lists/test_file_list.ts': 1,
  'app/orders/lists/test_order_list.ts': 1,
  'app/reports/lists/month_list.ts': { to: { iso: '2026-10-31' } },
  'app/statistics/lists/conversion_list.ts': ASKED,
  'app/statistics/lists/expiring_list.ts': { ...ASKED, prices: { typeIds: [1], cents: [100] } },
  'app/statistics/lists/new_user_list.ts': ASKED,
  'app/statistics/lists/one_off_list.ts': ASKED,
  'app/statistics/lists/product_day_list.ts': ASKED,
  'app/statistics/lists/product_sales_list.ts': ASKED,
  'app/statistics/lists/report_sales_list.ts': ASKED,
  'app/statistics/lists/sales_list.ts': ASKED,
  'app/statistics/lists/subscribers_list.ts': ASKED,
  'app/statistics/lists/user_day_list.ts': ASKED,
  'app/statistics/lists/user_sales_list.ts': ASKED,
  'app/statistics/lists/venue_paper_list.ts': { id: 'XCMD' },
  'app/subscriptions/lists/contact_list.ts': { id: 1, name: 'none' },
  'app/subscriptions/lists/mailing_list.ts': { id: 1, name: 'none' },
  'app/subscriptions/lists/subscriber_list.ts': { id: 1, name: 'none' },
  'app/webhooks/lists/delivery_list.ts': 1,
}

/** The text as the driver gets it: places are numbered, by themselves or by their names. */
function placed(text: string, hasBindings: boolean): string {
  if (!hasBindings) return text
  if (!/(?<!\\)\?/.test(text)) return numbered(text).text
  let places = 0
  return text.replaceAll(/\\?\?/g, (found) => (found === '?' ? `$${++places}` : '?'))
}

/** Many wishes lead to the same statement: a count does not depend on the order. */
function differentOnes(asked: AskedStatement[]): AskedStatement[] {
  const textOf = ({ of, sql, values }: AskedStatement) => JSON.stringify([of, sql, values])
  return [...new Map(asked.map((one) => [textOf(one), one])).values()]
}

/** Columns of what counts; views are counted by their names. */
const NAMES: Record<string, readonly string[]> = { count: ['total'], choices: ['counts'] }

test.group('Architecture | rows', (group) => {
  const { statements, checker, program, files } = readStatements()
  const client = new pg.Client({
    ...config.get<pg.ClientConfig>('database.connections.postgres.connection'),
  })
  group.setup(async () => {
    await client.connect()
    return () => client.end()
  })

  test('a statement answers what its caller reads', async ({ assert }) => {
    const catalogue = await readCatalogue(client)
    const faults = new Set<string>()
    for (const { at, line, texts, hasBindings, row, node } of statements) {
      for (const text of texts ?? []) {
        const sent = await describedColumns(client, placed(text, hasBindings)).catch(
          (error: Error) => error
        )
        const found =
          sent instanceof Error
            ? [sent.message]
            : rowFaults({ checker, row, node, text }, sent, catalogue)
        for (const fault of found) faults.add(`${at}:${line}: ${fault}`)
      }
    }
    assert.deepEqual([...faults], [])
  })

  test('the lists are found', async ({ assert }) => {
    assert.isAbove((await describedLists(program, files)).length, 60)
  })

  test('{at} finds its rows, whatever it is asked for')
    .with(() => describedLists(program, files))
    .run(async ({ assert }, { at, list, node, ...rowsOf }) => {
      const catalogue = await readCatalogue(client)
      const faults = new Set<string>()
      for (const { of, sql, values } of differentOnes(statementsOf(list, SCOPES[at]))) {
        const text = placed(sql, true)
        const sent = await client.query({ text, values }).catch((error: Error) => error)
        if (sent instanceof Error) faults.add(`${sent.message} in ${text}`)
        else if (of === 'found' || of === 'line') {
          const row = { checker, row: rowsOf[of], node, text }
          for (const fault of rowFaults(row, sent.fields, catalogue)) faults.add(fault)
        } else if (of === 'placed') {
          assert.equal(sent.fields.at(-1)!.name, 'listPlace')
        } else {
          const names = NAMES[of] ?? list.question.views
          assert.deepEqual(Object.keys(sent.rows[0] as object), [...names])
        }
      }
      assert.deepEqual([...faults], [])
    })

  test('most statements are read; those that are composed anew each time are counted', ({
    assert,
  }) => {
    assert.isAbove(statements.length, 400)
    const counts: Record<string, number> = {}
    for (const { at, texts } of statements) if (!texts) counts[at] = (counts[at] ?? 0) + 1
    const known = Object.entries(COMPOSED).map(([at, [count]]) => [at, count])
    assert.deepEqual(counts, Object.fromEntries(known))
  })

  test('of {row} is found: {fault}')
    .with(Object.entries(LIES).map(([row, fault]) => ({ row, fault })))
    .run(async ({ assert }, { row, fault }) => {
      const [text, ...declared] = row.split(' -> ')
      const sent = await describedColumns(client, text!)
      const planted = plantedRow(declared.join())
      const found = rowFaults({ ...planted, text: text! }, sent, await readCatalogue(client))
      assert.deepEqual(found, [fault])
    })
})
