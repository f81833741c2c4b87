import { expect, test } from 'vitest'
import { narrowText } from './narrow_text'

const PAGE = [
  '<title>Kontor – Märkte</title>',
  '<script type="application/json">{"text":"10 – 20 € 😀 ü <\\/b>"}</script>',
  '<p title="‘so’">Größe − 😀 “so” –</p>',
].join('\n')

test('a page of one byte a character says what the wide one said', () => {
  const narrow = narrowText(PAGE)
  expect(narrow).not.toMatch(/[\u0100-\uffff]/)
  const [was, is] = [PAGE, narrow].map((html) => {
    const page = new DOMParser().parseFromString(html, 'text/html')
    return {
      title: page.title,
      json: JSON.parse(page.querySelector('script')!.text),
      said: page.querySelector('p')!.outerHTML,
    }
  })
  expect(is).toEqual(was)
})

test('a page that is narrow already stays as it is', () => {
  expect(narrowText('<p>Größe & mehr</p>')).toBe('<p>Größe & mehr</p>')
})
