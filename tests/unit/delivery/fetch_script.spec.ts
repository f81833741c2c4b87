import { test } from '@japa/runner'
import { appUrl } from '#config/app'
import { fetchScriptFor, type Shell } from '#delivery/http/fetch_script'
import { named } from '#tests/fixtures/delivery/reference'

const FILLING = { token: 'kft_a-secret', expires: '2026-11-22 10:00 UTC' }

const textOf = (shell: Shell) => fetchScriptFor(shell)(named('order:7701'), FILLING).text

/** The commands of a script, without what it says about itself. */
const commandsOf = (shell: Shell) =>
  textOf(shell)
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .join('\n')

const only = (text: string, pattern: RegExp): string => {
  const found = [...text.matchAll(pattern)].map(([, value]) => value!)
  if (found.length !== 1) throw new Error(`${String(pattern)} is there ${found.length} times`)
  return found[0]!
}

/** Paths that a script asks for; what it fills in is written as *. */
const pathsOf = (shell: Shell) =>
  [...commandsOf(shell).matchAll(/["'](?:\$shop)?(\/fetch\/[^"']*)["']/g)]
    .map(([, path]) => path!.replace(/\$\w+/g, '*'))
    .toSorted()

/* No PowerShell runs these lines here: what can be read from them is compared with the script that
   the other tests run. */
test.group('Delivery | the script for PowerShell says the same as the one for sh', () => {
  test('every place is filled in, and the file carries its ending', ({ assert }) => {
    for (const [shell, ending] of [
      ['sh', 'sh'],
      ['powershell', 'ps1'],
    ] as const) {
      assert.equal(
        fetchScriptFor(shell)(named('order:7701'), FILLING).name,
        `fetch_order_7701.${ending}`
      )
      assert.notMatch(textOf(shell), /@@/)
      assert.include(textOf(shell), 'Works until 2026-11-22 10:00 UTC')
    }
  })

  test('both ask the same shop, with the same secret under the same name', ({ assert }) => {
    assert.equal(only(commandsOf('sh'), /^shop=\$\{KONTOR_SHOP:-'([^']*)'\}$/gm), appUrl)
    assert.equal(only(commandsOf('powershell'), /^\$Shop = '([^']*)'$/gm), appUrl)
    assert.equal(only(commandsOf('sh'), /^token='([^']*)'$/gm), FILLING.token)
    assert.equal(only(commandsOf('powershell'), /^\$Token = '([^']*)'$/gm), FILLING.token)
    assert.equal(only(commandsOf('sh'), /header = "([\w-]+): %s"/g), 'Kontor-Fetch-Token')
    assert.equal(
      only(commandsOf('powershell'), /DefaultRequestHeaders\.Add\('([\w-]+)', \$Token\)/g),
      'Kontor-Fetch-Token'
    )
  })

  test('both ask for the same addresses, and claim by POST', ({ assert }) => {
    const paths = ['/fetch/downloads/*', '/fetch/files', '/fetch/files/*/claims', '/fetch/proofs/*']
    assert.deepEqual(pathsOf('sh'), paths)
    assert.deepEqual(pathsOf('powershell'), paths)
    assert.match(commandsOf('sh'), /--request POST "\$shop\/fetch\/files\/\$1\/claims"/)
    assert.match(commandsOf('powershell'), /Get-Answer 'POST' "\/fetch\/files\/\$Id\/claims"/)
    assert.lengthOf([...commandsOf('sh').matchAll(/--request/g)], 1)
    assert.lengthOf([...commandsOf('powershell').matchAll(/'(?:POST|PUT|DELETE|PATCH)'/g)], 1)
  })

  test('both fetch the same proofs', ({ assert }) => {
    const sh = only(commandsOf('sh'), /^for proof in (.*); do$/gm).split(' ')
    const powershell = only(commandsOf('powershell'), /^foreach \(\$proof in (.*)\) \{$/gm)
    assert.deepEqual(sh, ['manifest.json', 'manifest.json.sig', 'SHA256SUMS'])
    assert.deepEqual(
      [...powershell.matchAll(/'([^']+)'/g)].map(([, name]) => name),
      sh
    )
  })

  test('both read the same columns of the list and compare the same checksum', ({ assert }) => {
    const sh = only(commandsOf('sh'), /read -r ([\w ]+); do/g).split(' ')
    const powershell = only(commandsOf('powershell'), /^\s*(\$id, .*) = \$line/gm)
    assert.deepEqual(sh, ['id', 'digest', 'bytes', 'path'])
    assert.deepEqual(
      powershell.split(', ').map((name) => name.slice(1).replace('sum', 'digest')),
      sh
    )
    assert.match(commandsOf('sh'), /fetch_file "\$id" "\$digest" "\$bytes" "\$path"/)
    assert.match(commandsOf('powershell'), /Receive-File \$id \$sum \$bytes \$path/)
    assert.match(commandsOf('sh'), /sha256sum "\$1"|shasum -a 256 "\$1"/)
    assert.match(commandsOf('powershell'), /Get-FileHash .* -Algorithm SHA256/)
    assert.lengthOf([...commandsOf('sh').matchAll(/"\$\(sum "[^"]+"\)" !?= "\$2"/g)], 2)
    assert.lengthOf([...commandsOf('powershell').matchAll(/Test-Sum \$(?:target|part) \$Sum/g)], 2)
  })

  test('both go on where a part ends, and name it a file only when it is whole', ({ assert }) => {
    assert.include(commandsOf('sh'), '--continue-at -')
    assert.match(commandsOf('powershell'), /RangeHeaderValue\]::new\(\$have, \$null\)/)
    assert.include(commandsOf('sh'), 'mv "$target.part" "$target"')
    assert.include(commandsOf('powershell'), '$part = "$target.part"')
    assert.include(commandsOf('powershell'), 'Move-Item -LiteralPath $part -Destination $target')
    for (const shell of ['sh', 'powershell'] as const) {
      assert.match(commandsOf(shell), /\.\./)
      assert.match(commandsOf(shell), /exit 1/)
    }
  })
})
