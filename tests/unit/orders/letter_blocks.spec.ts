import shop from '#config/shop'
import { test } from '@japa/runner'
import { drawBlock } from '#shared/pdf/blocks'
import type { PdfDocument } from '#shared/pdf'
import { layOut } from '#shared/pdf/lay_out'
import { mm, openSheet, PAGE } from '#shared/pdf/sheet'
import { epcPicture } from '#orders/domain/payment/epc_code'

const LETTER: PdfDocument = {
  ...{ locale: 'en', title: 'A letter', sender: { name: 'Kontor', line: '' } },
  ...{ recipient: [], facts: [], blocks: [], footer: [], pageLabel: () => '' },
}

const sheet = () => openSheet(LETTER)

const PICTURED = {
  kind: 'pictured',
  text: 'Please transfer 119.00 EUR to this account.',
  ...{
    png: epcPicture(10_001, 100, shop.bankAccount),
    width: 32,
    caption: 'Banking apps read this.',
  },
} as const

test.group('Letters | blocks', () => {
  test('what follows a picture stands below it, on the same page or the next: from {from} mm')
    .with([{ from: 40 }, { from: 250 }])
    .run(({ assert }, { from }) => {
      const pdf = sheet()
      pdf.y = mm(from)
      const top = from > 200 ? PAGE.top : mm(from)
      drawBlock(pdf, PICTURED)
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

  test('a picture stands on the page of its heading and its text', ({ assert }) => {
    const pdf = sheet()
    for (let y = mm(180); y < PAGE.height - PAGE.bottom; y += 1) {
      pdf.addPage()
      pdf.y = y
      drawBlock(pdf, { kind: 'heading', text: 'Payment' }, PICTURED)
      const { count } = pdf.bufferedPageRange()
      drawBlock(pdf, PICTURED)
      assert.equal(pdf.bufferedPageRange().count, count)
      assert.isAtMost(pdf.y, PAGE.height - PAGE.bottom)
    }
  })

  test('no letter ends with a line or two, however many come before: {kind}')
    .with([{ kind: 'sections' }, { kind: 'one long section' }])
    .run(({ assert }, { kind }) => {
      const line = { kind: 'text', text: 'Price rules 1, in force since 2026/01/01.' } as const
      const heading = { kind: 'heading', text: 'What you declared' } as const
      const end = [...(kind === 'sections' ? [heading] : []), ...Array(5).fill(line)]
      for (let lines = 20; lines < 110; lines++) {
        const blocks = [heading, ...Array(lines).fill(line), ...end]
        const { pdf } = layOut({ ...LETTER, blocks })
        const { count } = pdf.bufferedPageRange()
        if (count > 1) assert.isAtLeast(pdf.y - PAGE.top, 3 * pdf.heightOfString('Line'))
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
