import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../../bin/support/paths.ts'
import type { SourceProgram } from './source_program.ts'

const REGISTRY = '.adonisjs/client/registry/schema.d.ts'
const ENTRY = /^ {2}'([^']+)': \{\n(.*?)^ {2}\}/gms

export type CallInCode = { name: string; starts: ts.Node[] }

/** The calls of the HTTP API by the names of their routes, each with the code that its answer begins in. */
export function callsOf(program: SourceProgram): CallInCode[] {
  const [guards, tests] = [guardsBy(program), answersToTests(program)]
  return [...readFileSync(join(ROOT, REGISTRY), 'utf8').matchAll(ENTRY)].flatMap(
    ([, name, entry]) => {
      const [, file, method] = /import\('#([^']+)'\)\.default\['(\w+)'\]/.exec(entry!) ?? []
      if (!entry!.includes("pattern: '/api/v1/") || !file) return []
      const source = program.fileAt(`${file}.ts`)
      const own = source ? methodsOf(program, source, method!) : []
      const before = [...(guards.get(keyOf(source, method)) ?? []), ...(tests.get(name!) ?? [])]
      return [{ name: name!, starts: [...own, ...before] }]
    }
  )
}

/** Its own or what it inherits, with what the class was made of. */
function methodsOf({ checker }: SourceProgram, source: ts.SourceFile, name: string): ts.Node[] {
  return source.statements.filter(ts.isClassDeclaration).flatMap((one) => {
    const method = checker.getTypeAtLocation(one).getProperty(name)
    return [...(method?.declarations ?? []), ...(one.heritageClauses ?? [])]
  })
}

const keyOf = (source: ts.SourceFile | undefined, method: string | undefined) =>
  `${source?.fileName} ${method}`

/** What stands before a controller: `[Controller, 'method']` with its route, and the groups around it. */
function guardsBy(program: SourceProgram): Map<string, ts.Node[]> {
  const found = new Map<string, ts.Node[]>()
  const visit = (node: ts.Node): void => {
    if (ts.isArrayLiteralExpression(node)) {
      const key = keyOfPair(program, node)
      if (key) found.set(key, [...(found.get(key) ?? []), ...around(node)])
    }
    ts.forEachChild(node, visit)
  }
  program.files.forEach(visit)
  return found
}

function keyOfPair({ checker }: SourceProgram, { elements }: ts.ArrayLiteralExpression) {
  const [controller, method] = elements
  if (elements.length !== 2 || !method || !ts.isStringLiteral(method)) return null
  const [signature] = checker.getTypeAtLocation(controller!).getCallSignatures()
  const loaded = signature && checker.getAwaitedType(signature.getReturnType())
  const source = loaded?.symbol?.declarations?.find(ts.isSourceFile)
  return source ? keyOf(source, method.text) : null
}

function around(node: ts.Node): ts.Node[] {
  const guards: ts.Node[] = []
  let isOwn = true
  for (let at = node.parent; at; at = at.parent) {
    if (isOwn && ts.isExpressionStatement(at)) {
      guards.push(at)
      isOwn = false
    }
    if (isUse(at)) guards.push(...at.arguments)
  }
  return guards
}

/** `router.group(…).use(guard)`. */
const isUse = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'use'

/** Who answers a call where a test token asks, by the name of its route. */
function answersToTests({ files }: SourceProgram): Map<string, ts.Node[]> {
  const found = new Map<string, ts.Node[]>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'answerTests') {
      const [given] = node.arguments
      const each = given && ts.isObjectLiteralExpression(given) ? given.properties : []
      for (const one of each) {
        if (!ts.isPropertyAssignment(one)) continue
        found.set((one.name as ts.StringLiteral).text, [one.initializer])
      }
    }
    ts.forEachChild(node, visit)
  }
  files.forEach(visit)
  return found
}
