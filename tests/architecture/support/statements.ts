import { relative } from 'node:path'
import ts from 'typescript'
import { constantTexts } from '#tests/architecture/support/constant_texts'

/** A place where SQL is run: its texts where they never change, and the rows that it declares. */
export type Statement = {
  /** File and line. */
  at: string
  line: number
  texts: string[] | null
  hasBindings: boolean
  row: ts.Type
  node: ts.Node
}

/** Which argument of these functions is the statement. */
const SQL_ARGUMENT: Record<string, number> = {
  ...{ rows: 1, preparedRows: 1 },
  ...{ readRows: 0, readPreparedRows: 0, streamRows: 0 },
}
const HOME = /\/app\/shared\/(database|reading\/(read|stream)_rows)\.ts$/

/** All statements of the shop, with the program whose checker knows the types of their rows. */
export function readStatements() {
  const root = process.cwd()
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path))
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const files = parsed.fileNames.filter((path) => /^(app|commands)\//.test(relative(root, path)))
  const program = ts.createProgram(files, { ...parsed.options, noEmit: true })
  const checker = program.getTypeChecker()
  const statements: Statement[] = []
  for (const path of files) {
    const source = program.getSourceFile(path)!
    const visit = (node: ts.Node): void => {
      const found = ts.isCallExpression(node) ? statementOf(checker, node) : null
      if (found) statements.push(found)
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return { statements, checker, program, files }
}

function statementOf(checker: ts.TypeChecker, call: ts.CallExpression): Statement | null {
  if (!ts.isIdentifier(call.expression)) return null
  const argument = call.arguments[SQL_ARGUMENT[call.expression.text] ?? -1]
  if (!argument || !isOurs(checker, call.expression)) return null
  const source = call.getSourceFile()
  const { line } = source.getLineAndCharacterOfPosition(call.getStart())
  const answer = checker.getReturnTypeOfSignature(checker.getResolvedSignature(call)!)
  const many = checker.getAwaitedType(answer) ?? answer
  const [row] = checker.getTypeArguments(many as ts.TypeReference)
  return {
    at: relative(process.cwd(), source.fileName),
    line: line + 1,
    texts: constantTexts(checker, argument),
    hasBindings: call.arguments.at(-1) !== argument,
    row: row!,
    node: call,
  }
}

function isOurs(checker: ts.TypeChecker, name: ts.Identifier): boolean {
  const symbol = checker.getSymbolAtLocation(name)
  if (!symbol || !(symbol.flags & ts.SymbolFlags.Alias)) return false
  const [declaration] = checker.getAliasedSymbol(symbol).declarations ?? []
  return HOME.test(declaration?.getSourceFile().fileName ?? '')
}

/** A declared row of its own, as a statement of the shop has it. */
export function plantedRow(declared: string) {
  const path = 'planted.ts'
  const source = ts.createSourceFile(path, `type Row = ${declared}`, ts.ScriptTarget.Latest, true)
  const host = ts.createCompilerHost({})
  const program = ts.createProgram(
    [path],
    { strict: true },
    {
      ...host,
      getSourceFile: (name, target) => (name === path ? source : host.getSourceFile(name, target)),
    }
  )
  const checker = program.getTypeChecker()
  const node = source.statements[0] as ts.TypeAliasDeclaration
  return { checker, node, row: checker.getTypeAtLocation(node) }
}
