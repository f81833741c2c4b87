import ts from 'typescript'
import type { SourceProgram } from './source_program.ts'

const OF_REFUSALS = /\.(errors|refused|reasons)\./
const OF_WARNINGS = /\.warnings\./
const SAYS_NO = /refus|fail/i

/** The codes of refusals that stand in a piece of code, of all codes that have a text. */
export class CodesIn {
  readonly #known = new Map<ts.Node, string[]>()
  readonly #codes: ReadonlySet<string>
  readonly #checker: ts.TypeChecker

  constructor(codes: ReadonlySet<string>, { checker }: SourceProgram) {
    this.#codes = new Set([...codes].filter((code) => !OF_WARNINGS.test(code)))
    this.#checker = checker
  }

  of(node: ts.Node): string[] {
    const known = this.#known.get(node)
    if (known) return known
    const found: string[] = []
    const visit = (inner: ts.Node): void => {
      if (ts.isStringLiteralLike(inner) || ts.isTemplateExpression(inner)) {
        found.push(...this.#codesLike(inner))
      }
      ts.forEachChild(inner, visit)
    }
    visit(node)
    this.#known.set(node, found)
    return found
  }

  #codesLike(text: ts.StringLiteralLike | ts.TemplateExpression): string[] {
    const written = ts.isStringLiteralLike(text) ? text.text : null
    if (written !== null && !this.#codes.has(written)) return []
    const codes = written === null ? this.#composed(text as ts.TemplateExpression) : [written]
    return isRefused(text) ? codes : codes.filter((code) => OF_REFUSALS.test(code))
  }

  /** What is put together from parts is any code that it can become. */
  #composed({ head, templateSpans }: ts.TemplateExpression): string[] {
    if (!/^[a-z_]+\./.test(head.text) && head.text !== '') return []
    const parts = templateSpans.map(
      ({ expression, literal }) => this.#partOf(expression) + RegExp.escape(literal.text)
    )
    const isSaid = /[a-z]{3}/.test(
      [head, ...templateSpans.map((one) => one.literal)].map(({ text }) => text).join('')
    )
    if (!isSaid) return []
    const like = new RegExp(`^${RegExp.escape(head.text)}${parts.join('')}$`)
    return [...this.#codes].filter((code) => like.test(code))
  }

  #partOf(expression: ts.Expression): string {
    const type = this.#checker.getTypeAtLocation(expression)
    const kinds = type.isUnion() ? type.types : [type]
    const texts = kinds.flatMap((one) => (one.isStringLiteral() ? [RegExp.escape(one.value)] : []))
    return texts.length === kinds.length ? `(?:${texts.join('|')})` : ANY
  }
}

const ANY = '[a-z_.]+'

/** `refuse('…')`, `{ code: '…' }`: a code of a refusal, whatever it is called. */
function isRefused({ parent }: ts.Node): boolean {
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === 'code'
  return ts.isCallExpression(parent) && SAYS_NO.test(parent.expression.getText())
}
