import { rmSync } from 'node:fs'
import { test } from '@japa/runner'
import { DeliveryOwner } from '#delivery'
import type User from '#identity/models/user'
import { watching } from '#delivery/http/live/progress_hub'
import { rows } from '#shared/database'
import { cookieOf } from '#tests/fixtures/delivery/browser'
import { givenFulfilment, makeDue, runTurnOf } from '#tests/fixtures/delivery/fulfilment'
import {
  givenProduct,
  pathOf,
  removeProducts,
  writeDay,
} from '#tests/fixtures/catalogue/lake_product'
import { emptyLedger, givenUser } from '#tests/fixtures/delivery/ledger'
import { named } from '#tests/fixtures/delivery/reference'
import { givenDeliveries } from '#tests/fixtures/delivery/ledger'

const address = (path: string) => `http://${process.env.HOST}:${process.env.PORT}${path}`

/** This person may know of this order, nobody of any other. */
function givenSeer(user: User, number: number): DeliveryOwner {
  const owner = new DeliveryOwner()
  owner.maySee = async (person, key) => person.id === user.id && key === String(number)
  owner.describe = async (key) =>
    ({ reference: { kind: 'order', key }, userId: user.id, label: key }) as never
  givenDeliveries(owner)
  return owner
}

type Event = { event: string; data: never }

/** Reads events as a browser does, one after the other. */
class Reader {
  #abort = new AbortController()
  #text = ''
  #body: ReadableStreamDefaultReader<Uint8Array> | undefined
  status = 0

  async open(path: string, user: User): Promise<this> {
    const headers = { accept: 'text/event-stream', cookie: await cookieOf(user) }
    const response = await fetch(address(path), { headers, signal: this.#abort.signal })
    this.status = response.status
    this.#body = response.body!.getReader()
    return this
  }

  /** The next event with this name; undefined when the answer has ended. */
  async next(event: string): Promise<Record<string, unknown> | undefined> {
    for (;;) {
      const end = this.#text.indexOf('\n\n')
      if (end >= 0) {
        const found = eventIn(this.#text.slice(0, end))
        this.#text = this.#text.slice(end + 2)
        if (found?.event === event) return found.data
        continue
      }
      const { done, value } = await this.#body!.read()
      if (done) return undefined
      this.#text += new TextDecoder().decode(value)
    }
  }

  close = () => this.#abort.abort()
}

function eventIn(text: string): Event | null {
  const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(text) ?? []
  return event ? { event, data: JSON.parse(data!) as never } : null
}

/** Looks again for a minute at most. */
async function eventually(holds: () => boolean): Promise<void> {
  const end = performance.now() + 60_000
  while (!holds()) {
    if (performance.now() > end) throw new Error('It did not happen')
    await new Promise((resolve) => setImmediate(resolve))
  }
}

test.group('Delivery | live progress', (group) => {
  group.each.teardown(async () => {
    await emptyLedger()
    await removeProducts()
  })

  test('counters and files are told as they change, and the answer ends with the last one', async ({
    assert,
  }) => {
    const user = await givenUser('watcher@example.com')
    givenSeer(user, 8601)
    const product = await givenProduct('LIVE', { days: 2 })
    const [task] = await givenFulfilment(named('order:8601'), [product])
    rmSync(pathOf('LIVE', '2000-01-02'))
    await runTurnOf(task!)
    const files = await rows<{ id: number }>(null, 'select id from delivery_files order by day')
    const ids = files.map(({ id }) => id)

    const events = await new Reader().open(`/orders/8601/progress?files=${ids.join()}`, user)
    assert.equal(events.status, 200)
    assert.containsSubset(await events.next('files'), [
      { id: ids[0], state: 'Available', bytes: 27 },
      { id: ids[1], state: 'Preparing' },
    ])
    assert.containsSubset(await events.next('progress'), {
      ...{ state: 'Running', filesDone: 1, filesExpected: 2 },
      tasks: [{ state: 'Waiting', problem: { code: 'delivery.errors.lake_file_missing' } }],
    })

    writeDay('LIVE', '2000-01-02')
    await makeDue(task!)
    await runTurnOf(task!)
    assert.containsSubset(await events.next('progress'), { state: 'Completed', filesDone: 2 })
    assert.deepEqual(await events.next('end'), { state: 'Completed' })
    assert.isUndefined(await events.next('anything'))
    await eventually(() => watching() === 0)
  })

  test('an order whose work has not begun is watched, too', async ({ assert }) => {
    const user = await givenUser('early@example.com')
    givenSeer(user, 8602)
    const events = await new Reader().open('/orders/8602/progress', user)
    assert.isNull(await events.next('progress'))
    const [task] = await givenFulfilment(named('order:8602'), [
      await givenProduct('SOON', { days: 1 }),
    ])
    assert.containsSubset(await events.next('progress'), { state: 'Running', filesDone: 0 })
    await runTurnOf(task!)
    assert.isDefined(await events.next('end'))
  })

  test('the owner is asked how it stands, and days are told whenever files were made', async ({
    assert,
  }) => {
    const user = await givenUser('payer@example.com')
    const owner = givenSeer(user, 8605)
    let state = 'Registered'
    owner.statesOf = async (keys) => new Map(keys.map((key) => [key, state]))
    const events = await new Reader().open('/orders/8605/progress', user)
    assert.equal(await events.next('state'), 'Registered' as never)
    state = 'Confirmed'
    assert.equal(await events.next('state'), 'Confirmed' as never)
    const [task] = await givenFulfilment(named('order:8605'), [
      await givenProduct('SHEET', { days: 2 }),
    ])
    rmSync(pathOf('SHEET', '2000-01-02'))
    await runTurnOf(task!)
    const month = { month: 200001, files: 2, days: 0b11, taken: 0 }
    assert.containsSubset(await events.next('sheet'), [{ ...month, made: 1, pending: 0b10 }])
    writeDay('SHEET', '2000-01-02')
    await makeDue(task!)
    await runTurnOf(task!)
    assert.containsSubset(await events.next('sheet'), [{ ...month, made: 2, pending: 0 }])
    assert.isDefined(await events.next('end'))
  })

  test('files at work fill the tick of their day, whichever month stands open', async ({
    assert,
  }) => {
    const user = await givenUser('filler@example.com')
    givenSeer(user, 8608)
    const [task] = await givenFulfilment(named('order:8608'), [
      await givenProduct('FILL', { days: 2 }),
    ])
    rmSync(pathOf('FILL', '2000-01-02'))
    await runTurnOf(task!)
    const events = await new Reader().open('/orders/8608/progress', user)
    assert.deepEqual(await events.next('filling'), [] as never)
    const said = { day: '2000-01-02', itemRef: '1' }
    for (const percent of [20, 60]) {
      await rows(null, 'update delivery_files set work_percent = ? where day = ?', [
        percent,
        said.day,
      ])
      assert.deepEqual(await events.next('filling'), [{ ...said, percent }] as never)
    }
    writeDay('FILL', '2000-01-02')
    await makeDue(task!)
    await runTurnOf(task!)
    assert.deepEqual(await events.next('filling'), [] as never)
    assert.isDefined(await events.next('end'))
  })

  test('files of other orders are not told', async ({ assert, client }) => {
    const user = await givenUser('curious@example.com')
    givenSeer(user, 8603)
    const product = await givenProduct('MINE', { days: 1 })
    const [own] = await givenFulfilment(named('order:8603'), [product])
    const [foreign] = await givenFulfilment(named('order:8604'), [product])
    await runTurnOf(own!)
    await runTurnOf(foreign!)
    const files = await rows<{ id: number }>(null, 'select id from delivery_files')
    const asked = files.map(({ id }) => id).join()
    const answer = await client
      .get(`/orders/8603/progress?files=${asked},x,-1,99999999999999999999`)
      .accept('json')
      .loginAs(user)
    answer.assertStatus(200)
    assert.lengthOf(answer.body().data.files, 1)
    assert.equal(answer.body().data.progress.state, 'Completed')
  })

  test('nobody else learns anything', async ({ client }) => {
    const user = await givenUser('owner@example.com')
    givenSeer(user, 8605)
    const other = await givenUser('other@example.com')
    const ask = (who: User, number: number) =>
      client.get(`/orders/${number}/progress`).accept('json').loginAs(who)
    ;(await ask(other, 8605)).assertStatus(404)
    ;(await ask(user, 8606)).assertStatus(404)
  })

  test('a person has four streams; those who leave make room', async ({ assert }) => {
    const user = await givenUser('many@example.com')
    givenSeer(user, 8607)
    const open = () => new Reader().open('/orders/8607/progress', user)
    const readers = await Promise.all([open(), open(), open(), open()])
    await Promise.all(readers.map((reader) => reader.next('progress')))
    assert.equal(watching(), 4)
    assert.equal((await open()).status, 429)
    for (const reader of readers) reader.close()
    await eventually(() => watching() === 0)
    const again = await open()
    assert.equal(again.status, 200)
    again.close()
    await eventually(() => watching() === 0)
  })
})
