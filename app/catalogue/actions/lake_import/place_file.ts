import { CalendarDay } from '#shared/domain/calendar_day'
import type { NameReader } from '#catalogue/domain/file_pattern'
import type { SourceFile } from '#catalogue/actions/lake_import/sources'
import type { Unplaced } from '#catalogue/domain/unplaced'

export type PlacedFile = SourceFile & { day: CalendarDay; part: number }

export type CalendarYears = { firstYear: number; lastYear: number }

/** Notices when two files claim the same place. */
export class FilePlacer {
  #taken = new Set<number>()

  constructor(
    private readName: NameReader,
    private years: CalendarYears,
    private today = CalendarDay.today()
  ) {}

  place(file: SourceFile): PlacedFile | Unplaced {
    const left = (reason: Unplaced['reason']) => ({ path: file.path, reason })
    const found = this.readName(file.name)
    if (!found) return left('name')
    if (found === 'no_such_day') return left('no_such_day')
    const { day, part } = found
    if (day.epochDay > this.today.epochDay) return left('future')
    const { firstYear, lastYear } = this.years
    if (day.year < firstYear || day.year > lastYear) return left('outside_calendar')
    const place = placeOf(day, part)
    if (this.#taken.has(place)) return left('taken')
    this.#taken.add(place)
    return { ...file, ...found }
  }

  knows(day: CalendarDay, part: number): boolean {
    return this.#taken.has(placeOf(day, part))
  }
}

const placeOf = (day: CalendarDay, part: number) => day.epochDay * 10_000 + part
