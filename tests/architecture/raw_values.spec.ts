import { readFileSync, globSync } from 'node:fs'
import { test } from '@japa/runner'
import { ESLint } from 'eslint'

const lint = new ESLint({ cwd: process.cwd() })

/** What the rules of looks say about a file with planted code. */
async function faults(file: string, code: string): Promise<string[]> {
  const [report] = await lint.lintText(code, { filePath: file })
  return report!.messages.flatMap(({ ruleId }) => (ruleId?.startsWith('design/') ? [ruleId] : []))
}

const PART = 'design-system/src/components/planted.tsx'
const PAGE = 'inertia/pages/site/planted.tsx'
const classes = (text: string) => `export const A = () => <div className="${text}" />\n`

const RAW = [
  [PAGE, classes('text-[13px]'), 'a type size'],
  [PAGE, classes('lg:grid-cols-[minmax(0,1fr)_22rem]'), 'a column width'],
  [PAGE, classes('max-w-[calc(100vw-2rem)]'), 'a length in a sum'],
  [PAGE, classes('max-w-[40ch]'), 'a measure'],
  [PAGE, classes('p-2 bg-[#fff]'), 'a hash colour'],
  [PAGE, classes('text-[oklch(0.5_0.1_150)]'), 'a computed colour'],
  [PAGE, classes('text-gray-500'), "a colour of the framework's palette"],
  [PAGE, classes('bg-white'), 'white'],
  [PAGE, `export const A = () => <div className={\`pt-[3px] \${1}\`} />\n`, 'a template'],
  [PAGE, `export const A = () => <div style={{ width: '13px' }} />\n`, 'a style with a unit'],
  [PAGE, `export const A = () => <div style={{ padding: 13 }} />\n`, 'a style without a unit'],
  [PAGE, `export const A = () => <path fill="#0a0a0a" />\n`, 'a colour of a drawing'],
  [PART, `export const LOOK = 'shadow-[inset_0_0_0_1px_var(--danger)]'\n`, 'a part, a shadow'],
  [PART, `export const LOOK = '#0a7f4f'\n`, 'a part, a colour in a constant'],
] as const

const NAMED = [
  classes('grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-muted'),
  classes('max-h-[inherit] before:content-[attr(data-label)] border-(--series)'),
  classes('grid-cols-[--spacing(11)_repeat(3,minmax(0,1fr))] bg-cov-1 text-accent-text'),
  `export const A = () => <a href="#faded">{1}</a>\n`,
  `export const A = () => <div style={{ inlineSize: '40%', opacity: 0.5 }} />\n`,
  `export const ORDER = 'order #10482'\n`,
]

const STYLED = ['button', 'a', 'input', 'select', 'textarea', 'label', 'details', 'table', 'h2']

test.group('Architecture | looks', () => {
  for (const [file, code, what] of RAW) {
    test(`refuses a raw value: ${what}`, async ({ assert }) => {
      assert.deepEqual(await faults(file, code), ['design/raw-values'])
    })
  }

  test('lets names, structure and anchors pass', async ({ assert }) => {
    for (const code of NAMED) assert.deepEqual(await faults(PAGE, code), [], code)
  })

  for (const element of STYLED) {
    test(`refuses a page that styles <${element}>`, async ({ assert }) => {
      const code = `export const A = () => <${element} className="pt-2" />\n`
      assert.deepEqual(await faults(PAGE, code), ['design/raw-elements'])
      assert.deepEqual(await faults(PART, code), [])
      assert.deepEqual(await faults(PAGE, `export const A = () => <${element} />\n`), [])
    })
  }

  test('style sheets outside the tokens name no colour', ({ assert }) => {
    for (const file of globSync('inertia/**/*.css')) {
      assert.notMatch(
        readFileSync(file, 'utf8'),
        /#[\da-f]{3,8}\b(?=\s*[;}])|(?:oklch|rgba?|hsla?)\(/i
      )
    }
  })
})
