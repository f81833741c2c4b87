const UNITS = ['B', 'kB', 'MB', 'GB', 'TB']
const STEP = 1000

const formats = {
  en: new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  de: new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
}

/** A number of bytes in decimal units: "1.25 MB" in English, "1,25 MB" in German. */
export function formatBytes(bytes: number, locale: 'en' | 'de'): string {
  let [value, unit] = [bytes, 0]
  while (Math.round(value * 100) >= STEP * 100 && unit < UNITS.length - 1) {
    ;[value, unit] = [value / STEP, unit + 1]
  }
  return `${unit === 0 ? bytes : formats[locale].format(value)}\u00a0${UNITS[unit]}`
}
