import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { makeFile } from '#demo/catalogue/files/make_file'
import { filePatternOf, PRODUCTS } from '#demo/catalogue/world/products/index'
import { VENUES } from '#demo/catalogue/world/venues'
import { CALENDARS } from '#demo/catalogue/world/calendars'
import { CATEGORIES } from '#demo/catalogue/world/categories'
import { patternProblem } from '#catalogue/domain/file_pattern'
import { CalendarDay } from '#shared/domain/calendar_day'

const DAY = CalendarDay.of(2025, 3, 4)

async function fileOf(code: string, day = DAY, part = 1): Promise<Buffer> {
  const plan = PRODUCTS.find((one) => one.code === code)!
  return buffer(await makeFile({ code, family: plan.family!, venues: plan.venues, day, part }))
}

test.group('Demo files', () => {
  test('the same day gives the same bytes, another day others', async ({ assert }) => {
    const file = await fileOf('fx_spot_g10')
    assert.isTrue((await fileOf('fx_spot_g10')).equals(file))
    assert.isFalse((await fileOf('fx_spot_g10', DAY.plusDays(1))).equals(file))
    assert.isFalse((await fileOf('fx_spot_local')).equals(file))
  })

  test('every CSV file has its dictionary as header and a cell for each field', async ({
    assert,
  }) => {
    for (const { code, family } of PRODUCTS) {
      if (family?.format !== 'csv') continue
      const [header, ...lines] = gunzipSync(await fileOf(code))
        .toString()
        .trimEnd()
        .split('\n')
      assert.equal(header, family.fields.map(({ name }) => name).join(','))
      assert.isAbove(lines.length, 50, code)
      const odd = lines.filter((line) => line.split(',').length !== family.fields.length)
      assert.isEmpty(odd, code)
    }
  })

  test('a capture has a valid header, whole packets and right checksums', async ({ assert }) => {
    const file = await fileOf('mdsf_cash_book', DAY, 2)
    assert.equal(file.readUInt32LE(0), 0xa1b23c4d)
    assert.equal(file.readUInt32LE(20), 1)
    let [offset, packets, last] = [24, 0, 0]
    while (offset < file.length) {
      const seconds = file.readUInt32LE(offset)
      assert.isAtLeast(seconds, last)
      const length = file.readUInt32LE(offset + 8)
      const address = file.subarray(offset + 16 + 14, offset + 16 + 34)
      assert.equal(onesComplement(address), 0xffff)
      last = seconds
      offset += 16 + length
      packets++
    }
    assert.equal(offset, file.length)
    assert.isAbove(packets, 50)
    assert.equal(new Date(last * 1000).toISOString().slice(0, 10), DAY.iso)
  })
})

function onesComplement(header: Buffer): number {
  let sum = 0
  for (let offset = 0; offset < header.length; offset += 2) sum += header.readUInt16BE(offset)
  while (sum > 0xffff) sum = (sum & 0xffff) + (sum >>> 16)
  return sum
}

test.group('Demo products', () => {
  test('refer only to venues, categories, calendars and products that exist', ({ assert }) => {
    const known = {
      venues: new Set(VENUES.map(({ id }) => id)),
      categories: new Set(CATEGORIES.map(({ id }) => id)),
      calendars: new Set(CALENDARS.map(({ code }) => code)),
      products: new Set(PRODUCTS.map(({ code }) => code)),
    }
    for (const plan of PRODUCTS) {
      const broken = [
        ...plan.venues.filter((id) => !known.venues.has(id)),
        ...(plan.like ?? []).filter((code) => !known.products.has(code)),
        ...[plan.category, plan.subcategory].filter((id) => id && !known.categories.has(id)),
        ...(known.calendars.has(plan.calendar) ? [] : [plan.calendar]),
      ]
      assert.isEmpty(broken, plan.code)
      assert.isNull(patternProblem(filePatternOf(plan)), plan.code)
    }
    assert.equal(known.products.size, PRODUCTS.length)
  })

  test('exactly one product of the FX category is priced by the day', ({ assert }) => {
    const daily = PRODUCTS.filter((plan) => plan.category === 'fxdata' && plan.daily !== undefined)
    assert.deepEqual(
      daily.map(({ code }) => code),
      ['fx_fixing_volumes']
    )
  })
})
