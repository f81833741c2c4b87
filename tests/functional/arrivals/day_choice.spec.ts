import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createStaff } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { givenFiles, givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

const CODE = 'came_late'
const DAYS = ['2025-03-03', '2025-03-04', '2025-03-05']

type Arrival = { day: string; status: string; dueAt: string; arrivedAt: string | null }

test.group('Days that are awaited | on the staff’s page of a product’s days', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenReferenceData()
    const { id } = await givenProduct(CODE)
    await givenFiles(
      id,
      DAYS.map((day) => ({ day }))
    )
    await rows(
      null,
      `insert into arrival_days (product_id, day, morning, due_at, late_from, files_expected, files,
                                 bytes, arrived_at)
       select ?::int, day, day + 1, day + 1 + time '05:00', day + 1 + time '06:00', 1, 1, 100,
              day + 1 + case day when '2025-03-04' then time '09:30' else time '04:58' end
         from unnest(?::date[]) as day`,
      [id, DAYS]
    )
  })

  test('a day says when it came and when it was due, of a range only what was late', async ({
    assert,
    client,
  }) => {
    const admin = await createStaff('admin')
    const chosen = async (from: string, to = from) => {
      const page = await client
        .get(`/admin/manage-products/${CODE}/days`)
        .qs({ from, to })
        .loginAs(admin)
        .withInertia()
      const { choice } = page.inertiaProps as unknown as { choice: { arrivals: Arrival[] } }
      return choice.arrivals
    }
    const [early] = await chosen(DAYS[0]!)
    assert.equal(early!.status, 'Arrived')
    const hours = (one: Arrival) =>
      (Date.parse(one.arrivedAt!) - Date.parse(one.dueAt)) / (60 * 60 * 1000)
    assert.closeTo(hours(early!), -1 / 30, 1e-9)
    const late = await chosen(DAYS[0]!, DAYS[2]!)
    assert.deepEqual(
      late.map((one) => [one.day, one.status, hours(one)]),
      [[DAYS[1]!, 'ArrivedLate', 4.5]]
    )
  })
})
