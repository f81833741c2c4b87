import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import ts from 'typescript'

const MOST_FIELDS = 2

/** What is typed there waits in the tab, and comes back with the page. */
const KEPT = ['inertia/components/orders/use_checkout.ts']

/** How many fields a form begins with; as many as there can be where that is said elsewhere. */
const fieldsOf = ([first]: ts.NodeArray<ts.Expression>) =>
  first && ts.isObjectLiteralExpression(first) ? first.properties.length : Infinity

const isLargeForm = (called: string, given: ts.NodeArray<ts.Expression>) =>
  called === 'useForm' && fieldsOf(given) > MOST_FIELDS

type Call = { called: string; given: ts.NodeArray<ts.Expression>; giver: string | null }

/** Every call by name, with the hook that does nothing else with it than to give it on. */
function callsIn(path: string, text: string): Call[] {
  const calls: Call[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      calls.push({ called: node.expression.text, given: node.arguments, giver: giverOf(node) })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return calls
}

/** `function useTypeForm() { return useForm(…) }` */
function giverOf({ parent }: ts.Node): string | null {
  const made = ts.isReturnStatement(parent) ? parent.parent.parent : null
  return made && ts.isFunctionDeclaration(made) ? (made.name?.text ?? null) : null
}

/**
 * Files with a form of so many fields that losing it would hurt, that ask nobody. A hook that only gives
 * one on leaves the question to whoever uses it.
 */
function filesThatLose(files: readonly { path: string; text: string }[]): string[] {
  const read = files.map(({ path, text }) => ({ path, calls: callsIn(path, text) }))
  const isLarge = ({ called, given }: Call) => isLargeForm(called, given)
  const givers = new Set(
    read.flatMap(({ calls }) => calls.filter(isLarge).flatMap(({ giver }) => giver ?? []))
  )
  const mustAsk = (call: Call) => (isLarge(call) && !call.giver) || givers.has(call.called)
  return read
    .filter(({ calls }) => calls.some(mustAsk))
    .filter(({ calls }) => !calls.some(({ called }) => called === 'useUnsaved'))
    .map(({ path }) => path)
}

test.group('Architecture | forms', () => {
  test('of more than two fields ask before they are left', ({ assert }) => {
    const files = globSync('inertia/{components,pages}/**/*.{ts,tsx}').sort()
    const sources = files.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    assert.deepEqual(filesThatLose(sources), KEPT)
  })

  test('that ask nobody are found: {form}')
    .with([
      { form: 'useForm({ from: "", to: "", reason: "" })', isFound: true },
      { form: 'useForm<Wish>(freshWish())', isFound: true },
      { form: 'useForm({ from: "", reason: "" })', isFound: false },
      { form: 'useForm(start); useUnsaved(form.isDirty)', isFound: false },
    ])
    .run(({ assert }, { form, isFound }) => {
      const planted = { path: 'planted.tsx', text: `const form = ${form}` }
      assert.equal(filesThatLose([planted]).length === 1, isFound)
    })

  test('a hook that gives a form on leaves the question to whoever uses it', ({ assert }) => {
    const hook = 'function useWishForm(wish: Wish) { return useForm<Wish>(wish) }'
    const files = [
      { path: 'hook.ts', text: hook },
      { path: 'asks.tsx', text: 'const form = useWishForm(wish); useUnsaved(form.isDirty, save)' },
      { path: 'loses.tsx', text: 'const form = useWishForm(wish)' },
    ]
    assert.deepEqual(filesThatLose(files), ['loses.tsx'])
  })
})
