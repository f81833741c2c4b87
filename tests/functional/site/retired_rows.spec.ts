import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import ace from '@adonisjs/core/services/ace'
import testUtils from '@adonisjs/core/services/test_utils'
import retention from '#config/retention'
import { createCustomer } from '#database/factories/identity/people'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { removeOld } from '#shared/retiring'
import siteRetires from '#site/retires'
import { givenAttempt } from '#tests/fixtures/orders/given_attempt'
import { stored } from '#tests/fixtures/site/messages'
import RowsRetire from '../../../commands/rows_retire.js'

const { messageDays, failedPaymentDays } = retention

/** A message of so many days ago. */
const write = (days: number, subject: string) =>
  rows(
    null,
    `insert into site_messages
       (kind, env_type, first_name, last_name, email, subject, message, locale, created_at)
     values ('contact', 'external', 'Ada', 'Brook', 'ada@brook.example', ?, 'm', 'en', ?)`,
    [subject, clock.now().minus({ days }).toJSDate()]
  )

async function payment(state: string, days: number) {
  const id = await givenAttempt(await createCustomer(), { state })
  await rows(null, 'update payment_attempts set updated_at = ? where id = ?', [
    clock.now().minus({ days }).toJSDate(),
    id,
  ])
  return id
}

const payments = async () =>
  (await rows<{ id: string }>(null, 'select id from payment_attempts')).map(({ id }) => id)

const subjects = async () => (await stored()).map(({ subject }) => subject)

async function commanded(...given: string[]): Promise<string[]> {
  const command = await ace.create(RowsRetire, given)
  command.ui.switchMode('raw')
  await command.exec()
  return command.logger.getLogs().map(({ message }) => message.replace(/^\[.*?\] /, ''))
}

test.group('Rows that were kept for long enough', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.set(DateTime.utc().toISO())
    return () => clock.reset()
  })

  test('are counted first, and nothing is removed', async ({ assert }) => {
    await write(messageDays + 1, 'old')
    await write(messageDays - 1, 'young')
    const said = await commanded()
    assert.include(said, `messages: 1 row older than ${messageDays} days`)
    assert.include(said, 'Dry run: nothing was removed')
    assert.sameMembers(await subjects(), ['old', 'young'])
  })

  test('are removed when it is said, and only they', async ({ assert }) => {
    await write(messageDays + 1, 'old')
    await write(messageDays - 1, 'young')
    const kept = [
      await payment('Failed', failedPaymentDays - 1),
      await payment('Review', failedPaymentDays + 1),
      await payment('Refunding', failedPaymentDays + 1),
    ]
    await payment('Failed', failedPaymentDays + 1)
    await payment('Expired', failedPaymentDays + 1)
    await commanded('--write')
    assert.deepEqual(await subjects(), ['young'])
    assert.sameMembers(await payments(), kept)
  })

  test('lie in the archive, which nobody else can read', async ({ assert, cleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-archive-'))
    cleanup(() => rmSync(folder, { recursive: true }))
    await write(messageDays + 1, 'old')
    await commanded('--write', `--archive=${folder}`)
    const [name, ...others] = readdirSync(folder)
    assert.isEmpty(others)
    assert.match(name!, /^messages-.*\.jsonl\.gz$/)
    assert.equal(statSync(join(folder, name!)).mode & 0o077, 0)
    const line = gunzipSync(readFileSync(join(folder, name!))).toString()
    assert.containsSubset(JSON.parse(line), { subject: 'old', email: 'ada@brook.example' })
  })

  test('of many, each is removed and archived', async ({ assert, cleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-archive-'))
    cleanup(() => rmSync(folder, { recursive: true }))
    await rows(
      null,
      `insert into site_messages
         (kind, env_type, first_name, last_name, email, subject, message, locale, created_at)
       select 'contact', 'external', 'Ada', 'Brook', 'ada@brook.example', 's', 'm', 'en', '2000-01-01'
         from generate_series(1, 4100)`
    )
    await commanded('--write', `--archive=${folder}`)
    assert.isEmpty(await subjects())
    const [name] = readdirSync(folder)
    const lines = gunzipSync(readFileSync(join(folder, name!)))
      .toString()
      .trim()
      .split('\n')
    assert.lengthOf(lines, 4_100)
  })

  test('stay where they could not be kept elsewhere', async ({ assert }) => {
    await write(messageDays + 1, 'old')
    const full = async () => {
      throw new Error('no space left')
    }
    await assert.rejects(() => removeOld(siteRetires[0]!, full), 'no space left')
    assert.deepEqual(await subjects(), ['old'])
  })
})
