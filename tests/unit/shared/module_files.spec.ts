import { test } from '@japa/runner'
import { moduleFiles } from '../../../scripts/module_files.js'

test.group('Shared | a made module', () => {
  const files = moduleFiles('planted_notes')
  const manifest = files['app/planted_notes/module.ts']!

  test('its manifest loads each of its files of calls and routes', ({ assert }) => {
    const loaded = Object.keys(files)
      .filter((file) => /\/(api|routes)\//.test(file) && !file.includes('/controllers/'))
      .map((file) => file.replace('app/', '#').replace('.ts', ''))
    assert.lengthOf(loaded, 4)
    for (const file of loaded) assert.include(manifest, `() => import('${file}')`)
  })

  test('its group of calls has a task and words, in German too: the page of the API shows it', ({
    assert,
  }) => {
    const [, group] = files['app/planted_notes/api/entries.ts']!.match(/callsOf\('(.+?)'\)/)!
    const described = files['app/planted_notes/api/examples.ts']!
    const [, named, words] = described.match(/describeGroups\('Find', \{ '(.+?)': '(.+?)' \}\)/)!
    assert.equal(named, group)
    for (const said of [group!, words!]) {
      assert.include(files['app/planted_notes/api/german.ts'], `'${said}': `)
    }
  })
})
