import { test } from '@japa/runner'
import { drawBlock } from '#shared/pdf/blocks'
import { mm, openSheet, PAGE } from '#shared/pdf/sheet'
import { epcPicture } from '#orders/domain/payment/epc_code'

const sheet = () =>
  openSheet({
    ...{ locale: 'en', title: 'A letter', sender: { name: 'Kontor', line: '' } },
    ...{ recipient: [], facts: [], blocks: [], footer: [], pageLabel: () => '' },
  })

test.group('Letters | blocks', () => {
  test('what follows a picture stands below it, on the same page or the next: from {from} mm')
    .with([{ from: 40 }, { from: 250 }])
    .run(({ assert }, { from }) => {
      const pdf = sheet()
      pdf.y = mm(from)
      const top = from > 200 ? PAGE.top : mm(from)
      drawBlock(pdf, { kind: 'image', png: epcPicture(10_001, 100), width: 32 })
      assert.isAtLeast(pdf.y, top + mm(32))
    })

  const text = Array.from({ length: 7 }, (_, line) => `Line ${line}`).join('\n')

  test('a heading stands on the page of its paragraph', ({ assert }) => {
    const pdf = sheet()
    const paragraph = { kind: 'text', text } as const
    for (let y = mm(180); y < PAGE.height - PAGE.bottom; y += 1) {
      pdf.addPage()
      pdf.y = y
      drawBlock(pdf, { kind: 'heading', text: 'Payment' }, paragraph)
      const { count } = pdf.bufferedPageRange()
      drawBlock(pdf, paragraph)
      assert.equal(pdf.bufferedPageRange().count, count)
    }
  })

  test('a paragraph that fits on a page is never torn', ({ assert }) => {
    const pdf = sheet()
    for (let y = mm(200); y < PAGE.height - PAGE.bottom; y += 1) {
      pdf.addPage()
      pdf.y = y
      const before = pdf.bufferedPageRange().count
      drawBlock(pdf, { kind: 'text', text })
      const isNew = pdf.bufferedPageRange().count > before
      const height = 7 * (pdf.heightOfString('Line') + 1.5)
      assert.isAtLeast(pdf.y - (isNew ? PAGE.top : y), height - 1)
    }
  })
})
