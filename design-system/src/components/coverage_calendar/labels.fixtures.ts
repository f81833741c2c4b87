import type { DayCounts } from '../coverage_ribbon'
import type { CalendarDay } from './calendar_month'
import type { CalendarLabels, DaySelection } from './calendar_props'

const MONTHS = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
}

const CONDITIONS = {
  en: {
    available: 'available',
    degraded: 'degraded, delivered with gaps',
    missing: 'missing, not charged',
    holiday: 'exchange holiday',
    weekend: 'weekend',
    outside: 'outside the coverage',
    pending: 'not yet published',
  },
  de: {
    available: 'vorhanden',
    degraded: 'eingeschränkt, wird mit Lücken geliefert',
    missing: 'fehlt, wird nicht berechnet',
    holiday: 'Börsenfeiertag',
    weekend: 'Wochenende',
    outside: 'außerhalb der verfügbaren Zeit',
    pending: 'noch nicht veröffentlicht',
  },
}

export const EN: CalendarLabels = {
  grid: 'trading days. Drag across days to choose a range, or press a first and a last day. Arrow keys move, Shift extends.',
  months: MONTHS.en.split(' '),
  monthsShort: MONTHS.en.split(' ').map((name) => name.slice(0, 3)),
  weekdaysNarrow: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chooseEnd: (first) => `First day ${slashed(first)}. Now choose the last day.`,
}

export const DE: CalendarLabels = {
  grid: 'Handelstage. Ziehen Sie über die Tage oder wählen Sie einen ersten und einen letzten Tag. Die Pfeiltasten bewegen, die Umschalttaste erweitert.',
  months: MONTHS.de.split(' '),
  monthsShort: MONTHS.de.split(' ').map((name) => name.slice(0, 3)),
  weekdaysNarrow: ['M', 'D', 'M', 'D', 'F', 'S', 'S'],
  previousYear: 'Voriges Jahr',
  nextYear: 'Nächstes Jahr',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  chooseEnd: (first) => `Erster Tag ${slashed(first)}. Wählen Sie nun den letzten Tag.`,
}

export function describeDay(language: 'en' | 'de') {
  const months = MONTHS[language].split(' ')
  const point = language === 'de' ? '.' : ''
  const owned = language === 'de' ? ', haben Sie schon' : ', you have it already'
  return ({ date, month, year, condition, isPending, isOwned }: CalendarDay) =>
    `${date}${point} ${months[month - 1]} ${year}, ${CONDITIONS[language][isPending ? 'pending' : condition]}${isOwned ? owned : ''}`
}

export function describeSelection(language: 'en' | 'de') {
  return ({ from, to }: DaySelection, { counted, missing }: DayCounts) =>
    language === 'de'
      ? `${counted} Handelstage, ${slashed(from)} bis ${slashed(to)}; fehlende, nicht berechnete Tage: ${missing}.`
      : `${counted} trading days, ${slashed(from)} to ${slashed(to)}; ${missing} missing, not charged.`
}

function slashed(day: string): string {
  return day.replaceAll('-', '/')
}
