import { test } from '@japa/runner'
import { appUrl } from '#config/app'
import { subscriptionScript, type Shell } from '#subscriptions/http/subscription_script'

const textOf = (shell: Shell) => subscriptionScript(shell, { userId: 7, typeId: 12 }).text

const ADDRESS = '/api/v1/subscriptions/12/users/7/files'

/** What each number at the end means, as the head of a script says it. */
const endings = (shell: Shell) =>
  [...textOf(shell).matchAll(/(?<= )(\d) {0,1}([a-z ]+)(?=:| {2}|,|\n)/g)]
    .filter(([, code]) => Number(code) < 4)
    .map(([, code, words]) => `${code} ${words}`)

/* No PowerShell runs these lines here: what can be read from them is compared with the script that
   the other tests run. */
test.group('Subscriptions | the script for PowerShell says the same as the one for sh', () => {
  test('every place is filled in, and the file carries its ending', ({ assert }) => {
    for (const [shell, name] of [
      ['sh', 'fetch_subscription_12.sh'],
      ['powershell', 'fetch_subscription_12.ps1'],
    ] as const) {
      assert.equal(subscriptionScript(shell, { userId: 7, typeId: 12 }).name, name)
      assert.notMatch(textOf(shell), /@@/)
      for (const part of [name, appUrl, `'${ADDRESS}'`, 'subscription_12', 'KONTOR_TOKEN']) {
        assert.include(textOf(shell), part)
      }
    }
  })

  test('both take the same options', ({ assert }) => {
    const known = {
      sh: /^ {4}--([a-z]+)\) /gm,
      powershell: /\[(?:string|switch)\] \$([A-Z][a-z]+)/g,
    }
    const optionsOf = (shell: Shell, text: string) =>
      [...text.matchAll(known[shell])].map(([, name]) => name!.toLowerCase())
    const head = /^param\(.*\)$/m.exec(textOf('powershell'))![0]
    const [sh, powershell] = [optionsOf('sh', textOf('sh')), optionsOf('powershell', head)]
    assert.deepEqual(sh, ['since', 'archive'])
    // In sh the folder is what stands alone.
    assert.deepEqual(powershell, [...sh, 'folder'])
    for (const option of sh) {
      assert.match(textOf('sh'), new RegExp(`usage: .*--${option}\\b`))
      assert.match(textOf('powershell'), new RegExp(`usage: .*-${option}\\b`, 'i'))
    }
  })

  test('both end with the same numbers, keep the same place and ask in the same way', ({
    assert,
  }) => {
    assert.deepEqual(endings('sh'), endings('powershell'))
    assert.isAbove(endings('sh').length, 3)
    for (const shell of ['sh', 'powershell'] as const) {
      for (const part of ['.place', 'limit=500', '&cursor=', '&updatedSince=', 'Bearer']) {
        assert.include(textOf(shell), part)
      }
    }
    const codes = (text: string, form: RegExp) =>
      [...new Set([...text.matchAll(form)].map(([, code]) => code))].toSorted()
    assert.deepEqual(codes(textOf('powershell'), /Stop-With (\d) /g), ['1', '2', '3', '4'])
    assert.deepEqual(codes(textOf('sh'), /exit (\d)\b/g), ['1', '2', '3', '4'])
  })
})
