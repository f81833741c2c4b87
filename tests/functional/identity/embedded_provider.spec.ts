import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { OidcRecords } from '#identity/gateways/embedded_provider/records'
import { loadSigningKey } from '#identity/gateways/embedded_provider/signing_keys'
import { sweepProviderRecords } from '#identity/gateways/embedded_provider/sweep'

test.group('Identity | memory of the provider', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a record is found by kind and id until it expires', async ({ assert }) => {
    const codes = new OidcRecords('AuthorizationCode')
    await codes.upsert('one', { accountId: 'anna', grantId: 'g' }, 60)
    await codes.upsert('old', { accountId: 'anna' }, -1)
    assert.deepEqual(await codes.find('one'), { accountId: 'anna', grantId: 'g' })
    assert.isUndefined(await codes.find('old'))
    assert.isUndefined(await new OidcRecords('AccessToken').find('one'))
  })

  test('a code is used up once', async ({ assert }) => {
    const codes = new OidcRecords('AuthorizationCode')
    await codes.upsert('one', { accountId: 'anna' }, 60)
    await codes.consume('one')
    assert.isNumber((await codes.find('one'))!.consumed)
    await assert.rejects(() => codes.consume('one'), 'invalid_grant')
  })

  test('a session is found by its uid, also after its id changed', async ({ assert }) => {
    const sessions = new OidcRecords('Session')
    await sessions.upsert('first', { uid: 'u' }, 60)
    await sessions.destroy('first')
    await sessions.upsert('second', { uid: 'u', accountId: 'anna' }, 60)
    assert.equal((await sessions.findByUid('u'))!.accountId, 'anna')
  })

  test('a revoked grant takes along all that came from it', async ({ assert }) => {
    const tokens = new OidcRecords('AccessToken')
    await tokens.upsert('one', { grantId: 'g' }, 60)
    await tokens.upsert('other', { grantId: 'h' }, 60)
    await tokens.revokeByGrantId('g')
    assert.isUndefined(await tokens.find('one'))
    assert.isDefined(await tokens.find('other'))
  })

  test('the sweep removes only what has expired', async ({ assert }) => {
    const tokens = new OidcRecords('AccessToken')
    await tokens.upsert('old', {}, -1)
    await tokens.upsert('new', {}, 60)
    await sweepProviderRecords()
    const left = await db.from('oidc_records').where('kind', 'AccessToken').select('id')
    assert.deepEqual(left, [{ id: 'new' }])
  })
})

test.group('Identity | signing key', (group) => {
  group.each.setup(async () => {
    await db.from('signing_keys').delete()
    return async () => {
      await db.from('signing_keys').delete()
    }
  })

  test('copies that start together agree on one key', async ({ assert }) => {
    const keys = await Promise.all(Array.from({ length: 4 }, () => loadSigningKey()))
    assert.lengthOf(new Set(keys.map(({ n }) => n)), 1)
    assert.equal((await loadSigningKey()).n, keys[0]!.n)
  })

  test('the private key is not readable in the database', async ({ assert }) => {
    const { d } = await loadSigningKey()
    const [row] = await db.from('signing_keys')
    assert.notInclude(row.encrypted_jwk, d!)
    assert.notInclude(row.encrypted_jwk, '"kty"')
  })

  test('a key of another application key is replaced', async ({ assert }) => {
    const { n } = await loadSigningKey()
    await db.from('signing_keys').update({ encrypted_jwk: 'made with another key' })
    const keys = await Promise.all([loadSigningKey(), loadSigningKey()])
    assert.notEqual(keys[0].n, n)
    assert.equal(keys[0].n, keys[1].n)
  })
})
