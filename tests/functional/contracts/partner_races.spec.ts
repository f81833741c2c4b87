import { test } from '@japa/runner'
import { createCustomer } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { deletePartner } from '#contracts/actions/delete_partner'
import { importPartners } from '#contracts/actions/import/import_partners'
import { addPartner, editPartner } from '#contracts/actions/save_partner'
import { givenPartner, givenUserOf, keptPartner } from '#tests/fixtures/contracts/given_partner'

const ACTOR = { id: null, label: 'A clerk' }
const IDS = [7_300_001, 7_300_002, 7_300_003]
const times = (count: number) => [...Array(count).keys()]

const made: number[] = []

/** A customer who is gone after the test. */
async function passingCustomer() {
  const user = await createCustomer()
  made.push(user.id)
  return user
}

const nobodyLeft = async () => {
  await rows(
    null,
    `update users set business_partner_id = null, business_partner_name = null
      where business_partner_id = any(?)`,
    [IDS.map(String)]
  )
  await rows(null, 'delete from business_partners where id = any(?)', [IDS])
}

const counts = async () =>
  (
    await rows<{ users: number }>(
      null,
      'select user_count as users from business_partners where id = any(?) order by id',
      [IDS]
    )
  ).map(({ users }) => users)

const miscounted = () =>
  rows(
    null,
    `select id from business_partners p
      where user_count <> (select count(*) from users where business_partner_id = p.number)`
  )

test.group('Contracts | two clerks at the same moment', (group) => {
  group.each.setup(() => nobodyLeft)
  group.teardown(async () => {
    await rows(null, 'delete from users where id = any(?)', [made])
  })

  test('add one number: one of them does', async ({ assert }) => {
    const added = await Promise.all(
      times(10).map((at) => addPartner({ id: IDS[0]!, name: `Clerk ${at}`, country: 'DE' }, ACTOR))
    )
    assert.lengthOf(
      added.filter(({ ok }) => ok),
      1
    )
    const codes = added.flatMap((one) => (one.ok ? [] : [one.refusal.code]))
    assert.deepEqual([...new Set(codes)], ['partners.errors.id_used'])
  })

  test('change one partner from the same version: one of them does', async ({ assert }) => {
    const { id } = await givenPartner({ id: IDS[0]! })
    const edited = await Promise.all(
      times(10).map((at) => {
        const to = { id, name: `Clerk ${at}`, country: 'DE' }
        return editPartner({ id, to, expectedVersion: 1, actor: ACTOR })
      })
    )
    assert.lengthOf(
      edited.filter(({ ok }) => ok),
      1
    )
    assert.equal((await keptPartner(id))!.version, 2)
  })

  test('renumber two partners to one number: one of them does', async ({ assert }) => {
    const from = [await givenPartner({ id: IDS[0]! }), await givenPartner({ id: IDS[1]! })]
    const edited = await Promise.all(
      from.map(({ id }) =>
        editPartner({ id, to: { id: IDS[2]!, name: 'One', country: 'DE' }, actor: ACTOR })
      )
    )
    assert.lengthOf(
      edited.filter(({ ok }) => ok),
      1
    )
  })

  test('{title} while a user is put to it: never both')
    .with([
      {
        title: 'edit a partner',
        change: (id: number) =>
          editPartner({ id, to: { id, name: 'Renamed', country: 'FR' }, actor: ACTOR }),
      },
      { title: 'delete a partner', change: (id: number) => deletePartner(id, ACTOR) },
    ])
    .run(async ({ assert }, { change }) => {
      const user = await passingCustomer()
      for (const _ of times(10)) {
        await nobodyLeft()
        const partner = await givenPartner({ id: IDS[0]! })
        const [changed, put] = await Promise.allSettled([
          change(partner.id),
          givenUserOf(partner, user.id),
        ])
        const isChanged = changed.status === 'fulfilled' && changed.value.ok
        assert.notEqual(isChanged, put.status === 'fulfilled')
        const now = await keptPartner(partner.id)
        if (put.status === 'fulfilled') assert.containsSubset(now, partner)
      }
    })

  test('an import and people who are put to its partners: nobody waits for ever', async ({
    assert,
  }) => {
    const users = await Promise.all(times(4).map(passingCustomer))
    for (const turn of times(5)) {
      await nobodyLeft()
      const partners = await Promise.all(IDS.slice(0, 2).map((id) => givenPartner({ id })))
      const lines = partners.map(({ id }, at) => ({
        ...{ line: at + 1, text: '', problems: [] },
        partner: { id, name: `Turn ${turn}`, country: 'DE' },
      }))
      const done = await Promise.allSettled([
        importPartners(lines, ACTOR),
        ...users.map(({ id }, at) => givenUserOf(partners[at % 2]!, id)),
      ])
      assert.equal(done[0].status, 'fulfilled')
      const codes = done.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
      assert.isTrue(
        codes.every((code) => code === '23503'),
        String(codes)
      )
      assert.deepEqual(await miscounted(), [])
    }
  })

  test('how many users a partner has is kept with it', async ({ assert }) => {
    const [one, other] = [await givenPartner({ id: IDS[0]! }), await givenPartner({ id: IDS[1]! })]
    const users = await Promise.all(times(6).map(passingCustomer))
    await Promise.all(users.map(({ id }, at) => givenUserOf(at % 2 ? one : other, id)))
    assert.deepEqual(await counts(), [3, 3])
    await Promise.all(users.map(({ id }, at) => givenUserOf(at % 2 ? other : one, id)))
    assert.deepEqual(await counts(), [3, 3])
    await givenUserOf(one, users[1]!.id)
    await rows(null, 'delete from users where id = ?', [users[3]!.id])
    assert.deepEqual(await counts(), [4, 1])
    assert.deepEqual(await miscounted(), [])
  })

  test('the database itself keeps a partner of a user', async ({ assert }) => {
    const partner = await givenPartner({ id: IDS[0]! })
    const user = await passingCustomer()
    await givenUserOf(partner, user.id)
    for (const statement of [
      'delete from business_partners where id = ?',
      `update business_partners set name = 'Other' where id = ?`,
      `update business_partners set id = ${IDS[1]} where id = ?`,
      'update users set business_partner_name = null where business_partner_id = ?::text',
    ]) {
      await assert.rejects(() => rows(null, statement, [partner.id]))
    }
  })
})
