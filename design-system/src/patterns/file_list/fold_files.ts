/** Files that are read together: those that are ready, those that wait. */
export interface FileGroup<File> {
  id: string
  files: readonly File[]
  /** How many stand open; the rest is folded. */
  shown?: number
}

export interface FoldedGroup<File> {
  id: string
  visible: readonly File[]
  hidden: number
}

/** Fewer than this many are shown at once: a line to unfold them would be no shorter. */
const NOT_WORTH_FOLDING = 3

/** Splits a group into what is shown and how many files the fold hides. */
export function foldFiles<File>(group: FileGroup<File>, open: boolean): FoldedGroup<File> {
  const { id, files, shown = files.length } = group
  const hidden = files.length - shown
  if (open || hidden < NOT_WORTH_FOLDING) return { id, visible: files, hidden: 0 }
  return { id, visible: files.slice(0, shown), hidden }
}
