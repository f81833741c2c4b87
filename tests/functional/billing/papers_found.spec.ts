import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { creditorReference } from '#shared/domain/creditor_reference'
import { rows } from '#shared/database'
import { saidOfInvoice } from '#billing/lists/said_of_invoice'

const SEARCHES = ['RE-10041', '10041', 'Elbquant', '1.234,50', creditorReference(10_041)]

/** How PostgreSQL finds the papers of a search, where it has to read them all for nothing. */
async function plan(text: string): Promise<string> {
  const { sql, values } = saidOfInvoice(text)
  await rows(null, 'set local enable_seqscan = off')
  const lines = await rows<{ 'QUERY PLAN': string }>(
    null,
    `explain (costs off) select i.id from invoices i where ${sql}`,
    values
  )
  return lines.map((line) => line['QUERY PLAN']).join('\n')
}

test.group('Billing | papers of many years', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const text of SEARCHES) {
    test(`"${text}" is looked up, not read for in every paper`, async ({ assert }) => {
      const found = await plan(text)
      assert.include(found, 'invoices_said')
      assert.notMatch(found, /^\s*Filter:/m)
    })
  }
})
