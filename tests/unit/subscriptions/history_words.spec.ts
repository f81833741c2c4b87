import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

/** Of types and of mails to their users, which have histories of their own. */
const OF_OTHERS = /^(files_|mail_sent)/

function actionsWritten(): string[] {
  const folder = app.makePath('app/subscriptions/actions')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const found = files
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(WRITTEN)])
    .map(([, action]) => action!)
  return [...new Set(found)].filter((action) => !OF_OTHERS.test(action))
}

const WRITTEN = /'subscription\.([a-z_]+)'/g

test.group('Subscriptions | the history of somebody’s subscriptions', () => {
  test('whatever is written into it has words: {$self}')
    .with(['en', 'de'])
    .run(({ assert }, locale) => {
      const words = app.makePath(`inertia/i18n/locales/${locale}/subscriptions`)
      const { actions } = JSON.parse(readFileSync(`${words}/subscription_history.json`, 'utf8'))
      const written = actionsWritten()
      assert.includeMembers(written, ['range_added', 'feed_made', 'removed'])
      assert.includeMembers(Object.keys(actions), written)
    })
})
