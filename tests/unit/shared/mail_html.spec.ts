import { test } from '@japa/runner'
import { pauseAfter } from '#shared/mail/backoff'
import { factsOf } from '#shared/mail/facts'
import { mailHtml } from '#shared/mail/mail_html'

const html = (text: string, action: string | null = null) =>
  mailHtml({ locale: 'de', brand: 'Kontor', subject: 'Betreff', text, footer: ['Fuß'], action })

test.group('Mail layout', () => {
  test('lines of figures become a table with amounts to the right', ({ assert }) => {
    const page = html('Hello,\n\nNet: 10.00 EUR\nIBAN: DE65 2099')
    assert.include(page, '>Net</th>')
    assert.match(page, /text-align:right">10\.00 EUR<\/td>/)
    assert.match(page, /text-align:left">DE65 2099<\/td>/)
  })

  test('{lines} is {what}')
    .with([
      { lines: ['Please note: we are closed'], what: 'a sentence', facts: false },
      { lines: ['Total: 12.00 EUR'], what: 'a figure', facts: true },
      { lines: ['A: b', 'and more'], what: 'text', facts: false },
      { lines: ['See: https://shop.example', 'B: c'], what: 'text', facts: false },
      { lines: ['Index: Total Return: 1.00 EUR', 'VAT 19 %: 2.00 EUR'], what: 'two', facts: true },
    ])
    .run(({ assert }, { lines, facts }) => assert.equal(factsOf(lines) !== null, facts))

  test('a label may hold a colon itself', ({ assert }) => {
    assert.equal(factsOf(['Index: Total Return: 1.00 EUR'])?.[0]?.label, 'Index: Total Return')
  })

  test('an address alone on its line becomes a button where there are words for it', ({
    assert,
  }) => {
    const page = html('Follow it here:\nhttps://shop.example/a?b=1&c=2', 'To the order')
    assert.include(page, '<a href="https://shop.example/a?b=1&amp;c=2"')
    assert.include(page, '>To the order</a>')
    assert.include(page, '<p style="margin:0 0 16px">Follow it here:</p>')
  })

  test('an e-mail address is in one piece, wherever it stands', ({ assert }) => {
    const [a, b, footer] = ['anna.o’b@elb-quant.example', 'x+y@a.example', 'data@s-x.example']
    const whole = (email: string) => `<span style="display:inline-block">${email}</span>`
    const page = mailHtml({
      ...{ locale: 'en', brand: 'Kontor', subject: 'To a@b.example', action: null },
      ...{ text: `It went to “${a}”, ${b}.\n\nE-mail: ${b}\nIBAN: DE65`, footer: [footer] },
    })
    assert.include(page, `went to “${whole(a)}”, ${whole(b)}.</p>`)
    assert.include(page, `>${whole(b)}</td>`)
    assert.include(page, `${whole(footer)}</p>`)
    assert.include(page, '<title>To a@b.example</title>')
  })

  test('nothing is loaded and nothing typed becomes markup', ({ assert }) => {
    const page = html('Hello "A" <script>alert(1)</script>')
    assert.notMatch(page, /<script|<img|<link|src=|url\(/)
    assert.include(page, 'Hello &quot;A&quot; &lt;script&gt;')
    assert.include(page, '<html lang="de">')
  })
})

test.group('Pauses between the tries of a mail', () => {
  test('after {attempts} tries {refused} seconds, in an outage {away}')
    .with([
      { attempts: 1, refused: 60, away: 60 },
      { attempts: 3, refused: 240, away: 120 },
      { attempts: 9, refused: 15_360, away: 120 },
      { attempts: 500, refused: 21_600, away: 120 },
    ])
    .run(({ assert }, { attempts, refused, away }) => {
      assert.equal(pauseAfter(attempts, false), refused)
      assert.equal(pauseAfter(attempts, true), away)
    })
})
