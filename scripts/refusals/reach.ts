import ts from 'typescript'
import { Implementations } from './implementations.ts'
import { isOwn, type SourceProgram } from './source_program.ts'

/** Which pieces of code a piece of code may run, over the borders of files, modules and ports. */
export class Reach {
  readonly #steps = new Map<ts.Node, ts.Node[]>()
  readonly #program: SourceProgram
  readonly #implementations: Implementations

  constructor(program: SourceProgram) {
    this.#program = program
    this.#implementations = new Implementations(program)
  }

  from(starts: Iterable<ts.Node>, passed = new Set<ts.Node>()): Set<ts.Node> {
    const left = [...starts]
    for (let node = left.pop(); node; node = left.pop()) {
      if (passed.has(node)) continue
      passed.add(node)
      left.push(...this.stepsFrom(node))
    }
    return passed
  }

  stepsFrom(node: ts.Node): ts.Node[] {
    const known = this.#steps.get(node)
    if (known) return known
    const found: ts.Node[] = []
    this.#steps.set(node, found)
    eachInside(node, (inner) => {
      if (ts.isIdentifier(inner) || ts.isPrivateIdentifier(inner)) found.push(...this.#named(inner))
      if (isImportCall(inner)) found.push(...this.#imported(inner))
    })
    return found
  }

  #named(name: ts.Identifier | ts.PrivateIdentifier): ts.Node[] {
    const symbol = this.#program.symbolOf(name)
    return symbol ? this.#bodiesOf(symbol) : []
  }

  #bodiesOf(symbol: ts.Symbol): ts.Node[] {
    return (symbol.declarations ?? []).flatMap((declared) =>
      ts.isBindingElement(declared) ? this.#taken(declared) : this.#bodiesFor(declared)
    )
  }

  #bodiesFor(declared: ts.Declaration): ts.Node[] {
    const others = [...this.#implementations.of(declared)]
    return [declared, ...others].filter((one) => isOwn(one.getSourceFile())).flatMap(codeOf)
  }

  /** `const { place } = ports`: what `place` is there. */
  #taken({ name, propertyName, parent, initializer }: ts.BindingElement): ts.Node[] {
    const key = propertyName ?? name
    if (!ts.isObjectBindingPattern(parent) || !ts.isIdentifier(key)) return []
    const property = this.#program.checker.getTypeAtLocation(parent).getProperty(key.text)
    return [...(property ? this.#bodiesOf(property) : []), ...(initializer ? [initializer] : [])]
  }

  /** `() => import('…')` stands for the class that the file gives, as with controllers and guards. */
  #imported({ arguments: [path] }: ts.CallExpression): ts.Node[] {
    const module = path && this.#program.checker.getSymbolAtLocation(path)
    const given = module?.exports?.get(ts.InternalSymbolName.Default)
    return (given?.declarations ?? [])
      .filter((one) => isOwn(one.getSourceFile()))
      .flatMap((one) => (ts.isClassLike(one) ? [...one.members] : codeOf(one)))
  }
}

/** Nothing is run by a type. */
function eachInside(node: ts.Node, see: (inner: ts.Node) => void): void {
  ts.forEachChild(node, (inner) => {
    if (isOfTypes(inner)) return
    see(inner)
    eachInside(inner, see)
  })
}

const isOfTypes = (node: ts.Node): boolean =>
  (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node)

const isImportCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword

/** What runs where something is named; of a class its making, for its methods are named themselves. */
function codeOf(declared: ts.Declaration): ts.Node[] {
  if (ts.isClassLike(declared)) {
    return declared.members.filter(
      (one) => ts.isConstructorDeclaration(one) || ts.isPropertyDeclaration(one)
    )
  }
  const hasCode =
    ts.isFunctionLike(declared) ||
    ts.isVariableDeclaration(declared) ||
    ts.isPropertyAssignment(declared) ||
    ts.isPropertyDeclaration(declared) ||
    ts.isExportAssignment(declared)
  return hasCode && !declared.getSourceFile().isDeclarationFile ? [declared] : []
}
