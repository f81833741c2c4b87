import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createStaff } from '#database/factories/identity/people'

const STATEMENTS = '/admin/manage-orders/statements'
const content = Buffer.from('Bank statement of a customer')

test.group('Files of forms', (group) => {
  let folder: string

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    const { TMPDIR } = process.env
    folder = mkdtempSync(join(tmpdir(), 'kontor-uploads-'))
    process.env.TMPDIR = folder
    return () => {
      if (TMPDIR === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = TMPDIR
      rmSync(folder, { recursive: true })
    }
  })

  test('are gone after an answer to staff', async ({ assert, client }) => {
    const user = await createStaff('admin')
    const response = await client
      .post(STATEMENTS)
      .loginAs(user)
      .withCsrfToken()
      .redirects(0)
      .file('file', content, { filename: 'statement.xml' })
    assert.equal(response.status(), 302)
    assert.isEmpty(readdirSync(folder))
  })

  test('are gone where {path} refuses a stranger')
    .with([{ path: STATEMENTS }, { path: '/logout' }, { path: '/api/v1/basket/1' }])
    .run(async ({ assert, client }, { path }) => {
      await client.post(path).redirects(0).file('one', content, { filename: 'a.csv' })
      assert.isEmpty(readdirSync(folder))
    })
})
