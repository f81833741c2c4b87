import { test } from '@japa/runner'
import { rows } from '#shared/database'
import { sweepClaims } from '#delivery/actions/claims/sweep_claims'
import {
  claimOf,
  emptyLedger,
  endClaim,
  givenFile,
  givenOwner,
  givenUser,
  stateOf,
} from '#tests/fixtures/delivery/ledger'

const claimsOf = (orderId: number, fileId: number) =>
  `/my-account/my-orders/${orderId}/files/${fileId}/claims`

type Answer = { data: { claimId: string; link: string; endsAt: string } }

test.group('Delivery | claim a file', (group) => {
  group.each.teardown(emptyLedger)

  test('of 50 claims at the same time one wins, and the others are told of it', async ({
    assert,
    client,
  }) => {
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
      statuses.filter((status) => status === 200),
      49
    )
    const ids = answers.map((answer) => (answer.body() as Answer).data.claimId)
    assert.lengthOf([...new Set(ids)], 1)
    const [{ open }] = (await rows<{ open: number }>(
      null,
      'select count(*) as open from delivery_claims where file_id = ?',
      [file.id]
    )) as [{ open: number }]
    assert.equal(open, 1)
    assert.equal((await stateOf(file.id)).state, 'Claimed')
  })

  test('an answer that was lost is given again while the claim is open, then by a new one', async ({
    assert,
    client,
  }) => {
    const user = await givenUser('lost@example.com')
    const file = await givenFile(7013)
    givenOwner(user, file.reference)
    const path = `/api/v1/orders/7013/${user.id}/files/${file.id}/claims`
    const ask = () => client.post(path).loginAs(user).withCsrfToken()
    const [first, again] = [await ask(), await ask()]
    first.assertStatus(201)
    again.assertStatus(200)
    assert.deepEqual((again.body() as Answer).data, (first.body() as Answer).data)
    const events = await rows(
      null,
      `select id from audit_events where action = 'delivery.file_claimed' and subject_id = ?`,
      [String(file.id)]
    )
    assert.lengthOf(events, 1)

    await endClaim(file.id)
    const fresh = await ask()
    fresh.assertStatus(201)
    assert.notEqual((fresh.body() as Answer).data.claimId, (first.body() as Answer).data.claimId)
    await rows(null, `update delivery_files set state = 'Used', used_at = now() where id = ?`, [
      file.id,
    ])
    await rows(
      null,
      `update delivery_claims set ended_at = now(), outcome = 'downloaded'
      where file_id = ? and ended_at is null`,
      [file.id]
    )
    const used = await ask()
    used.assertStatus(410)
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
