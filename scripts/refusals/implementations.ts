import ts from 'typescript'
import { isOwn, type SourceProgram } from './source_program.ts'

/** What is called behind a member of an interface, a type or a class: functions that are given for it. */
export class Implementations {
  readonly #by = new Map<ts.Declaration, Set<ts.Declaration>>()
  readonly #checker: ts.TypeChecker

  constructor({ checker, files }: SourceProgram) {
    this.#checker = checker
    const visit = (node: ts.Node): void => {
      if (ts.isClassLike(node)) this.#readClass(node)
      if (ts.isObjectLiteralExpression(node)) this.#readObject(node)
      ts.forEachChild(node, visit)
    }
    files.forEach(visit)
  }

  of(declared: ts.Declaration): Iterable<ts.Declaration> {
    return this.#by.get(declared) ?? []
  }

  #readClass(own: ts.ClassLikeDeclaration) {
    for (const type of (own.heritageClauses ?? []).flatMap((clause) => [...clause.types])) {
      this.#readMembers(own.members, this.#checker.getTypeAtLocation(type))
    }
  }

  #readObject(own: ts.ObjectLiteralExpression) {
    const asked = this.#checker.getContextualType(own)
    if (asked) this.#readMembers(own.properties, asked)
  }

  #readMembers(members: Iterable<ts.NamedDeclaration>, asked: ts.Type) {
    for (const member of members) {
      const name = member.name && nameOf(member.name)
      const property = name ? asked.getProperty(name) : undefined
      for (const declared of property?.declarations ?? []) {
        if (isOwn(declared.getSourceFile()) && this.#isGiven(member)) this.#add(declared, member)
      }
    }
  }

  /** A function, or a reason that is told in advance; other values are put together by somebody who is reached himself. */
  #isGiven(member: ts.NamedDeclaration): boolean {
    if (ts.isPropertyAssignment(member) && ts.isStringLiteral(member.initializer)) {
      return member.name.getText() !== 'code'
    }
    return this.#checker.getTypeAtLocation(member).getCallSignatures().length > 0
  }

  #add(declared: ts.Declaration, member: ts.Declaration) {
    const known = this.#by.get(declared)
    if (known) known.add(member)
    else this.#by.set(declared, new Set([member]))
  }
}

const nameOf = (name: ts.Node): string | null =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : null
