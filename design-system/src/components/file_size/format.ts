import type { FigureLanguage } from '../money_text'

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB', 'PB']
const LOCALES: Record<FigureLanguage, string> = { en: 'en-GB', de: 'de-DE' }

/** Writes a size in decimal units as the downloads are counted: 284.20 MB, 11.16 GB. Two decimals from a kilobyte on; bytes are whole. */
export function formatFileSize(bytes: number, language: FigureLanguage): string {
  const step = unitOf(bytes)
  const digits = step === 0 ? 0 : 2
  const amount = (bytes / 1000 ** step).toLocaleString(LOCALES[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${amount}\u00a0${UNITS[step]}`
}

/** The unit in which the rounded amount stays below a thousand: 999 996 bytes are 1.00 MB. */
function unitOf(bytes: number): number {
  let step = 0
  while (step < UNITS.length - 1 && Math.round((bytes / 1000 ** step) * 100) / 100 >= 1000) step++
  return step
}
