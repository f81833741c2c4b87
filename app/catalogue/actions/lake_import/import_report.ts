import type { ImportReport } from '#catalogue/actions/import_lake_files'
import type { UnplacedReason } from '#catalogue/domain/unplaced'

export const REASONS: Record<UnplacedReason, string> = {
  name: 'the pattern does not describe this name',
  no_such_day: 'there is no such day',
  future: 'the day is after today',
  outside_calendar: 'the day is outside the years of the trading calendar',
  taken: 'another file has this day and part',
  empty: 'empty file',
  unreadable: 'cannot be read',
  unreadable_folder: 'this folder cannot be read',
  link: 'symbolic link, not followed',
  broken_link: 'symbolic link that leads nowhere',
  special: 'neither a file nor a folder',
}

/** How an import ended; a name that the pattern does not describe is a choice, not an omission. */
export function exitCodeOf({ added, changed, unchanged, unplaced }: ImportReport): 0 | 1 | 2 {
  if (added + changed + unchanged === 0) return 1
  return unplaced.some(({ reason }) => reason !== 'name') ? 2 : 0
}
