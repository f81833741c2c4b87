import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import ts from 'typescript'

const MOST_FIELDS = 2

/** What is typed there waits in the tab, and comes back with the page. */
const KEPT = ['inertia/components/orders/use_checkout.ts']

/** How many fields a form begins with; as many as there can be where that is said elsewhere. */
const fieldsOf = ([first]: ts.NodeArray<ts.Expression>) =>
  first && ts.isObjectLiteralExpression(first) ? first.properties.length : Infinity

/** Whether a file has a form of so many fields that losing it would hurt, and asks nobody. */
function losesWhatIsTyped(path: string, text = readFileSync(path, 'utf8')): boolean {
  let [hasLargeForm, asks] = [false, false]
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const { text: called } = node.expression
      if (called === 'useForm' && fieldsOf(node.arguments) > MOST_FIELDS) hasLargeForm = true
      if (called === 'useUnsaved') asks = true
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return hasLargeForm && !asks
}

test.group('Architecture | forms', () => {
  test('of more than two fields ask before they are left', ({ assert }) => {
    const files = globSync('inertia/{components,pages}/**/*.{ts,tsx}').sort()
    assert.deepEqual(
      files.filter((path) => losesWhatIsTyped(path)),
      KEPT
    )
  })

  test('that ask nobody are found: {form}')
    .with([
      { form: 'useForm({ from: "", to: "", reason: "" })', isFound: true },
      { form: 'useForm<Wish>(freshWish())', isFound: true },
      { form: 'useForm({ from: "", reason: "" })', isFound: false },
      { form: 'useForm(start); useUnsaved(form.isDirty)', isFound: false },
    ])
    .run(({ assert }, { form, isFound }) => {
      assert.equal(losesWhatIsTyped('planted.tsx', `const form = ${form}`), isFound)
    })
})
