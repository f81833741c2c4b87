import type { CalendarDay } from '#shared/domain/calendar_day'
import type { NameReader } from '#catalogue/domain/file_pattern'
import type { SourceFile } from '#catalogue/actions/lake_import/sources'

export type PlacedFile = SourceFile & { day: CalendarDay; part: number }
export type UnplacedReason = 'name' | 'taken' | 'empty'
export type Unplaced = { path: string; reason: UnplacedReason }

/** Finds day and part of each file and notices when two files claim the same place. */
export class FilePlacer {
  #taken = new Set<number>()

  constructor(private readName: NameReader) {}

  place(file: SourceFile): PlacedFile | Unplaced {
    const found = this.readName(file.name)
    if (!found) return { path: file.path, reason: 'name' }
    const place = found.day.epochDay * 10_000 + found.part
    if (this.#taken.has(place)) return { path: file.path, reason: 'taken' }
    this.#taken.add(place)
    return { ...file, ...found }
  }
}

export const isUnplaced = (file: PlacedFile | Unplaced): file is Unplaced => 'reason' in file
