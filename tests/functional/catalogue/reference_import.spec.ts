import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { applyImport } from '#catalogue/actions/catalogue_import/apply_import'
import { planImport } from '#catalogue/actions/catalogue_import/plan_import'
import { readSource } from '#catalogue/actions/catalogue_import/read_source'
import { loadReferenceRecords } from '#catalogue/queries/reference_records'
import { referenceData } from '#catalogue/queries/reference_data'
import { searchProducts } from '#catalogue/queries/search_products'
import { listAudit } from '#shared/audit'
import { CalendarDay } from '#shared/domain/calendar_day'
import { givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

let folder: string

async function plan(document: object | string) {
  const path = join(folder, `${randomUUID()}.json`)
  await writeFile(path, typeof document === 'string' ? document : JSON.stringify(document))
  const source = await readSource(path)
  if (!source.ok) throw new Error(source.refusal.code)
  return planImport(source.value)
}

const run = async (document: object | string) => applyImport(await plan(document))

const problemsOf = async (document: object) =>
  (await plan(document)).problems.map(
    ({ section, line, field, code }) => `${section} ${line} ${field} ${code}`
  )

/** The JSON that stands in the documentation, by its indentation. */
async function documented(): Promise<string> {
  const text = await readFile('docs/catalogue_import.md', 'utf8')
  const lines = text.split('\n')
  const first = lines.indexOf('    {')
  return lines.slice(first, lines.indexOf('    }', first) + 1).join('\n')
}

const isTrading = async (calendar: string, day: string) =>
  (await referenceData()).calendars.get(calendar)!.isTradingDay(CalendarDay.parse(day)!)

test.group('Catalogue | import of what products refer to', (group) => {
  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kontor-reference-'))
    return () => rm(folder, { recursive: true })
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => givenReferenceData())

  test('the example of the documentation makes a shop that sells a product', async ({ assert }) => {
    const example = await documented()
    const first = await plan(example)
    assert.deepEqual([first.problems, first.reference.length, first.added.length], [[], 5, 1])
    await applyImport(first)

    const { productsByCode, priceLevels } = await referenceData()
    assert.containsSubset(productsByCode.get('nor_trades'), {
      ...{ categoryId: 'tick', subcategoryId: 'tick_cash', venueIds: ['XNOR'] },
      ...{ calendarCode: 'XNOR', dailyPriceCents: 1_250 },
    })
    assert.deepEqual(priceLevels.get('NORFX'), [
      { lowLimit: 1, highLimit: 3, modulePriceCents: 14_000 },
      { lowLimit: 4, highLimit: null, modulePriceCents: 11_800 },
    ])
    const days = ['2016-03-25', '2017-10-31', '2018-12-26', '2018-12-27', '2027-12-24']
    const open = await Promise.all(days.map((day) => isTrading('XNOR', day)))
    assert.deepEqual(open, [false, false, true, true, true])

    const again = await plan(example)
    assert.deepEqual(again, {
      ...{ problems: [], reference: [], added: [], changed: [] },
      unchanged: 6,
    })
  })

  test('each has its history, and a second word of it changes what it says', async ({ assert }) => {
    await run(await documented())
    const venue = { id: 'XNOR', name: 'Nordmark Stock Exchange' }
    const category = { id: 'tick', descriptionAlternativeEn: 'Trades and quotes' }
    const changed = await plan({ venues: [venue], categories: [category] })
    assert.deepEqual(
      changed.reference.map(({ id, differences }) => [id, ...differences]),
      [
        ['XNOR', { field: 'name', before: 'Nordmark Exchange', after: venue.name }],
        ['tick', { field: 'descriptionAlternativeEn', before: '', after: 'Trades and quotes' }],
      ]
    )
    await applyImport(changed)
    const { venues, categories } = await loadReferenceRecords()
    assert.containsSubset(venues.get('XNOR'), { ...venue, country: 'DE', kind: 'operator' })
    assert.containsSubset(categories.get('tick'), { nameDe: 'Tickdaten', parent: null })
    const actions = (await listAudit({ type: 'venue', id: 'XNOR' })).map(({ action }) => action)
    assert.deepEqual(actions, ['venue.created', 'venue.changed'])
  })

  test('products are found by the new name of their venue', async ({ assert }) => {
    await givenProduct('ref_found', { name: 'Something else' })
    const find = async () => {
      const reference = await referenceData()
      const found = await searchProducts('quarzmarkt', reference)
      return found.includes(reference.productsByCode.get('ref_found')!.id)
    }
    assert.isFalse(await find())
    const [id] = (await referenceData()).productsByCode.get('ref_found')!.venueIds
    await run({ venues: [{ id, name: 'Quarzmarkt' }] })
    assert.isTrue(await find())
  })

  test('the days of a calendar that is there stay, its names and rules do not', async ({
    assert,
  }) => {
    await run(await documented())
    const calendar = { code: 'XNOR', firstYear: 2015, lastYear: 2027 }
    const rules = { '12-25': { en: 'Christmas', de: 'Weihnachten' } }
    assert.deepEqual(await problemsOf({ calendars: [{ code: 'XNOR', lastYear: 2028 }] }), [
      'calendars 1 holidays in_administration',
    ])
    assert.deepEqual(await problemsOf({ calendars: [{ ...calendar, rules }] }), [
      'calendars 1 holidays in_administration',
    ])
    await run({ calendars: [{ code: 'XNOR', nameDe: 'Börse Nordmark', rules }] })
    const kept = (await loadReferenceRecords()).calendars.get('XNOR')!
    assert.containsSubset(kept, { nameDe: 'Börse Nordmark', rules, lastYear: 2027 })
    assert.isTrue(kept.holidays.some(({ day }) => day === '2017-10-31'))
  })

  test('the levels of a price group that is there stay', async ({ assert }) => {
    await run(await documented())
    const wished = { code: 'NORFX', levels: [{ from: 1, price: '99.00' }] }
    assert.deepEqual(await problemsOf({ priceGroups: [wished] }), [
      'priceGroups 1 levels in_administration',
    ])
    await run({ priceGroups: [{ code: 'NORFX', name: 'Currencies' }] })
    assert.equal((await loadReferenceRecords()).priceGroups.get('NORFX')!.name, 'Currencies')
  })

  const venue = { id: 'V', name: 'V', country: 'DE', descriptionEn: 'x', descriptionDe: 'x' }
  const text = { nameEn: 'A', nameDe: 'A', descriptionEn: 'x', descriptionDe: 'x' }
  const years = { code: 'C', nameEn: 'C', nameDe: 'C', firstYear: 2020, lastYear: 2021 }
  const named = { en: 'x', de: 'x' }
  const WRONG: [what: string, document: object, ...problems: string[]][] = [
    ['no id', { venues: [{ ...venue, id: undefined }] }, 'venues 1 id code'],
    [
      'a country that is none',
      { venues: [{ ...venue, country: 'XX' }] },
      'venues 1 country not_there',
    ],
    ['a field that is none', { venues: [{ ...venue, town: 'x' }] }, 'venues 1 town unknown_field'],
    ['the same twice', { venues: [venue, venue] }, 'venues 2 id entry_twice'],
    ['a long name', { venues: [{ ...venue, name: 'x'.repeat(201) }] }, 'venues 1 name short_text'],
    [
      'nothing but an id',
      { categories: [{ id: 'c' }] },
      ...['nameEn', 'nameDe', 'descriptionEn', 'descriptionDe'].map(
        (f) => `categories 1 ${f} needed`
      ),
    ],
    [
      'a parent that is none',
      { categories: [{ id: 'c', ...text, parent: 'no' }] },
      'categories 1 parent not_there',
    ],
    [
      'a category in itself',
      { categories: [{ id: 'c', ...text, parent: 'c' }] },
      'categories 1 parent itself',
    ],
    [
      'three steps',
      { categories: [{ id: 'c', ...text, parent: 'ctest_sub' }] },
      'categories 1 parent nested',
    ],
    [
      'another parent',
      { categories: [{ id: 'ctest_sub', parent: null }] },
      'categories 1 parent stays',
    ],
    [
      'years reversed',
      { calendars: [{ ...years, firstYear: 2022 }] },
      'calendars 1 lastYear years_reversed',
    ],
    [
      'no rule',
      { calendars: [{ ...years, rules: { 'when it rains': named } }] },
      'calendars 1 rules rule',
    ],
    [
      'a rule without a name',
      { calendars: [{ ...years, rules: { '01-01': { en: 'x' } } }] },
      'calendars 1 rules rule_names',
    ],
    [
      '31 February',
      { calendars: [{ ...years, holidays: [{ day: '2020-02-31', nameEn: 'x', nameDe: 'x' }] }] },
      'calendars 1 holidays holidays',
    ],
    [
      'a holiday on a Saturday',
      { calendars: [{ ...years, holidays: [{ day: '2020-02-01', nameEn: 'x', nameDe: 'x' }] }] },
      'calendars 1 holidays calendars.errors.weekend',
    ],
    [
      'an open day that is none',
      { calendars: [{ ...years, openDays: ['2020-02-03'] }] },
      'calendars 1 holidays calendars.errors.not_a_holiday',
    ],
    [
      'levels that do not begin with 1',
      { priceGroups: [{ code: 'g', name: 'g', levels: [{ from: 2, price: 1 }] }] },
      'priceGroups 1 levels levels_order',
    ],
    [
      'a negative price',
      { priceGroups: [{ code: 'g', name: 'g', levels: [{ from: 1, price: -1 }] }] },
      'priceGroups 1 levels euro',
    ],
  ]
  for (const [what, document, ...problems] of WRONG) {
    test(`${what}: is named, and nothing is written`, async ({ assert }) => {
      const found = await plan(document)
      assert.deepEqual(await problemsOf(document), problems)
      await assert.rejects(() => applyImport(found), 'A plan with problems cannot be applied')
    })
  }

  test('a product may not name what the file leaves out', async ({ assert }) => {
    const { products } = JSON.parse(await documented()) as { products: object[] }
    assert.deepEqual(await problemsOf({ products }), [
      'products 1 category not_there',
      'products 1 calendar not_there',
      'products 1 venues not_there',
    ])
  })

  for (const [what, content] of Object.entries({
    'a list that is none': '{"venue": []}',
    'no lists': '{"venues": 3}',
    'nothing': '{}',
    'a list of numbers': '{"products": [1]}',
  })) {
    test(`${what}: the lists are named`, async ({ assert }) => {
      await assert.rejects(() => plan(content), 'catalogue_import.errors.no_lists')
    })
  }
})
