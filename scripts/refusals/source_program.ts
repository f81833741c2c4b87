import { join, relative } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../../bin/support/paths.ts'

/** The sources of the shop, with a checker that knows where each name comes from. */
export class SourceProgram {
  readonly checker: ts.TypeChecker
  readonly files: ts.SourceFile[]

  constructor() {
    const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) =>
      ts.sys.readFile(path)
    )
    const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT)
    const own = fileNames.filter((path) => /^(app|start)\//.test(relative(ROOT, path)))
    const program = ts.createProgram(own, { ...options, noEmit: true })
    this.checker = program.getTypeChecker()
    this.files = program.getSourceFiles().filter((file) => isOwn(file))
  }

  fileAt(path: string): ts.SourceFile | undefined {
    return this.files.find(({ fileName }) => fileName === join(ROOT, path))
  }

  /** What a name is, wherever it was imported from. */
  symbolOf(node: ts.Node): ts.Symbol | undefined {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? this.checker.getShorthandAssignmentValueSymbol(node.parent)
      : this.checker.getSymbolAtLocation(node)
    return symbol && symbol.flags & ts.SymbolFlags.Alias
      ? this.checker.getAliasedSymbol(symbol)
      : symbol
  }
}

/** Work in the background answers nobody. */
export const isOwn = ({ fileName }: ts.SourceFile): boolean =>
  /^(app|start)\//.test(relative(ROOT, fileName)) && !/\/jobs\//.test(fileName)
