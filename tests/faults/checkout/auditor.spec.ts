import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { rows } from '#shared/database'
import { Scene } from '#tests/faults/checkout/buyers'
import { deliver, givenInbox } from '#tests/faults/checkout/inbox'
import { liftIndex } from '#tests/faults/checkout/lift_index'
import { PLANTS } from '#tests/faults/checkout/plants'
import { PLANTS_OF_MONEY } from '#tests/faults/checkout/plants_of_money'
import { carryOut } from '#tests/faults/checkout/wish'
import { givenCard } from '#tests/fixtures/orders/card_payment'
import { givenBuyer } from '#tests/fixtures/basket/given_basket'
import { CHECKS } from '#auditor/checks'
import { auditorSays } from '#auditor/run_auditor'

const ALL: typeof PLANTS_OF_MONEY = [...PLANTS, ...PLANTS_OF_MONEY]

/** Found in the provider's book, which tests change by hand below. */
const OTHERWISE = ['an order has two live charges', 'two charges live for one attempt']

/** A history can only grow, so that its guard has to look away. */
const FORGET_PLANTED_HISTORY = `
  alter table audit_events disable trigger user;
  delete from audit_events where action = 'orders.planted';
  alter table audit_events enable trigger user`

const COUNT_ANEW = `
  delete from user_tallies;
  insert into user_tallies select count(*) from users;
  delete from new_user_tallies;
  insert into new_user_tallies
  select shop_day(created_at), kind = 'staff', count(*) from users group by 1, 2;
  delete from report_tallies where reports = 0;
  delete from conversion_counts where product_id = 0;
  delete from subscriber_day_tallies where type_id = 0;
  delete from subscription_types where name = 'Planted';
  delete from subscription_folders where name = 'Planted'`

async function paidByCard() {
  const scene = await Scene.open()
  const buyer = await givenBuyer('TICKS')
  await carryOut({ does: 'pay', userId: buyer.id, cardId: await givenCard(), key: randomUUID() })
  return scene
}

test.group('The auditor', (group) => {
  group.each.timeout(180_000)
  group.each.teardown(async () => {
    await rows(null, 'truncate bank_statements cascade')
    await rows(null, `delete from idempotency_keys where key = 'planted'`)
    await rows(null, FORGET_PLANTED_HISTORY)
    await rows(null, COUNT_ANEW)
  })

  test('finds it: {finds}')
    .with(ALL)
    .run(async ({ assert, cleanup }, { sql, finds, lifts }) => {
      const scene = await paidByCard()
      const putBack = lifts ? await liftIndex(lifts) : null
      cleanup(async () => {
        await scene.close()
        await putBack?.()
      })
      assert.deepEqual(await scene.findings(), [])
      await rows(null, sql)
      const findings = await scene.findings()
      assert.isTrue(
        findings.some((finding) => finding.startsWith(`${finds}: `)),
        findings.join('\n')
      )
    })

  test('every question was seen to find something', ({ assert }) => {
    const found = [...ALL.map(({ finds }) => finds), ...OTHERWISE]
    const asked = new Set(CHECKS.map(({ what }) => what))
    assert.sameMembers([...asked], [...new Set(found)])
  })

  test('finds a second charge in the book of the card provider', async ({ assert, cleanup }) => {
    const scene = await paidByCard()
    cleanup(() => scene.close())
    const { ledger } = scene.provider.provider.payments
    const [charge] = ledger.entries.filter((entry) => entry.kind === 'charge')
    ledger.append({ ...charge!, paymentId: 's-pay-999' })
    ledger.append({ kind: 'captured', paymentId: 's-pay-999' })
    const questions = (await scene.findings()).map((finding) => finding.split(': ')[0])
    assert.includeMembers(questions, [
      'an order has two live charges',
      'two charges live for one attempt',
    ])
  })

  test('reads a mailbox: what came twice, and an order that was promised and does not exist', async ({
    assert,
    cleanup,
  }) => {
    const scene = await Scene.open()
    cleanup(() => scene.close())
    const inbox = await givenInbox()
    cleanup(() => inbox.stop())
    await deliver(inbox, 'one@shop', 'Your order: http://localhost/my-account/my-orders/99999')
    await deliver(inbox, 'two@shop', 'Nothing')
    await deliver(inbox, 'one@shop', 'Your order: http://localhost/my-account/my-orders/99999')
    assert.sameMembers(await scene.findings({ mailbox: inbox.url, told: [88_888] }), [
      'a buyer was told an order that does not exist: 88888',
      'a buyer was told an order that does not exist: 99999',
      'a mail came twice: one@shop',
    ])
  })

  test('says in words what it asked, and ends with 0, 1 or 2', async ({ assert, cleanup }) => {
    const scene = await paidByCard()
    cleanup(() => scene.close())
    const { places } = scene
    const calm = await auditorSays(places)
    assert.equal(calm.code, 0)
    assert.match(calm.output, /^no {4}money was taken for nothing$/m)
    assert.match(calm.output, /^open {2}a mail came twice$/m)
    assert.match(calm.output, / 1 without evidence\. Nothing contradicts\.$/m)
    const alarmed = await auditorSays({ ...places, told: [99_999] })
    assert.equal(alarmed.code, 1)
    assert.match(alarmed.output, /^YES {3}a buyer was told an order that does not exist$/m)
    const blind = await auditorSays({ ...places, ledger: '/nowhere/ledger.jsonl' })
    assert.equal(blind.code, 2)
    assert.match(blind.output, /^The auditor could not look: /)
    assert.equal((await auditorSays({ database: '' })).code, 2)
  })
})
