import { test } from '@japa/runner'
import { filesOf, progressOf } from '#delivery'
import { claimFile } from '#delivery/actions/claims/claim_file'
import { grantFile } from '#delivery/actions/claims/grant_file'
import { taskList } from '#delivery/lists/task_list'
import { bookBytes, recordSent } from '#delivery/actions/claims/meter_bytes'
import { listAudit } from '#shared/audit'
import type User from '#identity/models/user'
import { givenFulfilment, runTurnOf } from '#tests/fixtures/delivery/fulfilment'
import { givenProduct, removeProducts } from '#tests/fixtures/catalogue/lake_product'
import {
  emptyLedger,
  endClaim,
  givenFile,
  type GivenFile,
  givenOwner,
  givenUser,
  stateOf,
} from '#tests/fixtures/delivery/ledger'
import { named } from '#tests/fixtures/delivery/reference'
import { nameOf } from '#delivery/domain/reference'

async function claim(user: User, file: GivenFile) {
  const actor = { id: user.id, label: user.email }
  const claimed = await claimFile({ ...file, fileId: file.id, userId: user.id, actor })
  if (!claimed.ok) throw new Error(claimed.refusal.code)
  return claimed.value
}

async function download(user: User, file: GivenFile): Promise<void> {
  const { id: claimId } = await claim(user, file)
  const metered = { claimId, fileId: file.id, reference: file.reference, bytes: 1000 }
  await bookBytes(metered, 1000)
  await recordSent(metered, { from: 0, to: 1000, booked: 1000 })
}

type Files = { data: { content: { filename: string }[]; totalCount: number } }

test.group('Delivery | lists of the ledger', (group) => {
  group.each.teardown(async () => {
    await emptyLedger()
    await removeProducts()
  })

  test('files come by page, in the order asked for, of one item or in one view', async ({
    assert,
  }) => {
    const products = [
      await givenProduct('ALPHA', { days: 23 }),
      await givenProduct('BETA', { days: 4 }),
    ]
    const [first] = await givenFulfilment(named('order:8201'), products)
    await runTurnOf(first!)
    const names = async (query: Parameters<typeof filesOf>[1]) =>
      (await filesOf(named('order:8201'), query)).content.map(({ name }) => name)

    const last = await filesOf(named('order:8201'), { itemRef: '1', page: 99 })
    assert.deepInclude(last, { totalCount: 23, page: 3, pages: 3 })
    assert.lengthOf(last.content, 3)
    assert.deepEqual(
      await names({ itemRef: '1', orderBy: 'name', orderDirection: 'desc', limit: 1 }),
      ['ALPHA_2000-01-23.csv']
    )
    assert.equal((await filesOf(named('order:8201'), { view: 'ready' })).totalCount, 23)
    assert.equal((await filesOf(named('order:8201'), { view: 'in_work' })).totalCount, 0)
    assert.equal((await filesOf(named('order:0'), {})).totalCount, 0)
    assert.equal((await filesOf(named('order:8201'), { search: 'alpha_2000-01-0' })).totalCount, 9)
    assert.deepEqual(await names({ search: '01-23' }), ['ALPHA_2000-01-23.csv'])
    assert.deepEqual(await names({ search: '%' }), [])
  })

  test('programs page, sort and search the files of an order', async ({ assert, client }) => {
    const owner = await givenUser('lists@example.com')
    givenOwner(owner, named('order:8208'))
    const [task] = await givenFulfilment(named('order:8208'), [
      await givenProduct('ALPHA', { days: 12 }),
    ])
    await runTurnOf(task!)
    const address = `/api/v1/orders/8208/${owner.id}/files`
    const query = { search: '2000-01-1', orderBy: 'name', orderDirection: 'DESC', limit: 2 }
    const answer = await client.get(address).qs(query).loginAs(owner)
    answer.assertStatus(200)
    const { content, totalCount } = (answer.body() as Files).data
    assert.equal(totalCount, 3)
    assert.deepEqual(
      content.map(({ filename }) => filename),
      ['ALPHA_2000-01-12.csv', 'ALPHA_2000-01-11.csv']
    )
  })

  test('progress is told for the whole and for each item', async ({ assert }) => {
    const products = [
      await givenProduct('GAMMA', { days: 3 }),
      await givenProduct('DELTA', { days: 2 }),
    ]
    const [first] = await givenFulfilment(named('order:8202'), products)
    await runTurnOf(first!)
    const progress = (await progressOf(named('order:8202')))!
    assert.deepInclude(progress, { state: 'Running', filesDone: 3, bytes: 81 })
    assert.deepEqual(
      progress.tasks.map(({ itemRef, state, filesDone }) => [itemRef, state, filesDone]),
      [
        ['1', 'Succeeded', 3],
        ['2', 'Waiting', 0],
      ]
    )
    assert.isNull(await progressOf(named('order:0')))
  })

  test('tasks are found by state and by words', async ({ assert }) => {
    await givenFulfilment(named('order:8203'), [await givenProduct('EPS_1', { days: 1 })])
    await givenFulfilment(named('order:8204'), [await givenProduct('ZETA', { days: 1 })])
    const found = async (address: Record<string, string>) =>
      (await taskList.page(taskList.read(address))).content.map(({ reference }) =>
        nameOf(reference)
      )
    assert.deepEqual(await found({ orderBy: 'id', orderDirection: 'asc' }), [
      'order:8203',
      'order:8204',
    ])
    assert.deepEqual(await found({ search: 'eps_1' }), ['order:8203'])
    assert.deepEqual(await found({ search: 'epsx1' }), [])
    assert.deepEqual(await found({ search: '%' }), [])
    assert.deepEqual(await found({ state: 'Failed' }), [])
    assert.deepEqual(await found({ view: 'attention' }), [])
    const [task] = (await taskList.page(taskList.read({ search: '8203' }))).content
    assert.deepInclude(task, { from: '2000-01-01', to: '2000-01-01', cmd: 'deliver_days' })
    assert.equal(task!.description, 'EPS_1 2000/01/01 – 2000/01/01')
  })

  test('a used file says when, a claim until when; one that is over is told as settled', async ({
    assert,
  }) => {
    const user = await givenUser('lists@example.com')
    const file = await givenFile(8205)
    givenOwner(user, file.reference)
    const line = async () => (await filesOf(file.reference)).content[0]!

    const { id, endsAt } = await claim(user, file)
    assert.deepInclude(await line(), { state: 'Claimed', claimId: id })
    assert.equal((await line()).claimEndsAt!.getTime(), endsAt.getTime())
    await endClaim(file.id)
    assert.deepInclude(await line(), { state: 'Available', claimId: null, usedAt: null })

    await download(user, file)
    assert.equal((await line()).state, 'Used')
    assert.instanceOf((await line()).usedAt, Date)
  })

  test('a grant makes a used file available again, ends its claim, and is remembered', async ({
    assert,
  }) => {
    const user = await givenUser('granted@example.com')
    const file = await givenFile(8206)
    givenOwner(user, file.reference)
    await download(user, file)
    const actor = { id: null, label: 'staff@example.com' }
    const granted = await grantFile({ ...file, fileId: file.id, actor, reason: 'Disk failure' })
    assert.isTrue(granted.ok)
    assert.deepEqual(await stateOf(file.id), { state: 'Available', usedAt: null })

    await download(user, file)
    assert.equal((await stateOf(file.id)).state, 'Used')
    const history = await listAudit({ type: 'delivery_file', id: file.id })
    assert.deepEqual(
      history.map(({ action }) => action),
      [
        ...['delivery.file_claimed', 'delivery.file_used', 'delivery.file_granted'],
        ...['delivery.file_claimed', 'delivery.file_used'],
      ]
    )
    assert.equal(history[2]!.reason, 'Disk failure')
  })

  test('only staff with orders.write grant, and say why', async ({ assert, client }) => {
    const customer = await givenUser('asker@example.com')
    const viewer = await givenUser('viewer@example.com', 'shop_viewer')
    const admin = await givenUser('admin@example.com', 'shop_admin')
    const file = await givenFile(8207)
    givenOwner(customer, file.reference)
    await download(customer, file)
    const ask = (user: User, reason: string) =>
      client
        .post(`/admin/orders/8207/files/${file.id}/grants`)
        .json({ reason })
        .accept('json')
        .loginAs(user)
        .withCsrfToken()

    for (const user of [customer, viewer]) {
      ;(await ask(user, 'Please')).assertStatus(403)
    }
    ;(await ask(admin, '')).assertStatus(422)
    assert.equal((await stateOf(file.id)).state, 'Used')
    ;(await ask(admin, 'The disk failed')).assertStatus(201)
    assert.equal((await stateOf(file.id)).state, 'Available')
  })
})
