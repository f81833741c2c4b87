import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { originsOf, takenBy } from './origins.ts'

/** A port, by the file that declares it, and all files that an answer to it comes from. */
export type Answer = { port: string; files: Set<string> }

const OF_MODULE = /^app\/(?!shared\/)/
/** What manifests name by `keepsOfPeople`; `start/ports.ts` puts it into the port of this file. */
const PEOPLE = { port: 'app/shared/people.ts', answers: 'app/*/kept_of_people.ts' }

/** What modules answer through ports, as their `provides` and manifests say it. */
export const answers = (): Answer[] => [
  ...globSync('app/*/provides.ts').flatMap(answersIn),
  ...globSync(PEOPLE.answers).map((file) => ({ port: PEOPLE.port, files: behind([file]) })),
]

/** Of `port.by('module', answer)`: whatever the answer names of other files, and `provides` itself. */
function answersIn(provides: string): Answer[] {
  const origins = (names: string[]) =>
    takenBy(provides)
      .filter(({ name }) => names.includes(name))
      .flatMap(originsOf)
  return bindingsIn(provides).map(({ port, names }) => ({
    port: origins([port])[0]!,
    files: behind(origins(names)).add(provides),
  }))
}

/** Files, and what they import of modules. */
function behind(files: string[]): Set<string> {
  const all = new Set(files.filter((file) => OF_MODULE.test(file)))
  for (const file of all) {
    for (const one of takenBy(file).flatMap(originsOf)) if (OF_MODULE.test(one)) all.add(one)
  }
  return all
}

type Binding = ts.CallExpression & { expression: ts.PropertyAccessExpression }

function bindingsIn(path: string): { port: string; names: string[] }[] {
  const parsed = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  return within(parsed)
    .filter(isBinding)
    .map(({ expression: { expression: port }, arguments: given }) => ({
      port: port.getText(),
      names: [...given].flatMap(within).map((node) => (ts.isIdentifier(node) ? node.text : '')),
    }))
}

const isBinding = (node: ts.Node): node is Binding =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'by'

function within(node: ts.Node): ts.Node[] {
  const inner: ts.Node[] = []
  ts.forEachChild(node, (child) => void inner.push(...within(child)))
  return [node, ...inner]
}
