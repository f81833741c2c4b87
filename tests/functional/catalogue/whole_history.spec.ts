import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createStaff } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { recordAudit, SYSTEM_ACTOR } from '#shared/audit'
import { transaction } from '#shared/database'
import { givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

const CALENDAR = { firstYear: 2000, lastYear: 2030, holidays: [] }
const DAYS = { from: '2025-03-03', to: '2025-03-03', days: 1, kept: 0, noteEn: '', noteDe: '' }
const HAPPENED = 34

type Shown = { history: object[]; earlier: number }

test.group('Catalogue | histories of what staff change', (group) => {
  let admin: User
  let id = 0
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenReferenceData()
    id = (await givenProduct('recorded')).id
    admin = await createStaff('admin')
  })

  const happened = (type: string, of: string, action: string, after: Record<string, unknown>) =>
    transaction(async (trx) => {
      for (let nth = 0; nth < HAPPENED; nth++) {
        const subject = { type, id: of }
        await recordAudit(trx, {
          ...{ actor: SYSTEM_ACTOR, subject, action, after },
          before: after,
        })
      }
    })

  test('of {of} the newest stand on the page, and the others behind one step')
    .with([
      {
        ...{ of: 'a product', newest: 30, path: () => `/admin/manage-products/${id}` },
        given: () => happened('product', 'recorded', 'product.draft_saved', { number: 1 }),
      },
      {
        ...{ of: 'a calendar', newest: 20, path: () => '/admin/calendars/CTEST' },
        given: () => happened('trading_calendar', 'CTEST', 'trading_calendar.changed', CALENDAR),
      },
      {
        ...{ of: 'days', newest: 20, path: () => '/admin/manage-products/recorded/days' },
        given: () => happened('product_days', 'recorded', 'product_days.marked_missing', DAYS),
      },
    ])
    .run(async ({ assert, client }, { newest, path, given }) => {
      await given()
      const shown = async (query = {}) => {
        const page = await client.get(path()).qs(query).loginAs(admin).withInertia()
        return page.inertiaProps as unknown as Shown
      }
      const first = await shown()
      assert.deepEqual([first.history.length, first.earlier], [newest, HAPPENED - newest])
      const all = await shown({ history: 'all' })
      assert.deepEqual([all.history.length, all.earlier], [HAPPENED, 0])
    })
})
