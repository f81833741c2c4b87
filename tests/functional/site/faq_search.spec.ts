import { test } from '@japa/runner'
import { readAsWritten } from '#tests/fixtures/shared/read_as_written'

const headings = async (search: string) => {
  const response = await fetch(`${process.env.APP_URL}/faq?search=${encodeURIComponent(search)}`, {
    headers: { accept: 'text/html' },
  })
  const main = readAsWritten(await response.text()).split('<main')[1]!
  return { main, questions: main.match(/<h3>/g)?.length ?? 0 }
}

test.group('Site | search of the questions', () => {
  test('the address decides which questions show', async ({ assert }) => {
    const all = await headings('')
    const some = await headings('VAT')
    assert.isAbove(all.questions, some.questions)
    assert.isAbove(some.questions, 0)
  })

  test('every word has to be there, in any case', async ({ assert }) => {
    const { questions } = await headings('vat')
    const fewer = await headings('vat zebra')
    assert.isAbove(questions, 0)
    assert.equal(fewer.questions, 0)
    assert.include(fewer.main, 'No answer holds “vat zebra”.')
  })

  test('what was searched for is shown as text', async ({ assert }) => {
    const { main } = await headings('<img src=x onerror=alert(1)>')
    assert.notInclude(main, '<img src=x')
  })
})
