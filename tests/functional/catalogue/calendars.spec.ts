import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { openBaskets } from '#catalogue'
import { changeCalendar } from '#catalogue/actions/calendars/change_calendar'
import { rehearseChange } from '#catalogue/actions/calendars/rehearse_change'
import type { CalendarChange } from '#catalogue/domain/calendar_change'
import { MOST } from '#catalogue/queries/calendars/measure_calendar'
import { quoteFor } from '#catalogue/queries/quote_for'
import { listAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import { givenFiles, givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

const CLERK = { id: null, label: 'A clerk' }
const [FIRST, LAST] = [CalendarDay.of(2025, 3, 3), CalendarDay.of(2025, 6, 27)]
const CODES = ['cal_daily', 'cal_gaps']

const nothing: CalendarChange = { add: [], remove: [], firstYear: 2000, lastYear: 2030 }
const holiday = (day: string) => ({ day, nameEn: 'Bridge', nameDe: 'Brückentag' })
const at = (day: string) => CalendarDay.parse(day)!

const SELECTIONS = [
  { lineId: '1', productCode: 'cal_daily', from: at('2025-03-03'), to: at('2025-04-30') },
  { lineId: '2', productCode: 'cal_gaps', from: at('2025-04-14'), to: at('2025-04-25') },
]

test.group('Catalogue | trading calendars', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenReferenceData()
    const days = [...new DayRange(FIRST, LAST).days()].filter(({ isWeekend }) => !isWeekend)
    for (const [index, code] of CODES.entries()) {
      const { id } = await givenProduct(code, { minimalDays: index ? 8 : 1 })
      const own = days.filter((_, place) => index === 0 || place % 7 !== 3)
      await givenFiles(
        id,
        own.map(({ iso }) => ({ day: iso, bytes: 10 }))
      )
    }
    openBaskets.provide('test', () => Promise.resolve([{ key: '1', selections: SELECTIONS }]))
    return () => openBaskets.withdraw('test')
  })

  const chargedDays = async () => {
    const found = await rows<{ code: string; charged: number; missing: number }>(
      null,
      `select p.code, trading_days - missing_days as charged, missing_days as missing
         from coverage_totals t join products p on p.id = t.product_id
        where p.code = any(?) order by 1`,
      [CODES]
    )
    return found
  }
  const quoted = async () => (await quoteFor({ selections: SELECTIONS })).lines
  const holidays = async () =>
    (
      await rows<{ day: string }>(
        null,
        `select day from exchange_holidays where calendar_code = 'CTEST' order by day`
      )
    ).map(({ day }) => day)
  const save = (change: CalendarChange, seen = 1_000) =>
    changeCalendar({ code: 'CTEST', change, seen }, CLERK)

  test('a rehearsal says what saving changes, and changes nothing', async ({ assert }) => {
    for (let seed = 1; seed <= 20; seed++) {
      const change = randomChange(seed, await holidays())
      const before = [await holidays(), await chargedDays(), await quoted()] as const
      const rehearsal = await rehearseChange('CTEST', change)
      assert.deepEqual([await holidays(), await chargedDays(), await quoted()], [...before])

      assert.isTrue((await save(change)).ok)
      const [after, lines] = [await chargedDays(), await quoted()]
      const differences = after.map(({ code, charged, missing }, index) => ({
        code,
        charged: charged - before[1][index]!.charged,
        missing: missing - before[1][index]!.missing,
      }))
      const said = rehearsal.products.map(({ code, charged, missing }) => ({
        ...{ code, charged, missing },
      }))
      const real = differences.filter(({ charged, missing }) => charged !== 0 || missing !== 0)
      assert.deepEqual(said, real, `seed ${seed}`)
      const prices = lines.flatMap((line, index) => {
        const old = before[2][index]!
        const isSame = old.priceCents === line.priceCents && old.businessDays === line.businessDays
        return isSame ? [] : [[line.product.name, old.priceCents, line.priceCents]]
      })
      assert.deepEqual(
        rehearsal.lines.map(({ product, priceCents }) => [product, ...priceCents]),
        prices,
        `seed ${seed}`
      )
    }
  })

  test('who falls below the minimal days is counted', async ({ assert }) => {
    const week = ['2025-04-22', '2025-04-23'].map(holiday)
    const { lines } = await rehearseChange('CTEST', { ...nothing, add: week })
    const short = lines.filter(({ fallsShort }) => fallsShort)
    assert.deepEqual(
      short.map(({ product, businessDays }) => [product, businessDays]),
      [['cal_gaps', [8, 6]]]
    )
  })

  test('more baskets than are looked at are said to be more', async ({ assert }) => {
    const isMore = async (baskets: number) => {
      openBaskets.withdraw('test')
      const open = Array.from({ length: baskets }, (_, nth) => ({ key: `${nth}`, selections: [] }))
      openBaskets.provide('test', () => Promise.resolve(open))
      return (await rehearseChange('CTEST', { ...nothing, add: [holiday('2025-04-22')] })).isMore
    }
    assert.deepEqual([await isMore(MOST), await isMore(MOST + 1)], [false, true])
  })

  test('who looked before another one saved is told by whom', async ({ assert }) => {
    await save({ ...nothing, add: [holiday('2025-05-02')] })
    const late = await save({ ...nothing, add: [holiday('2025-05-05')] }, 0)
    const refusal = { code: 'calendars.errors.changed_meanwhile', params: { who: CLERK.label } }
    assert.deepInclude(late.ok ? {} : late.refusal, refusal)
    assert.notInclude(await holidays(), '2025-05-05')
  })

  test('the history keeps what was there and what is', async ({ assert }) => {
    await save({ ...nothing, add: [holiday('2025-05-02')], remove: ['2025-04-21'], lastYear: 2031 })
    const [entry] = await listAudit({ type: 'trading_calendar', id: 'CTEST' })
    const gone = { day: '2025-04-21', nameEn: 'Easter Monday', nameDe: 'Ostermontag' }
    assert.deepEqual(entry!.before, { firstYear: 2000, lastYear: 2030, holidays: [gone] })
    const after = { firstYear: 2000, lastYear: 2031, holidays: [holiday('2025-05-02')] }
    assert.deepEqual(entry!.after, after)
  })

  test('{what} is not saved')
    .with([
      { what: 'a weekend', change: { ...nothing, add: [holiday('2025-05-03')] } },
      {
        what: 'a holiday for the second time',
        change: { ...nothing, add: [holiday('2025-04-18')] },
      },
      { what: 'a day twice', change: { ...nothing, add: Array(2).fill(holiday('2025-05-02')) } },
      { what: 'a day outside the years', change: { ...nothing, add: [holiday('2031-05-02')] } },
      { what: '31 February', change: { ...nothing, add: [holiday('2025-02-31')] } },
      { what: 'what is no holiday', change: { ...nothing, remove: ['2025-05-02'] } },
      { what: 'nothing at all', change: nothing },
    ])
    .run(async ({ assert }, { change }) => {
      const before = await holidays()
      assert.isFalse((await save(change)).ok)
      assert.deepEqual(await holidays(), before)
    })
})

/** Some holidays more and some less; the same for the same seed. */
function randomChange(seed: number, known: string[]): CalendarChange {
  let state = seed * 7_919
  const luck = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) >> 8
  const weekdays = [...new DayRange(FIRST.plusDays(-20), LAST.plusDays(20)).days()]
    .filter(({ isWeekend, iso }) => !isWeekend && !known.includes(iso))
    .map(({ iso }) => iso)
  const added = new Set(
    Array.from({ length: 1 + (luck() % 4) }, () => weekdays[luck() % weekdays.length]!)
  )
  return {
    ...nothing,
    add: [...added].map(holiday),
    remove: known.filter(() => luck() % 3 === 0),
  }
}
