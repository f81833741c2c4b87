import type ts from 'typescript'
import type { SourceProgram } from './source_program.ts'

/** What stands around every call: guards of the router, what `callsOf` puts before a call, and errors. */
const WHOLE = [
  'app/shared/http/api_description/calls.ts',
  'app/shared/http/error_codes.ts',
  'app/shared/http/exception_handler.ts',
  'app/shared/http/throttle.ts',
]

export function commonStarts(program: SourceProgram): ts.Node[] {
  const files = WHOLE.map((path) => fileAt(program, path))
  return [...files, ...fileAt(program, 'start/kernel.ts').statements.filter(isOfRouter)]
}

function fileAt(program: SourceProgram, path: string): ts.SourceFile {
  const file = program.fileAt(path)
  if (!file) throw new Error(`${path} is gone: say where guards of every call stand now`)
  return file
}

const isOfRouter = (statement: ts.Statement): boolean =>
  /^[^(]*\brouter\.(use|named)\(/.test(statement.getText())
