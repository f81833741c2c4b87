import type { FigureLanguage } from '../money_text'
import { formatFileSize } from './format'

interface FileSizeProps {
  /** Null while the file is not built. */
  bytes: number | null
  language: FigureLanguage
  /** Words for a size nobody knows yet, "not known yet". */
  unknownLabel: string
}

/** The size of a file in tabular digits, or the quiet words that it is not known yet. */
export function FileSize({ bytes, language, unknownLabel }: FileSizeProps) {
  if (bytes === null) return <span className="text-subtle">{unknownLabel}</span>
  return <span className="whitespace-nowrap tabular-nums">{formatFileSize(bytes, language)}</span>
}
