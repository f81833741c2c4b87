import type { TickInfo } from './tick_info'

const STATES = {
  en: {
    available: 'available',
    degraded: 'degraded',
    missing: 'missing',
    holiday: 'exchange holiday',
    pending: 'still to build',
    to: 'to',
  },
  de: {
    available: 'vorhanden',
    degraded: 'eingeschränkt',
    missing: 'fehlt',
    holiday: 'Börsenfeiertag',
    pending: 'noch zu erstellen',
    to: 'bis',
  },
}

/** Words for a tick as a page would find them: its days, its state, and the days that stand out. */
export function tickWords(language: 'en' | 'de') {
  const words = STATES[language]
  return ({ from, to, state, missing, degraded }: TickInfo): string => {
    const days = from === to ? slashed(from) : `${slashed(from)} ${words.to} ${slashed(to)}`
    if (from === to) return `${days}, ${words[state]}`
    const exceptions = [
      ...missing.map((day) => `${slashed(day)} ${words.missing}`),
      ...degraded.map((day) => `${slashed(day)} ${words.degraded}`),
    ]
    return [days, ...(exceptions.length ? exceptions : [words[state]])].join(', ')
  }
}

function slashed(day: string): string {
  return day.replaceAll('-', '/')
}
