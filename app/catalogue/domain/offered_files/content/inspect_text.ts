import type { Chunks, Problem } from '#catalogue/domain/offered_files/content/problem'

const [FIRST, LAST] = [String.fromCharCode(0), String.fromCharCode(8)]

/** Signs that no text holds. */
const OF_PROGRAMS = new RegExp(`[${FIRST}-${LAST}]`)

/** Whether it is text in UTF-8 from end to end, and more than white space. */
export async function inspectText(chunks: Chunks): Promise<Problem | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isBlank = true
  for await (const chunk of chunks) {
    const text = decoded(decoder, chunk)
    if (text === null || OF_PROGRAMS.test(text)) return 'no_text'
    isBlank &&= text.trim() === ''
  }
  if (decoded(decoder) === null) return 'no_text'
  return isBlank ? 'empty' : null
}

/** Null where the bytes mean nothing; without any the end of the text. */
function decoded(decoder: TextDecoder, chunk?: Buffer): string | null {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
  } catch {
    return null
  }
}
