/** Ten codes take some hundred bytes; what is far larger is another file. */
const MOST_BYTES = 64 * 1024

export type CodeFile =
  | { ok: true; text: string; count: number }
  | { ok: false; why: 'wrong_file' | 'too_large' | 'no_text' }

/** The codes of a .csv or .txt file, read in the browser: one a line, without its head and other columns. */
export async function readCodeFile(file: File): Promise<CodeFile> {
  if (!/\.(csv|txt)$/i.test(file.name)) return { ok: false, why: 'wrong_file' }
  if (file.size > MOST_BYTES) return { ok: false, why: 'too_large' }
  const text = decoded(await file.arrayBuffer())
  if (text === null) return { ok: false, why: 'no_text' }
  const codes = text.split(/[\r\n]+/).flatMap(codesOfLine)
  return { ok: true, text: codes.join('\n'), count: codes.length }
}

function decoded(bytes: ArrayBuffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // eslint-disable-next-line no-control-regex -- signs that no text has tell a file of another kind
    return /[\u0000-\u0008\u000e-\u001f]/.test(text) ? null : text
  } catch {
    return null
  }
}

const HEAD = /^(isins?|common[ _-]?codes?|codes?|name|wertpapiere?|securit(y|ies))$/i
const LIKE_CODE = /^([a-z]{2}[a-z0-9 ]{9,}\d|\d{1,9})$/i

/** A table has one code a line beside other cells; a plain list has nothing else. */
function codesOfLine(line: string): string[] {
  const cells = line
    .split(/[,;\t]/)
    .map((cell) => cell.trim().replaceAll(/^"|"$/g, ''))
    .filter((cell) => cell !== '' && !HEAD.test(cell))
  const codes = cells.filter((cell) => LIKE_CODE.test(cell))
  return codes.length > 0 ? codes : cells
}
