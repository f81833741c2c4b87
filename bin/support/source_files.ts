import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'

/** One name that a file takes from another; `*` stands for all of its names, none for `import 'it'`. */
export type Import = { name: string; target: string; isType: boolean }

/** What a file takes from others and gives to them. */
export type SourceFile = { path: string; imports: Import[]; exports: string[] }

const aliases = Object.entries<string>(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> }).imports
).map(([from, to]) => [from.replace('*', ''), to.replace('*.js', '').replace(/\.js$/, '')] as const)

/** Reads the files with all their imports, static, dynamic and of types. */
export function readSourceFiles(globs: string[]): SourceFile[] {
  return globSync(globs).filter(isOurs).map(readSourceFile)
}

const isOurs = (path: string) => !/\.(stories|test)\.tsx?$|\.d\.ts$/.test(path)

export function readSourceFile(path: string): SourceFile {
  const text = readFileSync(path, 'utf8')
  const parsed = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const file: SourceFile = { path, imports: [], exports: [] }
  for (const statement of parsed.statements) readStatement(file, statement)
  const visit = (node: ts.Node): void => {
    const found = dynamicImport(node)
    if (found) take(file, found.specifier, found.names, ts.isImportTypeNode(node))
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return file
}

function readStatement(file: SourceFile, statement: ts.Statement): void {
  if (ts.isImportDeclaration(statement)) {
    const { importClause: clause, moduleSpecifier } = statement
    take(file, textOf(moduleSpecifier), importedNames(clause), isOfTypes(clause))
  } else if (ts.isExportDeclaration(statement)) {
    const { exportClause, moduleSpecifier } = statement
    const elements = exportClause && ts.isNamedExports(exportClause) ? exportClause.elements : null
    file.exports.push(...(elements ?? []).map(({ name }) => name.text))
    const names = elements?.map((one) => (one.propertyName ?? one.name).text) ?? ['*']
    if (moduleSpecifier) take(file, textOf(moduleSpecifier), names, statement.isTypeOnly)
  } else if (ts.isExportAssignment(statement)) {
    file.exports.push('default')
  } else if (isExported(statement)) {
    file.exports.push(...declaredNames(statement))
  }
}

function take(file: SourceFile, specifier: string, names: string[], isType: boolean): void {
  const target = resolve(file.path, specifier)
  if (target) file.imports.push(...names.map((name) => ({ name, target, isType })))
}

/** Whether `import { type It }` leaves anything behind is up to the compiler, so only `import type` is of types. */
const isOfTypes = (clause: ts.ImportClause | undefined): boolean =>
  clause?.phaseModifier === ts.SyntaxKind.TypeKeyword

function importedNames(clause: ts.ImportClause | undefined): string[] {
  if (!clause) return ['']
  const { name, namedBindings } = clause
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : []
  return [
    ...(name ? ['default'] : []),
    ...(namedBindings && ts.isNamespaceImport(namedBindings) ? ['*'] : []),
    ...named.map((one) => (one.propertyName ?? one.name).text),
  ]
}

/** `import('…')`, in types with the name that follows it, in code with the names that are taken out. */
function dynamicImport(node: ts.Node): { specifier: string; names: string[] } | null {
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    const name = node.qualifier && ts.isIdentifier(node.qualifier) ? node.qualifier.text : '*'
    return { specifier: textOf(node.argument.literal), names: [name] }
  }
  const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  if (!isImport) return null
  const pattern = patternOf(node)
  const names = pattern?.elements.map((one) => (one.propertyName ?? one.name).getText()) ?? ['*']
  return { specifier: textOf(node.arguments[0]!), names }
}

/** `const { … } = await import(…)`, or its place in `const [{ … }] = await Promise.all([import(…)])`. */
function patternOf(node: ts.CallExpression): ts.ObjectBindingPattern | null {
  const list = ts.isArrayLiteralExpression(node.parent) ? node.parent : null
  const waited = list ? list.parent.parent : node.parent
  if (!ts.isAwaitExpression(waited) || !ts.isVariableDeclaration(waited.parent)) return null
  const { name } = waited.parent
  if (!list) return ts.isObjectBindingPattern(name) ? name : null
  const element = ts.isArrayBindingPattern(name) ? name.elements[list.elements.indexOf(node)] : null
  const inner = element && ts.isBindingElement(element) ? element.name : null
  return inner && ts.isObjectBindingPattern(inner) ? inner : null
}

const textOf = (node: ts.Node): string => (ts.isStringLiteralLike(node) ? node.text : '')

function resolve(from: string, specifier: string): string | null {
  const path = specifier.startsWith('.')
    ? join(dirname(from), specifier)
    : specifier.startsWith('~/')
      ? specifier.replace('~', 'inertia')
      : aliased(specifier)
  if (path === null) return null
  const bare = normalize(path).replace(/\.(ts|tsx|js)$/, '')
  const candidates = [`${bare}.ts`, `${bare}.tsx`, `${bare}/index.ts`]
  return candidates.find((candidate) => existsSync(candidate)) ?? null
}

function aliased(specifier: string): string | null {
  const alias = aliases.find(([from]) =>
    from.endsWith('/') ? specifier.startsWith(from) : specifier === from
  )
  return alias ? specifier.replace(alias[0], alias[1]) : null
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
}

function declaredNames(statement: ts.Statement): string[] {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return ['default']
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name))
  }
  const { name } = statement as ts.DeclarationStatement
  return name ? [name.text] : []
}

const boundNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((one) => (ts.isBindingElement(one) ? boundNames(one.name) : []))
