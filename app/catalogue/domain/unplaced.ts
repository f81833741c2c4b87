export type UnplacedReason =
  | 'name'
  | 'no_such_day'
  | 'future'
  | 'outside_calendar'
  | 'taken'
  | 'empty'
  | 'unreadable'
  | 'unreadable_folder'
  | 'link'
  | 'broken_link'
  | 'special'

export type Unplaced = { path: string; reason: UnplacedReason }

/** Tells what was left out from what was found. */
export const isUnplaced = (one: object): one is Unplaced => 'reason' in one
