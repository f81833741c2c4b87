/** Shapes on a 14 px square. Word, shape and colour say the same, so that each alone is enough. */
export type StatusShape =
  | 'dashed_circle'
  | 'circle'
  | 'dotted_circle'
  | 'half_circle'
  | 'check'
  | 'octagon'
  | 'slashed_circle'
  | 'box'
  | 'square'
  | 'padlock'
  | 'clock'
  | 'infinity'
  | 'dash'
  | 'triangle'
  | 'slashed_square'

/** Go is green, wait is brass, bad is crimson, quiet steps back. */
export type StatusTone = 'plain' | 'go' | 'wait' | 'bad' | 'quiet'

export interface StatusLook {
  shape: StatusShape
  tone: StatusTone
}

const LOOKS: Record<string, StatusLook> = {
  new: { shape: 'dashed_circle', tone: 'plain' },
  registered: { shape: 'circle', tone: 'plain' },
  confirmed: { shape: 'dotted_circle', tone: 'plain' },
  processing: { shape: 'half_circle', tone: 'go' },
  completed: { shape: 'check', tone: 'go' },
  failed: { shape: 'octagon', tone: 'bad' },
  rejected: { shape: 'slashed_circle', tone: 'bad' },
  archived: { shape: 'box', tone: 'quiet' },
  locked: { shape: 'padlock', tone: 'wait' },
  upcoming: { shape: 'clock', tone: 'plain' },
  unrestricted: { shape: 'infinity', tone: 'go' },
  active: { shape: 'check', tone: 'go' },
  inactive: { shape: 'dash', tone: 'quiet' },
  non_active: { shape: 'dash', tone: 'quiet' },
  waiting: { shape: 'clock', tone: 'wait' },
  retrying: { shape: 'clock', tone: 'wait' },
  degraded: { shape: 'triangle', tone: 'wait' },
  missing: { shape: 'slashed_square', tone: 'bad' },
  ready: { shape: 'check', tone: 'go' },
  available: { shape: 'check', tone: 'go' },
  succeeded: { shape: 'check', tone: 'go' },
  running: { shape: 'half_circle', tone: 'go' },
  building: { shape: 'half_circle', tone: 'go' },
  preparing: { shape: 'half_circle', tone: 'go' },
  claimed: { shape: 'half_circle', tone: 'wait' },
  stopped: { shape: 'square', tone: 'plain' },
  queued: { shape: 'circle', tone: 'quiet' },
  used: { shape: 'dash', tone: 'quiet' },
  downloaded: { shape: 'dash', tone: 'quiet' },
  expired: { shape: 'dash', tone: 'quiet' },
  reserved: { shape: 'clock', tone: 'plain' },
  booked: { shape: 'check', tone: 'go' },
  released: { shape: 'dash', tone: 'quiet' },
}

/** The names for which a look is drawn, in lower case with underscores. */
export const KNOWN_STATUSES: readonly string[] = Object.keys(LOOKS)

/** The look of a status, whatever its case and separators; unknown ones get a plain circle. */
export function statusLook(status: string): StatusLook {
  const name = status
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  return LOOKS[name] ?? { shape: 'circle', tone: 'plain' }
}
