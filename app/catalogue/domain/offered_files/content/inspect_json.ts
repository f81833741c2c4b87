import type { Chunks, Problem } from '#catalogue/domain/offered_files/content/problem'

/** Whether it is one whole value. */
export async function inspectJson(chunks: Chunks): Promise<Problem | null> {
  const parts: Buffer[] = []
  for await (const chunk of chunks) parts.push(chunk)
  const text = Buffer.concat(parts)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
  if (text.trim() === '') return 'empty'
  if (!/^\s*[[{]/.test(text)) return 'other_content'
  try {
    JSON.parse(text)
    return null
  } catch {
    return 'broken'
  }
}
