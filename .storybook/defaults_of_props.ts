import { parseAst, type Plugin } from 'vite'

type Ast = ReturnType<typeof parseAst>
type Code = { start: number; end: number }

/**
 * Tells the pages of parts what a prop is where nobody says it. What reads the parts finds such
 * values in the parameter of a function alone; ours often take the props apart in their first line.
 */
export const defaultsOfProps = (): Plugin => ({
  name: 'defaults-of-props',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.tsx') || !code.includes('__docgenInfo')) return null
    const told = [...defaultsIn(code)].map(
      ([part, prop, value]) =>
        `if (${part}.__docgenInfo?.props?.${prop}) ${part}.__docgenInfo.props.${prop}.defaultValue = { value: ${JSON.stringify(value)}, computed: false };`
    )
    return told.length > 0 ? { code: `${code}\n${told.join('\n')}`, map: null } : null
  },
})

function* defaultsIn(code: string): Generator<[part: string, prop: string, value: string]> {
  for (const { name, parameter, body } of partsIn(parseAst(code, { lang: 'tsx' }))) {
    for (const { key, value } of takenApart(body, parameter)) {
      if (key.type !== 'Identifier' || value.type !== 'AssignmentPattern') continue
      const { start, end }: Code = value.right
      yield [name, key.name, code.slice(start, end)]
    }
  }
}

function* partsIn({ body }: Ast) {
  for (const statement of body) {
    const part = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (part?.type !== 'FunctionDeclaration' || !part.id || !part.body) continue
    const [parameter] = part.params
    if (parameter?.type !== 'Identifier') continue
    yield { name: part.id.name, parameter: parameter.name, body: part.body.body }
  }
}

type Statements = Ast['body'] | Extract<Ast['body'][number], { type: 'BlockStatement' }>['body']

function* takenApart(body: Statements, parameter: string) {
  for (const statement of body) {
    if (statement.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement.declarations) {
      if (init?.type !== 'Identifier' || init.name !== parameter) continue
      if (id.type !== 'ObjectPattern') continue
      for (const property of id.properties) if (property.type === 'Property') yield property
    }
  }
}
