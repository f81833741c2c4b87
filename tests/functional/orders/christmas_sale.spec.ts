import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { addBasketItem } from '#basket'
import { deliverableFiles, quoteFor } from '#catalogue'
import { forgetReferenceData } from '#catalogue/queries/reference_data'
import { importLakeFiles } from '#catalogue/actions/import_lake_files'
import { prepareImport } from '#catalogue/actions/lake_import/prepare_import'
import { CALENDARS, holidaysOf } from '#demo/catalogue/world/calendars'
import { createCustomer } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import { lake } from '#shared/storage'
import { givenReferenceData } from '#tests/fixtures/catalogue/products'
import { checkout, ordersOf } from '#tests/fixtures/orders/checkout'

/**
 * The days on which American index values were published in December 2018 and January 2019, as an
 * operator's folder holds them: closed days have no file.
 */
const PUBLISHED = `
  20181203 20181204 20181206 20181207 20181210 20181211 20181212 20181213 20181214 20181217
  20181218 20181219 20181220 20181221 20181224 20181226 20181227 20181228 20181231 20190102
  20190103 20190104 20190107 20190108 20190109 20190110 20190111 20190114 20190115 20190116
  20190117 20190118 20190122 20190123 20190124 20190125 20190128 20190129 20190130 20190131`
  .trim()
  .split(/\s+/)

const [FROM, TO] = [CalendarDay.of(2018, 12, 3), CalendarDay.of(2019, 1, 11)]
const DAILY_CENTS = 1_250

test.group('Catalogue | a sale across Christmas', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('imported days are counted, charged, sold and delivered, closed ones are named', async ({
    assert,
    client,
    cleanup,
  }) => {
    cleanup(async () => {
      for await (const { key } of lake().list('index_daily')) await lake().remove(key)
    })
    const productId = await importedIndex()

    const range = { productCode: 'index_daily', from: FROM, to: TO }
    const quote = await quoteFor({ selections: [{ lineId: '1', ...range }] })
    const [line] = quote.lines
    assert.containsSubset(line, {
      calendarDays: 40,
      weekendDays: 10,
      businessDays: 27,
      countedDays: 27,
      missingDays: [],
      outsideDays: 0,
      files: 27,
      priceCents: 27 * DAILY_CENTS,
      errors: [],
    })
    assert.deepEqual(
      line!.holidays.map(({ day, name }) => `${day} ${name.en}`),
      [
        '2018-12-05 National day of mourning',
        '2018-12-25 Christmas Day',
        "2019-01-01 New Year's Day",
      ]
    )

    const buyer = await createCustomer({ tin: 'DE312748100' })
    const added = await addBasketItem(buyer.id, { clientItemId: randomUUID(), ...range })
    assert.isTrue(added.ok)
    const netCents = 27 * DAILY_CENTS
    const gross = Math.round(netCents * 1.19)
    await checkout(client, buyer, { expectedTotalCents: gross })
    assert.containsSubset(await ordersOf(buyer), [{ subtotal: netCents, fee: 0, gross }])
    const [item] = await rows<{ counted_days: number; files: number }>(
      null,
      'select counted_days, files from order_items where product_id = ?',
      [productId]
    )
    assert.deepEqual(item, { counted_days: 27, files: 27 })

    const files = await Array.fromAsync(await deliverableFiles(productId, new DayRange(FROM, TO)))
    assert.deepEqual(
      files.map(({ day }) => day.replaceAll('-', '')),
      PUBLISHED.filter((day) => day <= '20190111')
    )
  })
})

/** Takes a folder of daily files in, as `lake:import` does; answers the product that it becomes. */
async function importedIndex(): Promise<number> {
  await givenReferenceData()
  await givenCalendar('US')
  const folder = mkdtempSync(join(tmpdir(), 'kontor-index-'))
  try {
    for (const day of PUBLISHED) {
      mkdirSync(join(folder, day.slice(0, 4)), { recursive: true })
      const path = join(folder, day.slice(0, 4), `${day}_index_daily.csv`)
      writeFileSync(path, `date,close\n${day},2500.00\n`)
    }
    const prepared = await prepareImport({
      code: 'index_daily',
      pattern: '{YYYYMMDD}_index_daily.csv',
      source: folder,
      inPlace: false,
      create: {
        ...{ name: 'Index Days', category: 'ctest', venue: 'CTA', calendar: 'US' },
        ...{ minimalDays: 5, dailyPriceCents: DAILY_CENTS },
      },
    })
    if (!prepared.ok) throw new Error(prepared.refusals[0]!.code)
    await importLakeFiles(prepared.value)
    await rows(null, `update products set visible = true where code = 'index_daily'`)
    return prepared.value.product.id
  } finally {
    rmSync(folder, { recursive: true })
    forgetReferenceData()
  }
}

async function givenCalendar(code: string) {
  const plan = CALENDARS.find((one) => one.code === code)!
  await rows(null, `insert into trading_calendars values (?, 'US', 'US', 2000, 2027)`, [code])
  await rows(
    null,
    `insert into exchange_holidays (calendar_code, day, name_en, name_de)
     select calendar, day, name->>'en', name->>'de'
       from jsonb_to_recordset(?::jsonb) as plan (calendar text, day date, name jsonb)`,
    [JSON.stringify(holidaysOf(plan))]
  )
}
