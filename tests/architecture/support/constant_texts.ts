import ts from 'typescript'
import { Choices } from '#tests/architecture/support/choices'

/** What the parameters of a function stand for, while one of its calls is read. */
type Known = ReadonlyMap<ts.Symbol, string | ts.ObjectLiteralExpression>

const DEEPEST = 12
const NOTHING: Known = new Map()

/**
 * All texts that an expression can have: one of a constant, several where it depends on a condition
 * or on who calls. Null where it is put together from what only a run can know.
 */
export function constantTexts(checker: ts.TypeChecker, node: ts.Expression): string[] | null {
  const choices = new Choices()
  const texts = new Set<string>()
  do {
    const text = new Reader(checker, choices).text(node, NOTHING, 0)
    if (text === null) return null
    texts.add(text)
  } while (choices.next())
  return [...texts]
}

/** Reads one of the texts: the one that follows from the choices. */
class Reader {
  constructor(
    protected checker: ts.TypeChecker,
    protected choices: Choices
  ) {}

  text(node: ts.Expression, known: Known, depth: number): string | null {
    if (depth > DEEPEST) return null
    const next = (part: ts.Expression) => this.text(part, known, depth + 1)
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return next(node.expression)
    if (ts.isTemplateExpression(node)) {
      const parts = node.templateSpans.flatMap((one) => [next(one.expression), one.literal.text])
      return joined([node.head.text, ...parts])
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
      return joined([next(node.left), next(node.right)])
    }
    if (ts.isConditionalExpression(node)) {
      return next(this.holds(node.condition, known, depth) ? node.whenTrue : node.whenFalse)
    }
    if (ts.isCallExpression(node)) return this.call(node, known, depth)
    if (ts.isElementAccessExpression(node)) return this.oneOf(node, node.expression, depth)
    const isName = ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)
    return isName ? this.named(node, known, depth) : null
  }

  /** A comparison of texts is decided; anything else can be either. */
  protected holds(node: ts.Expression, known: Known, depth: number): boolean {
    const isSame =
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken
    const left = isSame ? this.text(node.left, known, depth + 1) : null
    const right = isSame ? this.text(node.right, known, depth + 1) : null
    if (left !== null && right !== null) return left === right
    return this.choices.of(node.getText(), 2) === 0
  }

  protected named(node: ts.Expression, known: Known, depth: number): string | null {
    const symbol = this.symbolOf(node)
    const declared = symbol?.valueDeclaration
    if (!symbol || !declared) return null
    const value = known.get(symbol)
    if (typeof value === 'string') return value
    const constant = initializerOf(declared)
    if (constant) return this.text(constant, known, depth + 1)
    const words = this.wordsOf(node)
    if (words) return words[this.choices.of(symbol, words.length)]!
    if (ts.isParameter(declared)) return this.givenTo(declared, depth)
    const loop = declared.parent?.parent
    return loop && ts.isForOfStatement(loop) ? this.oneOf(symbol, loop.expression, depth) : null
  }

  /** The few texts that a type allows. */
  protected wordsOf(node: ts.Expression): string[] | null {
    const type = this.checker.getTypeAtLocation(node)
    const types = type.isUnion() ? type.types : [type]
    return types.every((one) => one.isStringLiteral()) ? types.map(({ value }) => value) : null
  }

  /** A call of a function that only gives back an expression, or a constant list that is joined. */
  protected call(node: ts.CallExpression, known: Known, depth: number): string | null {
    const { expression: called } = node
    if (ts.isPropertyAccessExpression(called) && called.name.text === 'join') {
      const entries = this.entries(called.expression, known, depth + 1)
      const [between] = node.arguments
      return (
        entries
          ?.map(([one]) => one)
          .join(between && ts.isStringLiteral(between) ? between.text : ',') ?? null
      )
    }
    const declared = this.symbolOf(node.expression)?.valueDeclaration
    const made = declared && functionOf(declared)
    const body = made && bodyOf(made)
    if (!body) return null
    const inside = new Map(known)
    for (const [at, parameter] of made.parameters.entries()) {
      const given = node.arguments[at] ?? parameter.initializer
      const text = given ? this.text(given, known, depth + 1) : null
      const symbol = this.symbolOf(parameter.name)
      const value = text ?? (given ? this.objectOf(given, known) : null)
      if (value !== null && symbol) inside.set(symbol, value)
    }
    return this.text(body, inside, depth + 1)
  }

  /** What a constant list holds: texts, or names and their values. */
  protected entries(node: ts.Expression, known: Known, depth: number): string[][] | null {
    if (depth > DEEPEST) return null
    if (ts.isArrayLiteralExpression(node)) {
      return all(node.elements.map((one) => this.entry([one], known, depth)))
    }
    const declared = ts.isIdentifier(node) ? this.symbolOf(node)?.valueDeclaration : undefined
    const constant = declared ? unwrapped(initializerOf(declared)) : null
    if (constant) return this.entries(constant, known, depth + 1)
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null
    const { expression: owner, name } = node.expression
    const [given] = node.arguments
    if (!given) return null
    if (name.text === 'map') return this.mapped(owner, given, known, depth)
    const object = owner.getText() === 'Object' ? this.objectOf(given, known) : null
    const properties = object?.properties.map((one) =>
      ts.isPropertyAssignment(one) ? this.pair(one, known, depth) : null
    )
    const pairs = properties && all(properties)
    if (!pairs || name.text === 'entries') return pairs ?? null
    const at = ['keys', 'values'].indexOf(name.text)
    return at < 0 ? null : pairs.map((pair) => [pair[at]!])
  }

  protected mapped(list: ts.Expression, by: ts.Expression, known: Known, depth: number) {
    const body = ts.isArrowFunction(by) && bodyOf(by)
    const parameter = ts.isArrowFunction(by) && by.parameters[0]?.name
    if (!body || !parameter) return null
    const names = ts.isArrayBindingPattern(parameter)
      ? parameter.elements.map((one) => (ts.isBindingElement(one) ? one.name : null))
      : [parameter]
    const entries = this.entries(list, known, depth + 1)
    return all(
      entries?.map((entry) => {
        const inside = new Map(known)
        for (const [at, name] of names.entries()) {
          const symbol = name && this.symbolOf(name)
          if (symbol) inside.set(symbol, entry[at]!)
        }
        return this.entry([body], inside, depth)
      }) ?? [null]
    )
  }

  protected pair({ name, initializer }: ts.PropertyAssignment, known: Known, depth: number) {
    const key = ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : null
    const value = this.text(initializer, known, depth + 1)
    return key === null || value === null ? null : [key, value]
  }

  protected entry(nodes: ts.Expression[], known: Known, depth: number): string[] | null {
    return all(nodes.map((node) => this.text(node, known, depth + 1)))
  }

  /** The constant object that a name stands for. */
  protected objectOf(node: ts.Expression, known: Known): ts.ObjectLiteralExpression | null {
    const symbol = this.symbolOf(node)
    const value = symbol && known.get(symbol)
    if (value && typeof value !== 'string') return value
    const declared = symbol?.valueDeclaration
    const constant = declared ? unwrapped(initializerOf(declared)) : null
    return constant && ts.isObjectLiteralExpression(constant) ? constant : null
  }

  /** A parameter has what the calls in its own file give; nobody else may call the function. */
  protected givenTo(parameter: ts.ParameterDeclaration, depth: number): string | null {
    const owner = parameter.parent
    const name = nameOf(owner)
    if (!name || isExported(owner)) return null
    const calls = this.callsOf(name)
    const call = calls?.[this.choices.of(owner, calls.length)]
    const given =
      call && (call.arguments[owner.parameters.indexOf(parameter)] ?? parameter.initializer)
    return given ? this.text(given, NOTHING, depth + 1) : null
  }

  /** Every call of a function in its file; null where it is handed on as a value. */
  protected callsOf(name: ts.Identifier): ts.CallExpression[] | null {
    const target = this.symbolOf(name)
    const calls: ts.CallExpression[] = []
    let isHandedOn = false
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && node !== name && this.symbolOf(node) === target) {
        const { parent } = node
        if (ts.isCallExpression(parent) && parent.expression === node) calls.push(parent)
        else isHandedOn = true
      }
      ts.forEachChild(node, visit)
    }
    visit(name.getSourceFile())
    return isHandedOn || calls.length === 0 ? null : calls
  }

  /** One of the values of a constant list or object. */
  protected oneOf(key: object, node: ts.Expression, depth: number): string | null {
    const declared = this.symbolOf(node)?.valueDeclaration
    const list = unwrapped(declared ? initializerOf(declared) : node)
    const values = list && valuesOf(list)
    if (!values || values.length === 0) return null
    return this.text(values[this.choices.of(key, values.length)]!, NOTHING, depth + 1)
  }

  protected symbolOf(node: ts.Node): ts.Symbol | undefined {
    const symbol = this.checker.getSymbolAtLocation(node)
    const isAlias = symbol && symbol.flags & ts.SymbolFlags.Alias
    return isAlias ? this.checker.getAliasedSymbol(symbol) : symbol
  }
}

/** All of them, or nothing where one is not known. */
const all = <T>(parts: readonly (T | null)[]): T[] | null =>
  parts.includes(null) ? null : (parts as T[])

const joined = (parts: (string | null)[]) => (parts.includes(null) ? null : parts.join(''))

/** What a name that never changes was declared with. */
function initializerOf(declared: ts.Declaration): ts.Expression | null {
  const isConstant =
    (ts.isVariableDeclaration(declared) && declared.parent.flags & ts.NodeFlags.Const) ||
    ts.isPropertyAssignment(declared)
  return isConstant ? ((declared.initializer as ts.Expression | undefined) ?? null) : null
}

function unwrapped(node: ts.Expression | null): ts.Expression | null {
  const isWrapped = node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
  return isWrapped ? unwrapped(node.expression) : node
}

function valuesOf(list: ts.Expression): ts.Expression[] | null {
  if (ts.isArrayLiteralExpression(list)) return [...list.elements]
  if (!ts.isObjectLiteralExpression(list)) return null
  return list.properties.flatMap((one) => (ts.isPropertyAssignment(one) ? [one.initializer] : []))
}

type Made = ts.FunctionDeclaration | ts.ArrowFunction

function functionOf(declared: ts.Declaration): Made | null {
  if (ts.isFunctionDeclaration(declared)) return declared
  const value = initializerOf(declared)
  return value && ts.isArrowFunction(value) ? value : null
}

function bodyOf({ body }: Made): ts.Expression | null {
  if (!body || !ts.isBlock(body)) return body ?? null
  const [only, ...others] = body.statements
  const isPlain = others.length === 0 && only && ts.isReturnStatement(only)
  return isPlain ? (only.expression ?? null) : null
}

function nameOf(owner: ts.SignatureDeclaration): ts.Identifier | null {
  if (ts.isFunctionDeclaration(owner)) return owner.name ?? null
  const holder = owner.parent
  return ts.isVariableDeclaration(holder) && ts.isIdentifier(holder.name) ? holder.name : null
}

function isExported(owner: ts.Node): boolean {
  const statement = ts.isArrowFunction(owner) ? owner.parent.parent.parent : owner
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
}
