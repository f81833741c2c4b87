import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { createCustomer } from '#database/factories/identity/people'
import { fileType, type DownloadCategory } from '#catalogue/domain/download_centre'
import { givenOfferedFile, nothingStored } from '#tests/fixtures/catalogue/offered_files'

const ADDRESS = '/my-account/download-centre'
const TEXT = 'How to begin'

const givenFile = (name: DownloadCategory, file: string) =>
  givenOfferedFile({ name, product: null }, file, { content: TEXT })

test.group('Catalogue | download centre', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenFile('general', 'ct first steps.txt')
    await givenFile('data-samples', 'ct_sample.csv.gz')
    return nothingStored
  })

  const open = async (client: ApiClient, address: string) =>
    client.get(address).loginAs(await createCustomer())

  test('guests are sent to sign in', async ({ client }) => {
    const response = await client.get(ADDRESS).redirects(0)
    response.assertStatus(302)
    const file = await client.get(`${ADDRESS}/general/ct%20first%20steps.txt`).redirects(0)
    file.assertStatus(302)
  })

  test('four tabs with counts; an unknown one shows the first', async ({ assert, client }) => {
    for (const category of ['', '?category=nothing', '?category=general']) {
      const response = await client
        .get(ADDRESS + category)
        .loginAs(await createCustomer())
        .withInertia()
      response.assertInertiaComponent('catalogue/downloads/index')
      const { current, tabs, files } = response.inertiaProps as never as Props
      assert.equal(current, 'general')
      assert.deepEqual(
        tabs.map((tab) => tab.category),
        ['general', 'binaries', 'data-descriptions', 'data-samples']
      )
      assert.containsSubset(files, [{ name: 'ct first steps.txt', type: 'TXT', size: TEXT.length }])
    }
  })

  test('a file comes as it lies in storage', async ({ assert, client }) => {
    const response = await open(client, `${ADDRESS}/general/ct%20first%20steps.txt`)
    response.assertStatus(200)
    response.assertHeader('content-length', String(TEXT.length))
    assert.include(response.header('content-disposition'), 'attachment')
  })

  test('{path} is no file')
    .with([
      { path: 'general/nothing.txt' },
      { path: 'other/ct_sample.csv.gz' },
      { path: 'general/..%2Fdata-samples%2Fct_sample.csv.gz' },
      { path: 'general/%00' },
    ])
    .run(async ({ client }, { path }) => {
      const response = await client
        .get(`${ADDRESS}/${path}`)
        .accept('json')
        .loginAs(await createCustomer())
      response.assertStatus(404)
    })

  test('programs get every file with its address', async ({ assert, client }) => {
    const response = await open(client, '/api/v1/download-centre')
    response.assertStatus(200)
    const { content, totalCount } = (response.body() as Listed).data
    assert.equal(totalCount, content.length)
    assert.containsSubset(content, [
      {
        name: 'ct_sample.csv.gz',
        category: 'data-samples',
        type: 'CSV.GZ',
        link: '/api/v1/download-centre/data-samples/ct_sample.csv.gz',
      },
    ])
  })

  test('the type is what the name ends with', ({ assert }) => {
    const types = ['a.pdf', 'a.2025.csv', 'a.csv.gz', 'README'].map(fileType)
    assert.deepEqual(types, ['PDF', 'CSV', 'CSV.GZ', ''])
  })
})

type Props = {
  current: string
  tabs: { category: string }[]
  files: { name: string }[]
}

type Listed = { data: { content: object[]; totalCount: number } }
