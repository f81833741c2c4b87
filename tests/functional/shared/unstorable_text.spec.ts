import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { rows } from '#shared/database'

/** A host of its own keeps this spec's routes apart from the shop's. */
const HOST = 'unstorable.localhost'
router
  .group(() => {
    router.get('/text', ({ request }) => rows(null, 'select ?::text', [request.qs().words]))
    router.get('/json', () =>
      rows(null, String.raw`select '{"words": "\u0000"}'::jsonb ->> 'words'`)
    )
  })
  .domain(HOST)

const ADDRESSES = ['/json']

test.group('Text that no database keeps', () => {
  test('is a bad request to a program: {$self}')
    .with(ADDRESSES)
    .run(async ({ client, assert }, address) => {
      const response = await client.get(address).header('host', HOST).accept('json')
      response.assertStatus(400)
      const { errors } = response.body() as { errors: { code: string }[] }
      assert.equal(errors[0]!.code, 'shared.errors.bad_request')
    })

  test('is a page to a reader: {$self}')
    .with(ADDRESSES)
    .run(async ({ client }, address) => {
      const response = await client.get(address).header('host', HOST).accept('html')
      response.assertStatus(400)
    })

  test('is taken out of an address, which never breaks a page', async ({ assert, client }) => {
    const response = await client.get('/text?words=zero%00byte').header('host', HOST).accept('json')
    response.assertStatus(200)
    assert.deepEqual(response.body(), [{ text: 'zerobyte' }])
  })
})
