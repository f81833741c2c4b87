import { test } from '@japa/runner'
import { rows } from '#shared/database'
import { sweepClaims } from '#delivery/actions/sweep_claims'
import {
  claimOf,
  emptyLedger,
  endClaim,
  givenFile,
  givenOwner,
  givenUser,
  stateOf,
} from '#tests/functional/delivery/support/ledger'

const claimsOf = (orderId: number, fileId: number) =>
  `/my-account/my-orders/${orderId}/files/${fileId}/claims`

test.group('Delivery | claim a file', (group) => {
  group.each.teardown(emptyLedger)

  test('of 50 claims at the same time one wins', async ({ assert, client }) => {
    const user = await givenUser('race@example.com')
    const file = await givenFile(7001)
    givenOwner(user, file.reference)

    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        client.post(claimsOf(7001, file.id)).json({}).accept('json').loginAs(user).withCsrfToken()
      )
    )
    const statuses = answers.map((answer) => answer.status())
    assert.lengthOf(
      statuses.filter((status) => status === 201),
      1
    )
    assert.lengthOf(
      statuses.filter((status) => status === 410),
      49
    )
    const [{ open }] = (await rows<{ open: number }>(
      null,
      'select count(*) as open from delivery_claims where file_id = ?',
      [file.id]
    )) as [{ open: number }]
    assert.equal(open, 1)
    assert.equal((await stateOf(file.id)).state, 'Claimed')
  })

  test('a browser is led to the file by 303', async ({ assert, client }) => {
    const user = await givenUser('form@example.com')
    const file = await givenFile(7002)
    givenOwner(user, file.reference)

    const response = await client
      .post(claimsOf(7002, file.id))
      .header('accept', 'text/html')
      .loginAs(user)
      .withCsrfToken()
      .redirects(0)
    response.assertStatus(303)
    assert.match(response.header('location') ?? '', /^\/downloads\/[0-9a-f-]{36}$/)
  })

  test('neither GET nor HEAD claims anything', async ({ assert, client }) => {
    const user = await givenUser('preview@example.com')
    const file = await givenFile(7003)
    givenOwner(user, file.reference)

    const path = claimsOf(7003, file.id)
    const got = await client.get(path).loginAs(user)
    const headed = await client.head(path).loginAs(user)
    assert.include([404, 405], got.status())
    assert.include([404, 405], headed.status())
    assert.isUndefined(await claimOf(file.id))
    assert.equal((await stateOf(file.id)).state, 'Available')
  })

  test("another person's file does not exist", async ({ assert, client }) => {
    const owner = await givenUser('owner@example.com')
    const stranger = await givenUser('stranger@example.com')
    const file = await givenFile(7004)
    givenOwner(owner, file.reference)

    const response = await client
      .post(claimsOf(7004, file.id))
      .accept('json')
      .loginAs(stranger)
      .withCsrfToken()
    response.assertStatus(404)
    assert.isUndefined(await claimOf(file.id))
  })

  test('a file of another order cannot be claimed through an own one', async ({
    assert,
    client,
  }) => {
    const user = await givenUser('mixer@example.com')
    const own = await givenFile(7005)
    const foreign = await givenFile(7006)
    givenOwner(user, own.reference)

    const response = await client
      .post(claimsOf(7005, foreign.id))
      .accept('json')
      .loginAs(user)
      .withCsrfToken()
    response.assertStatus(404)
    assert.isUndefined(await claimOf(foreign.id))
  })

  test('a guest is sent to sign in', async ({ assert, client }) => {
    const file = await givenFile(7007)
    const response = await client.post(claimsOf(7007, file.id)).accept('json').withCsrfToken()
    assert.include([302, 401], response.status())
    assert.isUndefined(await claimOf(file.id))
  })

  test('nothing can be claimed before the order is completed', async ({ client }) => {
    const user = await givenUser('early@example.com')
    const file = await givenFile(7008)
    givenOwner(user, file.reference, { verdict: 'not_completed' })

    const response = await client
      .post(claimsOf(7008, file.id))
      .accept('json')
      .loginAs(user)
      .withCsrfToken()
    response.assertStatus(409)
    response.assertBodyContains({ errors: [{ code: 'delivery.errors.not_completed' }] })
  })

  test('the clock of the database ends the window', async ({ assert, client }) => {
    const user = await givenUser('late@example.com')
    const file = await givenFile(7009)
    const [moment] = await rows<{ now: Date }>(null, 'select now() as now')
    givenOwner(user, file.reference, { verdict: 'yes', windowEndsAt: moment!.now })

    const response = await client
      .post(claimsOf(7009, file.id))
      .accept('json')
      .loginAs(user)
      .withCsrfToken()
    response.assertStatus(410)
    response.assertBodyContains({ errors: [{ code: 'delivery.errors.window_ended' }] })
    assert.equal((await stateOf(file.id)).state, 'Available')
  })

  test('a claim never reaches beyond the window', async ({ assert, client }) => {
    const user = await givenUser('edge@example.com')
    const file = await givenFile(7010)
    const windowEndsAt = new Date(Date.now() + 3_600_000)
    givenOwner(user, file.reference, { verdict: 'yes', windowEndsAt })

    await client.post(claimsOf(7010, file.id)).accept('json').loginAs(user).withCsrfToken()
    const [claim] = await rows<{ endsAt: Date }>(
      null,
      'select ends_at as "endsAt" from delivery_claims where file_id = ?',
      [file.id]
    )
    assert.equal(claim!.endsAt.getTime(), windowEndsAt.getTime())
  })

  test('a claim without a byte goes back: by the sweep', async ({ assert, client }) => {
    const user = await givenUser('idle@example.com')
    const file = await givenFile(7011)
    givenOwner(user, file.reference)
    await client.post(claimsOf(7011, file.id)).accept('json').loginAs(user).withCsrfToken()

    await sweepClaims()
    assert.equal((await stateOf(file.id)).state, 'Claimed')
    await endClaim(file.id)
    await sweepClaims()
    assert.equal((await stateOf(file.id)).state, 'Available')
    assert.equal((await claimOf(file.id))!.outcome, 'returned')
  })

  test('a claim without a byte goes back: by the next claim', async ({ assert, client }) => {
    const user = await givenUser('again@example.com')
    const file = await givenFile(7012)
    givenOwner(user, file.reference)
    await client.post(claimsOf(7012, file.id)).accept('json').loginAs(user).withCsrfToken()
    await endClaim(file.id)

    const second = await client
      .post(claimsOf(7012, file.id))
      .accept('json')
      .loginAs(user)
      .withCsrfToken()
    second.assertStatus(201)
    assert.equal((await stateOf(file.id)).state, 'Claimed')
  })
})
