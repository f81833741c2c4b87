import { test } from '@japa/runner'
import { isFileName, safeName } from '#catalogue/domain/offered_files/safe_name'

test.group('Catalogue | names of offered files', () => {
  test('{sent} is called {name}')
    .with([
      { sent: 'C:\\Users\\me\\Kurse 2025.csv', name: 'Kurse 2025.csv' },
      { sent: '../../etc/passwd', name: 'passwd' },
      { sent: 'Größe (neu).pdf', name: 'Groesse (neu).pdf' },
      { sent: 'Gro\u0308ße.pdf', name: 'Groesse.pdf' },
      { sent: 'résumé.txt', name: 'resume.txt' },
      { sent: '.htaccess', name: 'htaccess' },
      { sent: 'a\u0000b<c>.csv', name: 'a_b_c_.csv' },
      { sent: '日本.csv', name: '__.csv' },
      { sent: '///', name: 'file' },
    ])
    .run(({ assert }, { sent, name }) => {
      assert.equal(safeName(sent), name)
      assert.isTrue(isFileName(name))
    })

  test('a long one keeps its ending', ({ assert }) => {
    const name = safeName(`${'a'.repeat(300)}.csv.gz`)
    assert.lengthOf(name, 120)
    assert.match(name, /a\.csv\.gz$/)
    assert.isTrue(isFileName(name))
  })
})
