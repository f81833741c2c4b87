import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { storeBatch } from '#catalogue/actions/lake_import/store_batch'
import { owedDaysLookups } from '#catalogue'
import { quoteFor } from '#catalogue/queries/quote_for'
import { listAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { givenProduct, type LakeProduct } from '#tests/fixtures/catalogue/lake_product'
import { CLERK, foundOf, mark, takeBack } from '#tests/fixtures/catalogue/marked_days'

const [MONDAY, TUESDAY, FRIDAY] = ['2000-01-03', '2000-01-04', '2000-01-07'] as const
const LAST = '2000-01-14'
const code = 'marked'

test.group('Catalogue | days that staff mark', (group) => {
  let product: LakeProduct
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    product = await givenProduct(code, { days: 14 })
    await rows(null, `select refresh_coverage(?, '2000-01-01', ?)`, [product.id, LAST])
  })

  const weekOf = async () => {
    const [from, to] = [CalendarDay.parse(MONDAY)!, CalendarDay.parse(FRIDAY)!]
    const { lines } = await quoteFor({
      selections: [{ lineId: '1', productCode: code, from, to, includeDegraded: false }],
      customer: { deliveryCountry: 'DE', vatId: null },
    })
    const { countedDays, missingDays, degradedDays, priceCents } = lines[0]!
    return { countedDays, missingDays, degradedDays, priceCents }
  }

  test('a missing day is neither counted nor paid, and its file is nobody’s', async ({
    assert,
  }) => {
    assert.deepInclude(await mark({ code, mark: 'missing', from: TUESDAY }), { ok: true })
    const week = { countedDays: 4, missingDays: [TUESDAY], degradedDays: [], priceCents: 400 }
    assert.deepEqual(await weekOf(), week)
    const { files, notes } = await foundOf(product.id)
    assert.isFalse(files.some(({ day }) => day === TUESDAY))
    assert.deepEqual(notes, [{ day: TUESDAY, condition: 'missing', noteEn: 'Out' }])
    const told = await rows(null, 'select day from withdrawn_files where product_id = ?', [
      product.id,
    ])
    assert.deepEqual(told, [{ day: TUESDAY }])
  })

  test('a degraded day is left out by whoever does not want it', async ({ assert }) => {
    await mark({ code, mark: 'degraded', from: MONDAY, to: TUESDAY })
    const week = { countedDays: 3, missingDays: [], degradedDays: [MONDAY, TUESDAY] }
    assert.deepInclude(await weekOf(), { ...week, priceCents: 300 })
  })

  test('the newest day that is marked missing stays a day of the product', async ({ assert }) => {
    await mark({ code, mark: 'missing', from: LAST })
    const { coverage } = await foundOf(product.id)
    assert.deepEqual(coverage, { first: '2000-01-01', last: LAST, missing: 1, degraded: 0 })
  })

  test('a file that comes for a marked day does not lift the mark', async ({ assert }) => {
    await mark({ code, mark: 'missing', from: TUESDAY })
    await mark({ code, mark: 'degraded', from: FRIDAY })
    const file = { part: 1, version: 2, bytes: 5, sha256: 'a'.repeat(64), key: 'other' }
    const second = { ...file, day: FRIDAY, part: 2 }
    const stored = await storeBatch(product.id, [{ ...file, day: TUESDAY }, second])
    assert.deepEqual(stored, { added: 1, changed: 0 })
    assert.deepInclude(await weekOf(), { missingDays: [TUESDAY], degradedDays: [FRIDAY] })
    await takeBack(code, MONDAY, FRIDAY)
    const { files } = await foundOf(product.id)
    const tuesday = files.filter(({ day }) => day === TUESDAY)
    assert.deepEqual(tuesday, [{ day: TUESDAY, condition: 'available', key: 'other' }])
  })

  test('days that somebody waits for stay, and are named: {mark}, degraded wanted: {wants}')
    .with([
      { mark: 'missing' as const, wants: true, kept: true },
      { mark: 'missing' as const, wants: false, kept: true },
      { mark: 'degraded' as const, wants: false, kept: true },
      { mark: 'degraded' as const, wants: true, kept: false },
    ])
    .run(async ({ assert, cleanup }, { mark: as, wants, kept }) => {
      const owed = { from: TUESDAY, to: TUESDAY, by: 'order 10482', wantsDegraded: wants }
      owedDaysLookups.provide('test', async (id) => (id === product.id ? [owed] : []))
      cleanup(() => owedDaysLookups.withdraw('test'))
      const done = await mark({ code, mark: as, from: MONDAY, to: TUESDAY })
      const named = kept ? [{ day: TUESDAY, by: ['order 10482'] }] : []
      assert.deepEqual(done, { ok: true, value: { days: kept ? 1 : 2, kept: named } })
      const alone = await mark({ code, mark: as, from: TUESDAY })
      assert.equal(alone.ok, !kept)
      const stays = (await foundOf(product.id)).files.find(({ day }) => day === TUESDAY)
      assert.equal(stays?.condition, kept ? 'available' : 'degraded')
    })

  test('who looked before another one marked is told, and by whom', async ({ assert }) => {
    const actor = { id: null, label: 'Marta Other' }
    await mark({ code, mark: 'missing', from: TUESDAY, actor })
    const second = { code, mark: 'degraded' as const, from: MONDAY, to: FRIDAY }
    const refusal = { code: 'product_days.errors.marked_meanwhile', params: { who: actor.label } }
    const told = await mark({ ...second, seen: 0 })
    assert.deepInclude(told.ok ? {} : told.refusal, { ...refusal, status: 409 })
    assert.isTrue((await mark({ ...second, seen: 1 })).ok)
    assert.isTrue((await mark({ ...second, from: LAST, to: LAST, seen: 0 })).ok)
  })

  test('the history says who marked what and why', async ({ assert }) => {
    await mark({ code, mark: 'degraded', from: MONDAY, to: FRIDAY })
    await takeBack(code, MONDAY, FRIDAY)
    const history = await listAudit({ type: 'product_days', id: code })
    const [marked, back] = history.map(({ actor, action, after }) => ({ actor, action, after }))
    const range = { from: MONDAY, to: FRIDAY, days: 5 }
    assert.deepEqual(marked!.after, { ...range, kept: 0, noteEn: 'Out', noteDe: 'Ausfall' })
    assert.deepEqual(back!.after, range)
    assert.deepEqual([marked!.actor, back!.action], [CLERK, 'product_days.mark_taken_back'])
  })

  test('what is taken back is as it came, whatever was marked before', async ({ assert }) => {
    const { id } = product
    await rows(
      null,
      `insert into lake_exceptions (product_id, day, condition, note_en, note_de)
       values (?, ?, 'degraded', 'Came so', 'Kam so'), (?, '2000-01-20', 'missing', 'Out', 'Aus')`,
      [id, TUESDAY, id]
    )
    await rows(
      null,
      `update lake_files set condition = 'degraded' where product_id = ? and day = ?`,
      [...[id, TUESDAY]]
    )
    await rows(null, 'select refresh_coverage(?, ?, ?)', [id, MONDAY, LAST])
    const before = await foundOf(id)
    for (let seed = 1; seed <= 25; seed++) {
      const luck = randomNumbers(seed)
      for (let step = 0; step < 6; step++) {
        const [first, length] = [luck() % 14, luck() % 5]
        const from = product.range.from.plusDays(first)
        const to = product.range.from.plusDays(Math.min(13, first + length))
        const as = luck() % 2 ? 'degraded' : 'missing'
        if (luck() % 4 === 0) await takeBack(code, from.iso, to.iso)
        else await mark({ code, mark: as, from: from.iso, to: to.iso })
        assert.equal(await asideAndThere(id), 14)
      }
      await takeBack(code, '2000-01-01', LAST)
      assert.deepEqual(await foundOf(id), before, `seed ${seed}`)
    }
  })
})

function randomNumbers(seed: number) {
  let state = seed * 7_919
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) >> 8
}

/** No file is lost or doubled on its way. */
async function asideAndThere(id: number): Promise<number> {
  const [found] = await rows<{ files: number }>(
    null,
    `select (select count(*) from lake_files where product_id = :id)
          + (select count(*) from set_aside_files where product_id = :id) as files`,
    { id }
  )
  return found!.files
}
