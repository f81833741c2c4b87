/** Lines of a source file, and those of them that are comment and nothing else. */
export type LineCount = { lines: number; comments: number }

const BEGINS = /^(\/\/|\/\*|\{\/\*)/

export function countLines(text: string): LineCount {
  const lines = text.replace(/\n$/, '').split('\n')
  let [comments, isInside] = [0, false]
  for (const line of lines.map((one) => one.trim())) {
    if (!isInside && !BEGINS.test(line)) continue
    comments += 1
    isInside = !line.includes('*/') && (isInside || !line.startsWith('//'))
  }
  return { lines: lines.length, comments }
}

/** The value that a share of all values lies at or below. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * share)]!
