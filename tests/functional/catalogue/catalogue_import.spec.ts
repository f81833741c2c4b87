import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import testUtils from '@adonisjs/core/services/test_utils'
import { applyImport } from '#catalogue/actions/catalogue_import/apply_import'
import { planImport } from '#catalogue/actions/catalogue_import/plan_import'
import { readSource } from '#catalogue/actions/catalogue_import/read_source'
import { getProduct } from '#catalogue/queries/get_product'
import { listImportedIsins } from '#catalogue/queries/imported_isins'
import { loadProductRows } from '#catalogue/queries/product_rows'
import { listVisibleProducts } from '#catalogue'
import { forgetReferenceData } from '#catalogue/queries/reference_data'
import { listAudit } from '#shared/audit'
import CatalogueImport from '../../../commands/catalogue_import.js'
import { givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

const NEW = {
  code: 'imp_new',
  name: 'New Trades',
  descriptionEn: 'All trades',
  descriptionDe: 'Alle Abschlüsse',
  category: 'ctest_sub',
  calendar: 'CTEST',
  venues: ['CTB', 'CTA'],
  dailyPrice: '12.50',
  filePattern: 'new_{YYYYMMDD}.csv.gz',
}

let folder: string

async function file(name: string, content: string): Promise<string> {
  const path = join(folder, `${randomUUID()}_${name}`)
  await writeFile(path, content)
  return path
}

const json = (products: object[]) => file('products.json', JSON.stringify({ products }))

async function plan(path: string) {
  const source = await readSource(path)
  if (!source.ok) throw new Error(source.refusal.code)
  return planImport(source.value)
}

const found = async (code: string) => (await loadProductRows(null, { codes: [code] }))[0]

const problemsOf = async (path: string) =>
  (await plan(path)).problems.map(({ line, field, code }) => `${line} ${field} ${code}`)

test.group('Catalogue | import of product data', (group) => {
  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kontor-products-'))
    return () => rm(folder, { recursive: true })
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenReferenceData()
    await givenProduct('imp_old', { name: 'Old', dailyPriceCents: 1_000, description: 'Old data' })
  })

  test('a new product is whole, with what is usual', async ({ assert }) => {
    await applyImport(await plan(await json([{ ...NEW, likes: ['imp_old'] }])))
    assert.containsSubset(await found('imp_new'), {
      dailyPriceCents: 1_250,
      categoryId: 'ctest',
      subcategoryId: 'ctest_sub',
      venueIds: ['CTB', 'CTA'],
      upsellCodes: ['imp_old'],
      minimalDays: 1,
      publishTime: '06:00',
      buyingOptions: ['otp'],
    })
    const [event] = await listAudit({ type: 'product', id: 'imp_new' })
    assert.equal(event!.action, 'product.created')
  })

  test('null empties a list, and so does a dash in CSV', async ({ assert }) => {
    const lists = { likes: ['imp_old'], excludedCountries: ['CH', 'US'] }
    const empty = { upsellCodes: [], excludedCountries: [] }
    const say = async (path: string) => {
      await applyImport(await plan(path))
      const { upsellCodes, excludedCountries } = (await found('imp_new'))!
      return { upsellCodes, excludedCountries }
    }
    const filled = await say(await json([{ ...NEW, ...lists }]))
    assert.notDeepEqual(filled, empty)
    assert.deepEqual(
      await say(await json([{ code: 'imp_new', likes: null, excludedCountries: null }])),
      empty
    )
    await say(await json([{ code: 'imp_new', ...lists }]))
    const path = await file('empty.csv', 'code,likes,excludedCountries\nimp_new,-,-\n')
    assert.deepEqual(await say(path), empty)
  })

  test('nobody sees a new product before the file says so, nor one that it takes back', async ({
    assert,
  }) => {
    const say = async (visible: string) =>
      applyImport(await plan(await file('publish.csv', `code,visible\nimp_new,${visible}\n`)))
    const shown = async () => {
      forgetReferenceData()
      const { visible } = (await found('imp_new'))!
      const isListed = (await listVisibleProducts('en')).some(({ code }) => code === 'imp_new')
      return [visible, isListed]
    }
    await applyImport(await plan(await json([NEW])))
    assert.deepEqual(await shown(), [false, false])
    await say('true')
    assert.deepEqual(await shown(), [true, true])
    await say('false')
    assert.deepEqual(await shown(), [false, false])
  })

  test('a known product changes where the file says so, and a second run changes nothing', async ({
    assert,
  }) => {
    const path = await file(
      'products.csv',
      '\uFEFFcode;dailyPrice;excludedCountries;visible;descriptionDe\n' +
        'imp_old;12,5;CH US;yes;Alt\n'.replace('12,5', '12.5')
    )
    const first = await plan(path)
    assert.deepEqual(
      first.changed[0]!.differences.map(({ field, before, after }) => [field, before, after]),
      [
        ['dailyPriceCents', '1000', '1250'],
        ['excludedCountries', '', 'CH US'],
        ['descriptionDe', '', 'Alt'],
      ].toSorted((one, other) => order(first, one[0]!) - order(first, other[0]!))
    )
    await applyImport(first)
    assert.containsSubset(await found('imp_old'), {
      dailyPriceCents: 1_250,
      excludedCountries: ['CH', 'US'],
      name: 'Old',
      venueIds: ['CTA'],
    })
    const second = await plan(path)
    assert.containsSubset(second, { added: [], changed: [], unchanged: 1, problems: [] })
  })

  test('parts of a filterable product come along, and values that stay keep their ids', async ({
    assert,
  }) => {
    const cut = {
      ...NEW,
      code: 'imp_cut',
      kind: 'filterable',
      levelOneField: 'venue',
      levelOne: ['XALC=Alster Cash Market', 'XALD'],
      levelTwoField: 'currency',
      levelTwo: ['EUR'],
    }
    await applyImport(await plan(await json([cut])))
    const before = (await found('imp_cut'))!.filterChoices!
    assert.deepEqual(
      before.levelOne.values.map(({ code, name }) => `${code} ${name}`),
      ['XALC Alster Cash Market', 'XALD XALD']
    )
    const again = await plan(await json([cut]))
    assert.equal(again.unchanged, 1)
    const path = await file('parts.csv', 'code,levelOne\nimp_cut,XALD|XALP=New Place\n')
    await applyImport(await plan(path))
    const after = (await found('imp_cut'))!.filterChoices!
    assert.deepEqual(
      after.levelOne.values.map(({ code, name }) => `${code} ${name}`),
      ['XALD XALD', 'XALP New Place']
    )
    assert.equal(after.levelOne.values[0]!.id, before.levelOne.values[1]!.id)
    assert.deepEqual(await problemsOf(await json([{ ...cut, levelTwo: [], levelOne: ['a b'] }])), [
      '1 levelOne part',
      '1 levelTwo needed',
    ])
    assert.deepEqual(await problemsOf(await json([{ ...NEW, levelTwo: ['EUR'] }])), [
      '1 levelTwo not_filterable',
    ])
  })

  test('securities of a product sold by ISIN come along, in whatever order', async ({ assert }) => {
    const sold = {
      ...NEW,
      code: 'imp_isin',
      isinField: 'isin',
      isins: ['FR0000LOI090', 'DE000ALS0013=Alster Schifffahrt AG'],
    }
    await applyImport(await plan(await json([sold])))
    assert.equal((await found('imp_isin'))!.isinField, 'isin')
    const path = await file(
      'isins.csv',
      'code,isins\nimp_isin,DE000ALS0013=Alster Schifffahrt AG|FR0000LOI090\n'
    )
    assert.equal((await plan(path)).unchanged, 1)
    const other = await plan(await json([{ code: 'imp_isin', isins: ['US0378331005=Fruit'] }]))
    assert.deepEqual(other.changed[0]!.differences, [
      {
        field: 'isins',
        before: 'DE000ALS0013=Alster Schifffahrt AG FR0000LOI090',
        after: 'US0378331005=Fruit',
      },
    ])
    await applyImport(other)
    const held = await listImportedIsins()
    assert.deepEqual(held.get((await found('imp_isin'))!.id), ['US0378331005=Fruit'])
  })

  test('securities that cannot be sold are named', async ({ assert }) => {
    const isins = ['DE000ALS0013']
    assert.deepEqual(
      await problemsOf(
        await json([
          { ...NEW, isins: ['DE000ALS0014'] },
          { ...NEW, code: 'imp_b', isins },
          { ...NEW, code: 'imp_c', isinField: 'isin' },
          { ...NEW, code: 'imp_d', isinField: 'isin', isins, pricing: 'request' },
        ])
      ),
      ['1 isins isin', '2 isinField needed', '3 isins needed', '4 isinField only_by_day']
    )
  })

  test('the field dictionary comes along, as objects or as lines, and is only changed where it differs', async ({
    assert,
  }) => {
    const fields = [
      { name: 'day', type: 'date', meaningEn: 'Trading day', meaningDe: 'Handelstag' },
      { name: 'close', type: 'double', unit: 'EUR', meaningEn: 'Close', meaningDe: 'Schluss' },
    ]
    const described = { ...NEW, code: 'imp_dict', visible: true, fields }
    await applyImport(await plan(await json([described])))
    const shown = async () => (await getProduct('imp_dict'))!.fields
    assert.deepEqual(await shown(), [
      { ...fields[0]!, unit: null, since: null },
      { ...fields[1]!, since: null },
    ])
    const lines = ['day | date | - | Trading day | Handelstag']
    const path = await file('fields.csv', `code,fields\nimp_dict,"${lines[0]}\n"\n`)
    const fewer = await plan(path)
    assert.equal(fewer.changed[0]!.differences[0]!.field, 'fields')
    await applyImport(fewer)
    assert.deepEqual(await shown(), [{ ...fields[0]!, unit: null, since: null }])
    assert.equal((await plan(path)).unchanged, 1)
    await applyImport(await plan(await json([{ code: 'imp_dict', name: 'Renamed' }])))
    assert.lengthOf(await shown(), 1)
    await applyImport(await plan(await json([{ code: 'imp_dict', fields: null }])))
    assert.deepEqual(await shown(), [])
    const wrong = [{ ...fields[0]!, meaningDe: '' }]
    assert.deepEqual(await problemsOf(await json([{ ...NEW, fields: wrong }])), [
      '1 fields fields_part',
    ])
  })

  test('every wrong line is named with its field', async ({ assert }) => {
    const path = await json([
      { ...NEW, dailyPrice: '12.505', minimalDays: 0, colour: 'red' },
      { ...NEW, code: 'imp_b', category: 'nowhere', venues: ['CTA', 'XXXX'], filePattern: 'x.csv' },
      { ...NEW, code: 'imp_b' },
      { code: 'imp_c' },
      { ...NEW, code: 'bad code!', publishTime: '25:00', sampleDay: '2025-02-31' },
      { code: 'imp_old', pricing: 'module', likes: ['imp_old', 'nobody'] },
    ])
    assert.deepEqual(await problemsOf(path), [
      '1 dailyPrice euro',
      '1 minimalDays whole',
      '1 colour unknown_field',
      '2 filePattern pattern',
      '2 category not_there',
      '2 venues not_there',
      '3 code twice',
      '4 name needed',
      '4 descriptionEn needed',
      '4 descriptionDe needed',
      '4 category needed',
      '4 calendar needed',
      '4 venues needed',
      '4 filePattern needed',
      '4 dailyPrice needed',
      '5 code code',
      '5 publishTime time',
      '5 sampleDay day',
      '6 likes not_there',
      '6 likes itself',
      '6 priceGroup needed',
    ])
  })

  test('a file that is none is refused in words: {name}')
    .with([
      { name: 'a.json', content: '{', code: 'not_json' },
      { name: 'a.json', content: '{"products": 3}', code: 'no_lists' },
      { name: 'a.csv', content: 'code,name\na,b,c\n', code: 'not_csv' },
    ])
    .run(async ({ assert }, { name, content, code }) => {
      const source = await readSource(await file(name, content))
      assert.isFalse(source.ok)
      assert.equal(!source.ok && source.refusal.code, `catalogue_import.errors.${code}`)
    })

  test('all or nothing: what the database refuses takes the whole file back', async ({
    assert,
  }) => {
    const good = await plan(await json([NEW, { code: 'imp_old', name: 'Newer' }]))
    good.changed[0]!.product.calendar = 'NOWHERE'
    await assert.rejects(() => applyImport(good))
    assert.isUndefined(await found('imp_new'))
    assert.equal((await found('imp_old'))!.name, 'Old')
  })

  test('the command shows differences, and a dry run writes nothing', async ({ assert }) => {
    const path = await json([NEW, { code: 'imp_old', name: 'Newer' }])
    const dry = await ace.create(CatalogueImport, [path, '--dry-run'])
    dry.ui.switchMode('raw')
    await dry.exec()
    const said = dry.logger.getLogs().map(({ message }) => message)
    assert.includeMembers(said, ['+ imp_new: New Trades', '~ imp_old', '    name: Old → Newer'])
    assert.isUndefined(await found('imp_new'))
    const real = await ace.create(CatalogueImport, [path])
    real.ui.switchMode('raw')
    await real.exec()
    real.assertSucceeded()
    assert.equal((await found('imp_old'))!.name, 'Newer')
  })

  test('the command fails where a line is wrong', async ({ assert }) => {
    const command = await ace.create(CatalogueImport, [await json([{ ...NEW, minimalDays: 'x' }])])
    command.ui.switchMode('raw')
    await command.exec()
    command.assertFailed()
    const said = command.logger.getLogs().map(({ message }) => message)
    assert.isTrue(said.some((one) => one.includes('line 1, imp_new: minimalDays: must be a whole')))
    assert.isUndefined(await found('imp_new'))
  })
})

type Planned = Awaited<ReturnType<typeof plan>>

/** Differences come in the order of the product's fields. */
const order = ({ changed }: Planned, field: string) =>
  Object.keys(changed[0]!.product).indexOf(field)
